public import Notices
public import Vocabulary
public import Wire

/// The verbs of notices over HTTP, for the principal of the caller's credentials.
public struct RemoteNoticeRepository: NoticeRepository {
    private let caller: RemoteCaller

    /// Sends requests through the caller.
    public init(_ caller: RemoteCaller) {
        self.caller = caller
    }

    public func notices(
        _ page: PageRequest, unreadOnly: Bool
    ) async throws(NoticeError) -> Page<NoticeView> {
        try await caller.call(
            NoticeEndpoints.list, NoticesInput(unread: unreadOnly, page: PageFields(page)))
    }

    public func unread() async throws(NoticeError) -> Int {
        try await caller.call(NoticeEndpoints.unread, Nothing())
    }

    public func read(through sequence: Int64?) async throws(NoticeError) -> Int {
        try await caller.call(NoticeEndpoints.read, ReadingInput(through: sequence))
    }

    public func read(_ id: NoticeID) async throws(NoticeError) -> Int {
        try await caller.call(NoticeEndpoints.readOne, OneNotice(id: id))
    }

    public func events(after sequence: Int64?) async throws(NoticeError) -> NoticeStream {
        let events = try await ResumedEvents(
            caller, NoticeEndpoints.events, EventsInput(after: nil), after: sequence.map { "\($0)" })
        return NoticeStream { () throws(NoticeError) in
            while let step = try await events.next() {
                switch step {
                case .interrupted(let failure): return .interrupted(failure)
                case .event(let event):
                    guard let read = NoticeEvent(event) else { continue }
                    if case .ended = read { events.close() }
                    return read
                }
            }
            return nil
        } close: {
            events.close()
        }
    }
}

extension NoticeEvent {
    /// The event from the wire; nil for an event unknown to this version.
    fileprivate init?(_ event: ServerEvent) {
        guard case .event(let name, let data, let id) = event else {
            self = .beat
            return
        }
        let sequence = id.flatMap { Int64($0) } ?? 0
        switch name {
        case "notice":
            guard let view = Self.read(data, NoticeWire.view) else { return nil }
            self = .notice(view)
        case "unread":
            guard let count = Self.read(data, NoticeWire.unread) else { return nil }
            self = .unread(count, through: sequence)
        case "reset": self = .reset(through: sequence)
        case "end":
            guard let end = Self.read(data, NoticeWire.end) else { return nil }
            self = .ended(end)
        default: return nil
        }
    }

    private static func read<Value>(_ data: String, _ coder: WireCoder<Value>) -> Value? {
        guard let json = try? JSONReader.read(Array(data.utf8)) else { return nil }
        return try? coder.read(json, .answer)
    }
}
