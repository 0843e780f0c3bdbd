extension FakeRequirement {
    /// Reads the requirement whose keyword is the first of these tokens.
    ///
    /// Throws if a closure cannot stand for it: it is generic, static or mutating, or a stub has no way to
    /// refuse because it does not throw a typed error.
    init(_ tokens: ArraySlice<Token>, modifiers: ArraySlice<Token>, in file: SwiftFile) throws(FakeRefusal) {
        let source = Source(file: file, tokens: tokens)
        guard !modifiers.contains(where: { $0.isWord("static") || $0.isWord("mutating") }) else {
            throw source.refusal("is static or mutating, and no closure is: declare it otherwise.")
        }
        switch source.keyword {
        case "var": try self.init(property: source)
        case "func": try self.init(function: source)
        default: throw source.refusal("is no function, and a fake has nothing else: make it one.")
        }
    }

    private init(property source: Source) throws(FakeRefusal) {
        let rest = source.rest
        guard let brace = rest.firstIndex(where: { $0.isSymbol("{") }),
            rest[brace...].map(\.text) == ["{", "get", "}"]
        else { throw source.refusal("is not `{ get }`: make it a function.") }
        self.init(
            name: source.name, parameters: nil, effects: "", error: "",
            type: TypeText.joined(rest[..<brace].dropFirst()), file: source.file.path, line: source.line)
    }

    private init(function source: Source) throws(FakeRefusal) {
        let rest = source.rest
        guard let close = source.file.closing(at: rest.startIndex), rest[rest.startIndex].isSymbol("("),
            !rest.contains(where: { $0.isWord("some") || $0.isWord("where") })
        else { throw source.refusal("is generic, and a closure cannot be: take an `any`.") }
        let behind = rest[(close + 1)...]
        let arrow = TypeText.arrow(in: behind)
        let effects = behind[..<(arrow ?? behind.endIndex)]
        guard let opening = effects.firstIndex(where: { $0.isSymbol("(") }) else {
            throw source.refusal("throws no error of a type, so a stub cannot refuse: name the error.")
        }
        self.init(
            name: source.name,
            parameters: TypeText.divided(rest[..<close].dropFirst()).map(Parameter.init),
            effects: TypeText.joined(effects),
            error: TypeText.joined(effects[opening...].dropFirst().dropLast()),
            type: arrow.map { TypeText.joined(behind[$0...].dropFirst(2)) },
            file: source.file.path, line: source.line)
    }
}

extension FakeRequirement.Parameter {
    fileprivate init(_ tokens: ArraySlice<Token>) {
        let colon = tokens.firstIndex { $0.isSymbol(":") } ?? tokens.endIndex
        let names = tokens[..<colon].map(\.text)
        self.init(
            label: names.first ?? "_", name: names.last ?? "_",
            type: TypeText.joined(tokens[colon...].dropFirst()))
    }
}

/// The tokens of a requirement, its keyword first.
private struct Source {
    let file: SwiftFile
    let tokens: ArraySlice<Token>

    var keyword: String { tokens.first?.text ?? "" }
    var name: String { tokens.dropFirst().first?.text ?? "" }
    var rest: ArraySlice<Token> { tokens.dropFirst(2) }
    var line: Int { tokens.first?.line ?? 1 }

    func refusal(_ reason: String) -> FakeRefusal {
        FakeRefusal(file: file.path, line: line, message: "`\(keyword) \(name)` \(reason)")
    }
}
