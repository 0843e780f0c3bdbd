import Terminal

/// A text typed in place of an identifier: the number of a row of the last list, or a part unique among its
/// identifiers.
struct TypedRow {
    let text: String
    /// The kind of record in such a list: `listings`.
    let plural: Phrase
    /// What whole identifiers look like: `lst_…`.
    let example: String

    /// The identifier that is meant by it; nil if it is neither a number nor a part of any. Throws a usage
    /// error for a row that is not there, and for a part of several.
    func found(_ recall: () throws(UsageError) -> [String]?) throws(UsageError) -> String? {
        let part = text.lowercased()
        guard !part.isEmpty, part.utf8.allSatisfy({ (48...57).contains($0) || (97...122).contains($0) })
        else { return nil }
        let listed = try recall()
        if let row = try row(of: listed) { return row }
        let found = (listed ?? []).filter { id in
            id.split(separator: "_").last.map { String($0).firstRange(of: part) != nil } ?? false
        }
        if found.count > 1 { throw ambiguity(found) }
        return found.first
    }

    /// The identifier of the row of that number; nil for what is too long for one or none.
    private func row(of listed: [String]?) throws(UsageError) -> String? {
        guard let number = Int(text), text.count <= 3 else { return nil }
        guard let listed else { throw nothingListed }
        if listed.indices.contains(number - 1) { return listed[number - 1] }
        guard !listed.isEmpty else { throw emptyList(number) }
        throw UsageError(
            Phrase(
                en: "There is no row \(number): the last list had \(listed.count).",
                ko: "\(number)행은 없습니다. 마지막 목록은 \(listed.count)행까지입니다."))
    }

    private var nothingListed: UsageError {
        UsageError(
            Phrase(
                en: """
                    '\(text)' is a row number, but you have not listed any \(plural.en) in this terminal \
                    yet. List first, or use an ID (\(example)).
                    """,
                ko: """
                    '\(text)'은(는) 행 번호인데 이 터미널에서 아직 본 \(plural.ko) 목록이 없습니다. 먼저 목록을 \
                    보거나 ID(\(example))를 쓰세요.
                    """))
    }

    private func emptyList(_ number: Int) -> UsageError {
        UsageError(
            Phrase(
                en: """
                    There is no row \(number): the last list has none. List again, or use an ID (\(example)).
                    """,
                ko: "\(number)행은 없습니다. 마지막 목록에는 번호로 고를 것이 없습니다. 목록을 다시 보거나 ID(\(example))를 쓰세요."))
    }

    /// Says that what the last list has there is of another kind.
    func refusal(of found: String) -> UsageError {
        UsageError(
            Phrase(
                en: """
                    '\(text)' of the last list is \(found), and \(plural.en) are wanted here. List \
                    \(plural.en) first, or use an ID (\(example)).
                    """,
                ko: """
                    마지막 목록의 '\(text)'은(는) \(found)입니다. 여기에는 \(plural.ko)만 쓸 수 있습니다. \(plural.ko) 목록을 \
                    먼저 보거나 ID(\(example))를 쓰세요.
                    """))
    }

    private func ambiguity(_ found: [String]) -> UsageError {
        let ends = found.prefix(5).map { String($0.suffix(Self.shortLength)) }.joined(separator: ", ")
        return UsageError(
            Phrase(
                en: "'\(text)' matches \(found.count) IDs of the last list (\(ends)). Type more of it.",
                ko: "마지막 목록에서 '\(text)'이(가) 들어 있는 ID가 \(found.count)개입니다 (\(ends)). 더 길게 입력하세요."))
    }

    /// How many characters tables show of an identifier.
    static let shortLength = 6
}
