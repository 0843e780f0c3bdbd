import ContractKit

/// Right inputs of crews, which fuzzing makes nearly right.
enum CrewFuzzSeeds {
    static let seeds = FuzzSeeds(
        words: [
            "{crew}", "{meeting}", "{crew-cursor}", "{crew-person}", "{crew-day}", "{crew-month}", "name",
            "sport", "capacity", "zone", "Asia/Seoul", "Europe/Berlin", "#0a3d8f", "order=", "list=",
            "month=",
        ],
        queries: queries + lists, bodies: bodies + people, identifier: "{crew}")

    private static let crew = "/api/v1/crews/{crew}"
    private static let won = #"{"amount":20000,"currency":"KRW"}"#
    private static let schedule = #"{"weekday":6,"minute":1170,"zone":"Asia/Seoul"}"#

    private static let queries: [FuzzSeeds.Form] = [
        FuzzSeeds.Form(
            "crews.browse", "GET", "/api/v1/crews",
            seeds: [
                "order=most-members&sport=football&free=true", "name=%EB%8A%90%ED%8B%B0&place=a&limit=3",
                "page=1&order=active", "after={crew-cursor}&limit=1",
            ]),
        FuzzSeeds.Form("crews.people", "GET", crew + "/members", seeds: ["list=requests&limit=3", "page=1"]),
        FuzzSeeds.Form("crews.meetings", "GET", crew + "/meetings", seeds: ["list=past&limit=3", "page=1"]),
        FuzzSeeds.Form("crews.dues", "GET", crew + "/dues", seeds: ["list=arrears", "month={crew-month}"]),
        FuzzSeeds.Form("crews.calendar", "GET", "/api/v1/me/crew-calendar", seeds: ["crew={crew}", ""]),
        FuzzSeeds.Form("crews.ledger", "GET", crew + "/ledger", seeds: ["month={crew-month}"]),
    ]

    private static let bodies: [FuzzSeeds.Form] = [
        FuzzSeeds.Form(
            "crews.found", "POST", "/api/v1/crews",
            seeds: [
                #"{"name":"새 크루","sport":"other","otherSport":"얼티밋","capacity":12,"schedule":\#(schedule)}"#,
                #"{"name":"새 크루","sport":"tennis","capacity":8,"fee":\#(won),"fullDays":7,"halfDays":30}"#,
            ]),
        FuzzSeeds.Form(
            "crews.edit", "PUT", crew,
            seeds: [
                ##"{"name":"느티나무","sport":"futsal","capacity":20,"uniform":"#0a3d8f","version":1}"##,
                #"{"name":"느티나무","sport":"futsal","capacity":20,"joining":"approval"}"#,
            ]),
        FuzzSeeds.Form("crews.join", "PUT", crew + "/membership", seeds: [#"{"message":"안녕하세요"}"#]),
        FuzzSeeds.Form(
            "crews.describe", "PUT", crew + "/membership/words",
            seeds: [#"{"position":"왼쪽 윙","height":178,"number":7,"introduction":"반갑습니다"}"#]),
        FuzzSeeds.Form(
            "crews.meet", "POST", crew + "/meetings",
            seeds: [
                CrewTestDrafts.meetingBody,
                #"{"title":"토요 축구","startsAt":"{crew-day} 19:30","endsAt":"21:30","weeks":3}"#,
            ]),
        FuzzSeeds.Form(
            "crews.answer", "PUT", "/api/v1/meetings/{meeting}/answer",
            seeds: [#"{"answer":"going","guests":2}"#, #"{"answer":"maybe","member":"{crew-person}"}"#]),
        FuzzSeeds.Form(
            "crews.note", "PUT", "/api/v1/meetings/{meeting}/attendance",
            seeds: [#"{"attendance":[{"member":"{crew-person}","came":true}]}"#]),
        FuzzSeeds.Form(
            "crews.setDues", "PUT", crew + "/dues/plan",
            seeds: [#"{"amount":\#(won),"day":10,"from":"{crew-next-month}"}"#]),
        FuzzSeeds.Form(
            "crews.enter", "POST", crew + "/cash",
            seeds: [#"{"flow":"spent","amount":\#(won),"purpose":"풋살공","day":"{crew-day}"}"#]),
        FuzzSeeds.Form(
            "crews.renewCalendarAddress", "POST", "/api/v1/me/crew-calendar/address",
            seeds: [#"{"crew":"{crew}"}"#, "{}"]),
        FuzzSeeds.Form(
            "crews.nameAccount", "PUT", crew + "/account",
            seeds: [#"{"bank":"국민은행","number":"123-456-789012","holder":"느티나무 FC"}"#]),
    ]
}
