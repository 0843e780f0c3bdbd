import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    /// The crews of a member.
    static let listing: [Clause<CrewFixture>] = [
        Clause("all own crews are listed, the last joined first; of another's the open ones") { place in
            let member = place.newMember()
            let id = try place.id(of: member)
            let (first, second) = (try await place.founded(), try await place.founded())
            let closed = try await place.founded()
            let asked = try await place.founded { $0.joining = .approval }
            let full = try await place.founded { $0.capacity = 1 }
            for crew in [second, first, closed, asked, full] { try await place.join(crew, as: member) }
            _ = try await place.owner.close(closed)
            let verbs = place.repository(as: member)
            try expectPage(try await verbs.crews(of: id, .first), [full, asked, first, second], "the own")
            for verbs in [place.anonymous, place.stranger] {
                try expectPage(try await verbs.crews(of: id, .first), [first, second], "another's")
            }
            let views = try await verbs.crews(of: id, .first).items
            try expectEqual(
                views.map(\.membership?.state), [.waiting, .requested, .member, .member], "how they stand")
            let owner = try place.id(of: place.members.owner)
            let own = try await place.owner.crews(of: owner, .first).items.map(\.crew.id)
            try expectEqual(own, [full, asked, closed, second, first], "the owner's, with a closed one")
        },
        Clause("pages of the crews of a member neither repeat nor skip one") { place in
            let member = place.newMember()
            let id = try place.id(of: member)
            var crews: [CrewID] = []
            for number in 0..<5 {
                crews.append(try await place.founded())
                let view = try await place.repository(as: member).join(crews[number], message: "")
                try expectEqual(view.membership.state, .member, "how the member stands")
                if number.isMultiple(of: 2) { place.clock.pass(.seconds(1)) }
            }
            for verbs in [place.repository(as: member), place.anonymous] {
                let whole = try await verbs.crews(of: id, .first).items.map(\.crew.id)
                try expectEqual(Set(whole), Set(crews), "all of them")
                try expectEqual(whole.first, crews[4], "the last one")
                var (found, request): ([CrewID], PageRequest?) = ([], try PageRequest(limit: 2))
                while let page = request {
                    let answer = try await verbs.crews(of: id, page)
                    found += answer.items.map(\.crew.id)
                    request = try answer.next.map { try PageRequest(.after($0), limit: 2) }
                }
                try expectEqual(found, whole, "page by page")
            }
            let next = try await place.anonymous.crews(of: id, try PageRequest(limit: 1)).next
            let page = try PageRequest(.after(expectValue(next, "the next page")))
            try await expectRefused(.invalidFields([FieldError("after", .mismatch)])) {
                try await place.repository(as: member).crews(of: id, page)
            }
        },
    ]
}
