/// Rule 3: nothing ends the program on a wrong value or silences the compiler, outside a list that may only
/// shrink.
enum UnsafetyRule {
    static let name = "unsafety"

    static func check(_ tree: SourceTree, allowances: [Allowance] = Allowance.unsafety) -> [Violation] {
        let findings = tree.swiftFiles.flatMap { file in
            file.tokens.indices.compactMap { index -> Finding? in
                guard let construct = construct(in: file, at: index) else { return nil }
                let violation = Violation(
                    file: file.path, line: file.tokens[index].line, rule: name,
                    message: "`\(construct)` is not allowed: \(instead[construct] ?? "")")
                return Finding(violation: violation, subject: construct, amount: 1)
            }
        }
        return Allowance.settle(findings, allowances, rule: name)
    }

    private static let instead = [
        "try!": "let the error pass on, typed; in a test, `try`.",
        "as!": "use `as?` and answer nil; better, keep the type.",
        "x!": "bind with `guard let` and throw the domain's error; in a test, `try #require(…)`. "
            + "A type `T!` becomes `T?` or a checked initialiser.",
        "fatalError(": "throw the domain's error, or make the state impossible by types.",
        "preconditionFailure(": "throw the domain's error, or make the state impossible by types.",
        "precondition(": "throw the domain's error, or make the state impossible by types.",
        "abort(": "throw the domain's error; a program ends by returning from its main.",
        "unsafelyUnwrapped": "bind with `guard let` and throw the domain's error.",
        "@unchecked Sendable": "use an actor, a `Mutex`, or a value; the compiler must see that it is safe.",
        "nonisolated(unsafe)": "use an actor, a `Mutex`, or a `let`; the compiler must see that it is safe.",
    ]

    private static func construct(in file: SwiftFile, at index: Int) -> String? {
        let token = file.tokens[index]
        if token.isSymbol("!") { return exclamation(in: file, at: index) }
        guard token.kind == .word else { return nil }
        if ends.contains(token.text), file.matches([token.text, "("], at: index) {
            return isCall(in: file, at: index) ? token.text + "(" : nil
        }
        if file.matches([".", "unsafelyUnwrapped"], at: index - 1) { return token.text }
        if file.matches(["@", "unchecked", "Sendable"], at: index - 1) { return "@unchecked Sendable" }
        return file.matches(["nonisolated", "(", "unsafe", ")"], at: index) ? "nonisolated(unsafe)" : nil
    }

    /// What ends the program.
    private static let ends: Set<String> = ["fatalError", "preconditionFailure", "precondition", "abort"]

    /// A method of our own may be called so: `func abort(` declares it, `copy.abort(` calls it.
    private static func isCall(in file: SwiftFile, at index: Int) -> Bool {
        guard let previous = file.tokens[safe: index - 1] else { return true }
        if previous.isWord("func") { return false }
        guard previous.isSymbol(".") else { return true }
        return ["Swift", "Glibc"].contains(file.tokens[safe: index - 2]?.text)
    }

    /// A `!` that touches the value before it; `!=` and the prefix operator do not.
    private static func exclamation(in file: SwiftFile, at index: Int) -> String? {
        let token = file.tokens[index]
        guard !token.followsBlank, let value = file.tokens[safe: index - 1] else { return nil }
        if let next = file.tokens[safe: index + 1], next.isSymbol("="), !next.followsBlank { return nil }
        switch value.kind {
        case .word where value.text == "try" || value.text == "as": return value.text + "!"
        case .word, .string: return "x!"
        case .symbol: return [")", "]", "}", ">", "?", "!"].contains(value.text) ? "x!" : nil
        }
    }
}
