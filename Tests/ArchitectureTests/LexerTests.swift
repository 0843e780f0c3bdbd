import Testing

/// The lexer below the rules: what is code, and what only talks about code.
@Suite struct LexerTests {
    @Test(arguments: [
        ("let a = b", ["let", "a", "=", "b"]),
        ("a // b\nc", ["a", "c"]),
        ("a /* b /* c */ d */ e", ["a", "e"]),
        ("\"a \\\" b\" c", ["«a \\\" b»", "c"]),
        ("\"a \\(b + \"c \\(d)\") e\" f", ["«a  e»", "b", "+", "«c »", "d", "f"]),
        ("#\"a \\(b) \" c\"# d", ["«a \\(b) \" c»", "d"]),
        ("#\"a \\#(b)\"#", ["«a »", "b"]),
        ("\"\"\"\n  a \"b\" // c\n  \"\"\" d", ["«\n  a \"b\" // c\n  »", "d"]),
        ("#/a \" b/# c", ["«»", "c"]),
        ("`import` 마당", ["`import`", "마당"]),
        ("\"a\nb", ["«a»", "b"]),
        ("a /* b", ["a"]),
    ])
    func splits(_ source: String, into expected: [String]) {
        let tokens = SwiftLexer(source).tokens.map { $0.kind == .string ? "«\($0.text)»" : $0.text }
        #expect(tokens == expected)
    }

    @Test func linesAreCountedThroughEverything() throws {
        let source = "/* a\n */ \"\"\"\n\n\"\"\"\n// b\n/// Says so.\nlet c = 1\n"
        let file = SwiftFile(path: "a.swift", text: source)
        let word = try #require(file.tokens.first { $0.isWord("let") })
        #expect(word.line == 7)
        #expect(file.documentation(above: 7) == " Says so.")
        #expect(file.lineCount == 7)
    }

    @Test func importsAreFoundHoweverTheyAreWritten() {
        let source = """
            import A
            public import B
            @testable import C
            @_spi(X) @preconcurrency internal import D
            import struct E.F
            import G.H
            let `import` = 1; x.import(I)
            """
        #expect(
            ImportRule.imports(of: SwiftFile(path: "a.swift", text: source)).map(\.module) == [
                "A", "B", "C", "D", "E", "G",
            ])
    }
}
