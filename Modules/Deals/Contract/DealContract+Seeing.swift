import ContractKit
import Deals
import Vocabulary

extension DealContract {
    static let seeing: [Clause<DealFixture>] = [
        Clause("nobody but the two sees a deal, whatever their role") { place in
            let id = try await place.accepted().deal.id
            for other in place.others {
                try await expectRefused(.notFound) { try await other.deal(id) }
                try await expectRefused(.notFound) { try await other.setContact(on: id, to: "010") }
                try expectPage(try await other.deals(DealFilter(), .first), [])
            }
        },
        Clause("how one can be reached the other sees once it is accepted, and no more when it has failed") {
            place in
            let id = try await place.requested().deal.id
            let changed = try await place.buyer.deals.setContact(on: id, to: " 010-1234-5678 ")
            try expectEqual(changed.deal.contacts.buyer, "010-1234-5678", "one's own")
            _ = try await place.seller.setContact(on: id, to: "카톡 maeda")
            let before = try await place.seller.deal(id).deal.contacts
            try expectEqual(before, DealContacts(seller: "카톡 maeda"), "the seller's view before")
            _ = try await place.seller.accept(id)
            let both = DealContacts(seller: "카톡 maeda", buyer: "010-1234-5678")
            for verbs in [place.seller, place.buyer.deals] {
                try expectEqual(try await verbs.deal(id).deal.contacts, both, "once accepted")
                let listed = try await verbs.deals(DealFilter(), .first).items.map(\.deal.contacts)
                try expectEqual(listed, [both], "in a list")
            }
            _ = try await place.seller.cancel(id)
            let after = try await place.buyer.deals.deal(id).deal.contacts
            try expectEqual(after, DealContacts(buyer: "010-1234-5678"), "the buyer's view afterwards")
        },
        Clause("a line of contact that breaks rules is refused, and a blank one takes it back") { place in
            let id = try await place.accepted().deal.id
            for (text, rule) in [
                (String(repeating: "가", count: 101), FieldError.Rule.tooLong(maximum: 100)),
                ("010\n1234", .forbiddenCharacters), ("\u{1B}[31m010", .forbiddenCharacters),
            ] {
                try await expectRefused(.invalidFields([FieldError("text", rule)])) {
                    try await place.buyer.deals.setContact(on: id, to: text)
                }
            }
            _ = try await place.buyer.deals.setContact(on: id, to: "010")
            _ = try await place.buyer.deals.setContact(on: id, to: " ")
            try expectEqual(try await place.seller.deal(id).deal.contacts, DealContacts(), "the contacts")
        },
        Clause("lists show one's own by side and state, the newest first, page by page") { place in
            var made: [DealView] = []
            for number in 0..<5 {
                made.insert(try await (number < 3 ? place.requested() : place.accepted()), at: 0)
                place.clock.pass(.seconds(1))
            }
            let buyer = place.buyer.deals
            try expectPage(try await buyer.deals(DealFilter(), .first), made, "all")
            try expectPage(try await place.seller.deals(DealFilter(side: .selling), .first), made, "sold")
            try expectPage(try await place.seller.deals(DealFilter(side: .buying), .first), [], "bought")
            try expectPage(
                try await buyer.deals(DealFilter(side: .buying, state: .requested), .first), made[2...],
                "requests")
            var (found, request): ([DealView], PageRequest) = ([], try PageRequest(limit: 2))
            while true {
                let page = try await buyer.deals(DealFilter(), request)
                found += page.items
                guard let next = page.next else { break }
                request = try PageRequest(.after(next), limit: 2)
            }
            try expectEqual(found, made, "pages of 2")
            let page = try await buyer.deals(DealFilter(), PageRequest(.number(3), limit: 2))
            try expectEqual(page.numbering, PageNumbering(number: 3, size: 2, total: 5), "its place")
            let cursor = try expectValue(
                try await buyer.deals(DealFilter(), PageRequest(limit: 2)).next, "the next page")
            try await expectRefused(.invalidFields([FieldError("after", .mismatch)])) {
                try await buyer.deals(DealFilter(side: .selling), PageRequest(.after(cursor)))
            }
        },
        Clause("the two are shown by the names of the day") { place in
            let id = try await place.accepted().deal.id
            let buyer = try expectValue(place.members.buyer.memberID, "a member")
            for name in ["새 이름", nil] {
                place.directory.name(buyer, name)
                let card = MemberCard(id: buyer, nickname: name)
                try expectEqual(try await place.seller.deal(id).buyer, card, "the buyer")
                let page = try await place.seller.deals(DealFilter(), .first)
                try expectEqual(page.items.map(\.buyer), [card], "the buyer in a list")
            }
        },
    ]
}
