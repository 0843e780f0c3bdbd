/// Finding crews, founding and closing them.
extension ConsoleTests {
    static let browsingScenes = [
        Scene(name: "list", words: ["list"], person: .visitor),
        Scene(name: "list-more", words: ["list", "--order", "회원순", "--limit", "1"], person: .visitor),
        Scene(name: "list-page", words: ["list", "--page", "2", "--limit", "2"], person: .visitor),
        Scene(name: "list-filtered", words: ["list", "--sport", "풋살", "--place", "성동구"]),
        // 농구, decomposed as some keyboards type it.
        Scene(
            name: "list-decomposed",
            words: ["list", "--sport", "\u{1102}\u{1169}\u{11BC}\u{1100}\u{116E}", "--joinable"]),
        Scene(name: "list-none-match", words: ["list", "--sport", "yoga"], person: .visitor),
        Scene(name: "list-nothing", words: ["list"], person: .visitor, isEmpty: true),
        Scene(name: "list-invalid", words: ["list", "--sport", "족구", "--limit", "0"]),
        Scene(name: "list-mine", words: ["list", "--mine"], person: .stranger),
        Scene(name: "list-mine-visitor", words: ["list", "--mine"], person: .visitor),
        Scene(name: "list-mine-nothing", words: ["list", "--mine"], isEmpty: true),
        Scene(name: "list-of-member", words: ["list", "--member", "{member}"]),
        Scene(name: "search", words: ["search", "새벽"], person: .visitor),
        Scene(name: "search-none", words: ["search", "새벽 축구"], person: .visitor),
        Scene(name: "show", words: ["show", "{futsal}"]),
        Scene(name: "show-visitor", words: ["show", "성동 농구"], person: .visitor),
        Scene(name: "show-fee", words: ["show", "{basketball}"], person: .member),
        Scene(name: "show-seat", words: ["show", "{basketball}"], person: .stranger),
        Scene(name: "show-waiting", words: ["show", "{full}"], person: .stranger),
        Scene(name: "show-row", words: ["show", "2"], person: .visitor, list: ["list"]),
        Scene(name: "show-no-row", words: ["show", "9"], person: .visitor, list: ["list"]),
        Scene(name: "show-near", words: ["show", "풋"], person: .visitor),
        Scene(name: "show-unknown-name", words: ["show", "심야 농구"], person: .visitor),
        Scene(name: "show-unknown", words: ["show", "cre_00000000000000000000000001"]),
    ]

    static let foundingScenes = [
        Scene(
            name: "found",
            words: [
                "found", "--name", "송정 족구", "--sport", "족구", "--weekday", "일", "--time", "7:05", "--capacity",
                "8", "--fee", "10,000", "--full-days", "7", "--joining", "approval",
            ]),
        Scene(
            name: "found-asked", words: ["found"],
            input: ["송정 족구", "족구", "송정동", "토 07:30", "12", "1", "10000", "7", "14", "", "y"]),
        Scene(
            name: "found-corrected", words: ["found"],
            input: ["족", "송정 족구", "풋살", "", "토요일", "", "0", "12", "승인 후 가입", "0", "", "n"]),
        Scene(name: "found-taken", words: ["found", "--name", "새벽 풋살"]),
        Scene(
            name: "found-invalid",
            words: ["found", "--name", "족", "--capacity", "0", "--uniform", "blue", "--fee", "-1"]),
        Scene(name: "found-half-schedule", words: ["found", "--name", "송정 족구", "--time", "25:00"]),
        Scene(name: "found-visitor", words: ["found", "--name", "송정 족구"], person: .visitor),
        Scene(name: "edit", words: ["edit", "새벽 풋살", "--capacity", "20", "--place", "송정동"]),
        Scene(
            name: "edit-asked", words: ["edit", "{futsal}"],
            input: ["", "", "송정동", "-", "20", "4", "", "", "-"]),
        Scene(name: "edit-nothing", words: ["edit", "{futsal}"]),
        Scene(name: "edit-capacity", words: ["edit", "{futsal}", "--capacity", "1"]),
        Scene(name: "edit-member", words: ["edit", "{basketball}", "--place", "강남"], person: .member),
        Scene(name: "close", words: ["close", "{full}"], input: ["close"]),
        Scene(name: "close-declined", words: ["close", "{full}"], input: ["no"]),
        Scene(name: "close-money", words: ["close", "{futsal}"]),
        Scene(name: "close-member", words: ["close", "{futsal}"], person: .member),
        Scene(name: "reopen-open", words: ["reopen", "{full}"]),
    ]
}
