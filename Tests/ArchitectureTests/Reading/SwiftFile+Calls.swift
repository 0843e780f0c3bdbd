/// One argument of a call, or one element of a literal, as it is written.
struct Argument {
    /// What stands before its colon; nil if nothing does.
    let label: String?
    /// Its tokens without the label.
    let range: Range<Int>
}

/// A call `function(first, label: second)`.
struct Call {
    let function: String
    /// Of the token that is the function's name.
    let index: Int
    let arguments: [Argument]

    /// The arguments without a label.
    var unlabelled: [Range<Int>] { arguments.filter { $0.label == nil }.map(\.range) }

    /// The arguments with a label.
    var labelled: [String: Range<Int>] {
        arguments.reduce(into: [:]) { found, argument in
            if let label = argument.label { found[label] = argument.range }
        }
    }
}

extension SwiftFile {
    /// The calls of functions with these names in a part of the file; declarations are none.
    func calls(of names: Set<String>, in range: Range<Int>? = nil) -> [Call] {
        (range ?? tokens.indices).compactMap { index in
            let token = tokens[index]
            guard token.kind == .word, names.contains(token.text),
                tokens[safe: index + 1]?.isSymbol("(") == true,
                tokens[safe: index - 1]?.isWord("func") != true
            else { return nil }
            return Call(function: token.text, index: index, arguments: arguments(at: index + 1))
        }
    }

    /// What stands between the bracket at `open` and its end, divided at commas.
    func arguments(at open: Int) -> [Argument] {
        guard let end = closing(at: open) else { return [] }
        var arguments: [Argument] = []
        var (start, index) = (open + 1, open + 1)
        while index <= end {
            if index == end || tokens[index].isSymbol(",") {
                if start < index { arguments.append(argument(start..<index)) }
                start = index + 1
            }
            index = index == end ? end + 1 : self.index(after: index)
        }
        return arguments
    }

    /// The index behind a token, or behind the bracket that it opens.
    func index(after index: Int) -> Int {
        tokens[index].kind == .symbol ? (closing(at: index) ?? index) + 1 : index + 1
    }

    /// The text of a string literal without interpolated code; nil for any other token.
    func literal(at index: Int) -> String? {
        guard let token = tokens[safe: index], token.kind == .string, !token.isInterpolated else {
            return nil
        }
        return token.text
    }

    /// The literals in a range.
    func literals(in range: Range<Int>) -> [String] { range.compactMap(literal) }

    /// The tokens between the braces of a function; nil if the file declares none of that name.
    func body(of function: String) -> Range<Int>? {
        guard let index = tokens.indices.first(where: { matches(["func", function, "("], at: $0) }),
            let parameters = closing(at: index + 2),
            let brace = tokens[parameters...].firstIndex(where: { $0.isSymbol("{") }),
            let end = closing(at: brace)
        else { return nil }
        return (brace + 1)..<end
    }

    private func argument(_ range: Range<Int>) -> Argument {
        let first = tokens[range.lowerBound]
        guard first.kind != .symbol, range.count > 2, tokens[range.lowerBound + 1].isSymbol(":") else {
            return Argument(label: nil, range: range)
        }
        return Argument(label: first.text, range: (range.lowerBound + 2)..<range.upperBound)
    }
}
