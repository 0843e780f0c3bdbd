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
        return lines.enumerated().flatMap { offset, line -> [Violation] in
            if line == loading, path == layout { return [] }
            return reasons(against: line, in: path).map { violation(path, offset + 1, $0) }
        }
    }

    /// The line by which the layout loads the scripts that a page names, which its policy allows.
    private static let loading = #"<script src="{{.}}" defer></script>"#
    private static let layout = "Modules/Foundations/Web/Templates/layout.mustache"

    /// What has no place in a template, with the reason and the way out.
    private static let refused = [
        ("{{{", "writes a value as it is: write {{name}}."),
        ("{{&", "writes a value as it is: write {{name}}."),
        ("{{%", "changes what makes values safe: leave it out."),
        ("{{=", "changes the marks of tags: leave it out."),
        ("<script", "is refused by the security policy: name the script in the page's reach."),
        ("<style", "is refused by the security policy: write into style.css."),
        (" style=", "is refused by the security policy: write into style.css."),
    ]

    private static func reasons(against line: Substring, in path: String) -> [String] {
        for (ending, kind) in [(".css", "stylesheet"), (".js", "script")] where path.hasSuffix(ending) {
            return line.contains("{{") ? ["`{{`: a \(kind) is no template."] : []
        }
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
