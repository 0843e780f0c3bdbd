import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    /// What moderators do with crews.
    static let moderating: [Clause<CrewFixture>] = [
        Clause("a moderator takes a crew out of sight and puts it back, and nothing of it is lost") { place in
            let (member, stranger) = (place.newMember(), place.members.stranger)
            let crew = try await place.crew(of: [member])
            let meeting = try await place.met(crew)
            for act in [SubjectAct.hide, .remove] {
                try await place.expectModerated(crew, act, true)
                try await place.expectModerated(crew, act, false)
                try expectEqual(try await place.owner.crew(crew).crew.state, .removed, "for its owner")
                for principal in [.anonymous, member, stranger] {
                    let verbs = place.repository(as: principal)
                    try await expectRefused(.notFound) { try await verbs.crew(crew) }
                }
                try await expectRefused(.notFound) {
                    try await place.repository(as: stranger).join(crew, message: "")
                }
                try await place.expectModerated(crew, .restore, true)
                try await place.expectModerated(crew, .restore, false)
                try expectEqual(try await place.owner.crew(crew).crew.state, .open, "the crew again")
                try await place.expectStandings([member], in: crew, [.member])
                let view = try await place.owner.meeting(meeting)
                try expectEqual(view.meeting.calledOffAt, nil, "whether its meeting was called off")
            }
        },
        Clause("an act on one crew is told to the audit log, and not by the crew if it is one of many") {
            place in
            let crew = try await place.founded()
            _ = try await place.acts()
            try await place.expectModerated(crew, .hide, true)
            let told = try await place.acts()
            try expectEqual(told.map(\.verb), ["crews.hide"], "the acts")
            try expectEqual(told.map(\.reason), ["도배"], "the reasons")
            try expectEqual(told.map(\.affected), [place.members.owner.memberID], "the affected members")
            try await place.expectModerated(crew, .restore, true, isBulk: true)
            try expectEqual(try await place.acts().count, 0, "the acts of many")
        },
        Clause("a crew whose owner withdraws out of sight is the successor's once it is put back") { place in
            let (founder, member) = (place.newMember(), place.newMember())
            let verbs = place.repository(as: founder)
            let crew = try await verbs.found(place.crewDraft(), cover: nil, idempotencyKey: place.newKey())
                .crew.id
            try await place.join(crew, as: member)
            try await place.expectModerated(crew, .hide, true)
            try await place.forget(founder)
            try await place.expectModerated(crew, .restore, true)
            let owner = try await place.repository(as: member).crew(crew).crew.owner
            try expectEqual(owner, try place.id(of: member), "the owner")
        },
    ]
}

extension CrewFixture {
    /// Lets a moderator do this to the crew, and checks whether it is done.
    func expectModerated(
        _ crew: CrewID, _ act: SubjectAct, _ isDone: Bool, isBulk: Bool = false
    ) async throws {
        let id = AnyIdentifier(crew)
        let done = try await service.moderate(
            [id], act, reason: act == .restore ? "" : "도배", by: members.moderator, isBulk: isBulk)
        try expectEqual(done, isDone ? [id] : [], "what \(act) is done to")
        clock.pass(.seconds(1))
    }

    /// The acts that were told to the audit log since the last call.
    fileprivate func acts() async throws -> [AuditEvent] {
        let receiver = OutboxReceiver()
        _ = try await OutboxDelivery(service.outbox, time: clock).deliver(to: receiver.receive)
        return receiver.heard.compactMap { AuditEvent($0.message) }
    }
}
