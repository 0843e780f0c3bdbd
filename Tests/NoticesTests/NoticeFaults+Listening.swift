import ContractKit
import Notices
import NoticesContract
import NoticesFakes
import Vocabulary

extension NoticeFaults {
    static let listening: [Fault<NoticeFixture>] = [
        .events("says nothing of counts", caughtBy: "who listens hears how many are unread") { event in
            if case .unread = event { nil } else { event }
        },
        .verbs("tells the stranger what is the owner's", caughtBy: "nobody hears another's notices") {
            verbs, caller in
            let other = caller.environment.members.stranger
            verbs.events = { after throws(NoticeError) in
                try await caller.service.repository(for: other).events(after: after)
            }
        },
        .verbs("keeps notices from all streams but one", caughtBy: "all streams of a member hear the same") {
            verbs, caller in
            let sound = caller.sound
            verbs.events = { after throws(NoticeError) in
                let (stream, isFirst) = (try await sound.events(after: after), Self.first.take())
                return stream.changed { event in
                    if case .notice = event, !isFirst { .reset(through: 0) } else { event }
                }
            }
        },
        Fault("takes any number of streams", caughtBy: ["a member has so many streams and no more"]) {
            .place(
                $0,
                service: { store, environment, setup in
                    var limits = setup.limits
                    limits.streamsPerMember = 100
                    return NoticeService(
                        store: store, members: environment.directory, subjects: environment.subjects,
                        sessions: setup.sessions, rules: .ofClauses, time: environment.clock,
                        pulse: .hasty(), limits: limits)
                })
        },
        .verbs(
            "begins one too late", caughtBy: "who resumes hears first what was missed", "nothing is skipped"
        ) { verbs, caller in
            let sound = caller.sound
            verbs.events = { after throws(NoticeError) in try await sound.events(after: after.map { $0 + 1 })
            }
        },
        .verbs("tells what is known again", caughtBy: "a sequence of the future") { verbs, caller in
            let sound = caller.sound
            verbs.events = { after throws(NoticeError) in
                try await sound.events(after: after.map { $0 > 1 ? 1 : $0 })
            }
        },
        Fault("tells however much was missed", caughtBy: ["who has missed too much hears that"]) {
            .place(
                $0,
                service: { store, environment, setup in
                    var limits = setup.limits
                    limits.mostMissed = 1_000
                    return NoticeService(
                        store: store, members: environment.directory, subjects: environment.subjects,
                        sessions: setup.sessions, rules: .ofClauses, time: environment.clock,
                        pulse: .hasty(), limits: limits)
                })
        },
        .events("ends without a word", caughtBy: "a stream ends with its session") { event in
            if case .ended = event { nil } else { event }
        },
        Fault("asks for no session", caughtBy: ["nobody listens whose session has ended"]) {
            .place(
                $0,
                service: { store, environment, setup in
                    NoticeService(
                        store: store, members: environment.directory, subjects: environment.subjects,
                        sessions: KnownSessions(), rules: .ofClauses, time: environment.clock,
                        pulse: .hasty(), limits: setup.limits)
                })
        },
        .events("shows no sign of life", caughtBy: "a quiet stream shows that it is alive") { event in
            event == .beat ? .reset(through: 0) : event
        },
    ]

    private static let first = OddTurns()
}

/// Every second call is true.
private final class OddTurns: Sendable {
    private let calls = LockedValue(0)

    func take() -> Bool {
        calls.withLock { calls in
            calls += 1
            return calls % 2 == 1
        }
    }
}

extension NoticeStream {
    /// The same with other events in place of its own; nil for none.
    func changed(_ change: @escaping @Sendable (NoticeEvent) -> NoticeEvent?) -> NoticeStream {
        NoticeStream { () throws(NoticeError) in
            while let event = try await next() {
                if let changed = change(event) { return changed }
            }
            return nil
        } close: {
            close()
        }
    }
}

extension Fault<NoticeFixture> {
    /// A fault of streams, whose events are changed, or left out for nil.
    fileprivate static func events(
        _ name: String, caughtBy clauses: String...,
        change: @escaping @Sendable (NoticeEvent) -> NoticeEvent?
    ) -> Fault {
        Fault(name, caughtBy: clauses) {
            .place(
                $0,
                verbs: { verbs, caller in
                    let sound = caller.sound
                    verbs.events = { after throws(NoticeError) in
                        try await sound.events(after: after).changed(change)
                    }
                })
        }
    }
}
