import Audit
public import ContractKit

/// The audit log in a drill: members write nothing to it, so there is nothing that they could miss.
public struct AuditDrill: DomainDrill {
    public let share = 0

    /// A drill in which nothing is written.
    public init() {}

    public func writer(inRound round: Int) -> any DrillWriter { AuditWriter() }

    public func look(_ view: DrillView) async throws -> DrillFindings { DrillFindings() }
}

/// Writes nothing.
private struct AuditWriter: DrillWriter {
    mutating func write(_ client: inout DrillClient) async {}
}
