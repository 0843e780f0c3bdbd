import Crews
import Vocabulary

/// All that a store of crews tells of what a season has left in it.
struct CrewStoredState: Equatable {
    private var words: [String: String] = [:]

    /// Reads all lists, by cursor and by number. Takes the waiting messages out of the store.
    init(of store: any CrewStore, _ season: CrewSeason) async throws {
        try await addLists(of: store)
        for crew in season.crews {
            try await addPeople(of: crew, in: store)
            try await addMeetings(of: crew, in: store, season)
            try await addMoney(of: crew, in: store, season)
        }
        for member in season.people.compactMap(\.memberID) {
            words["crews of \(member)"] = try await Self.walk { page in
                try await store.page(
                    of: member, in: MembershipState.allCases, openOnly: false, hiding: [], page)
            }
            words["number of \(member)"] = "\(try await store.crewCount(of: member))"
        }
        words["dues of orders"] = Self.sorted(try await store.dues(of: Set(season.orders)))
        try await addWork(of: store, at: season.now)
        words["messages"] = try await Self.messages(of: store, at: season.now)
    }

    private mutating func addLists(of store: any CrewStore) async throws {
        for order in CrewQuery.Order.allCases {
            for (sport, name, place) in [(nil, "", ""), (.running, "", ""), (nil, "한강 f", "망원")]
                as [(CrewSport?, String, String)]
            {
                for freeOnly in [false, true] {
                    var query = CrewQuery()
                    (query.order, query.sport, query.freeOnly) = (order, sport, freeOnly)
                    (query.name, query.place) = (name, place)
                    let filter = try query.checked()
                    words["\(query)"] = try await Self.walk { try await store.page(filter, $0) }
                }
            }
        }
    }

    private mutating func addPeople(of crew: CrewID, in store: any CrewStore) async throws {
        words["\(crew)"] = "\(String(describing: try await store.find(crew)))"
        words["counts of \(crew)"] = Self.sorted(try await store.counts(of: [crew]))
        for list in MembershipList.allCases {
            words["\(list) of \(crew)"] = try await Self.walk { try await store.people(of: crew, list, $0) }
        }
        words["unfinished of \(crew)"] = "\(try await store.unfinished(of: crew, limit: 100))"
    }

    private mutating func addMeetings(
        of crew: CrewID, in store: any CrewStore, _ season: CrewSeason
    ) async throws {
        for list in MeetingList.allCases {
            words["\(list) meetings of \(crew)"] = try await Self.walk { page in
                try await store.meetings(of: crew, list, page, at: season.now)
            }
        }
        for meeting in season.meetings {
            words["answers to \(meeting)"] = try await Self.walk { try await store.answers(to: meeting, $0) }
        }
        words["counts of meetings"] = Self.sorted(try await store.counts(of: Set(season.meetings)))
    }

    private mutating func addMoney(
        of crew: CrewID, in store: any CrewStore, _ season: CrewSeason
    ) async throws {
        let month = season.now.koreanMonth
        for list in [DuesList.all, .arrears, .of(month), .own] {
            for member in season.people.compactMap(\.memberID).prefix(list == .own ? 7 : 1) {
                let filter = DuesFilter(list, of: crew, for: member, at: season.now)
                words["dues of \(crew) \(list) \(member)"] = try await Self.walk { page in
                    try await store.dues(filter, page)
                }
            }
        }
        words["cash of \(crew)"] = "\(try await store.cash(of: crew, in: month))"
        words["later cash of \(crew)"] = "\(try await store.cash(of: crew, in: month.next))"
        words["plans of \(crew)"] = "\(try await store.duesPlans(of: crew, from: month))"
        words["account of \(crew)"] = "\(String(describing: try await store.naming(of: crew)))"
    }

    private mutating func addWork(of store: any CrewStore, at now: Timestamp) async throws {
        for days in [Int64(0), 20, 60] {
            let moment = now.advanced(by: .seconds(days * 86_400))
            words["ran out \(days)"] = "\(try await store.ranOut(at: moment, limit: 100))"
            words["dissolvable \(days)"] = "\(try await store.dissolvable(at: moment, limit: 100))"
            words["offers \(days)"] = "\(try await store.offersOver(at: moment, limit: 100))"
            words["dues to remind of \(days)"] = "\(try await store.duesToRemind(at: moment, limit: 100))"
            words["in arrears \(days)"] = "\(try await store.inArrears(by: moment, limit: 3))"
            words["out of arrears \(days)"] = "\(try await store.outOfArrears(at: moment, limit: 3))"
            words["without dues \(days)"] =
                "\(try await store.crewsWithoutDues(of: moment.koreanMonth, limit: 3))"
        }
        words["to remind"] = "\(try await store.toRemind(at: now, limit: 100))"
        let coming = try await store.upcoming(after: nil, at: now, limit: 2)
        words["to come"] = "\(coming)"
        words["to come then"] = "\(try await store.upcoming(after: coming.last, at: now, limit: 100))"
    }

    private static func sorted<Key, Value>(_ values: [Key: Value]) -> String {
        values.map { "\($0.key): \($0.value)" }.sorted().joined(separator: "\n")
    }

    /// All items by cursor, and the second page by its number.
    private static func walk<Item: Sendable>(
        _ page: (PageRequest) async throws -> Page<Item>
    ) async throws -> String {
        var (items, request): ([Item], PageRequest?) = ([], try PageRequest(limit: 3))
        while let next = request {
            let found = try await page(next)
            items += found.items
            request = try found.next.map { try PageRequest(.after($0), limit: 3) }
        }
        let second = try await page(PageRequest(.number(2), limit: 2))
        return "\(items) \(second.items) \(String(describing: second.numbering))"
    }

    /// The waiting messages, which are settled. Those about different subjects have no order.
    private static func messages(of store: any CrewStore, at now: Timestamp) async throws -> String {
        let events = try await store.outbox.claim(10_000, until: now.advanced(by: .seconds(60)), at: now)
        var outcome = OutboxOutcome()
        outcome.delivered = events
        try await store.outbox.finish(outcome)
        return events.map { "\($0.message)" }.sorted().joined(separator: "\n")
    }

    /// What two stores tell differently.
    func differences(from other: CrewStoredState) -> [String] {
        let names = Set(words.keys).union(other.words.keys).filter { words[$0] != other.words[$0] }
        return names.sorted().map { "\($0): \(words[$0] ?? "")\nexpected: \(other.words[$0] ?? "")" }
    }
}
