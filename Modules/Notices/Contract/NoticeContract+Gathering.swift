import ContractKit
import Notices
import Vocabulary

extension NoticeContract {
    /// Kinds that gather: "A and 3 others".
    static let gathering: [Clause<NoticeFixture>] = [
        Clause("what one member has done names them, and counts no others") { place in
            let subject = try await place.newSubject()
            let notice = try await place.gathered(by: place.members.buyer, about: subject)
            try await place.expectKept([notice])
            try await place.expectCrowds([(place.members.buyer, 0)])
        },
        Clause("a member who does the same again counts once, and moves nothing") { place in
            let subject = try await place.newSubject()
            let first = try await place.gathered(by: place.members.buyer, about: subject)
            try await place.gathered(by: place.members.buyer, about: subject)
            try await place.expectKept([first])
            let second = try await place.gathered(by: place.members.stranger, about: subject)
            try await place.gathered(by: place.members.buyer, about: subject)
            try await place.expectKept([second], through: 2)
            try await place.expectCrowds([(place.members.stranger, 1)])
        },
        Clause("what several have done is one notice, which names the last of them") { place in
            let subject = try await place.newSubject()
            try await place.gathered(by: place.members.buyer, about: subject)
            try await place.gathered(by: place.members.stranger, about: subject)
            let last = try await place.gathered(by: place.members.moderator, about: subject)
            try await place.expectKept([last], through: 3)
            try await place.expectCrowds([(place.members.moderator, 2)])
        },
        Clause("what gathers is of one kind, of one act and about one subject") { place in
            let (subject, other) = (try await place.newSubject(), try await place.newSubject("자전거"))
            let notices = [
                try await place.newNotice(.testCrowd, act: "liked", about: subject),
                try await place.newNotice(.testCrowd, act: "shared", about: subject),
                try await place.newNotice(.testCrowdOfActs, act: "liked", about: subject),
                try await place.newNotice(.testCrowd, act: "liked", about: other),
            ]
            try await place.book().record(notices)
            try await place.expectKept(notices)
            try await place.expectCrowds(notices.map { _ in (place.members.buyer, 0) })
        },
        Clause("what was read stays as it is, and the next act begins anew") { place in
            let subject = try await place.newSubject()
            try await place.gathered(by: place.members.buyer, about: subject)
            try await place.gathered(by: place.members.stranger, about: subject)
            _ = try await place.owner.readAll()
            let next = try await place.gathered(by: place.members.buyer, about: subject)
            try await place.expectCrowds([(place.members.stranger, 1), (place.members.buyer, 0)])
            _ = try await place.owner.read(next.id)
            try await place.gathered(by: place.members.stranger, about: subject)
            try await place.expectCrowds([
                (place.members.stranger, 1), (place.members.buyer, 0), (place.members.stranger, 0),
            ])
            try expectEqual(try await place.owner.unread(), 1, "how many are unread")
        },
        Clause("a repeated delivery of what gathers changes nothing, also after it was read") { place in
            let subject = try await place.newSubject()
            let first = try await place.gathered(by: place.members.buyer, about: subject)
            let second = try await place.gathered(by: place.members.stranger, about: subject)
            try await place.book().record([first, second, first])
            try await place.expectKept([second], through: 2)
            try await place.expectCrowds([(place.members.stranger, 1)])
            _ = try await place.owner.readAll()
            try await place.book().record([first, second])
            try await place.expectKept([second], through: 2)
            try expectEqual(try await place.owner.unread(), 0, "how many are unread")
        },
        Clause("of several members who do the same at once each counts once") { place in
            let (book, subject) = (try place.book(), try await place.newSubject())
            let actors = try (0..<5).map { _ in try expectValue(place.newMember().memberID, "a member") }
            let notices = try (actors + actors).map {
                place.saying(.testCrowd, to: try place.recipient, by: $0, about: subject, in: nil)
            }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for notice in notices { group.addTask { try await book.record(notice) } }
                try await group.waitForAll()
            }
            let views = try await place.all()
            try expectEqual(views.map(\.others), [4], "the others")
            try expectEqual(views.map(\.sequence), [5], "the sequence")
            try await place.expectCounted()
        },
        Clause("who listens hears of each new actor, and of one unread notice") { place in
            let subject = try await place.newSubject()
            try await place.listening { stream in
                try await stream.expectUnread(0, through: 0)
                try await place.gathered(by: place.members.buyer, about: subject)
                try expectEqual(try await stream.notice().others, 0, "the others at first")
                try await stream.expectUnread(1, through: 1)
                let next = try await place.gathered(by: place.members.stranger, about: subject)
                let view = try await stream.notice()
                try expectEqual([view], try await place.all(), "the view")
                try expectEqual(view.id, next.id, "the notice")
                _ = try await place.owner.readAll()
                try await stream.expectUnread(0, through: 2)
            }
        },
    ]
}
