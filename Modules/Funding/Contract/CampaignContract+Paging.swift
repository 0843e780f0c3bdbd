import ContractKit
import Funding
import Vocabulary

extension CampaignContract {
    static let paging: [Clause<CampaignFixture>] = [
        Clause("the newest stands first, and cursors lead through all, each once") { place in
            let whole = try await place.added(count: 7)
            try expectPage(try await place.anonymous.browse(.first), whole, "the whole list")
            for limit in [1, 2, 3, 7] {
                var (found, request): ([Campaign], PageRequest) = ([], try PageRequest(limit: limit))
                for _ in 0..<20 {
                    let page = try await place.anonymous.browse(request)
                    found += page.items.map(\.campaign)
                    guard let next = page.next else { break }
                    request = try PageRequest(.after(next), limit: limit)
                }
                try expectEqual(found, whole, "pages of \(limit)")
            }
        },
        Clause("a cursor keeps its place while others come and go") { place in
            let whole = try await place.added(count: 5)
            let first = try await place.anonymous.browse(PageRequest(limit: 2))
            let cursor = try expectValue(first.next, "the next page")
            place.clock.pass(.seconds(1))
            _ = try await place.added("새것")
            try await place.owner.remove(whole[1].id)
            try expectPage(try await place.anonymous.browse(PageRequest(.after(cursor))), whole[2...])
        },
        Clause("numbered pages carry their place and the total") { place in
            let whole = try await place.added(count: 5)
            for (number, expected) in [(1, whole[0..<2]), (3, whole[4..<5]), (9, whole[5..<5])] {
                let page = try await place.anonymous.browse(PageRequest(.number(number), limit: 2))
                try expectPage(page, expected, "page \(number)")
                try expectEqual(
                    page.numbering, PageNumbering(number: number, size: 2, total: 5), "its place")
            }
        },
        Clause("the cursor of another list is refused") { place in
            _ = try await place.added(count: 3)
            let next = try await place.anonymous.browse(PageRequest(limit: 1)).next
            let cursor = try expectValue(next, "the next page")
            let foreign = Cursor(scope: cursor.scope &+ 1, key: cursor.key, id: cursor.id)
            try await expectRefused(.invalidFields([FieldError("after", .mismatch)])) {
                try await place.anonymous.browse(PageRequest(.after(foreign)))
            }
        },
    ]
}
