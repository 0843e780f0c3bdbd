public import Notices
public import Vocabulary
public import Wire

/// The routes of notices; each request is answered by the repository of the principal who sent it.
public func noticeRoutes(
    _ repository: @escaping @Sendable (Principal) -> any NoticeRepository
) -> [Route] {
    [
        Route(NoticeEndpoints.list) { input, caller throws(NoticeError) in
            let page = try input.page.request(orThrow: NoticeError.invalidFields)
            return try await repository(caller.principal).notices(page, unreadOnly: input.unread)
        },
        Route(NoticeEndpoints.unread) { _, caller throws(NoticeError) in
            try await repository(caller.principal).unread()
        },
        Route(NoticeEndpoints.read) { input, caller throws(NoticeError) in
            try await repository(caller.principal).read(through: input.through)
        },
        Route(NoticeEndpoints.readOne) { input, caller throws(NoticeError) in
            try await repository(caller.principal).read(input.id)
        },
        Route(events: NoticeEndpoints.events) { input, lastEventID, caller throws(NoticeError) in
            let stream = try await repository(caller.principal)
                .events(after: (lastEventID ?? input.after).flatMap { Int64($0) })
            return EventAnswer(NoticeSource(stream))
        },
    ]
}

/// A member's stream on its way.
private final class NoticeSource: EventSource {
    private let stream: NoticeStream

    init(_ stream: NoticeStream) { self.stream = stream }

    func next() async throws(StreamFault) -> ServerEvent? {
        do throws(NoticeError) {
            return try await stream.next().map(ServerEvent.init)
        } catch {
            throw .broken(error.message)
        }
    }

    func close() { stream.close() }
}

extension ServerEvent {
    /// The event as it travels.
    fileprivate init(_ event: NoticeEvent) {
        switch event {
        case .notice(let view):
            self = .event("notice", data: Self.text(view, NoticeWire.view), id: "\(view.sequence)")
        case .unread(let count, let sequence):
            self = .event("unread", data: Self.text(count, NoticeWire.unread), id: "\(sequence)")
        case .reset(let sequence): self = .event("reset", data: "{}", id: "\(sequence)")
        case .ended(let end): self = .event("end", data: Self.text(end, NoticeWire.end), id: nil)
        // Long enough for a client that measures how fast bytes come to know that they do.
        case .beat, .interrupted: self = .comment("nothing new for a while")
        }
    }

    private static func text<Value>(_ value: Value, _ coder: WireCoder<Value>) -> String {
        String(decoding: coder.bytes(of: value), as: UTF8.self)
    }
}
