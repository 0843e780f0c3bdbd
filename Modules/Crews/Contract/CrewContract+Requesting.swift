import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    static let requesting: [Clause<CrewFixture>] = [
        Clause("a request carries a message to the managers, who accept or decline it") { place in
            let crew = try await place.founded { $0.joining = .approval }
            let (first, second) = (place.newMember(), place.newMember())
            // "골키퍼" as conjoining letters.
            let typed = " \u{1100}\u{1169}\u{11AF}\u{110F}\u{1175}\u{1111}\u{1165}입니다 "
            let asked = try await place.join(crew, as: first, message: typed)
            try expectEqual(asked.state, .requested, "how the person stands")
            try expectEqual(Array(asked.words.message.utf8), Array("골키퍼입니다".utf8), "the message")
            try expectEqual(try await place.join(crew, as: first, message: "다시"), asked, "asking again")
            try await place.join(crew, as: second)
            try await place.expectCounts(crew, members: 1, taken: 1, requests: 2)
            let requests = try await place.owner.people(of: crew, .requests, .first).items
            try expectEqual(requests.map(\.membership.words.message), ["골키퍼입니다", ""], "the messages")
            let (one, other) = (try place.id(of: first), try place.id(of: second))
            let accepted = try await place.owner.accept(one, to: crew).membership
            try expectEqual(accepted.state, .member, "once accepted")
            try expectEqual(try await place.owner.accept(one, to: crew).membership, accepted, "again")
            let declined = try await place.owner.decline(other, from: crew).membership
            try expectEqual(declined.state, .declined, "once declined")
            try expectEqual(try await place.owner.decline(other, from: crew).membership, declined, "again")
            try await place.expectCounts(crew, members: 2, taken: 2)
            try expectEqual(try await place.join(crew, as: second).state, .requested, "asking anew")
        },
        Clause("managers alone accept and decline, and only a person who asked or waits") { place in
            let crew = try await place.founded { $0.joining = .approval }
            let (asking, member) = (place.newMember(), place.newMember())
            try await place.join(crew, as: member)
            let (one, other) = (try place.id(of: asking), try place.id(of: member))
            _ = try await place.owner.accept(other, to: crew)
            try await place.join(crew, as: asking)
            for verbs in [place.repository(as: member), place.repository(as: asking), place.stranger] {
                try await expectRefused(.managersOnly) { try await verbs.accept(one, to: crew) }
                try await expectRefused(.managersOnly) { try await verbs.decline(one, from: crew) }
            }
            try await expectRefused(.wrongState(.member)) {
                try await place.owner.decline(other, from: crew)
            }
            let stranger = try place.id(of: place.members.stranger)
            try await expectRefused(.notFound) { try await place.owner.accept(stranger, to: crew) }
            _ = try await place.repository(as: asking).leave(crew)
            try await expectRefused(.wrongState(.lapsed)) { try await place.owner.accept(one, to: crew) }
            try await place.expectCounts(crew, members: 2, taken: 2)
        },
        Clause("a request runs out after 14 days, and can be let go before that") { place in
            let crew = try await place.founded { $0.joining = .approval }
            let members = place.newMembers(2)
            for member in members { try await place.join(crew, as: member) }
            let gone = try await place.repository(as: members[1]).leave(crew).membership
            try expectEqual(gone.state, .lapsed, "let go")
            place.clock.advance(by: .seconds(14 * 86_400 - 60))
            try await place.service.lapseAll()
            try await place.expectStandings([members[0]], in: crew, [.requested], "before")
            place.clock.advance(by: .seconds(60))
            _ = try await place.notices()
            while try await place.service.lapseAll() > 0 {}
            try await place.expectStandings([members[0]], in: crew, [.lapsed], "after it")
            try await place.expectTold(.lapsed, [members[0]], about: crew)
        },
        Clause("a message that breaks rules is refused, and nothing is asked") { place in
            let crew = try await place.founded { $0.joining = .approval }
            for message in [String(repeating: "가", count: 501), "안\u{1B}[31m녕"] {
                try await place.expectInvalid("message") {
                    try await place.stranger.join(crew, message: message)
                }
            }
            try expectEqual(try await place.stranger.membership(in: crew), nil, "the stranger")
        },
    ]
}
