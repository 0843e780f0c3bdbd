/// Meetings and money.
extension ConsoleTests {
    static let meetingScenes = [
        Scene(name: "meetings", words: ["meetings", "새벽 풋살"], person: .member),
        Scene(name: "meetings-past", words: ["meetings", "{futsal}", "--past"], hours: 3),
        Scene(name: "meetings-month", words: ["meetings", "{futsal}", "--month", "2026-02"], hours: 3),
        Scene(name: "meetings-other-month", words: ["meetings", "{futsal}", "--month", "2026-03"]),
        Scene(name: "meetings-invalid", words: ["meetings", "{futsal}", "--month", "2월"]),
        Scene(name: "meetings-none", words: ["meetings", "{basketball}"]),
        Scene(name: "meetings-stranger", words: ["meetings", "{futsal}"], person: .stranger),
        Scene(name: "meeting", words: ["meeting", "{meeting}"], person: .member),
        Scene(name: "meeting-row", words: ["meeting", "3"], list: ["meetings", "{futsal}"]),
        Scene(
            name: "meet",
            words: [
                "meet", "{futsal}", "--title", "달밤 풋살", "--start", "2026-02-10 20:00", "--end", "22:00",
                "--weeks", "2",
            ]),
        Scene(
            name: "meet-asked", words: ["meet", "새벽 풋살"],
            input: ["달밤 풋살", "2026-02-10 20:00", "22:00", "송정동", "많이", "10", ""]),
        Scene(
            name: "meet-twice-shown", words: ["meet", "{futsal}", "--zone", "Europe/Berlin"],
            input: ["가을 모임", "2026-10-25 02:30", "2026-10-25 05:00", "1"]),
        Scene(
            name: "meet-invalid",
            words: [
                "meet", "{futsal}", "--title", "", "--start", "2025-12-01 10:00", "--end", "언젠가",
                "--capacity",
                "0",
            ]),
        Scene(
            name: "meet-no-zone",
            words: [
                "meet", "{futsal}", "--title", "달", "--start", "2026-02-10 20:00", "--end", "22:00", "--zone",
                "Moon",
            ]),
        Scene(name: "edit-meeting", words: ["edit-meeting", "{meeting}", "--capacity", "2"]),
        Scene(
            name: "edit-meeting-asked", words: ["edit-meeting", "{meeting}"],
            input: ["", "2026-02-07 08:00", "10:00", "", "", "-"]),
        Scene(name: "edit-meeting-nothing", words: ["edit-meeting", "{meeting}"]),
        Scene(name: "call-off", words: ["call-off", "{meeting}"], input: ["y"]),
        Scene(name: "call-off-declined", words: ["call-off", "{meeting}"], input: ["n"]),
        Scene(name: "rsvp", words: ["rsvp", "{today}", "미정"], person: .member),
        Scene(name: "rsvp-list", words: ["rsvp", "{meeting}", "--guests", "2"], person: .member),
        Scene(name: "rsvp-not-going", words: ["rsvp", "{meeting}", "불참"], person: .member),
        Scene(name: "rsvp-for-member", words: ["rsvp", "{meeting}", "maybe", "--member", "민준"]),
        Scene(name: "rsvp-called-off", words: ["rsvp", "{off}"], person: .member),
        Scene(name: "rsvp-invalid", words: ["rsvp", "{meeting}", "perhaps"], person: .member),
        Scene(name: "rsvp-late", words: ["rsvp", "{meeting}", "going"], person: .member, hours: 5 * 24 + 12),
        Scene(name: "attendance", words: ["attendance", "{today}", "--others", "--absent", "민준"], hours: 3),
        Scene(name: "attendance-asked", words: ["attendance", "{today}"], input: ["y", "n"], hours: 3),
        Scene(name: "attendance-early", words: ["attendance", "{today}", "--others"]),
        Scene(name: "calendar", words: ["calendar"]),
        Scene(name: "calendar-of-crew", words: ["calendar", "새벽 풋살"]),
        Scene(name: "calendar-address", words: ["calendar", "{futsal}", "--address"]),
        Scene(name: "calendar-no-address", words: ["calendar", "--address"]),
        Scene(name: "calendar-renew", words: ["calendar", "{futsal}", "--renew"]),
        Scene(name: "calendar-revoke", words: ["calendar", "{futsal}", "--revoke"]),
        Scene(name: "calendar-two-wishes", words: ["calendar", "--renew", "--revoke"]),
        Scene(name: "attendance-unnamed", words: ["attendance", "{today}"], hours: 3),
    ]

