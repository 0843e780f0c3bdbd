import ContractKit
import Crews
import Vocabulary

/// Which principals may do what with a crew, its people, meetings and money.
enum CrewAccessCases {
    /// Crews that a moderator takes away as this source does.
    static func cases(_ source: CrewPartSource) -> AccessCases {
        AccessCases(
            introduction: """
                A crew is *owned* by the owner, *joined* (the owner is a plain member of another's), *closed*
                by its owner, *removed* (the owner's, taken out of sight by a moderator), or *missing*: it
                never was. A meeting, a request and a member are those of such a crew. The requests
                about one person are about the other member of it. No due is there: jobs make them. 404 stands
                also where it is secret that a crew exists; then the answer is, byte for byte, that for a
                missing one.
                """,
            states: states, secretStates: ["closed", "removed"], requests: requests,
            prepare: { try await prepare($0, $1, source) })
    }

    private static let states: [String: [String]] = {
        let ofCrews = ["owned", "joined", "closed", "removed", AccessCases.missing]
        let states = (aboutCrews + aboutPeople + aboutMeetings).map { ($0, ofCrews) }
        return Dictionary(states + [("crews.waive", [AccessCases.missing])]) { first, _ in first }
    }()

    /// The endpoints that are about one crew.
    private static let aboutCrews = [
        "crews.show", "crews.page", "crews.edit", "crews.close", "crews.reopen", "crews.join",
        "crews.membership", "crews.takeUp", "crews.leave", "crews.setLeave", "crews.describe",
        "crews.people", "crews.meet", "crews.meetings", "crews.setDues", "crews.endDues", "crews.dues",
        "crews.enter", "crews.ledger", "crews.nameAccount", "crews.account", "crews.calendar",
        "crews.calendarAddress", "crews.renewCalendarAddress", "crews.revokeCalendarAddress",
    ]

    /// The endpoints that are about a person in one crew.
    private static let aboutPeople = [
        "crews.accept", "crews.decline", "crews.remove", "crews.setSuspended", "crews.setRole",
        "crews.handOver",
    ]

    /// The endpoints that are about one meeting.
    private static let aboutMeetings = [
        "crews.meeting", "crews.editMeeting", "crews.callOff", "crews.answer", "crews.note", "crews.answers",
    ]

    private static let requests: [String: AccessRequest] =
        requestsAboutCrews.merging(requestsAboutPeople) { first, _ in first }
        .merging(requestsAboutMeetings) { first, _ in first }
        .merging(requestsAboutMoney) { first, _ in first }
        .merging(requestsAboutCalendars) { first, _ in first }

    private static let path = ["id": "{crew}"]

