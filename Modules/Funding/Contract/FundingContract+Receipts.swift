import ContractKit
import Funding
import Vocabulary

extension FundingContract {
    static let receipts: [Clause<FundingFixture>] = [
        Clause(
            "a receipt says what a shelter has kept, once it is the shelter's, and is one however often asked"
        ) { place in
            let (id, member) = (try await place.opened(), place.newMember())
            let (paid, verbs) = (try await place.paid(id, as: member), place.repository(as: member))
            try await expectRefused(.noReceipt) { try await verbs.receipt(of: paid.id, for: "김하늘") }
            try await place.succeed(id, payable: 0)
            let receipt = try await verbs.receipt(of: paid.id, for: " 김하\u{1102}\u{1173}\u{11AF} ")
            let (campaign, day) = (
                try await place.owner.campaign(id).campaign,
                try expectValue(receipt.receipt.lines.first, "a line")
            )
            try expectEqual(receipt.receipt.holder, "김하늘", "the name")
            try expectEqual(receipt.receipt.number, 1, "the number")
            try expectEqual(receipt.receipt.amount, Money(30_000, .krw), "the amount")
            try expectEqual(receipt.shelter.registrationNumber, "제2021-충남-041호", "the shelter")
            try expectEqual(day.title, campaign.details.title, "the campaign")
            try expectEqual(
                try await verbs.receipt(of: paid.id, for: "다른 이름").receipt, receipt.receipt, "the same")
            try expectEqual(
                try await verbs.backing(paid.id).receipt, receipt.receipt.id, "the receipt of the backing")
            try await expectFields(["holder"]) { try await verbs.receipt(of: paid.id, for: "\u{1B}[1m") }
            for other in [place.stranger, place.owner] {
                try await expectRefused(.notFound) { try await other.receipt(of: paid.id, for: "김하늘") }
            }
            try await expectRefused(.notFound) { try await place.stranger.receipt(receipt.receipt.id) }
            let seen = try await place.owner.receipt(receipt.receipt.id).receipt
            try expectEqual(seen, receipt.receipt, "for the treasurer")
        },
        Clause("receipts are numbered without gaps for each shelter and year, also at once") { place in
            let (id, members) = (try await place.opened(), place.newMembers(12))
            var paid: [PaidBacking] = []
            for member in members { paid.append(try await place.paid(id, 10_000, as: member)) }
            try await place.succeed(id, payable: 0)
            _ = try await count(of: members.count) { [paid] index in
                let verbs = place.repository(as: members[index])
                _ = try await verbs.receipt(of: paid[index].id, for: "후원자 \(index)")
                return true
            }
            let year = try await place.year(of: paid[0], as: members[0])
            let shelter = try await place.home(of: id)
            let all = try await place.owner.receipts(from: shelter, in: year, .largest(after: nil)).items
            try expectEqual(all.map(\.receipt.number), Array((1...12).reversed()), "the numbers")
            try await expectRefused(.treasurersOnly) {
                try await place.stranger.receipts(from: shelter, in: year, .first)
            }
            try await expectFields(["year"]) {
                try await place.owner.receipts(from: shelter, in: .max, .first)
            }
        },
        Clause("a receipt of a year has all backings of it, and takes the place of single ones") { place in
            let (id, member) = (try await place.opened(), place.newMember())
            let verbs = place.repository(as: member)
            let first = try await place.paid(id, 10_000, as: member)
            let second = try await place.paid(id, 20_000, as: member)
            let year = try await place.year(of: first, as: member)
            let shelter = try await place.home(of: id)
            try await expectRefused(.noReceipt) {
                try await verbs.receipt(from: shelter, in: year, for: "김하늘")
            }
            try await place.succeed(id, payable: 0)
            let single = try await verbs.receipt(of: second.id, for: "김하늘").receipt
            let whole = try await verbs.receipt(from: shelter, in: year, for: "김하늘").receipt
            try expect(whole.isOfYear, "it is of the year")
            try expectEqual(whole.number, 2, "its number")
            try expectEqual(whole.lines.map(\.backing), [first.id, second.id], "its lines")
            let void = try await verbs.receipt(single.id).receipt.void
            try expectEqual(void?.reason, .merged, "why the single one is void")
            try expectEqual(void?.replacedBy, whole.id, "what is in its place")
            let again = try await verbs.receipt(from: shelter, in: year, for: "김하늘").receipt
            try expectEqual(again.id, whole.id, "once more")
            try expectEqual(
                try await verbs.receipt(of: first.id, for: "김하늘").receipt.id, whole.id, "of one backing")
            let own = try await verbs.ownReceipts(in: year, .first).items.map(\.receipt.id)
            try expectEqual(Set(own), [single.id, whole.id], "the own receipts")
            try expectEqual(try await verbs.ownReceipts(in: year - 1, .first).items.count, 0, "of last year")
        },
    ]

