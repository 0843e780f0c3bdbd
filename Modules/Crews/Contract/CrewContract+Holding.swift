import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    static let holding: [Clause<CrewFixture>] = [
        Clause("a paid order makes its buyer a member, once, however often it is told") { place in
            let (crew, member) = (try await place.foundedWithFee(), place.newMember())
            let purchase = place.purchase(of: try await place.join(crew, as: member))
            for _ in 0..<2 { try await place.hold(purchase) }
            let kept = try await place.membership(of: member, in: crew)
            try expectEqual(kept.state, .joining, "while it is being paid")
            try expectEqual([kept.order, purchase.order], [purchase.order, kept.order], "its order")
            try expectEqual(kept.until, purchase.until, "until when")
            _ = try await place.notices()
            for _ in 0..<2 { try await place.fulfil(purchase) }
            let joined = try await place.membership(of: member, in: crew)
            try expectEqual(joined.state, .member, "once it is paid")
            try expectEqual(joined.order, purchase.order, "its order")
            try place.clock.expectNow(joined.joinedAt, "since when")
            try await place.expectTold(.joined, [place.members.owner], about: crew)
            try await place.hold(purchase)
            try expectEqual(try await place.membership(of: member, in: crew), joined, "held again")
            try await place.expectCounts(crew, members: 2, taken: 2)
        },
        Clause("an order that was paid late is fulfilled as long as its seat is kept") { place in
            let (crew, member) = (try await place.foundedWithFee(capacity: 2), place.newMember())
            let purchase = try await place.held(by: member, in: crew)
            try await place.join(crew, as: place.newMember())
            place.clock.advance(by: .seconds(2 * 86_400))
            while try await place.service.lapseAll() > 0 {}
            try await place.expectStandings([member], in: crew, [.joining], "after the order's moment")
            try await place.fulfil(purchase)
            try await place.expectStandings([member], in: crew, [.member], "once it is paid")
        },
        Clause("a seat is held for one order, at the price that it was offered for") { place in
            let (crew, member) = (try await place.foundedWithFee(), place.newMember())
            let seat = try await place.join(crew, as: member)
            let (first, other) = (place.purchase(of: seat), place.purchase(of: seat))
            let cheap = Purchase(
                order: first.order, record: first.record, buyer: first.buyer, total: Money(1, .krw),
                until: first.until)
            let payable = try place.payable()
            try await expectUnpayable(.changed) { try await payable.hold(cheap) }
            try await place.hold(first)
            for _ in 0..<2 {
                try await expectUnpayable(.otherOrder(first.order)) { try await payable.hold(other) }
            }
            try await expectUnpayable(.otherOrder(first.order)) { try await payable.fulfil(other) }
            try await place.fulfil(first)
            try await expectUnpayable(.otherOrder(first.order)) { try await place.quote(seat, for: member) }
            try await place.expectStandings([member], in: crew, [.member])
        },
        Clause("a fee that changes while a seat is kept does not touch its price and terms") { place in
            let (crew, member) = (try await place.foundedWithFee(), place.newMember())
            let seat = try await place.join(crew, as: member)
            var draft = CrewDraft(try await place.owner.crew(crew).crew.details)
            (draft.fee, draft.fullDays, draft.halfDays) = (50_000, 0, 0)
            _ = try await place.owner.edit(crew, draft, cover: nil, expecting: nil)
            let quote = try await place.quote(seat, for: member)
            try expectEqual(quote.unitPrice, Money(30_000, .krw), "the price")
            let purchase = place.purchase(of: seat)
            try await place.hold(purchase)
            draft.fee = 70_000
            _ = try await place.owner.edit(crew, draft, cover: nil, expecting: nil)
            try await place.hold(purchase)
            try await place.fulfil(purchase)
            try place.keep(purchase, of: crew, .paid)
            _ = try await place.repository(as: member).leave(crew)
            try place.expectRefunds([purchase.order: nil])
            try expectEqual(
                try await place.join(crew, as: place.newMember()).fee.amount, Money(70_000, .krw), "the next")
        },
        Clause("a purchase of another member, or of nothing, holds and fulfils nothing") { place in
            let (crew, member) = (try await place.foundedWithFee(), place.newMember())
            let (seat, payable) = (try await place.join(crew, as: member), try place.payable())
            let right = place.purchase(of: seat)
            let stranger = try place.id(of: place.members.stranger)
            let missing: MembershipID = place.environment.ids.next()
            for (record, buyer) in [(right.record, stranger), (AnyIdentifier(missing), seat.member)] {
                let wrong = Purchase(
                    order: right.order, record: record, buyer: buyer, total: right.total, until: right.until)
                try await expectUnpayable(.notFound) { try await payable.hold(wrong) }
                try await expectUnpayable(.notFound) { try await payable.fulfil(wrong) }
                try await place.release(wrong)
            }
            try await place.hold(right)
            try await place.fulfil(right)
            try await place.expectStandings([member], in: crew, [.member])
        },
        Clause("while a seat is being paid for it is the order that is let go, not the seat") { place in
            let (crew, member) = (try await place.foundedWithFee(), place.newMember())
            let purchase = try await place.held(by: member, in: crew)
            let paying = CrewError.beingPaid(purchase.order)
            try await expectRefused(paying) { try await place.repository(as: member).leave(crew) }
            try await expectRefused(paying) {
                try await place.owner.remove(purchase.buyer, from: crew, bannedUntil: nil)
            }
            try await expectRefused(.feeIsDue(purchase.total)) {
                try await place.repository(as: member).takeUp(crew)
            }
            try await place.expectStandings([member], in: crew, [.joining])
        },
    ]
}
