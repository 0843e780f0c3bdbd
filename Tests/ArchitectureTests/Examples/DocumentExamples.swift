extension Example {
    private static let rule = DocumentRule.name
    private static let guide = "Docs/how-to/add-a-ride.md"

    static let documents: [Example] = [
        .broken(
            rule, "a long README",
            says: "README.md:1: [documents] The document has 7169 bytes, the limit is 7168",
            ["README.md": filled(7169)]),
        .broken(
            rule, "a long ARCHITECTURE", says: "has 14337 bytes, the limit is 14336",
            ["ARCHITECTURE.md": filled(14337)]),
        .broken(
            rule, "a wide line", says: "\(guide):2: [documents] The line has 121 columns, the limit is 120",
            [guide: "# Add a ride\n" + String(repeating: "마", count: 121)]),
        .broken(
            rule, "a wide row in a document that is read first", says: "ARCHITECTURE.md:1:",
            ["ARCHITECTURE.md": "| " + String(repeating: "a", count: 120)]),
        .broken(
            rule, "a link to nothing", says: "\(guide):1: [documents] There is no Docs/rides.md",
            [guide: "[rides](../rides.md)", "Docs/how-to/rides.md": ""]),
        .broken(
            rule, "a link to a section that is not there",
            says: "README.md:1: [documents] Docs/rides.md has no heading `join`",
            ["README.md": "[join](Docs/rides.md#join)", "Docs/rides.md": "```\n# join\n```\n## Joining\n"]),
        .broken(
            rule, "a link to a section of the same document", says: "README.md has no heading `join`",
            ["README.md": "# Rides\nSee [below](#join).\n"]),
        .kept(
            rule, "documents at their limits, and links that lead somewhere",
            [
                "README.md": filled(7168), "ARCHITECTURE.md": filled(14336),
                guide: String(repeating: "마", count: 120) + "\n| "
                    + String(repeating: "a", count: 200) + "\n",
                "Docs/rides.md": "[a](how-to/add-a-ride.md), [b](../README.md), [c](how-to), [d](#join--가입)\n"
                    + "[e](https://example.org/f.md), [g](./rides.md#join--가입)\n## Join · 가입\n"
                    + "```\n[h](nowhere.md)\n```\n" + String(repeating: "a", count: 121),
            ]),
    ]

    /// Lines of so many bytes altogether.
    private static func filled(_ bytes: Int) -> String {
        String(
            String(repeating: String(repeating: "a", count: 79) + "\n", count: bytes / 80 + 1).prefix(bytes))
    }
}
