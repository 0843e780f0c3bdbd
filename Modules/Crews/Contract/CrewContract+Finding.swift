import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    static let finding: [Clause<CrewFixture>] = [
        Clause("crews are listed by age, members and activity") { place in
            let (word, crews) = try await place.crewsOfOneWord(3)
            let members = place.newMembers(3)
            for member in members { try await place.join(crews[0], as: member) }
            try await place.join(crews[2], as: members[0])
            try await place.join(crews[1], as: members[0])
            try await place.join(crews[1], as: members[1])
            _ = try await place.met(crews[2])
            place.clock.pass(.seconds(1))
            let orders: [CrewQuery.Order: [Int]] = [
                .newest: [2, 1, 0], .mostMembers: [0, 1, 2], .active: [2, 1, 0],
            ]
            for (order, expected) in orders {
                let found = try await place.walk(place.query(word, order), limit: 20)
                try expectEqual(found, expected.map { crews[$0] }, "\(order)")
            }
            try await place.join(crews[0], as: place.newMember())
            let active = try await place.walk(place.query(word, .active), limit: 20)
            try expectEqual(active, [0, 2, 1].map { crews[$0] }, "after a member joined")
        },
        Clause("cursors lead through all crews of each order, each once") { place in
            let (word, crews) = try await place.crewsOfOneWord(7)
            try await place.join(crews[3], as: place.newMember())
            for order in CrewQuery.Order.allCases {
                let whole = try await place.walk(place.query(word, order), limit: 20)
                try expectEqual(Set(whole), Set(crews), "all of them")
                for limit in [1, 2, 3, 7] {
                    let found = try await place.walk(place.query(word, order), limit: limit)
                    try expectEqual(found, whole, "\(order), pages of \(limit)")
                }
            }
        },
        Clause("a cursor keeps its place while crews are founded, edited and closed") { place in
            let (word, crews) = try await place.crewsOfOneWord(5)
            let first = try await place.anonymous.browse(place.query(word), PageRequest(limit: 2))
            try expectPage(first, [crews[4], crews[3]], "the first page")
            let cursor = try expectValue(first.next, "the next page")
            _ = try await place.founded { $0.name = "새 크루 \(word)" }
            _ = try await place.owner.close(crews[2])
            var draft = place.crewDraft()
            draft.name = "고친 크루 \(word)"
            _ = try await place.owner.edit(crews[1], draft, cover: nil, expecting: nil)
            let rest = try await place.anonymous.browse(place.query(word), PageRequest(.after(cursor)))
            try expectPage(rest, [crews[1], crews[0]], "the rest")
        },
        Clause("numbered pages of crews carry their place and the total") { place in
            let (word, crews) = try await place.crewsOfOneWord(5)
            for (number, expected) in [(1, [crews[4], crews[3]]), (3, [crews[0]]), (9, [])] {
                let page = try await place.anonymous.browse(
                    place.query(word), PageRequest(.number(number), limit: 2))
                try expectPage(page, expected, "page \(number)")
                try expectEqual(
                    page.numbering, PageNumbering(number: number, size: 2, total: 5), "its place")
            }
        },
        Clause("the cursor of another list of crews is refused") { place in
            let (word, _) = try await place.crewsOfOneWord(2)
            let next = try await place.anonymous.browse(place.query(word), PageRequest(limit: 1)).next
            let page = try PageRequest(.after(expectValue(next, "the next page")))
            var queries = [place.query(word, .active), CrewQuery(), place.query(word), place.query(word)]
            (queries[2].freeOnly, queries[3].sport) = (true, .football)
            for query in queries {
                try await expectRefused(.invalidFields([FieldError("after", .mismatch)])) {
                    try await place.anonymous.browse(query, page)
                }
            }
            let owner = try place.id(of: place.members.owner)
            try await expectRefused(.invalidFields([FieldError("after", .mismatch)])) {
                try await place.anonymous.crews(of: owner, page)
            }
        },
    ]
}

extension CrewFixture {
    /// That many crews of the owner with one word in their names, one after the other.
    func crewsOfOneWord(_ count: Int) async throws -> (String, [CrewID]) {
        let word = String(newKey().text.suffix(10))
        var crews: [CrewID] = []
        for number in 0..<count { crews.append(try await founded { $0.name = "\(number)번 크루 \(word)" }) }
        return (word, crews)
    }

    /// A query for crews with that word in their names.
    func query(_ word: String, _ order: CrewQuery.Order = .newest) -> CrewQuery {
        var query = CrewQuery()
        (query.name, query.order) = (word, order)
        return query
    }

    /// Follows the cursors of a query from the first page to the last.
    func walk(_ query: CrewQuery, limit: Int, by reader: Principal = .anonymous) async throws -> [CrewID] {
        var (found, request): ([CrewID], PageRequest) = ([], try PageRequest(limit: limit))
        for _ in 0..<100 {
            let page = try await repository(as: reader).browse(query, request)
            found += page.items.map(\.crew.id)
            guard let next = page.next else { return found }
            request = try PageRequest(.after(next), limit: limit)
        }
        throw BrokenPromise("the list does not end")
    }
}
