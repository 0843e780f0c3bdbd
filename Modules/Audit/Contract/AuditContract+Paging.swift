import Audit
import ContractKit
import Vocabulary

extension AuditContract {
    static let paging: [Clause<AuditFixture>] = [
        Clause("the last stands first, and cursors lead through all, each once") { place in
            let whole = try await place.recorded(count: 7)
            for limit in [1, 2, 3, 7] {
                var (found, request): ([AuditEvent], PageRequest) = ([], try PageRequest(limit: limit))
                for _ in 0..<20 {
                    let page = try await place.operator.entries(AuditQuery(), request)
                    found += page.items.map(\.event)
                    guard let next = page.next else { break }
                    request = try PageRequest(.after(next), limit: limit)
                }
                try expectEqual(found, whole, "pages of \(limit)")
            }
        },
        Clause("a cursor keeps its place while acts are added") { place in
            let whole = try await place.recorded(count: 5)
            let first = try await place.operator.entries(AuditQuery(), PageRequest(limit: 2))
            let cursor = try expectValue(first.next, "the next page")
            _ = try await place.recorded(count: 2)
            try expectActs(
                try await place.operator.entries(AuditQuery(), PageRequest(.after(cursor))), whole[2...])
        },
        Clause("numbered pages carry their place and the total") { place in
            let whole = try await place.recorded(count: 5)
            for (number, expected) in [(1, whole[0..<2]), (3, whole[4..<5]), (9, whole[5..<5])] {
                let page = try await place.operator.entries(
                    AuditQuery(), PageRequest(.number(number), limit: 2))
                try expectActs(page, expected, "page \(number)")
                try expectEqual(
                    page.numbering, PageNumbering(number: number, size: 2, total: 5), "its place")
            }
        },
        Clause("the cursor of another query is refused") { place in
            _ = try await place.recorded(count: 3)
            let first = try await place.operator.entries(AuditQuery(), PageRequest(limit: 1))
            let cursor = try expectValue(first.next, "the next page")
            for query in [AuditQuery(verb: "listings.hide"), AuditQuery(actor: "machine")] {
                try await expectRefused(.invalidFields([FieldError("after", .mismatch)])) {
                    try await place.operator.entries(query, PageRequest(.after(cursor)))
                }
            }
        },
    ]
}
