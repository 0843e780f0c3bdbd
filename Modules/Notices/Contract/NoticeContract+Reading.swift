import ContractKit
import Notices
import Vocabulary

extension NoticeContract {
    static let reading: [Clause<NoticeFixture>] = [
        Clause("what is read up to a sequence is read, and nothing behind it") { place in
            try await place.recorded(count: 5)
            try expectEqual(try await place.owner.read(through: 3), 2, "how many are left")
            try expectEqual(
                try await place.all().map(\.isRead), [true, true, true, false, false], "what is read")
            try expectEqual(try await place.owner.read(through: 1), 2, "how many are left again")
            try await place.expectCounted()
        },
        Clause("all can be read at once, and what comes then is unread") { place in
            try await place.recorded(count: 3)
            try expectEqual(try await place.owner.readAll(), 0, "how many are left")
            try await place.recorded()
            try expectEqual(try await place.all().map(\.isRead), [true, true, true, false], "what is read")
            try await place.expectCounted()
        },
        Clause("one is read once") { place in
            let notices = try await place.recorded(count: 3)
            for _ in 0..<2 {
                try expectEqual(try await place.owner.read(notices[1].id), 2, "how many are left")
            }
            try expectEqual(try await place.all().map(\.isRead), [false, true, false], "what is read")
            try await place.expectCounted()
        },
        Clause("nobody reads another's notice") { place in
            let notice = try await place.recorded()
            for verbs in [place.stranger, place.moderator] {
                try await expectRefused(.notFound) { try await verbs.read(notice.id) }
                try expectEqual(try await verbs.readAll(), 0, "how many they have")
            }
            try expectEqual(try await place.owner.unread(), 1, "how many are unread")
        },
        Clause("counts are right whatever is done at once") { place in
            let (book, owner) = (try place.book(), place.owner)
            let notices = try await place.newNotices(count: 10)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for (number, notice) in notices.enumerated() {
                    group.addTask { try await book.record(notice) }
                    if number.isMultiple(of: 3) {
                        group.addTask { _ = try await owner.read(through: Int64(number)) }
                    }
                }
                try await group.waitForAll()
            }
            try expectEqual(try await place.all().count, 10, "how many there are")
            try await place.expectCounted()
        },
    ]

    static let bounding: [Clause<NoticeFixture>] = [
        Clause("beyond what is kept the oldest go, and are counted no longer") { place in
            _ = try place.served()
            let most = place.setup.limits.most
            let notices = try await place.recorded(count: most + 3)
            try await place.expectKept(Array(notices[3...]), through: most + 3)
            try await place.book().record(notices[0])
            try await place.expectKept(Array(notices[3...]), through: most + 3)
        },
        Clause("what is too old is not recorded, and what has become so is read") { place in
            let old = try await place.newNotice()
            place.clock.advance(by: NoticeLimits.life)
            try await place.book().record(old)
            try await place.expectKept([])
            let kept = try await place.recorded()
            place.clock.advance(by: NoticeLimits.life)
            let fresh = try await place.recorded()
            try expectEqual(try await place.served().expire(), 1, "how many have expired")
            try await place.expectKept([kept, fresh])
            try expectEqual(try await place.owner.unread(), 1, "how many are unread")
        },
    ]

    static let forgetting: [Clause<NoticeFixture>] = [
        Clause("who has left has no notices, and gets none") { place in
            _ = try place.served()
            try await place.recorded(count: 2)
            let other = try expectValue(place.members.stranger.memberID, "the stranger is a member")
            let kept = try await place.recorded(to: other)
            for _ in 0..<2 {
                try await place.forget(place.members.owner)
                try await place.recorded()
                try expectEqual(try await place.all().count, 0, "how many there are")
                try expectEqual(try await place.owner.unread(), 0, "how many are unread")
            }
            try await expectRefused(.service(.accessInvalid)) { try await place.owner.readAll() }
            try expectEqual(try await place.all(of: place.stranger).map(\.id), [kept.id], "the others'")
        },
        Clause("what somebody did who has left stays, without a name") { place in
            let notice = try await place.recorded()
            try await place.forget(place.members.buyer)
            place.directory.name(try place.actor, nil)
            let view = try expectValue(try await place.all().first, "the notice")
            try expectEqual(view.id, notice.id, "the notice")
            try expectEqual(view.actor?.nickname, nil, "the name")
        },
        Clause("notices are there after the place was closed and opened") { place in
            let notices = try await place.recorded(count: 3)
            _ = try await place.owner.read(through: 2)
            try await place.reopen()
            try await place.expectKept(notices)
            try expectEqual(try await place.owner.unread(), 1, "how many are unread")
            let next = try await place.recorded()
            try await place.expectKept(notices + [next])
        },
    ]
}
