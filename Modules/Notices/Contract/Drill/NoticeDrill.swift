public import ContractKit
import Notices

/// Notices in a drill: members write none themselves, so there is nothing that they could miss.
public struct NoticeDrill: DomainDrill {
    public let share = 0

    /// A drill in which nothing is written.
    public init() {}

    public func writer(inRound round: Int) -> any DrillWriter { NoticeWriter() }

    public func look(_ view: DrillView) async throws -> DrillFindings { DrillFindings() }
}

/// Writes nothing.
private struct NoticeWriter: DrillWriter {
    mutating func write(_ client: inout DrillClient) async {}
}
