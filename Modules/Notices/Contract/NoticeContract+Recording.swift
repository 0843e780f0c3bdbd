import ContractKit
import Notices
import Vocabulary

extension NoticeContract {
    static let recording: [Clause<NoticeFixture>] = [
        Clause("what is recorded is shown to its recipient with its actor and its subject") { place in
            let notice = try await place.recorded()
            let view = try expectValue(try await place.all().first, "the notice")
            let actor = try await place.directory.cards(of: [place.actor])[place.actor]
            let subject = SubjectCard(notice.subject, owner: try place.recipient, title: "원목 책상")
            try expectEqual(view.id, notice.id, "the identifier")
            try expectEqual(view.kind, .testAct, "the kind")
            try expectEqual(view.act, "accepted", "the act")
            try expectEqual(view.actor, actor, "the actor")
            try expectEqual(view.subject, subject, "the subject")
            try expectEqual(view.sequence, 1, "the sequence")
            try expectEqual(view.isRead, false, "whether it is read")
            try place.clock.expectNow(view.at, "the moment")
        },
        Clause("of any number of deliveries of one notice one is kept") { place in
            let first = try await place.recorded()
            let second = try await place.recorded()
            for notice in [first, second, first] { try await place.book().record(notice) }
            _ = try await place.owner.readAll()
            try await place.book().record(second)
            try await place.expectKept([first, second])
            try expectEqual(try await place.owner.unread(), 0, "how many are unread")
        },
        Clause("several that are recorded in one step are kept in their order, each once") { place in
            let before = try await place.recorded()
            let notices = try await place.newNotices(count: 3)
            let stranger = try expectValue(place.members.stranger.memberID, "the stranger is a member")
            let other = try await place.newNotice(.testAct, to: stranger)
            let all = [notices[0], other, before, notices[1], notices[1], notices[2]]
            for _ in 0..<2 { try await place.book().record(all) }
            try await place.expectKept([before] + notices)
            try expectEqual(try await place.all(of: place.stranger).map(\.id), [other.id], "theirs")
        },
        Clause("of several deliveries of one notice at once one is kept") { place in
            let (book, notice) = (try place.book(), try await place.newNotice())
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<8 { group.addTask { try await book.record(notice) } }
                try await group.waitForAll()
            }
            try await place.expectKept([notice])
        },
        Clause("sequences have no gap, though several are recorded at once") { place in
            let book = try place.book()
            let notices = try await place.newNotices(count: 12)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for notice in notices { group.addTask { try await book.record(notice) } }
                try await group.waitForAll()
            }
            let views = try await place.all()
            try expectEqual(views.map(\.sequence), (1...12).map { Int64($0) }, "the sequences")
            try expectEqual(Set(views.map(\.id)), Set(notices.map(\.id)), "the notices")
            try await place.expectCounted()
        },
        Clause("each member's notices are counted apart") { place in
            let other = try expectValue(place.members.stranger.memberID, "the stranger is a member")
            let mine = [try await place.recorded(), try await place.recorded()]
            let theirs = try await place.recorded(to: other)
            try await place.expectKept(mine)
            try expectEqual(try await place.all(of: place.stranger).map(\.id), [theirs.id], "theirs")
            try expectEqual(try await place.all(of: place.stranger).map(\.sequence), [1], "their sequence")
        },
        Clause("nothing is kept where one of the two has blocked the other") { place in
            let kept = try await place.recorded()
            try await place.stand(place.members.buyer, .blocked, towards: place.members.owner)
            try await place.recorded()
            try await place.stand(place.members.buyer, .active, towards: place.members.owner)
            try await place.stand(place.members.owner, .blocked, towards: place.members.buyer)
            try await place.recorded()
            try await place.stand(place.members.owner, .active, towards: place.members.buyer)
            try await place.expectKept([kept])
        },
        Clause("a notice of a kind that is not known is kept, and stays") { place in
            let subject = try await place.newSubject()
            let notices = [
                try await place.newNotice(.testUnknown, about: subject),
                try await place.newNotice(.testUnknown, about: subject),
            ]
            for notice in notices { try await place.book().record(notice) }
            try await place.book().withdraw(.about(subject))
            try await place.expectKept(notices)
            let kinds = try await place.all().map(\.kind)
            try expectEqual(kinds, [.testUnknown, .testUnknown], "their kinds")
        },
        Clause("of messages about one thing the last unread one is kept") { place in
            let (chat, other) = (try await place.newSubject(), try await place.newSubject("자전거"))
            var notices: [Notice] = []
            for subject in [chat, other, chat] {
                notices.append(try await place.newNotice(.testLatest, act: "", about: subject))
            }
            for notice in notices { try await place.book().record(notice) }
            try await place.expectKept(Array(notices[1...]), through: 3)
            _ = try await place.owner.readAll()
            let next = try await place.newNotice(.testLatest, act: "", about: chat)
            for notice in [next, notices[0], notices[2]] { try await place.book().record(notice) }
            try await place.expectKept(Array(notices[1...]) + [next], through: 4)
            try expectEqual(try await place.owner.unread(), 1, "how many are unread")
        },
    ]

    static let listing: [Clause<NoticeFixture>] = [
        Clause("the newest stands first, and cursors lead through all, each once") { place in
            let all = Array(try await place.recorded(count: 7).map(\.id).reversed())
            for limit in [1, 2, 3, 7] {
                var (found, request): ([NoticeID], PageRequest) = ([], try PageRequest(limit: limit))
                for _ in 0..<20 {
                    let page = try await place.owner.notices(request)
                    found += page.items.map(\.id)
                    guard let next = page.next else { break }
                    request = try PageRequest(.after(next), limit: limit)
                }
                try expectEqual(found, all, "pages of \(limit)")
            }
        },
        Clause("numbered pages carry their place and the total") { place in
            let all = Array(try await place.recorded(count: 5).map(\.id).reversed())
            for (number, expected) in [(1, all[0..<2]), (3, all[4..<5]), (9, all[5..<5])] {
                let page = try await place.owner.notices(PageRequest(.number(number), limit: 2))
                try expectEqual(page.items.map(\.id), Array(expected), "page \(number)")
                try expectEqual(
                    page.numbering, PageNumbering(number: number, size: 2, total: 5), "its place")
            }
        },
        Clause("a cursor leads on in its own list alone") { place in
            try await place.recorded(count: 3)
            let next = try await place.owner.notices(PageRequest(limit: 1)).next
            let cursor = try expectValue(next, "the next page")
            let mismatch = NoticeError.invalidFields([FieldError("after", .mismatch)])
            let request = try PageRequest(.after(cursor))
            try await expectRefused(mismatch) { try await place.owner.notices(request, unreadOnly: true) }
            try await expectRefused(mismatch) { try await place.stranger.notices(request) }
        },
        Clause("what may not be seen any more is not named") { place in
            _ = try place.served()
            let subject = try await place.newSubject()
            let notice = Notice(
                id: place.environment.ids.next(), .testText, to: try place.recipient, by: try place.actor,
                about: subject, in: AnyIdentifier(try place.actor), at: place.clock.rough)
            try await place.book().record(notice)
            let before = try expectValue(try await place.all().first, "the notice")
            try expectEqual(before.place, notice.place, "the place")
            place.environment.subjects.remove(subject)
            let view = try expectValue(try await place.all().first, "the notice")
            try expectEqual(view.subject, nil, "the subject")
            try expectEqual(view.place, nil, "the place of what is gone")
        },
        Clause("a visitor has no notices") { place in
            let visitor = place.anonymous
            try await expectRefused(.service(.signInRequired)) { try await visitor.notices(.first) }
            try await expectRefused(.service(.signInRequired)) { try await visitor.unread() }
            try await expectRefused(.service(.signInRequired)) { try await visitor.readAll() }
            try await expectRefused(.service(.signInRequired)) { try await visitor.events(after: nil) }
        },
    ]
}
