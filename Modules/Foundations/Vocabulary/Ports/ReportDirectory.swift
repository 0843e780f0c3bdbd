/// Tells the owners of records which of them members have reported. A moderator may read a private
/// conversation only if one of its two members has reported it.
public protocol ReportDirectory: Sendable {
    /// Those of these records that were reported, whatever the decision. Costs one query. Throws outages of
    /// the store.
    func reported(among records: Set<AnyIdentifier>) async throws(ServiceFailure) -> Set<AnyIdentifier>
}