    static let moneyScenes = [
        Scene(name: "dues", words: ["dues", "새벽 풋살"], person: .member),
        Scene(name: "dues-all", words: ["dues", "{futsal}", "--all"]),
        Scene(name: "dues-arrears", words: ["dues", "{futsal}", "--arrears"], hours: 11 * 24),
        Scene(name: "dues-month", words: ["dues", "{futsal}", "--month", "2026-01"]),
        Scene(name: "dues-two-lists", words: ["dues", "{futsal}", "--all", "--arrears"]),
        Scene(name: "dues-all-stranger", words: ["dues", "{basketball}", "--all"], person: .member),
        Scene(name: "set-dues", words: ["set-dues", "{futsal}", "--amount", "25,000", "--day", "5"]),
        Scene(name: "set-dues-asked", words: ["set-dues", "{futsal}"], input: ["25000"]),
        Scene(name: "set-dues-end", words: ["set-dues", "{futsal}", "--end"], person: .member),
        Scene(
            name: "set-dues-invalid",
            words: ["set-dues", "{futsal}", "--amount", "1", "--day", "31", "--from", "2026-01"]),
        Scene(name: "waive", words: ["waive", "1", "--reason", "부상"], list: ["dues", "{futsal}", "--all"]),
        Scene(name: "waive-asked", words: ["waive", "{due}"], input: ["부상"]),
        Scene(name: "waive-member", words: ["waive", "{due}", "--reason", "부상"], person: .stranger),
        Scene(name: "ledger", words: ["ledger", "새벽 풋살"], person: .member),
        Scene(name: "ledger-month", words: ["ledger", "{futsal}", "--month", "2026-01"]),
        Scene(name: "ledger-months", words: ["ledger", "{futsal}", "--months", "3"]),
        Scene(name: "ledger-empty", words: ["ledger", "{basketball}"]),
        Scene(name: "ledger-csv", words: ["ledger", "{futsal}", "--csv"]),
        Scene(name: "ledger-later", words: ["ledger", "{futsal}", "--month", "2027-01"]),
        Scene(name: "ledger-stranger", words: ["ledger", "{futsal}"], person: .stranger),
        Scene(
            name: "cash", words: ["cash", "{futsal}", "--spent", "12000", "--for", "\u{1B}[31m물 한 상자"],
            person: .member),
        Scene(name: "cash-asked", words: ["cash", "{futsal}", "--received", "12,000"], input: ["벼룩시장"]),
        Scene(name: "cash-back", words: ["cash", "{futsal}", "--take-back", "{entry}", "--for", "잘못 적음"]),
        Scene(
            name: "cash-invalid", words: ["cash", "{futsal}", "--spent", "0", "--for", "공", "--day", "내일"]),
        Scene(name: "cash-neither", words: ["cash", "{futsal}", "--for", "공"]),
        Scene(
            name: "account",
            words: [
                "account", "{futsal}", "--bank", "국민은행", "--number", "123-456-789012", "--holder", "새벽 풋살",
            ]),
        Scene(
            name: "account-asked", words: ["account", "{futsal}", "--bank", "국민은행"], person: .member,
            input: ["123-456-789012", "새벽 풋살"]),
        Scene(name: "account-none", words: ["account", "{futsal}"]),
        Scene(
            name: "account-shown", words: ["account", "{futsal}"],
            list: [
                "account", "{futsal}", "--bank", "국민은행", "--number", "123-456-789012", "--holder", "새벽 풋살",
            ]),
        Scene(name: "account-stranger", words: ["account", "{futsal}"], person: .stranger),
        Scene(
            name: "account-invalid",
            words: ["account", "{futsal}", "--bank", "국민은행", "--number", "열둘", "--holder", "새벽 풋살"]),
    ]
}
