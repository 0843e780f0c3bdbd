/// Finds members by what they are called: for texts that mention somebody.
public protocol NicknameDirectory: Sendable {
    /// Who is called so now, by the name as it was asked for, whatever its capitals and normal form; names
    /// that nobody has are left out. At most one question to the store, however many are asked for. Throws
    /// what keeps it from answering.
    func members(called nicknames: Set<String>) async throws(ServiceFailure) -> [String: MemberID]
}
