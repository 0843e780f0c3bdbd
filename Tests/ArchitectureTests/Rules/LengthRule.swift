/// Rule 4: files, functions and lines stay short enough to be read at once. Of fakes and templates, which are
/// emitted, only the lines have a limit.
enum LengthRule {
    static let name = "length"
    static let functionLimit = 40
    static let lineLimit = 110

    /// The package's description cannot be divided: the package manager reads one file.
    static func fileLimit(_ path: String) -> Int {
        path == "Package.swift" ? 600 : path.hasPrefix("Tests/") ? 400 : 300
    }

    static func check(_ tree: SourceTree, allowances: [Allowance] = Allowance.lengths) -> [Violation] {
        let findings = tree.swiftFiles.flatMap { file in
            let isEmitted = Fake.isEmitted(file.path, in: tree) || TemplateFolder.isEmitted(file.path)
            let parts = isEmitted ? [] : longFile(file) + longFunctions(file)
            return parts + longLines(file)
        }
        return Allowance.settle(findings, allowances, rule: name)
    }

    private static func longFile(_ file: SwiftFile) -> [Finding] {
        let limit = fileLimit(file.path)
        guard file.lineCount > limit else { return [] }
        let message =
            "The file has \(file.lineCount) lines, the limit is \(limit): give a topic its own file."
        return [finding(file, line: limit + 1, "file", file.lineCount, message)]
    }

    private static func longFunctions(_ file: SwiftFile) -> [Finding] {
        Functions.all(in: file).filter { $0.lineCount > functionLimit }.map { function in
            finding(
                file, line: function.line, function.name, function.lineCount,
                "`\(function.name)` has \(function.lineCount) lines, the limit is \(functionLimit): "
                    + "give its steps names of their own.")
        }
    }

    private static func longLines(_ file: SwiftFile) -> [Finding] {
        file.lines.enumerated().filter { $0.element.utf8.count > lineLimit && $0.element.count > lineLimit }
            .map {
                finding(
                    file, line: $0.offset + 1, "lines", 1,
                    "The line has \($0.element.count) columns, the limit is \(lineLimit): break it.")
            }
    }

    private static func finding(
        _ file: SwiftFile, line: Int, _ subject: String, _ amount: Int, _ message: String
    )
        -> Finding
    {
        let violation = Violation(file: file.path, line: line, rule: name, message: message)
        return Finding(violation: violation, subject: subject, amount: amount)
    }
}
