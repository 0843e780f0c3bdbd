import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    static let offering: [Clause<CrewFixture>] = [
        Clause("an offered seat is taken up without a fee, and else is paid for first") { place in
            for fee: Int64 in [0, 10_000] {
                let crew = try await place.founded { ($0.capacity, $0.fee) = (1, fee) }
                let (member, other) = (place.newMember(), place.newMember())
                for person in [member, other] { try await place.join(crew, as: person) }
                try await expectRefused(.wrongState(.waiting)) {
                    try await place.repository(as: member).takeUp(crew)
                }
                var draft = CrewDraft(try await place.owner.crew(crew).crew.details)
                draft.capacity = 2
                _ = try await place.owner.edit(crew, draft, cover: nil, expecting: nil)
                try await place.expectStandings([member, other], in: crew, [.offered, .waiting])
                if fee > 0 {
                    try await expectRefused(.feeIsDue(Money(fee, .krw))) {
                        try await place.repository(as: member).takeUp(crew)
                    }
                    continue
                }
                let taken = try await place.repository(as: member).takeUp(crew).membership
                try expectEqual(taken.state, .member, "how the member stands")
                try expectEqual(
                    try await place.repository(as: member).takeUp(crew).membership, taken, "again")
                try await place.expectCounts(crew, members: 2, taken: 2, waiting: 1)
            }
        },
        Clause("an offer that is not taken up within a day runs out, and the next gets it") { place in
            let crew = try await place.founded { $0.capacity = 2 }
            let members = place.newMembers(4)
            for member in members { try await place.join(crew, as: member) }
            _ = try await place.repository(as: members[0]).leave(crew)
            place.clock.advance(by: .seconds(86_400))
            try await expectRefused(.wrongState(.lapsed)) {
                try await place.repository(as: members[1]).takeUp(crew)
            }
            _ = try await place.notices()
            while try await place.service.lapseAll() > 0 {}
            let told = try await place.notices()
            try place.expectTold(.lapsed, [members[1]], about: crew, in: told)
            try place.expectTold(.offered, [members[2]], about: crew, in: told)
            try await place.expectStandings(members, in: crew, [.left, .lapsed, .offered, .waiting])
            try expectEqual(
                try await place.repository(as: members[2]).takeUp(crew).membership.state, .member, "the next")
        },
        Clause("an offer that is let go goes to the next, once however often it is let go") { place in
            let crew = try await place.founded { $0.capacity = 2 }
            let members = place.newMembers(4)
            for member in members { try await place.join(crew, as: member) }
            _ = try await place.repository(as: members[0]).leave(crew)
            for _ in 0..<3 { _ = try await place.repository(as: members[1]).leave(crew) }
            try await place.expectStandings(members, in: crew, [.left, .lapsed, .offered, .waiting])
            try await place.expectCounts(crew, members: 1, taken: 2, waiting: 1)
        },
    ]
}
