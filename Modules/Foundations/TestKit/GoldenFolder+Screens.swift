public import Terminal
public import Testing

extension ShellStage {
    /// The sizes at which screens are compared: a common terminal, and a small one.
    public static let sizes = [Size(columns: 80, rows: 24), Size(columns: 40, rows: 12)]
}

extension GoldenFolder {
    /// The files of the screens of those names, in both languages and all sizes.
    public static func screens(_ names: [String]) -> [String] {
        names.flatMap { name in
            Language.allCases.flatMap { language in
                ShellStage.sizes.map { screen("screen-" + name, language, $0) }
            }
        }
    }

    /// Compares what the shell shows, text and roles, with `screen-<name>-<language>-<columns>x<rows>.txt`:
    /// language and size are those with which it was opened. Throws as `expect`.
    public func expectScreen(
        _ name: String, _ stage: ShellStage, prefix: String = "screen-",
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let frame = stage.shell.frame()
        try expect(
            frame.text + "\n" + frame.roles, Self.screen(prefix + name, stage.language, stage.size),
            sourceLocation: sourceLocation)
    }

    private static func screen(_ name: String, _ language: Language, _ size: Size) -> String {
        "\(name)-\(language)-\(size.columns)x\(size.rows).txt"
    }
}
