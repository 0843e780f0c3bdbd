import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    static let staying: [Clause<CrewFixture>] = [
        Clause("a member is on leave for a while, keeps the seat, and comes back") { place in
            let (crew, member) = (try await place.founded(), place.newMember())
            try await place.join(crew, as: member)
            let verbs = place.repository(as: member)
            let away = try await verbs.setLeave(true, from: crew).membership
            try expectEqual(away.state, .onLeave, "how the member stands")
            try expectEqual(try await verbs.setLeave(true, from: crew).membership, away, "again")
            try await place.expectCounts(crew, members: 2, taken: 2)
            let back = try await verbs.setLeave(false, from: crew).membership
            try expectEqual(back.state, .member, "back again")
            try expectEqual(try await verbs.setLeave(false, from: crew).membership, back, "twice")
            try expectEqual(back.joinedAt, away.joinedAt, "since when")
            _ = try await place.owner.setSuspended(true, place.id(of: member), in: crew)
            for isOnLeave in [true, false] {
                try await expectRefused(.wrongState(.suspended)) {
                    try await verbs.setLeave(isOnLeave, from: crew)
                }
            }
            try await expectRefused(.notFound) { try await place.stranger.setLeave(true, from: crew) }
        },
        Clause("an owner neither leaves nor is on leave") { place in
            let member = place.newMember()
            let crew = try await place.crew(of: [member])
            try await expectRefused(.ownerStays) { try await place.owner.leave(crew) }
            try await expectRefused(.ownerStays) { try await place.owner.setLeave(true, from: crew) }
            try expectEqual(try await place.owner.crew(crew).membership?.role, .owner, "the owner's role")
            _ = try await place.owner.handOver(crew, to: place.id(of: member))
            try expectEqual(try await place.owner.leave(crew).membership.state, .left, "once handed over")
        },
        Clause("a member says position, height, number and introduction") { place in
            let crew = try await place.founded { $0.joining = .approval }
            let member = place.newMember()
            try await place.join(crew, as: member, message: "잘 부탁드립니다")
            let verbs = place.repository(as: member)
            let typed = MembershipWords(
                message: "고친 글", position: " \u{110B}\u{116C}\u{11AB}쪽 윙 ", height: 178, number: 7,
                introduction: "주말마다 찹니다.")
            try await expectRefused(.wrongState(.requested)) { try await verbs.describe(typed, in: crew) }
            _ = try await place.owner.accept(place.id(of: member), to: crew)
            let described = try await verbs.describe(typed, in: crew).membership
            var kept = typed
            (kept.message, kept.position) = ("잘 부탁드립니다", "왼쪽 윙")
            try expectEqual(described.words, kept, "the words")
            try expectEqual(Array(described.words.position.utf8), Array("왼쪽 윙".utf8), "their bytes")
            try expectEqual(try await verbs.describe(typed, in: crew).membership, described, "again")
            let wrong = MembershipWords(
                position: String(repeating: "가", count: 21), height: 49, number: 1_000,
                introduction: String(repeating: "가", count: 501))
            let error = try await refusal(by: CrewError.self) {
                try await verbs.describe(wrong, in: crew)
            }
            let fields = Set(error.description.fieldErrors.map(\.field))
            try expectEqual(fields, ["position", "height", "number", "introduction"], "the fields")
            try await expectRefused(.notFound) { try await place.stranger.describe(typed, in: crew) }
        },
    ]
}
