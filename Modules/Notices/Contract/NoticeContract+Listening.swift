import ContractKit
import Notices
import Vocabulary

extension NoticeContract {
    static let listening: [Clause<NoticeFixture>] = [
        Clause("who listens hears how many are unread, and then each notice as it comes") { place in
            try await place.recorded(count: 2)
            try await place.listening { stream in
                try await stream.expectUnread(2, through: 2)
                let notice = try await place.recorded()
                let view = try await stream.notice()
                try expectEqual(view.id, notice.id, "the notice")
                try expectEqual([view], Array(try await place.all().suffix(1)), "the view")
                try await stream.expectUnread(3, through: 3)
            }
        },
        Clause("who listens hears when something was read") { place in
            try await place.recorded(count: 3)
            try await place.listening { stream in
                try await stream.expectUnread(3, through: 3)
                _ = try await place.owner.read(through: 2)
                try await stream.expectUnread(1, through: 3)
            }
        },
        Clause("nobody hears another's notices") { place in
            let other = try expectValue(place.members.stranger.memberID, "the stranger is a member")
            try await place.listening { stream in
                try await stream.expectUnread(0, through: 0)
                try await place.recorded(to: other)
                let mine = try await place.recorded()
                try expectEqual(try await stream.notice().id, mine.id, "the notice")
            }
        },
        Clause("all streams of a member hear the same") { place in
            try await place.listening { first in
                try await place.listening { second in
                    let notices = try await place.recorded(count: 20).map(\.id)
                    for stream in [first, second] {
                        for id in notices { try expectEqual(try await stream.notice().id, id, "a notice") }
                    }
                }
            }
        },
        Clause("a member has so many streams and no more") { place in
            // A client opens fewer at once to one server, and lets the next wait.
            _ = try place.served()
            var streams: [NoticeStream] = []
            let most = place.setup.limits.streamsPerMember
            defer { for stream in streams { stream.close() } }
            for _ in 0..<most {
                streams.append(try await place.owner.events(after: nil))
            }
            try await expectRefused(.tooManyStreams(most)) {
                try await place.owner.events(after: nil)
            }
            try await place.listening(as: place.stranger) { try await $0.expectUnread(0, through: 0) }
            streams.removeLast().close()
            try await place.listening { try await $0.expectUnread(0, through: 0) }
        },
    ]

    static let resuming: [Clause<NoticeFixture>] = [
        Clause("who resumes hears first what was missed, in order") { place in
            let missed = try await place.recorded(count: 6).map(\.id)
            for after in [0, 2, 5] {
                try await place.listening(after: Int64(after)) { stream in
                    for id in missed[after...] {
                        try expectEqual(try await stream.notice().id, id, "what was missed")
                    }
                    try await stream.expectUnread(6, through: 6)
                }
            }
        },
        Clause("a sequence of the future or of nowhere counts as now") { place in
            try await place.recorded(count: 2)
            for after in [2, 3, Int64.max] {
                try await place.listening(after: after) { try await $0.expectUnread(2, through: 2) }
            }
            try await place.listening(after: -7) { stream in
                try expectEqual(try await stream.notice().sequence, 1, "the first")
            }
        },
        Clause("who has missed too much hears that, and goes on from there") { place in
            _ = try place.served()
            let most = place.setup.limits.mostMissed
            let count = Int64(most + 1)
            try await place.recorded(count: most + 1)
            try await place.listening(after: 1) { stream in
                try expectEqual(try await stream.notice().sequence, 2, "the first of those missed")
            }
            try await place.listening(after: 0) { stream in
                try await stream.expectUnread(most + 1, through: count)
                try expectEqual(try await stream.event(), .reset(through: count), "the event")
                try await place.recorded()
                try expectEqual(try await stream.notice().sequence, count + 1, "what comes then")
            }
        },
        Clause("nothing is skipped or told twice while several record and streams break off") { place in
            let (book, total) = (try place.book(), place.setup.limits.mostMissed)
            let notices = try await place.newNotices(count: total)
            async let recorded: Void = withThrowingTaskGroup(of: Void.self) { group in
                for part in 0..<4 {
                    group.addTask {
                        for number in stride(from: part, to: total, by: 4) {
                            try await book.record(notices[number])
                        }
                    }
                }
                try await group.waitForAll()
            }
            var heard: [NoticeView] = []
            while heard.count < total {
                try await place.listening(after: heard.last?.sequence ?? 0) { stream in
                    for _ in 0..<7 where heard.count < total { heard.append(try await stream.notice()) }
                }
            }
            try await recorded
            try expectEqual(heard.map(\.sequence), (1...total).map { Int64($0) }, "the sequences")
            try expectEqual(Set(heard.map(\.id)), Set(notices.map(\.id)), "the notices")
        },
    ]

    static let ending: [Clause<NoticeFixture>] = [
        Clause("a stream ends with its session, and says why") { place in
            _ = try place.served()
            for end in AccessEnd.allCases {
                let listener = place.newMember()
                let member = try expectValue(listener.memberID, "a new member")
                try await place.listening(as: place.repository(as: listener)) { stream in
                    try await stream.expectUnread(0, through: 0)
                    place.setup.sessions.end(member, end)
                    try expectEqual(try await stream.event(), .ended(end), "the event")
                    try expectEqual(try await stream.next(), nil, "what follows")
                }
            }
        },
        Clause("nobody listens whose session has ended") { place in
            _ = try place.served()
            place.setup.sessions.end(try place.recipient, .signedOut)
            try await expectRefused(.service(.accessInvalid)) { try await place.owner.events(after: nil) }
        },
        Clause("a quiet stream shows that it is alive") { place in
            _ = try place.served()
            try await place.listening { stream in
                try await stream.expectUnread(0, through: 0)
                try expectEqual(try await stream.next(), .beat, "the sign of life")
            }
        },
    ]
}
