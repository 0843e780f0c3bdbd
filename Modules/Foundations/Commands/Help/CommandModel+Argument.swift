import Terminal
import Wire

extension CommandModel {
    /// An argument, option or flag, as the parser's dump of help tells of it.
    public struct Argument {
        let kind: Kind
        let shouldDisplay: Bool
        let sectionTitle: String?
        let isOptional: Bool
        /// Whether it may stand more than once.
        let isRepeating: Bool
        /// The values that it may have; none where they cannot be listed.
        let values: [String]
        /// How the names of its files end, empty for any, `/` for folders alone; nil for what is no file.
        let endings: [String]?
        private let names: [Name]
        private let valueName: String?
        private let defaultValue: String?
        /// What it is for.
        public let abstract: String?

        enum Kind: String {
            case positional, option, flag
        }

        private struct Name {
            let isLong: Bool
            /// As it is typed: `--keyword`, `-k`.
            let text: String
        }
    }
}

extension CommandModel.Argument {
    /// Nil for what the dump tells in another way.
    init?(_ told: JSON) {
        guard case .object(let told) = told, let kind = told.text("kind").flatMap(Kind.init)
        else { return nil }
        self.kind = kind
        shouldDisplay = told["shouldDisplay"] == .bool(true)
        isOptional = told["isOptional"] == .bool(true)
        isRepeating = told["isRepeating"] == .bool(true)
        (values, endings) = Self.completion(told["completionKind"])
        sectionTitle = told.text("sectionTitle")
        valueName = told.text("valueName")
        defaultValue = told.text("defaultValue")
        abstract = told.text("abstract")
        guard case .array(let names)? = told["names"] else {
            self.names = []
            return
        }
        self.names = names.compactMap { name in
            guard case .object(let name) = name, let text = name.text("name") else { return nil }
            let isLong = name["kind"] == .string("long")
            return Name(isLong: isLong, text: (isLong ? "--" : "-") + text)
        }
    }

    private static func completion(_ told: JSON?) -> (values: [String], endings: [String]?) {
        guard case .object(let kind)? = told else { return ([], nil) }
        if case .object(let list)? = kind["list"] { return (list.texts("values"), nil) }
        if case .object(let file)? = kind["file"] { return ([], file.texts("extensions")) }
        if kind["directory"] != nil { return ([], ["/"]) }
        return ([], nil)
    }

    /// The name by which it is offered: the long one, if it has one.
    var longestName: String? { (names.first { $0.isLong } ?? names.first)?.text }

    /// The name of its value.
    var title: String { valueName ?? "value" }

    /// How it is typed: `-k, --keyword <text>`.
    public var synopsis: String {
        if kind == .positional { return "<\(title)>" }
        // Shells' users look for the short name first.
        let sorted = names.filter { !$0.isLong } + names.filter(\.isLong)
        let words = sorted.map(\.text).joined(separator: ", ")
        return kind == .option ? "\(words) <\(title)>" : words
    }

    /// What it is for, and the value of an option that is not given.
    func words(in language: Language) -> String? {
        guard kind == .option, let abstract, let defaultValue else { return abstract }
        let start = abstract.hasSuffix(".") ? String(abstract.dropLast()) : abstract
        return Phrase(en: "\(start); default: \(defaultValue).", ko: "\(start). 기본값: \(defaultValue).")
            .text(in: language)
    }

    /// Whether a word of the command line names it.
    public func isNamed(_ word: String) -> Bool { names.contains { $0.text == word } }

    /// Whether it is `--help` or `--version`, which the parser adds.
    var isOwn: Bool { isNamed("--help") || isNamed("--version") }
}

extension JSONObject {
    /// The texts of the array of that name; none where there is no such array.
    fileprivate func texts(_ name: String) -> [String] {
        guard case .array(let values)? = self[name] else { return [] }
        return values.compactMap { if case .string(let text) = $0 { text } else { nil } }
    }
}
