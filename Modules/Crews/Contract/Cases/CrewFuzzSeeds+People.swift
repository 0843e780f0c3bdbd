import ContractKit

extension CrewFuzzSeeds {
    private static let person = "/api/v1/crews/{crew}/members/{crew-person}"

    /// What is asked about people and records of a crew.
    static let people: [FuzzSeeds.Form] = [
        FuzzSeeds.Form(
            "crews.setLeave", "PUT", "/api/v1/crews/{crew}/membership/leave", seeds: [#"{"onLeave":true}"#]),
        FuzzSeeds.Form(
            "crews.remove", "POST", person + "/remove",
            seeds: ["{}", #"{"bannedUntil":"2026-06-24T09:00:00Z"}"#]),
        FuzzSeeds.Form("crews.setSuspended", "PUT", person + "/suspension", seeds: [#"{"suspended":true}"#]),
        FuzzSeeds.Form("crews.setRole", "PUT", person + "/role", seeds: [#"{"role":"treasurer"}"#]),
        FuzzSeeds.Form(
            "crews.handOver", "POST", "/api/v1/crews/{crew}/hand-over",
            seeds: [#"{"member":"{crew-person}"}"#]),
        FuzzSeeds.Form(
            "crews.editMeeting", "PUT", "/api/v1/meetings/{meeting}",
            seeds: [
                CrewTestDrafts.meetingBody,
                #"{"title":"일요 축구","startsAt":"2027-11-07 01:30","endsAt":"03:00","#
                    + #""zone":"America/New_York","repeatedHour":"later","version":1}"#,
            ]),
        FuzzSeeds.Form(
            "crews.waive", "POST", "/api/v1/dues/due_00000000000000000000000000/waive",
            seeds: [#"{"reason":"부상으로 쉼"}"#]),
    ]

    /// Queries of lists of people and their crews.
    static let lists: [FuzzSeeds.Form] = [
        FuzzSeeds.Form(
            "crews.ofMember", "GET", "/api/v1/members/{crew-person}/crews", seeds: ["limit=3", "page=1"]),
        FuzzSeeds.Form(
            "crews.answers", "GET", "/api/v1/meetings/{meeting}/answers", seeds: ["limit=3", "page=1"]),
    ]
}