    static let mending: [Clause<FundingFixture>] = [
        Clause("a refund voids a receipt and issues another of what is left, and its member is told") {
            place in
            let (id, member) = (try await place.opened(), place.newMember())
            let verbs = place.repository(as: member)
            let kept = [
                try await place.paid(id, 10_000, as: member), try await place.paid(id, 20_000, as: member),
                try await place.paid(id, 30_000, as: member),
            ]
            let (year, shelter) = (
                try await place.year(of: kept[0], as: member), try await place.home(of: id)
            )
            try await place.succeed(id, payable: 0)
            let whole = try await verbs.receipt(from: shelter, in: year, for: "김하늘").receipt
            try place.cashier().takeBack(kept[1].order)
            try await place.release(kept[1].purchase)
            _ = try await place.told()
            for _ in 0..<2 { try await place.work() }
            try place.expectTold(BackingAct.receiptVoid, [member], in: try await place.told())
            let void = try await verbs.receipt(whole.id).receipt.void
            try expectEqual(void?.reason, .refunded, "why it is void")
            let next = try await verbs.receipt(expectValue(void?.replacedBy, "another receipt")).receipt
            try expectEqual(next.lines.map(\.backing), [kept[0].id, kept[2].id], "what is left")
            try expectEqual([next.holder, "\(next.number)"], ["김하늘", "2"], "its name and number")
            try expect(next.isOfYear, "it is of the year")
            for paid in [kept[0], kept[2]] {
                try place.cashier().takeBack(paid.order)
                try await place.release(paid.purchase)
            }
            try await place.work()
            let last = try await verbs.receipt(next.id).receipt
            try expectEqual(last.void?.replacedBy, nil, "what is in its place")
            try expectEqual(last.void?.reason, .refunded, "why it is void")
            try await expectRefused(.noReceipt) { try await verbs.receipt(of: kept[0].id, for: "김하늘") }
        },
        Clause("a receipt that is asked for before its year's was mended loses no other backing") { place in
            let (id, member) = (try await place.opened(), place.newMember())
            let verbs = place.repository(as: member)
            let kept = [
                try await place.paid(id, 10_000, as: member), try await place.paid(id, 20_000, as: member),
                try await place.paid(id, 30_000, as: member),
            ]
            let (year, shelter) = (
                try await place.year(of: kept[0], as: member), try await place.home(of: id)
            )
            try await place.succeed(id, payable: 0)
            _ = try await verbs.receipt(from: shelter, in: year, for: "김하늘")
            try place.cashier().takeBack(kept[1].order)
            try await place.release(kept[1].purchase)
            let next = try await verbs.receipt(of: kept[0].id, for: "김하늘").receipt
            try expectEqual(next.lines.map(\.backing), [kept[0].id, kept[2].id], "its lines")
        },
    ]

    static let years: [Clause<FundingFixture>] = [
        Clause("a member's backings and sums are those of all campaigns, by the years of Korea") { place in
            let member = place.newMember()
            let verbs = place.repository(as: member)
            place.advanceToLastMinuteOfYear()
            let campaigns = [try await place.opened(), try await place.opened()]
            let first = try await place.paid(campaigns[0], 10_000, as: member, isAnonymous: true)
            try await place.paid(campaigns[1], 20_000, as: member)
            place.clock.advance(by: .seconds(120))
            try await place.paid(campaigns[0], 40_000, as: member)
            try await place.held(campaigns[1], 5_000, as: member)
            let year = try await place.year(of: first, as: member)
            let now = Money(40_000, .krw)
            let before = BackedYear(year: year, amount: Money(30_000, .krw), backings: 2)
            let this = BackedYear(year: year + 1, amount: now, backings: 1)
            try expectEqual(try await verbs.ownYears(), [this, before], "the years")
            _ = try await verbs.leave(first.id)
            let rest = BackedYear(year: year, amount: Money(20_000, .krw), backings: 1)
            try expectEqual(try await verbs.ownYears(), [this, rest], "after a refund")
            let own = try await verbs.ownBackings(.first).items
            try expectEqual(own.map(\.backing.state), [.held, .backed, .backed, .refunded], "the own")
            try expectEqual(try await place.stranger.ownYears(), [], "of another")
        }
    ]
}

extension FundingFixture {
    /// The Korean year in which a backing was paid.
    func year(of paid: PaidBacking, as member: Principal) async throws -> Int64 {
        let backedAt = try await backing(paid, as: member).backedAt
        return KoreanYear.of(try expectValue(backedAt, "when it was paid"))
    }

    /// Moves the clock to the last minute of the Korean year.
    fileprivate func advanceToLastMinuteOfYear() {
        let now = clock.now()
        guard let year = KoreanYear.moments(of: KoreanYear.of(now)) else { return }
        clock.advance(by: year.upperBound.since(now) - .seconds(60))
    }
}
