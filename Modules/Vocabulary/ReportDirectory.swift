/// What members have reported, as those know it whose records these are. What two say to each other is read
/// by a moderator only if one of them has reported it.
public protocol ReportDirectory: Sendable {
    /// Those of these records that somebody has reported, whatever was decided about it: one question. Throws
    /// what keeps a store from answering.
    func reported(among records: Set<AnyIdentifier>) async throws(ServiceFailure) -> Set<AnyIdentifier>
}
