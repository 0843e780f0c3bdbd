/// Joining and leaving, and what managers do about people.
extension ConsoleTests {
    static let joiningScenes = [
        Scene(name: "join-again", words: ["join", "{futsal}"], person: .stranger),
        Scene(name: "join-fee", words: ["join", "성동 농구"], person: .stranger),
        Scene(name: "join-fee-no-wait", words: ["join", "성동 농구", "--no-wait"], person: .stranger),
        Scene(name: "join-full", words: ["join", "{full}"], person: .member),
        Scene(name: "join-visitor", words: ["join", "{futsal}"], person: .visitor),
        Scene(name: "pay", words: ["pay", "{basketball}"], person: .stranger),
        Scene(name: "pay-member", words: ["pay", "{basketball}"], person: .member),
        Scene(name: "pay-due", words: ["pay", "1"], person: .member, list: ["dues", "{futsal}"]),
        Scene(name: "take-up-fee", words: ["take-up", "{basketball}"], person: .stranger),
        Scene(name: "leave", words: ["leave", "{basketball}"], person: .member, input: ["y"]),
        Scene(name: "leave-declined", words: ["leave", "{basketball}"], person: .member, input: ["n"]),
        Scene(name: "leave-half", words: ["leave", "{basketball}"], person: .member, hours: 8 * 24),
        Scene(
            name: "leave-late", words: ["leave", "{basketball}"], person: .member, input: ["n"],
            hours: 15 * 24),
        Scene(name: "leave-request", words: ["leave", "새벽 풋살"], person: .stranger, input: ["y"]),
        Scene(name: "leave-list", words: ["leave", "{full}"], person: .stranger, input: ["y"]),
        Scene(name: "leave-seat", words: ["leave", "{basketball}"], person: .stranger, input: ["y"]),
        Scene(name: "leave-owner", words: ["leave", "{futsal}"]),
        Scene(name: "pause", words: ["pause", "{futsal}"], person: .member),
        Scene(name: "pause-owner", words: ["pause", "{futsal}"]),
        Scene(name: "return-member", words: ["return", "{futsal}"], person: .member),
        Scene(
            name: "describe", words: ["describe", "새벽 풋살", "--number", "10", "--height", ""],
            person: .member),
        Scene(
            name: "describe-asked", words: ["describe", "{futsal}"], person: .member,
            input: ["-", "1000", "10", "", "아침형 인간"]),
        Scene(name: "describe-invalid", words: ["describe", "{futsal}", "--number", "칠"], person: .member),
    ]

    static let managingScenes = [
        Scene(name: "members", words: ["members", "새벽 풋살"], person: .visitor),
        Scene(name: "members-waiting", words: ["members", "{full}", "--list", "대기"]),
        Scene(name: "members-none", words: ["members", "{futsal}", "--list", "banned"]),
        Scene(name: "members-invalid", words: ["members", "{futsal}", "--list", "all"]),
        Scene(name: "requests", words: ["requests", "{futsal}"]),
        Scene(name: "requests-none", words: ["requests", "{basketball}"]),
        Scene(name: "requests-member", words: ["requests", "{futsal}"], person: .stranger),
        Scene(name: "accept", words: ["accept", "새벽 풋살", "1"], list: ["requests", "{futsal}"]),
        Scene(name: "accept-nickname", words: ["accept", "{futsal}", "하린"]),
        Scene(name: "accept-unknown", words: ["accept", "{futsal}", "수연"]),
        Scene(name: "accept-member", words: ["accept", "{futsal}", "{stranger}"], person: .member),
        Scene(name: "decline", words: ["decline", "{futsal}", "하린"]),
        Scene(name: "remove", words: ["remove", "{futsal}", "민준"], input: ["y"]),
        Scene(name: "remove-banned", words: ["remove", "{futsal}", "민준", "--ban", "30"], input: ["y"]),
        Scene(name: "remove-declined", words: ["remove", "{futsal}", "민준"], input: ["n"]),
        Scene(name: "suspend", words: ["suspend", "{futsal}", "민준"]),
        Scene(name: "restore", words: ["restore", "{futsal}", "민준"]),
        Scene(name: "role", words: ["role", "{futsal}", "민준", "운영진"]),
        Scene(name: "role-invalid", words: ["role", "{futsal}", "민준", "크루장"]),
        Scene(name: "hand-over", words: ["hand-over", "새벽 풋살", "민준"], input: ["y"]),
        Scene(name: "hand-over-member", words: ["hand-over", "{futsal}", "수연"], person: .member),
    ]
}
