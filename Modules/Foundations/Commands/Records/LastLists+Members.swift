import Terminal
public import Vocabulary

extension LastLists {
    /// Whether a member can be named by nickname.
    public var takesNicknames: Bool { members != nil }

    /// Resolves a typed member: an identifier, a row of the last list, a part of an identifier in it, or a
    /// nickname, which an at sign may precede. Throws a usage error for another text, and for one that is a
    /// nickname of one member and part of the identifier of another.
    public func member(typed text: String) async throws -> MemberID {
        do {
            return try await resolved(text, member: \.self) { () throws(UsageError) in
                try MemberID(typed: text, among: self)
            }
        } catch let error as UsageError where error == MemberID.refusal(of: text) {
            throw members != nil && text.mayBeNickname ? .noMember(text) : error
        }
    }

    /// Resolves a typed record of these kinds; a member also by nickname, as `member(typed:)` does. Throws a
    /// usage error for another text.
    public func record(typed text: String, of kinds: RecordKinds) async throws -> AnyIdentifier {
        let listed = { () throws(UsageError) in try AnyIdentifier(typed: text, among: self, of: kinds) }
        guard kinds.prefixes.contains(MemberSubject.prefix) else { return try listed() }
        return try await resolved(text, member: { AnyIdentifier($0) }, listed)
    }

    /// The record that the list knows, or the member with the nickname; the list is not asked about a text
    /// behind an at sign.
    private func resolved<Record: Equatable>(
        _ text: String, member: (MemberID) -> Record, _ listed: () throws(UsageError) -> Record
    ) async throws -> Record {
        guard let members, text.mayBeNickname else { return try listed() }
        let found = try await members.member(called: text).map(member)
        if text.first == "@" {
            if let found { return found }
            throw UsageError.noMember(text)
        }
        guard let found else { return try listed() }
        guard let row = try? listed(), row != found else { return found }
        throw UsageError.twoMembers(text)
    }
}

extension IdentifierArgument where Subject == MemberSubject {
    /// The member: an identifier, a row of the last list, a part of an identifier in it, or a nickname.
    /// Throws a usage error if the text is none of these.
    public func member(among lists: LastLists) async throws -> MemberID {
        try await lists.member(typed: id)
    }
}

extension String {
    /// Whether it can be a name: neither empty nor a number nor a whole identifier.
    public var isName: Bool {
        let digits = utf8.allSatisfy { (48...57).contains($0) }
        return !isEmpty && !digits && AnyIdentifier(lowercased()) == nil
    }

    /// Whether both are one name: case and normal form do not matter.
    public func isSameName(as other: String) -> Bool { lowercased() == other.lowercased() }

    /// Without the at sign before a nickname.
    public var withoutAtSign: String { first == "@" ? String(dropFirst()) : self }

    /// A number is a row, unless an at sign precedes it.
    fileprivate var mayBeNickname: Bool { first == "@" ? count > 1 : isName }
}

extension UsageError {
    fileprivate static func noMember(_ text: String) -> UsageError {
        let name = text.withoutAtSign.safeLine
        return UsageError(
            Phrase(
                en: """
                    No member is called '\(name)'. Use a nickname, a row number or part of an ID from the \
                    last list, or the whole ID: mem_ followed by 26 characters.
                    """,
                ko: """
                    '\(name)' 닉네임을 쓰는 회원이 없습니다. 닉네임, 마지막 목록의 행 번호나 ID 일부, 또는 mem_으로 \
                    시작하는 ID 전체를 입력하세요.
                    """))
    }

    fileprivate static func twoMembers(_ text: String) -> UsageError {
        let name = text.safeLine
        return UsageError(
            Phrase(
                en: """
                    '\(name)' is the nickname of a member and part of another ID of the last list. Use \
                    @\(name) for the nickname, or the whole ID.
                    """,
                ko: """
                    '\(name)'은(는) 어느 회원의 닉네임이면서 마지막 목록에 있는 다른 ID의 일부입니다. 닉네임이면 \
                    @\(name)(으)로, 아니면 ID 전체를 입력하세요.
                    """))
    }
}
