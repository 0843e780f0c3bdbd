import ContractKit
import Funding
import Vocabulary

extension FundingContract {
    static let payouts: [Clause<FundingFixture>] = [
        Clause("an operator records a payout once for its transfer, and all who see the campaign see it") {
            place in
            let (id, member) = (try await place.opened(), place.newMember())
            try await place.paid(id, as: member)
            try await expectRefused(.campaignState(.open)) {
                try await place.operator.payOut(id, 20_000, transfer: "이체-1", reason: "1차 지급")
            }
            try await place.succeed(id, payable: 25_000)
            try await expectRefused(.operatorsOnly) {
                try await place.owner.payOut(id, 20_000, transfer: "이체-1", reason: "1차 지급")
            }
            _ = try await place.told()
            for _ in 0..<2 {
                let payout = try await place.operator.payOut(
                    id, 20_000, transfer: "이체-1", reason: "1차 지급")
                try expectEqual(payout.state, .posted, "its state")
            }
            let told = try await place.told()
            try place.expectTold(BackingAct.paidOut, [member], in: told)
            try place.expectTold(ShelterAct.paidOut, [place.members.owner], in: told)
            let shown = try await place.anonymous.payouts(of: id, .first).items
            try expectEqual(shown.map(\.amount), [Money(20_000, .krw)], "the payouts")
            try expectEqual(shown.map(\.account.number), ["****1234"], "the account")
            try expectEqual(shown.map(\.act.reason), [nil], "the reason that is shown")
            let entries = try place.payouts().entries
            try expectEqual(entries["이체-1"]?.payee, AnyIdentifier(id), "the payee")
            try expectEqual(entries["이체-1"]?.act.reason, "1차 지급", "the reason that is logged")
            try await place.expectCampaign(id, .succeeded, raised: 30_000, "before payouts")
        },
        Clause("a payout beyond what the campaign has, or by a number that is another's, is refused") {
            place in
            let id = try await place.opened()
            try await place.paid(id, as: place.newMember())
            try await place.succeed(id, payable: 25_000)
            _ = try await place.operator.payOut(id, 20_000, transfer: "이체-1", reason: "1차 지급")
            try await expectRefused(.balanceTooLow(Money(5_000, .krw))) {
                try await place.operator.payOut(id, 5_001, transfer: "이체-2", reason: "2차 지급")
            }
            for (amount, transfer) in [(5_000, "이체-2"), (10_000, "이체-1")] {
                try await expectRefused(.invalidFields([FieldError("transfer", .taken)])) {
                    try await place.operator.payOut(
                        id, Int64(amount), transfer: transfer, reason: "2차 지급")
                }
            }
            for amount in [0, -1, Int64.max] {
                try await expectFields(["amount"]) {
                    try await place.operator.payOut(id, amount, transfer: "이체-3", reason: "3차 지급")
                }
            }
            try await expectFields(["transfer", "amount"]) {
                try await place.operator.payOut(id, 0, transfer: " ", reason: "3차 지급")
            }
            let shown = try await place.anonymous.payouts(of: id, .first).items
            try expectEqual(shown.map(\.transfer), ["이체-1"], "the payouts that are shown")
        },
        Clause("a payout that the ledger has not taken yet is written later, once") { place in
            let (id, service) = (try await place.opened(), try place.service)
            try await place.paid(id, as: place.newMember())
            try await place.succeed(id, payable: 25_000)
            try place.payouts().fail(.unavailable("no ledger"))
            let error = try await refusal(by: FundingError.self) {
                try await place.operator.payOut(id, 20_000, transfer: "이체-1", reason: "1차 지급")
            }
            guard case .service(.unavailable) = error else { throw BrokenPromise("found \(error)") }
            try expectEqual(try await place.anonymous.payouts(of: id, .first).items.count, 0, "meanwhile")
            try place.payouts().fail(nil)
            _ = try await count(of: 3) { _ in
                _ = try await service.settlePayouts()
                return true
            }
            try expectEqual(try place.payouts().entries.count, 1, "how many are written")
            let shown = try await place.anonymous.payouts(of: id, .first).items
            try expectEqual(shown.map(\.state), [.posted], "the payouts")
        },
        Clause("the account of payouts is read by operators alone, and that is logged") { place in
            let id = try await place.opened()
            for verbs in [place.owner, place.moderator] {
                try await expectRefused(.operatorsOnly) {
                    try await verbs.payoutAccount(of: id, reason: "확인")
                }
            }
            _ = try await place.acts()
            let account = try await place.operator.payoutAccount(of: id, reason: "지급하려고")
            try expectEqual(account.number, "30100001234", "the number")
            let acts = try await place.acts()
            try expectEqual(acts.map(\.verb), ["funding.account"], "the acts")
            try expectEqual(acts.map(\.reason), ["지급하려고"], "the reason")
        },
    ]
}

extension FundingFixture {
    /// Lets a campaign succeed, and have so much that can be paid out.
    func succeed(_ campaign: CampaignID, payable: Int64) async throws {
        try await advance(behindDeadlineOf: campaign, by: 60)
        try await work()
        try payouts().give(payable, to: AnyIdentifier(campaign))
    }
}