    private static let requestsAboutCrews: [String: AccessRequest] = {
        let one = AccessRequest(path: path)
        let crew = #"{"name":"새로운 크루","sport":"futsal","capacity":10}"#
        return [
            "crews.found": AccessRequest(body: crew), "crews.browse": AccessRequest(),
            "crews.ofMember": AccessRequest(path: ["member": "{crew-person}"]),
            "crews.show": one, "crews.page": one, "crews.close": one, "crews.reopen": one,
            "crews.edit": AccessRequest(path: path, body: crew),
            "crews.join": AccessRequest(path: path, body: #"{"message":"안녕하세요"}"#),
            "crews.membership": one, "crews.takeUp": one, "crews.leave": one, "crews.people": one,
            "crews.setLeave": AccessRequest(path: path, body: #"{"onLeave":false}"#),
            "crews.describe": AccessRequest(path: path, body: #"{"position":"수비","number":4}"#),
        ]
    }()

    private static let requestsAboutPeople: [String: AccessRequest] = {
        let person = ["id": "{crew}", "member": "{crew-person}"]
        let asking = AccessRequest(path: ["id": "{asked-crew}", "member": "{crew-person}"])
        return [
            "crews.accept": asking, "crews.decline": asking,
            "crews.remove": AccessRequest(path: person, body: "{}"),
            "crews.setSuspended": AccessRequest(path: person, body: #"{"suspended":true}"#),
            "crews.setRole": AccessRequest(path: person, body: #"{"role":"treasurer"}"#),
            "crews.handOver": AccessRequest(path: path, body: #"{"member":"{crew-person}"}"#),
        ]
    }()

    private static let requestsAboutMeetings: [String: AccessRequest] = {
        let meeting = ["id": "{meeting}"]
        let (one, draft) = (AccessRequest(path: meeting), CrewTestDrafts.meetingBody)
        let noted = #"{"attendance":[{"member":"{crew-person}","came":true}]}"#
        return [
            "crews.meet": AccessRequest(path: path, body: draft), "crews.meetings": AccessRequest(path: path),
            "crews.editMeeting": AccessRequest(path: meeting, body: draft),
            "crews.meeting": one, "crews.callOff": one, "crews.answers": one,
            "crews.answer": AccessRequest(path: meeting, body: #"{"answer":"going","guests":1}"#),
            "crews.note": AccessRequest(path: meeting, body: noted),
        ]
    }()

    private static let requestsAboutMoney: [String: AccessRequest] = {
        let plan = #"{"amount":{"amount":20000,"currency":"KRW"},"day":10,"from":"{crew-next-month}"}"#
        let cash = #"{"flow":"spent","amount":{"amount":9000,"currency":"KRW"},"purpose":"풋살공"}"#
        let account = #"{"bank":"국민은행","number":"123-456-789012","holder":"느티나무 FC"}"#
        return [
            "crews.setDues": AccessRequest(path: path, body: plan),
            "crews.endDues": AccessRequest(path: path),
            "crews.dues": AccessRequest(path: path, query: "list=all"),
            "crews.waive": AccessRequest(path: ["id": "{crew-due}"], body: #"{"reason":"부상으로 쉼"}"#),
            "crews.enter": AccessRequest(path: path, body: cash),
            "crews.ledger": AccessRequest(path: path, query: "month={crew-month}"),
            "crews.nameAccount": AccessRequest(path: path, body: account),
            "crews.account": AccessRequest(path: path),
        ]
    }()
}

extension CrewAccessCases {
    private static let requestsAboutCalendars: [String: AccessRequest] = {
        let one = AccessRequest(query: "crew={crew}")
        return [
            "crews.calendar": one, "crews.calendarAddress": one, "crews.revokeCalendarAddress": one,
            "crews.renewCalendarAddress": AccessRequest(body: #"{"crew":"{crew}"}"#),
        ]
    }()

    /// Two crews in that state: the one with its members and a meeting, the other with a request.
    @Sendable private static func prepare(
        _ state: String, _ members: TestMembers, _ source: CrewPartSource
    ) async throws -> TestNames {
        let (owner, buyer) = (members.owner, members.buyer)
        let raw = try expectValue(owner.principal.memberID, "the owner is a member").raw
        var names = CrewTestDrafts.names(at: members.now)
        names["crew-person"] = "\(try expectValue(buyer.principal.memberID, "the buyer is a member"))"
        (names["crew"], names["asked-crew"]) = ("\(CrewID(raw))", "\(CrewID(raw))")
        (names["meeting"], names["crew-due"]) = ("\(MeetingID(raw))", "\(DueID(raw))")
        if state == AccessCases.missing || state == AccessCases.stateless { return names }
        let (host, guest) = state == "joined" ? (buyer, owner) : (owner, buyer)
        let verbs = try host.services.crews
        let crew = try await verbs.found(CrewTestDrafts.crew("느티나무"), cover: nil, idempotencyKey: nil).crew.id
        _ = try await guest.services.crews.join(crew, message: "")
        let meeting = try await verbs.meet(
            crew, CrewTestDrafts.meeting(at: members.now), weeks: 1, idempotencyKey: nil)
        names["meeting"] = "\(try expectValue(meeting.first, "a meeting").meeting.id)"
        var asking = CrewTestDrafts.crew("단풍나무")
        asking.joining = .approval
        let asked = try await verbs.found(asking, cover: nil, idempotencyKey: nil).crew.id
        _ = try await guest.services.crews.join(asked, message: "안녕하세요")
        (names["crew"], names["asked-crew"]) = ("\(crew)", "\(asked)")
        for id in [crew, asked] {
            if state == "closed" { _ = try await verbs.close(id) }
            if state == "removed" {
                try await source.takeAway(members.moderator.services, AnyIdentifier(id))
            }
        }
        return names
    }
}
