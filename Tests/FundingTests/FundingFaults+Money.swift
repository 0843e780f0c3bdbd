import ContractKit
import FundingContract
import FundingFakes
import Vocabulary

@testable import Funding

extension FundingFaults {
    static let money = totals + refunds + payouts + receipts + addresses

    private static let totals: [Fault<FundingFixture>] = [
        .verbs("shows a sum of its own", caughtBy: "the total is what Payments has") { verbs, caller in
            let sound = caller.sound
            verbs.campaign = { id throws(FundingError) in
                let view = try await sound.campaign(id)
                return CampaignView(
                    campaign: view.campaign, shelter: view.shelter,
                    raised: Money(Int64(view.backers.number) * 30_000, .krw), backers: view.backers,
                    items: view.items, unreturned: view.unreturned, isCollecting: view.isCollecting,
                    role: view.role)
            }
        },
        .store("tells the last year alone", caughtBy: "a member's backings and sums") { store in
            let sound = store
            store.backedYears = { member throws(FundingError) in
                Array(try await sound.backedYears(member).prefix(1))
            }
        },
    ]

    private static let refunds: [Fault<FundingFixture>] = [
        .store(
            "gives nothing back", caughtBy: "a backer leaves until the deadline",
            "a failed campaign gives every backing back", "a backer who has withdrawn gets a refund",
            "an all-or-nothing campaign succeeds at its goal", "the owner calls a campaign off until",
            "an item that cannot be had is given back or swapped", "a backer who does not choose",
            "items are given back one after the other", "a campaign that is called off gives back what",
            "a campaign for an amount that was delivered in part"
        ) { store in
            store.bendBackings { $0.refund = nil }
        },
        .store(
            "takes refunds for done", caughtBy: "money of a backer who leaves counts to the total",
            "a refund waits for a dispute"
        ) { store in
            store.bendBackings { backing in
                if backing.state == .refunding { (backing.state, backing.refund) = (.refunded, nil) }
            }
        },
        .store("reads no log of deliveries", caughtBy: "a partly delivered campaign that is called off") {
            store in
            store.bendFile { $0.delivered = [:] }
        },
        .store("lets choices stand for good", caughtBy: "an item of which fewer were delivered than paid") {
            store in
            let sound = store
            store.toAsk = { limit throws(FundingError) in
                try await sound.toAsk(limit).filter { unasked in
                    !unasked.backing.choices.contains { $0.item == unasked.item }
                }
            }
        },
        .store("counts no attempts", caughtBy: "a refund that cannot be made is tried again") { store in
            store.bendBackings { $0.refund?.attempts = 0 }
        },
        .verbs("answers for items that are there", caughtBy: "while a campaign collects, no item") {
            verbs, caller in
            let sound = caller.sound
            verbs.lack = { item, id throws(FundingError) in
                do throws(FundingError) {
                    return try await sound.lack(item, in: id)
                } catch .campaignState {
                    return try await sound.campaign(id)
                }
            }
        },
    ]

    private static let payouts: [Fault<FundingFixture>] = [
        .store("knows no payouts", caughtBy: "an operator records a payout once for its transfer") { store in
            store.bendFile { if $0.payout?.state == .posted { $0.payout = nil } }
        },
        .store("shows payouts that were refused", caughtBy: "a payout beyond what the campaign has") {
            store in
            let sound = store
            store.payouts = { campaign, _, page throws(FundingError) in
                try await sound.payouts(campaign, false, page)
            }
        },
        .store("finds no pending payouts", caughtBy: "a payout that the ledger has not taken yet") { store in
            store.pendingPayouts = { _ throws(FundingError) in [] }
        },
    ]

    private static let receipts: [Fault<FundingFixture>] = [
        .store(
            "finds no valid receipts", caughtBy: "a receipt says what a shelter has kept",
            "a receipt of a year has all backings", "a receipt that is asked for before its year's"
        ) { store in
            store.bendReceipts(file: { file in
                ReceiptFile(
                    shelter: file.shelter, year: file.year, member: file.member, lastNumber: file.lastNumber,
                    valid: [], given: file.given)
            })
        },
        .store("gives every receipt the first number", caughtBy: "receipts are numbered without gaps") {
            store in
            store.bendReceipts(file: { file in
                ReceiptFile(
                    shelter: file.shelter, year: file.year, member: file.member, lastNumber: 0,
                    valid: file.valid, given: file.given)
            })
        },
        .store("confirms what another shelter has", caughtBy: "a receipt that a shelter has given stays") {
            store in
            let seen = LockedValue<[GivenBacking]>([])
            store.bendReceipts(file: { file in
                let given = seen.withLock { seen in
                    let known = seen.map(\.backing.id)
                    seen += file.given.filter { !known.contains($0.backing.id) }
                    return seen
                }
                return ReceiptFile(
                    shelter: file.shelter, year: file.year, member: file.member, lastNumber: file.lastNumber,
                    valid: file.valid, given: given)
            })
        },
        .store("finds no stale receipts", caughtBy: "a refund voids a receipt and issues another") { store in
            store.staleReceipts = { _ throws(FundingError) in [] }
        },
    ]

    private static let addresses: [Fault<FundingFixture>] = [
        .store(
            "finds every address that was ever made", caughtBy: "a receipt has ten addresses at a time",
            "an address of a receipt ends after 7 days"
        ) { store in
            let made = LockedValue<[ChainHash: AddressRight]>([:])
            store.add = { right, _ throws(FundingError) in made.withLock { $0[right.hash] = right } }
            store.right = { hash, _ throws(FundingError) in made.now[hash] }
        },
        .store(
            "keeps the last address alone", caughtBy: "those who may read a receipt get an address",
            "a receipt has ten addresses at a time"
        ) { store in
            let last = LockedValue<AddressRight?>(nil)
            store.add = { right, _ throws(FundingError) in last.withLock { $0 = right } }
            store.right = { hash, _ throws(FundingError) in last.now?.hash == hash ? last.now : nil }
        },
        .store("takes any secret", caughtBy: "other members and visitors get no address") { store in
            let (sound, last) = (store, LockedValue<AddressRight?>(nil))
            store.add = { right, now throws(FundingError) in
                last.withLock { $0 = right }
                try await sound.add(right, now)
            }
            store.right = { _, _ throws(FundingError) in last.now }
        },
        .store("shows receipts as they were", caughtBy: "those who may read a receipt get an address") {
            store in
            let sound = store
            store.receipt = { id throws(FundingError) in
                guard var found = try await sound.receipt(id) else { return nil }
                found.void = nil
                return found
            }
        },
    ]
}
