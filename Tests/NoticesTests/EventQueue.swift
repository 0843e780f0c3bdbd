import ContractKit
import Notices

/// Events that are taken one after the other.
final class EventQueue: Sendable {
    private let events: LockedValue<[NoticeEvent]>

    init(_ events: [NoticeEvent]) { self.events = LockedValue(events) }

    func take() -> NoticeEvent? {
        events.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    }
}
