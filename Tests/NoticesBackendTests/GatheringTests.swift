import Database
import DatabaseTestKit
import DatabaseTestSupport
import Notices
import NoticesContract
import NoticesSQL
import SampleKit
import Testing
import Vocabulary

/// Notices that gather, in a database as in memory, whatever is done to them in turn.
@Suite struct GatheringTests {
    @Test(arguments: TestPlace.present)
    func theSameIsKeptAsInMemory(place: TestPlace) async throws {
        try await TestDatabase.with(place, NoticesMigrations.all) { database in
            for seed in 1...3 {
                var script = Script(seed: UInt64(seed))
                let model = InMemoryNoticeStore(limits: Script.limits)
                let store = SQLNoticeStore(database, limits: Script.limits)
                for number in 1...150 {
                    let step = script.next()
                    try await step.take(model)
                    try await step.take(store)
                    for recipient in script.recipients {
                        let found = try await Self.kept(store, recipient)
                        let expected = try await Self.kept(model, recipient)
                        #expect(found == expected, "step \(number) of \(seed): \(step)")
                        #expect(try await store.mark(of: recipient) == model.mark(of: recipient))
                    }
                }
                #expect(try await Self.faults(in: database) == [], "after \(seed)")
            }
        }
    }

    @Test(arguments: TestPlace.present)
    func whatIsCountedWrongIsFound(place: TestPlace) async throws {
        try await TestDatabase.with(place, NoticesMigrations.all) { database in
            var script = Script(seed: 7)
            let (store, recipient) = (SQLNoticeStore(database), script.recipients[0])
            for actor in script.actors {
                let step = script.act(.testCrowd, by: actor, to: recipient, about: script.records[0])
                try await step.take(store)
            }
            #expect(try await Self.faults(in: database) == [])
            let last = try #require(try await Self.kept(store, recipient).first)
            #expect(last.others == script.actors.count - 1)
            try await database.write { writer throws(DatabaseError) in
                try writer.run("UPDATE notices SET others = 1")
            }
            #expect(try await Self.faults(in: database).count == 1)
            try await database.write { writer throws(DatabaseError) in
                try writer.run("UPDATE notices SET is_read = 1")
                try writer.run("UPDATE notice_counters SET unread = 0")
            }
            #expect(try await Self.faults(in: database).count == script.actors.count)
        }
    }

    private static func kept(_ store: any NoticeStore, _ member: MemberID) async throws -> [KeptNotice] {
        try await store.page(of: member, unreadOnly: false, .largest(after: nil)).items
    }

    private static func faults(in database: any SQLDatabase) async throws -> [String] {
        var found: [String] = []
        for check in NoticesChecks.all { found += try await check.offenders(in: database, limit: 99) }
        return found
    }
}

/// What is done to stores of notices, the same for the same seed.
private struct Script {
    /// Small, so that few steps reach them.
    static let limits: NoticeLimits = {
        var limits = NoticeLimits()
        (limits.most, limits.mostOthers) = (9, 3)
        return limits
    }()
    private static let rules = NoticeRules(NoticeRule.ofClauses)
    private static let kinds = NoticeRule.ofClauses.map(\.kind) + [.testCrowd, .testCrowdOfActs]

    let recipients: [MemberID]
    let actors: [MemberID]
    let records: [AnyIdentifier]
    private var random: SeededGenerator
    private var moment = Timestamp(microseconds: 1_000_000)

    /// A step in words, and how a store takes it.
    struct Step: CustomStringConvertible {
        let description: String
        let take: @Sendable (any NoticeStore) async throws -> Void
    }

    init(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        let members = (0..<16).map { _ in
            MemberID(RawIdentifier(high: numbers.next(), low: numbers.next()))
        }
        (recipients, actors) = (Array(members[0..<2]), Array(members[2..<9]))
        records = members[9...].map { AnyIdentifier($0) }
        random = numbers
    }

    mutating func next() -> Step {
        moment = moment.advanced(by: .seconds(1))
        let (recipient, actor) = (recipients[random.below(2)], actors[random.below(actors.count)])
        let (subject, place, now) = (records[random.below(2)], records[2 + random.below(5)], moment)
        switch random.below(24) {
        case 0: return Step(description: "read") { _ = try await $0.read(through: .max, of: recipient) }
        case 1: return withdrawing(.about(subject, place: place), at: now)
        case 2: return withdrawing(.between(recipient, actor), at: now)
        case 3: return withdrawing(.about(subject), at: now)
        case 4:
            return Step(description: "forget \(actor)") {
                try await $0.forget(actor, by: Self.rules, at: now)
            }
        case 5: return Step(description: "expire") { _ = try await $0.readExpired(by: now.before) }
        default:
            let kind = Self.kinds[random.below(Self.kinds.count)]
            return act(kind, by: actor, to: recipient, about: subject)
        }
    }

    /// A new notice of that kind, which leads to one of the places or to none.
    mutating func act(
        _ kind: NoticeKind, by actor: MemberID, to recipient: MemberID, about subject: AnyIdentifier
    ) -> Step {
        let id = NoticeID(RawIdentifier(high: random.next(), low: random.next()))
        let place = random.chance(50) ? records[2 + random.below(5)] : nil
        let notice = Notice(
            id: id, kind, to: recipient, by: actor, about: subject, in: place, at: moment)
        return Step(description: "\(kind) by \(actor)") { [moment] in
            try await $0.record([notice], by: Self.rules, at: moment)
        }
    }

    private func withdrawing(_ withdrawal: NoticeWithdrawal, at now: Timestamp) -> Step {
        Step(description: "withdraw \(withdrawal)") {
            try await $0.withdraw(withdrawal, by: Self.rules, at: now)
        }
    }
}

extension Timestamp {
    /// Twenty steps ago.
    fileprivate var before: Timestamp { advanced(by: .seconds(-20)) }
}
