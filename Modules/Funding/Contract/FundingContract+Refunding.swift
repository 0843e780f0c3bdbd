import ContractKit
import Funding
import Vocabulary

extension FundingContract {
    static let withdrawing: [Clause<FundingFixture>] = [
        Clause("a backer leaves until the deadline, gets all back at once, and may come again") { place in
            let (id, member) = (try await place.opened(), place.newMember())
            let (paid, verbs) = (try await place.paid(id, as: member), place.repository(as: member))
            let chosen = try await place.back(id, as: member)
            try expectEqual(try await verbs.leave(chosen.id).backing.state, .lapsed, "of what was chosen")
            let open = try await place.held(id, as: member)
            try await expectRefused(.beingPaid(open.order)) { try await verbs.leave(open.id) }
            try await place.release(open.purchase)
            for principal in [place.members.stranger, place.members.owner] {
                try await expectRefused(.notFound) {
                    try await place.repository(as: principal).leave(paid.id)
                }
            }
            for _ in 0..<2 {
                try expectEqual(try await verbs.leave(paid.id).backing.state, .refunded, "the state")
            }
            try place.expectRefunded([paid], [30_000])
            try expectEqual(try place.cashier().refunds.count, 1, "how many refunds")
            try await place.expectCampaign(id, .open, raised: 0)
            let again = try await place.paid(id, 20_000, as: member)
            try await place.expectCampaign(id, .open, raised: 20_000)
            try await place.advance(behindDeadlineOf: id)
            try await expectRefused(.tooLate) { try await verbs.leave(again.id) }
            try await place.expectBacking(again, of: member, .backed)
        },
        Clause("money of a backer who leaves counts to the total until it is back, and frees the cap at once")
        { place in
            let (id, member) = (try await place.opened(), place.newMember())
            let paid = try await place.paid(id, 300_000, as: member)
            try place.cashier().stall(true)
            let left = try await place.repository(as: member).leave(paid.id).backing
            try expectEqual(left.state, .refunding, "the state")
            try expectEqual(left.refund?.reason, .withdrawn, "why it goes back")
            try await place.expectCampaign(id, .open, raised: 300_000)
            try expectEqual(try await place.owner.campaign(id).backers.number, 0, "how many backings")
            try await place.held(id, 300_000, as: place.newMember())
            try place.cashier().stall(false)
            place.clock.advance(by: .seconds(10))
            try await place.work()
            try await place.expectCampaign(id, .open, raised: 0)
            try await place.expectBacking(paid, of: member, .refunded)
        },
    ]

    static let refunding: [Clause<FundingFixture>] = [
        Clause("a failed campaign gives every backing back, n of m, each once, on any number of servers") {
            place in
            let (id, members) = (
                try await place.opened { $0.model = .allOrNothing }, place.newMembers(5)
            )
            var paid: [PaidBacking] = []
            for member in members { paid.append(try await place.paid(id, 10_000, as: member)) }
            try await place.advance(behindDeadlineOf: id, by: 60)
            let service = try place.service
            while try await service.advanceAll() > 0 {}
            let before = try await place.anonymous.campaign(id)
            try expectEqual(before.campaign.state, .refunding, "the state")
            try expectEqual(before.unreturned, 5, "how many are not back")
            while try await service.giveBackAll() > 0 {}
            try place.cashier().stall(true)
            _ = try await service.refundAll()
            try place.cashier().stall(false)
            try expectEqual(try await place.anonymous.campaign(id).unreturned, 5, "on their way")
            let some = try await place.repository(as: members[0]).backing(paid[0].id).backing
            try expectEqual(some.refund?.reason, .missed, "why it goes back")
            place.clock.advance(by: .seconds(10))
            _ = try await count(of: 4) { _ in
                while try await service.refundAll() > 0 {}
                return true
            }
            let after = try await place.anonymous.campaign(id)
            try expectEqual(after.returned?.done, 5, "how many are back")
            try expectEqual(after.returned?.all, 5, "of how many")
            try place.expectRefunded(paid, Array(repeating: 10_000, count: 5))
            try expectEqual(try place.cashier().refunds.count, 5, "how many refunds")
            try await place.work()
            try await place.expectCampaign(id, .failed, raised: 0)
        },
        Clause("a refund that cannot be made is tried again, ever later, and operators see it after 12 times")
        { place in
            let (id, member) = (try await place.opened(), place.newMember())
            let paid = try await place.paid(id, as: member)
            try place.cashier().fail(.service(.unavailable("no gateway")))
            _ = try await place.repository(as: member).leave(paid.id)
            let service = try place.service
            try expectEqual(try await service.refundAll(), 0, "at once again")
            for attempt in 1...12 {
                let backing = try await place.backing(paid, as: member)
                try expectEqual(backing.state, .refunding, "the state")
                try expectEqual(backing.refund?.attempts, attempt, "how often it was tried")
                let next = try expectValue(backing.refund?.nextAt, "the next time")
                let wait = min(3_600, 1 << Int64(attempt))
                try expectEqual(next, place.clock.now().advanced(by: .seconds(wait)), "the next time")
                let stuck = try await place.operator.stuckRefunds(.first).items.map(\.backing.id)
                try expectEqual(stuck.contains(paid.id), attempt == 12, "whether operators see it")
                place.clock.advance(by: .seconds(wait))
                if attempt == 12 { try place.cashier().fail(nil) }
                try expectEqual(try await service.refundAll(), 1, "how many are tried")
            }
            try await expectRefused(.operatorsOnly) { try await place.owner.stuckRefunds(.first) }
            try await place.expectBacking(paid, of: member, .refunded, "in the end")
            try place.expectRefunded([paid], [30_000])
        },
        Clause("a refund waits for a dispute, and for money that is on its way otherwise") { place in
            let (id, members) = (try await place.opened(), place.newMembers(2))
            let first = try await place.paid(id, as: members[0])
            let second = try await place.paid(id, as: members[1])
            try place.cashier().fail(.disputed)
            _ = try await place.repository(as: members[0]).leave(first.id)
            try await place.expectBacking(first, of: members[0], .refunding, "while it is disputed")
            try place.cashier().fail(.wrongState)
            _ = try await place.repository(as: members[1]).leave(second.id)
            try await place.expectBacking(second, of: members[1], .refunding, "while it is on its way")
            try place.cashier().fail(nil)
            try place.cashier().takeBack(second.order)
            place.clock.advance(by: .seconds(10))
            try await place.work()
            for (paid, member) in [(first, members[0]), (second, members[1])] {
                try await place.expectBacking(paid, of: member, .refunded)
            }
            try place.expectRefunded([first, second], [30_000, 30_000])
        },
    ]
}
