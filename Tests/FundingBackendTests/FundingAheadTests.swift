import ContractKit
import Database
import DatabaseTestKit
import DatabaseTestSupport
import Funding
import FundingSQL
import Synchronization
import Testing
import Vocabulary

/// What Payments tells of campaigns is read in the snapshot of their page.
@Suite struct FundingAheadTests {
    private final class Read: Sendable {
        private let kept = Mutex<[[AnyIdentifier]]>([])

        var payees: [[AnyIdentifier]] { kept.withLock { $0 } }

        /// Notes the payees, and that the reader sees their rows.
        var ahead: ReadAhead {
            ReadAhead {
                { payees, reader throws(DatabaseError) in
                    let count = try reader.first("SELECT count(*) FROM campaigns") {
                        row throws(DatabaseError) in try row.count(0)
                    }
                    if count ?? 0 >= payees.count { self.kept.withLock { $0.append(payees) } }
                }
            }
        }
    }

    @Test(arguments: TestPlace.present)
    func totalsAreReadBesideTheCampaignsInTheirOrder(place: TestPlace) async throws {
        try await TestDatabase.with(place, FundingMigrations.all) { database in
            let read = Read()
            let stage = FundingStage(SQLFundingStore(database, balancesAhead: read.ahead))
            let shelter = try await stage.shelter()
            let first = try await stage.opened(stage.draft(), of: shelter)
            let second = try await stage.opened(stage.draft("봄 담요"), of: shelter)
            let unknown = CampaignID(RawIdentifier(high: 1, low: 1))
            let before = read.payees.count
            let shown = try await stage.store.shown([second, unknown, first], withItems: true)
            #expect(shown.map(\.campaign.id) == [second, first])
            #expect(read.payees.count == before + 1)
            #expect(read.payees.last == [AnyIdentifier(second), AnyIdentifier(first)])
            #expect(try await stage.store.shown([], withItems: true) == [])
            #expect(read.payees.count == before + 1)
        }
    }
}
