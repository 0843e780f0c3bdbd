import ContractKit
import Notices
import Vocabulary

extension NoticeFixture {
    /// Listens as that member behind the sequence for as long as the body takes.
    func listening(
        after sequence: Int64? = nil, as verbs: (any NoticeRepository)? = nil,
        _ body: (NoticeStream) async throws -> Void
    ) async throws {
        // At a server where nobody records notices for a clause it would wait for ever.
        _ = try book()
        let stream = try await (verbs ?? owner).events(after: sequence)
        defer { stream.close() }
        try await body(stream)
    }
}

extension NoticeStream {
    /// The next event that is no sign of life. Throws `BrokenPromise` if there is none.
    func event() async throws -> NoticeEvent {
        // Of a stream that never tells what it should a clause must not wait for ever: a hundred signs of
        // life where they come at once, and one where they come every fifteen seconds.
        let start = ContinuousClock().now
        for _ in 0..<100 {
            guard let event = try await next() else { break }
            if event != .beat { return event }
            if ContinuousClock().now - start > .seconds(14) { break }
        }
        return try expectValue(nil as NoticeEvent?, "the next event")
    }

    /// The next notice that is told, counts of what is unread aside.
    func notice() async throws -> NoticeView {
        while true {
            switch try await event() {
            case .notice(let view): return view
            case .unread: continue
            case let other: try expectEqual("\(other)", "a notice", "the event")
            }
        }
    }

    /// Checks that the next event says how many are unread.
    func expectUnread(_ count: Int, through sequence: Int64) async throws {
        try expectEqual(try await event(), .unread(count, through: sequence), "the event")
    }
}
