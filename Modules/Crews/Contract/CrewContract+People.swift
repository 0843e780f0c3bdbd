import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    static let people: [Clause<CrewFixture>] = [
        Clause("members are seen by all who see the crew, all others by managers") { place in
            let crew = try await place.founded { $0.joining = .approval }
            let (member, asking) = (place.newMember(), place.newMember())
            for person in [member, asking] { try await place.join(crew, as: person, message: "부탁합니다") }
            _ = try await place.owner.accept(place.id(of: member), to: crew)
            let ids = [place.members.owner, member].compactMap(\.memberID)
            for verbs in [place.anonymous, place.stranger, place.repository(as: member)] {
                let seen = try await verbs.people(of: crew, .members, .first).items
                try expectEqual(seen.map(\.membership.member), ids, "the members, the longest standing first")
                try expectEqual(seen.map(\.member.id), ids, "their cards")
                for list in MembershipList.allCases where list != .members {
                    try await expectRefused(.managersOnly) { try await verbs.people(of: crew, list, .first) }
                }
            }
            let asked = try await place.owner.people(of: crew, .requests, .first).items
            try expectEqual(asked.map(\.membership.member), [asking].compactMap(\.memberID), "the requests")
            let missing: CrewID = place.environment.ids.next()
            try await expectRefused(.notFound) { try await place.owner.people(of: missing, .members, .first) }
        },
        Clause("messages, payments and suspensions are shown to their member and managers alone") { place in
            let crew = try await place.foundedWithFee()
            let (member, other) = (place.newMember(), place.newMember())
            let purchase = try await place.paidMember(member, in: crew)
            try await place.paidMember(other, in: crew)
            try await place.release(purchase)
            for verbs in [place.owner, place.repository(as: member)] {
                let membership = try await place.shown(member, of: crew, to: verbs)
                try expectEqual(membership.state, .suspended, "how the member stands")
                try expectEqual(membership.order, purchase.order, "the order")
                try expectEqual(membership.suspension, .payment, "why")
            }
            let views = [
                (place.repository(as: other), MembershipState.suspended), (place.stranger, .member),
                (place.anonymous, .member),
            ]
            for (verbs, state) in views {
                let membership = try await place.shown(member, of: crew, to: verbs)
                try expectEqual(membership.state, state, "how the member stands, for others")
                try expectEqual(membership.order, nil, "the order, for others")
                try expectEqual(membership.suspension, nil, "why, for others")
                try expectEqual(membership.fee, .none, "the fee, for others")
            }
        },
        Clause("pages of people neither repeat nor skip one, and are refused the cursor of another list") {
            place in
            let members = place.newMembers(6)
            let crew = try await place.founded()
            for member in members[..<4] {
                place.clock.pass(.seconds(1))
                try await place.join(crew, as: member)
            }
            place.clock.pass(.seconds(1))
            let joined = try await count(of: 2) { index in
                _ = try await place.repository(as: members[4 + index]).join(crew, message: "")
                return true
            }
            try expectEqual(joined, 2, "those who joined at once")
            let whole = try await place.people(of: crew)
            try expectEqual(Set(whole), Set(([place.members.owner] + members).compactMap(\.memberID)), "all")
            try expectEqual(
                Array(whole[..<5]), ([place.members.owner] + members[..<4]).compactMap(\.memberID), "in order"
            )
            var (found, request): ([MemberID], PageRequest?) = ([], try PageRequest(limit: 3))
            while let page = request {
                let answer = try await place.anonymous.people(of: crew, .members, page)
                found += answer.items.map(\.membership.member)
                request = try answer.next.map { try PageRequest(.after($0), limit: 3) }
            }
            try expectEqual(found, whole, "page by page")
            let next = try await place.owner.people(of: crew, .members, try PageRequest(limit: 1)).next
            let page = try PageRequest(.after(expectValue(next, "the next page")))
            try await expectRefused(.invalidFields([FieldError("after", .mismatch)])) {
                try await place.owner.people(of: crew, .former, page)
            }
        },
    ]
}

extension CrewFixture {
    /// A member of the crew, as others see them.
    fileprivate func shown(
        _ member: Principal, of crew: CrewID, to verbs: any CrewRepository
    ) async throws -> Membership {
        let all = try await verbs.people(of: crew, .members, .first).items
        let found = all.first { $0.membership.member == member.memberID }
        return try expectValue(found, "the member").membership
    }
}
