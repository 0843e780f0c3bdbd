import Synchronization

/// The columns of tables, lines of details and members of JSON documents that `--fields` asks for.
///
/// A name that is unknown is kept until the command ends: `Console.finish` then reports it.
final class FieldChoice: Sendable {
    let names: [String]
    private let kept = Mutex<UsageError?>(nil)

    /// Nil for no names: everything is shown.
    static func of(_ names: [String]) -> FieldChoice? { names.isEmpty ? nil : FieldChoice(names) }

    private init(_ names: [String]) { self.names = names }

    /// The first unknown name, with those that are known; nil if all were known so far.
    var failure: UsageError? { kept.withLock { $0 } }

    /// The places of the names among these titles, in the order of the names; nil if one is unknown.
    func places(among titles: [Phrase], in language: Language) -> [Int]? {
        var places: [Int] = []
        for name in names {
            guard let place = Self.place(of: name, among: titles) else {
                refuse(name, known: titles.map { $0.text(in: language) })
                return nil
            }
            places.append(place)
        }
        return places
    }

    /// Keeps the unknown name for the end of the command.
    func refuse(_ name: String, known: [String]) {
        let list = known.filter { !$0.isEmpty }.joined(separator: ", ")
        let refusal = UsageError(
            Phrase(
                en: "There is no field '\(name)'. Fields (--fields): \(list).",
                ko: "'\(name)' 항목은 없습니다. 쓸 수 있는 항목(--fields): \(list)."))
        kept.withLock { $0 = $0 ?? refusal }
    }

    /// A title means itself in either language and any case, and a title that ends with a dot each word that
    /// it shortens.
    private static func place(of name: String, among titles: [Phrase]) -> Int? {
        let wanted = letters(of: name)
        guard !wanted.isEmpty else { return nil }
        return titles.firstIndex { [letters(of: $0.en), letters(of: $0.ko)].contains(wanted) }
            ?? titles.firstIndex { title in
                [title.en, title.ko].contains { $0.hasSuffix(".") && wanted.hasPrefix(letters(of: $0)) }
            }
    }

    private static func letters(of text: String) -> String {
        text.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "#" }
    }
}
