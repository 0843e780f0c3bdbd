import ContractKit
import Database
import DatabaseTestKit
import DatabaseTestSupport
import Funding
import FundingSQL
import Synchronization
import Testing
import Vocabulary

/// A campaign whose course breaks off at any write comes to the same end when it is taken up again: no
/// backing without payment, no sum that is not that of its backings.
@Suite struct FundingCrashTests {
    @Test(arguments: TestPlace.present)
    func aCourseThatBreaksOffComesToItsEnd(place: TestPlace) async throws {
        for moment in PowerFailure.Moment.allCases {
            var (number, isReached) = (1, true)
            while isReached {
                try await TestDatabase.with(place, FundingMigrations.all) { database in
                    isReached = try await Self.breakOff(database, PowerFailure(at: number, moment))
                }
                number += 1
            }
            #expect(number > 20, "let the course write more than \(number) times")
        }
    }

    /// Runs the course into the failure, and again after it. Answers whether the failure was reached.
    private static func breakOff(
        _ database: TestDatabase, _ failure: PowerFailure
    ) async throws -> Bool {
        let environment = ClauseEnvironment(.shuffled)
        let course = FundingCourse(environment)
        let failing = FailingDatabase(database, failure)
        let isReached: Bool
        do {
            try await course.run(SQLFundingStore(failing))
            isReached = false
        } catch {
            isReached = failing.hasFailed
            if !isReached { throw error }
        }
        #expect(try await FundingChecks.faults(in: database) == [], "after \(failure)")
        try await database.reopen()
        let store = SQLFundingStore(database)
        let campaign = try await course.run(store)
        #expect(try await FundingChecks.faults(in: database) == [], "after \(failure), and again")
        try await expectEnd(of: campaign, in: store, "after \(failure)")
        return isReached
    }

    private static func expectEnd(
        of campaign: CampaignID, in store: SQLFundingStore, _ when: String
    ) async throws {
        let shown = try #require(try await store.shown([campaign], withItems: true).first)
        #expect(shown.campaign.state == .succeeded, "\(when)")
        #expect(shown.campaign.result?.amount.minorUnits == 100_000, "\(when)")
        #expect(shown.counts.backers.number == 2, "\(when)")
        #expect(shown.counts.items == [1: ItemCount(backed: 3), 2: ItemCount(backed: 1)], "\(when)")
        let backings = try await store.backings(.all(campaign), .first).items
        #expect(backings.map(\.kept.minorUnits).sorted() == [30_000, 60_000], "\(when)")
        #expect(backings.allSatisfy { $0.refund == nil }, "\(when)")
        let receipts = try await store.receipts(having: backings.map(\.id))
        #expect(receipts.count == 1, "\(when)")
        #expect(try await store.staleReceipts(limit: 9) == [], "\(when)")
        #expect(try await store.payout("이체-1")?.state == .posted, "\(when)")
    }

    @Test(arguments: TestPlace.present)
    func theNextCallFinishesAnInterruptedWithdrawal(place: TestPlace) async throws {
        for number in 1...6 {
            try await TestDatabase.with(place, FundingMigrations.all) { database in
                var kept = FundingSeason(seed: 11, over: SQLFundingStore(database))
                var model = FundingSeason(seed: 11, over: InMemoryFundingStore())
                for _ in 0..<90 { #expect(await kept.next() == (await model.next())) }
                let failing = FailingDatabase(database, PowerFailure(at: number, .before))
                let member = try #require(kept.people[1].memberID)
                kept.pass()
                model.pass()
                try? await SQLFundingStore(failing).forget(member, at: kept.now)
                try await kept.store.forget(member, at: kept.now)
                try await model.store.forget(member, at: model.now)
                let state = try await FundingStoredState(of: kept)
                #expect(state.differences(from: try await FundingStoredState(of: model)) == [])
                #expect(try await FundingChecks.faults(in: database) == [])
            }
        }
    }
}

/// When the power fails.
struct PowerFailure: CustomStringConvertible, Sendable {
    /// Before the write, of which nothing is left, or behind it, of which the caller learns nothing.
    enum Moment: String, CaseIterable {
        case before, behind
    }

    let number: Int
    let moment: Moment

    init(at number: Int, _ moment: Moment) { (self.number, self.moment) = (number, moment) }

    var description: String { "a power failure \(moment) write \(number)" }
}

/// A database whose power fails at a write, and stays off.
private final class FailingDatabase: SQLDatabase {
    private let inner: any SQLDatabase
    private let failure: PowerFailure
    private let writes = Mutex(0)

    init(_ inner: any SQLDatabase, _ failure: PowerFailure) {
        (self.inner, self.failure) = (inner, failure)
    }

    var hasFailed: Bool { writes.withLock { $0 >= failure.number } }

    var engine: SQLEngine { inner.engine }

    var unreadableRows: UnreadableRows { inner.unreadableRows }

    func runRead(
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Void
    ) async throws(DatabaseError) {
        if hasFailed { throw .unavailable("the power has failed") }
        try await inner.runRead(body)
    }

    func runWrite(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Void
    ) async throws(DatabaseError) {
        let number = writes.withLock { writes in
            writes += 1
            return writes
        }
        if number < failure.number || (number == failure.number && failure.moment == .behind) {
            try await inner.runWrite(body)
        }
        if number >= failure.number { throw .unavailable("the power has failed") }
    }
}
