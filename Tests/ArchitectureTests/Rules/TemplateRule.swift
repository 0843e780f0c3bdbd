/// Templates of pages write each value in its safe form, and have neither scripts nor styles: what a member
/// writes never becomes code. What is compiled in, `EmittedTemplates.swift`, says what they say.
enum TemplateRule {
    static let name = "templates"

    static func check(_ tree: SourceTree) -> [Violation] {
        TemplateFolder.all(in: tree).flatMap { folder in
            stale(folder, tree)
                + folder.files.sorted { $0.key < $1.key }.flatMap { name, text in
                    faults(in: text, of: "\(folder.target)/Templates/\(name)")
                }
        }
    }

    private static func stale(_ folder: TemplateFolder, _ tree: SourceTree) -> [Violation] {
        if tree.texts[folder.path] == folder.text { return [] }
        return [violation(folder.path, 1, "It does not say what Templates say: run Scripts/templates.")]
    }

    private static func faults(in text: String, of path: String) -> [Violation] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().flatMap { offset, line in
            reasons(against: line, isStylesheet: path.hasSuffix(".css")).map {
                violation(path, offset + 1, $0)
            }
        }
    }

    /// What has no place in a template, with the reason and the way out.
    private static let refused = [
        ("{{{", "writes a value as it is: write {{name}}."),
        ("{{&", "writes a value as it is: write {{name}}."),
        ("{{%", "changes what makes values safe: leave it out."),
        ("{{=", "changes the marks of tags: leave it out."),
        ("<script", "is refused by the security policy: a page has no scripts."),
        ("<style", "is refused by the security policy: write into style.css."),
        (" style=", "is refused by the security policy: write into style.css."),
    ]

    private static func reasons(against line: Substring, isStylesheet: Bool) -> [String] {
        if isStylesheet { return line.contains("{{") ? ["`{{`: a stylesheet is no template."] : [] }
        let found = refused.filter { line.contains($0.0) }.map { "`\($0.0)` \($0.1)" }
        let events = line.split { $0 == " " || $0 == "<" }.compactMap { word -> String? in
            let name = word.prefix { $0.isLetter }
            guard name.hasPrefix("on"), word.dropFirst(name.count).hasPrefix("=") else { return nil }
            return "`\(name)=` is refused by the security policy: a page has no scripts."
        }
        return found + events
    }

    private static func violation(_ file: String, _ line: Int, _ message: String) -> Violation {
        Violation(file: file, line: line, rule: name, message: message)
    }
}
