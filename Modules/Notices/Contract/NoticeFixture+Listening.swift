import ContractKit
import Notices
import Vocabulary

extension NoticeFixture {
    /// Listens as that member, after the sequence, while the body runs.
    func listening(
        after sequence: Int64? = nil, as verbs: (any NoticeRepository)? = nil,
        _ body: (NoticeStream) async throws -> Void
    ) async throws {
        // Without a book of notices, such as at a server, the body would wait for an event for ever.
        _ = try book()
        let stream = try await (verbs ?? owner).events(after: sequence)
        defer { stream.close() }
        try await body(stream)
    }
}

extension NoticeStream {
    /// The next event other than a beat. Throws `BrokenPromise` if there is none.
    func event() async throws -> NoticeEvent {
        // Limit the wait for a stream that sends no event: a hundred beats where they come at once, one where
        // they come every fifteen seconds.
        let start = ContinuousClock().now
        for _ in 0..<100 {
            guard let event = try await next() else { break }
            if event != .beat { return event }
            if ContinuousClock().now - start > .seconds(14) { break }
        }
        return try expectValue(nil as NoticeEvent?, "the next event")
    }

    /// The next notice, skipping counts of unread ones.
    func notice() async throws -> NoticeView {
        while true {
            switch try await event() {
            case .notice(let view): return view
            case .unread: continue
            case let other: try expectEqual("\(other)", "a notice", "the event")
            }
        }
    }

    /// Checks that the next event is this count of unread notices.
    func expectUnread(_ count: Int, through sequence: Int64) async throws {
        try expectEqual(try await event(), .unread(count, through: sequence), "the event")
    }
}
