/// Finds members by what they are called: for texts that mention somebody.
public protocol NicknameDirectory: Sendable {
    /// Who is called so now, by the name as it was asked for, whatever its capitals, width and normal form;
    /// names that nobody has are left out. At most one question to the store, and at most 1,000 names. Throws
    /// `internal` for more, and what keeps the store from answering.
    func members(called nicknames: Set<String>) async throws(ServiceFailure) -> [String: MemberID]
}
