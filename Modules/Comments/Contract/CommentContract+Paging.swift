import Comments
import ContractKit
import Vocabulary

extension CommentContract {
    static let paging: [Clause<CommentFixture>] = [
        Clause("in both orders cursors lead through a whole thread, each comment once") { place in
            let subject = try await place.subject()
            let newest = try await place.added(count: 7, to: subject)
            let oldest = newest.sorted { ($0.createdAt, $1.id) < ($1.createdAt, $0.id) }
            for (order, whole) in [(CommentOrder.newest, newest), (.oldest, oldest)] {
                for limit in [1, 2, 3, 7] {
                    var (found, request): ([CommentView], PageRequest) = ([], try PageRequest(limit: limit))
                    for _ in 0..<20 {
                        let page = try await place.anonymous.verbs.comments(on: subject, order, request)
                        found += page.items.map(\.comment)
                        guard let next = page.next else { break }
                        request = try PageRequest(.after(next), limit: limit)
                    }
                    try expectEqual(found, whole, "pages of \(limit), \(order.rawValue) first")
                }
            }
        },
        Clause("a cursor keeps its place while others come and go") { place in
            let subject = try await place.subject()
            let whole = try await place.added(count: 5, to: subject)
            let verbs = place.anonymous.verbs
            let first = try await verbs.comments(on: subject, .newest, PageRequest(limit: 2))
            let cursor = try expectValue(first.next, "the next page")
            place.clock.pass(.seconds(1))
            _ = try await place.added("새것", to: subject)
            try await place.buyer.verbs.remove(whole[1].id)
            let rest = try await verbs.comments(on: subject, .newest, PageRequest(.after(cursor)))
            try expectPage(rest, whole[2...])
        },
        Clause("numbered pages carry their place and the total") { place in
            let subject = try await place.subject()
            let whole = try await place.added(count: 5, to: subject)
            for (number, expected) in [(1, whole[0..<2]), (3, whole[4..<5]), (9, whole[5..<5])] {
                let page = try await place.anonymous.verbs.comments(
                    on: subject, .newest, PageRequest(.number(number), limit: 2))
                try expectPage(page, expected, "page \(number)")
                try expectEqual(
                    page.numbering, PageNumbering(number: number, size: 2, total: 5), "its place")
            }
        },
        Clause("the cursor of another list is refused") { place in
            let subject = try await place.subject()
            let comment = try await place.added(count: 3, to: subject)[0]
            let other = try await place.subject()
            let page = try await place.anonymous.verbs.comments(on: subject, .newest, PageRequest(limit: 1))
            let foreign = try PageRequest(.after(try expectValue(page.next, "the next page")))
            let refusal = CommentError.invalidFields([FieldError("after", .mismatch)])
            let verbs = place.buyer.verbs
            try await expectRefused(refusal) { try await verbs.comments(on: subject, .oldest, foreign) }
            try await expectRefused(refusal) { try await verbs.comments(on: other, .newest, foreign) }
            try await expectRefused(refusal) { try await verbs.replies(to: comment.id, foreign) }
            try await expectRefused(refusal) { try await verbs.mine(foreign) }
        },
        Clause("a thread holds what is said under its subject, and nothing else") { place in
            let (first, second) = (try await place.subject(), try await place.subject())
            let (one, other) = (try await place.added(to: first), try await place.added(to: second))
            try expectPage(try await place.thread(on: first), [one])
            try expectPage(try await place.thread(on: second), [other])
        },
        Clause("one's own comments stand together, the newest first, and only their author's") { place in
            place.noteNewcomers()
            let (first, second) = (try await place.subject(), try await place.subject())
            var own: [CommentView] = []
            for subject in [first, second, first] {
                place.clock.pass(.seconds(1))
                own.insert(try await place.added(to: subject), at: 0)
                _ = try await place.replied(to: own[0])
            }
            try await place.buyer.verbs.remove(own.remove(at: 1).id)
            try expectPage(try await place.buyer.verbs.mine(.first), own)
            try expectPage(try await place.stranger.verbs.mine(.first), [])
            try await expectRefused(.service(.signInRequired)) {
                try await place.anonymous.verbs.mine(.first)
            }
        },
    ]
}
