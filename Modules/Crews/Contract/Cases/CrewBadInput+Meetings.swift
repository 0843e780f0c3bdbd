import ContractKit

extension CrewBadInput {
    /// A request of the owner's, unless another sends it.
    static func act(
        _ method: String, _ kind: BadInput.Kind, _ name: String, _ target: String, sending body: String = "",
        by sender: BadInput.Sender = .owner, _ status: Int, _ says: String...
    ) -> BadInput {
        BadInput(
            kind: kind, name: name, method: method, target: "/api/v1" + target, sender: sender,
            body: Array(body.utf8), status: status, says: says)
    }

    private static func meet(
        _ kind: BadInput.Kind, _ name: String, _ body: String, _ status: Int, _ says: String...
    ) -> BadInput {
        BadInput(
            kind: kind, name: name, method: "POST", target: "/api/v1/crews/{crew}/meetings",
            body: Array(body.utf8), status: status, says: says)
    }

    private static func meeting(
        _ more: String = "", title: String = "일요 축구", at start: String = "{crew-day} 19:30"
    ) -> String {
        #"{"title":"\#(title)","startsAt":"\#(start)","endsAt":"21:30"\#(more)}"#
    }

    static let ofMeetings = meetingTexts + meetingTimes + answers

    /// What a meeting says about itself.
    private static let meetingTexts: [BadInput] = [
        meet(.malformedJSON, "half a meeting", #"{"title":"일"#, 400, "body"),
        meet(.unknownFields, "a host of a meeting", meeting(#","host":"me""#), 400, "host", "unexpected"),
        meet(.limits, "a meeting without a title", meeting(title: " "), 422, "title", "required"),
        meet(
            .escapes, "a colour in a meeting's title", meeting(title: #"\u001b[31m일요"#), 422, "title",
            "forbidden-characters"),
        meet(
            .controls, "NUL in a meeting's note", meeting(#","note":"물\u0000을""#), 422, "note",
            "forbidden-characters"),
        meet(.limits, "a meeting for none", meeting(#","capacity":0"#), 422, "capacity", "out-of-range"),
        meet(.limits, "no meetings at all", meeting(#","weeks":0"#), 422, "weeks", "out-of-range"),
        act(
            "POST", .deleted, "crew does not meet", "/crews/{closed-crew}/meetings", sending: meeting(), 409,
            "closed"),
        act(
            "POST", .foreign, "crew does not meet", "/crews/{foreign-crew}/meetings", sending: meeting(), 403,
            "crew-managers-only"),
        act(
            "POST", .foreign, "meeting is not called off", "/meetings/{foreign-meeting}/call-off", 404,
            "crew-not-found"),
    ]

    /// Times that clocks do not show, or show twice, and zones that there are not.
    private static let meetingTimes: [BadInput] = [
        meet(
            .wrongTypes, "an hour that the clocks leave out",
            meeting(#","zone":"America/New_York""#, at: "2027-03-14 02:30"), 422, "startsAt", "unknown"),
        meet(
            .wrongTypes, "an hour that the clocks show twice",
            meeting(#","zone":"America/New_York""#, at: "2027-11-07 01:30"), 422, "repeatedHour", "unknown"),
        meet(
            .escapes, "a path for a zone", meeting(#","zone":"../../etc/passwd""#), 422, "zone", "malformed"),
        meet(
            .limits, "an end before the start",
            #"{"title":"일요 축구","startsAt":"{crew-day} 19:30","endsAt":"2020-01-01 10:00"}"#, 422, "endsAt"),
        meet(
            .limits, "answers after the start", meeting(#","answersUntil":"2099-01-01 10:00""#), 422,
            "answersUntil", "too-late"),
    ]

    private static let answers: [BadInput] = [
        act(
            "PUT", .limits, "-1 guests", "/meetings/{meeting}/answer",
            sending: #"{"answer":"going","guests":-1}"#,
            422,
            "guests", "out-of-range"),
        act(
            "PUT", .identifiers, "an answer for a person who is not of the crew",
            "/meetings/{meeting}/answer",
            sending: #"{"answer":"going","member":"{crew-person}"}"#, 404, "crew-not-found"),
        act(
            "PUT", .limits, "a note of who came before the start", "/meetings/{meeting}/attendance",
            sending: #"{"attendance":[\#(noted)]}"#, 409, "meeting-not-begun"),
        act(
            "PUT", .identifiers, "a member who is noted twice", "/meetings/{meeting}/attendance",
            sending: #"{"attendance":[\#(noted),\#(noted)]}"#, 400, "attendance.1.member", "repeated"),
        act(
            "GET", .wrongTypes, "no list of meetings", "/crews/{crew}/meetings?list=all", 400, "list"),
        act(
            "GET", .cursors, "of crews for meetings", "/crews/{crew}/meetings?after={crew-cursor}", 422,
            "after"),
        act(
            "GET", .cursors, "of crews for answers", "/meetings/{meeting}/answers?after={crew-cursor}", 422,
            "after"),
    ]

    private static let noted = #"{"member":"{crew-person}","came":true}"#
}
