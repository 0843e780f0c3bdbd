import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    static let paying: [Clause<CrewFixture>] = [
        Clause("joining a crew with a fee keeps a seat for an hour, and says what comes back") { place in
            let (crew, member) = (try await place.foundedWithFee(), place.newMember())
            let view = try await place.repository(as: member).join(crew, message: "")
            let (seat, now) = (view.membership, place.clock.now())
            try expectEqual(seat.state, .offered, "how the person stands")
            try expectEqual(seat.until, now.advanced(by: .seconds(3600)), "until when the seat is kept")
            try expectEqual(seat.fee.amount, Money(30_000, .krw), "the fee")
            try expectEqual(view.record, AnyIdentifier(seat.id), "what an order is opened for")
            let steps = [(7, 10_000), (30, 5_000)].map {
                RefundTerms.Step(until: now.advanced(by: .seconds($0.0 * 86_400)), basisPoints: $0.1)
            }
            try expectEqual(view.terms?.steps, steps, "what comes back")
            try await place.expectCounts(crew, members: 1, taken: 2)
            let quote = try await place.quote(seat, for: member)
            let details = try await place.owner.crew(crew).crew.details
            try expectEqual(quote.title, "\(details.name) 가입비 (joining fee)", "what is bought")
            try expectEqual(try quote.total(), Money(30_000, .krw), "the price")
            try expectEqual(quote.payee, AnyIdentifier(crew), "the payee")
            try expectEqual(quote.payBy, seat.until, "until when it can be held")
            try expectEqual(quote.earning, .atOnce, "when the money is earned")
            try expectEqual(quote.refunds, view.terms, "the terms of the refund")
            let ids = try await place.people(of: crew, .waiting)
            try expectEqual(ids, [seat.member], "those with a kept seat")
        },
        Clause("a seat that is not paid for within the hour is free again, and its order comes too late") {
            place in
            let crew = try await place.foundedWithFee(capacity: 2)
            let (member, next) = (place.newMember(), place.newMember())
            let seat = try await place.join(crew, as: member)
            try await place.join(crew, as: next)
            place.clock.advance(by: .seconds(3600))
            try await expectUnpayable(.gone) { try await place.quote(seat, for: member) }
            try await expectUnpayable(.gone) { try await place.payable().hold(place.purchase(of: seat)) }
            while try await place.service.lapseAll() > 0 {}
            try await place.expectStandings([member, next], in: crew, [.lapsed, .offered])
            try await place.expectGone(place.purchase(of: seat))
        },
        Clause("an accepted person, and one of the list, has a day to pay") { place in
            let crew = try await place.founded { draft in
                (draft.fee, draft.joining, draft.capacity) = (30_000, .approval, 2)
            }
            let (first, second) = (place.newMember(), place.newMember())
            for member in [first, second] {
                try await place.join(crew, as: member)
                _ = try await place.owner.accept(place.id(of: member), to: crew)
            }
            let day = place.clock.now().advanced(by: .seconds(86_400 - 1))
            try expectEqual(try await place.membership(of: first, in: crew).until, day, "once accepted")
            _ = try await place.repository(as: first).leave(crew)
            let offered = try await place.membership(of: second, in: crew)
            try expectEqual(offered.until, day.advanced(by: .seconds(1)), "of the list")
            try expectEqual(offered.fee.amount, Money(30_000, .krw), "the fee")
        },
        Clause("the terms of a seat are told to its person alone, and only while it can be paid for") {
            place in
            let crew = try await place.foundedWithFee(capacity: 2)
            let (member, waiting) = (place.newMember(), place.newMember())
            let seat = try await place.join(crew, as: member)
            let listed = try await place.join(crew, as: waiting)
            for other in [waiting, place.members.owner, .anonymous] {
                let failure: PurchaseFailure = other == .anonymous ? .service(.signInRequired) : .notFound
                try await expectUnpayable(failure) { try await place.quote(seat, for: other) }
            }
            try await expectUnpayable(.notForSale) { try await place.quote(listed, for: waiting) }
            let (fee, more) = (Money(30_000, .krw), Money(30_001, .krw))
            _ = try await place.quote(seat, for: member, amount: fee)
            try await expectUnpayable(.amount(minimum: fee, maximum: fee)) {
                try await place.quote(seat, for: member, amount: more)
            }
            let shown = try await place.owner.people(of: crew, .waiting, .first).items
            try expectEqual(shown.map(\.terms), [nil, nil], "the terms that managers see")
            _ = try await place.repository(as: member).leave(crew)
            try await expectUnpayable(.gone) { try await place.quote(seat, for: member) }
        },
        Clause("a crew of a business gives all back for seven days at least") { place in
            try place.cashier().declareBusiness(place.members.owner)
            let (crew, member) = (try await place.founded { $0.fee = 30_000 }, place.newMember())
            let view = try await place.repository(as: member).join(crew, message: "")
            let week = place.clock.now().advanced(by: .seconds(7 * 86_400))
            let step = RefundTerms.Step(until: week, basisPoints: 10_000)
            try expect(view.terms?.steps.contains(step) ?? false, "the terms, found \(view.terms as Any)")
            let purchase = try await place.paidMember(member, in: crew)
            place.clock.advance(by: .seconds(7 * 86_400 - 60))
            _ = try await place.repository(as: member).leave(crew)
            try place.expectRefunds([purchase.order: nil])
        },
    ]
}
