/// Finding and reading campaigns, and running them.
extension ConsoleTests {
    static let browsingScenes = [
        Scene(name: "list", words: ["funding", "list"], person: .visitor),
        Scene(name: "list-none", words: ["funding", "list"], person: .visitor, isEmpty: true),
        Scene(name: "list-ended", words: ["funding", "list", "--phase", "마감"], person: .visitor),
        Scene(
            name: "list-items",
            words: ["funding", "list", "--items", "--order", "ending-soon", "--limit", "1"]),
        Scene(name: "list-shelter", words: ["funding", "list", "--shelter", "느티나무 쉼터"]),
        Scene(
            name: "list-drafts", words: ["funding", "list", "--shelter", "{shelter}", "--drafts"],
            person: .owner),
        Scene(name: "list-drafts-refused", words: ["funding", "list", "--shelter", "{shelter}", "--drafts"]),
        Scene(name: "list-invalid", words: ["funding", "list", "--model", "lottery"]),
        Scene(name: "search", words: ["funding", "search", "겨울"], person: .visitor),
        Scene(name: "search-none", words: ["funding", "search", "우주"], person: .visitor),
        Scene(name: "show", words: ["funding", "show", "겨울 난방비"], person: .visitor),
        Scene(name: "show-items", words: ["funding", "show", "{items}"]),
        Scene(name: "show-owner", words: ["funding", "show", "{amount}"], person: .owner),
        Scene(name: "show-draft", words: ["funding", "show", "{draft}"], person: .owner),
        Scene(name: "show-draft-refused", words: ["funding", "show", "{draft}"]),
        Scene(name: "show-failed", words: ["funding", "show", "{failed}"], person: .visitor),
        Scene(name: "show-row", words: ["funding", "show", "1"], list: ["funding", "list"]),
        Scene(name: "show-unknown", words: ["funding", "show", "겨울"], person: .visitor),
        Scene(name: "backers", words: ["funding", "backers", "{amount}"], person: .visitor),
        Scene(name: "updates", words: ["funding", "updates", "{done}"], person: .visitor),
        Scene(name: "updates-deliveries", words: ["funding", "updates", "{done}", "--deliveries"]),
        Scene(name: "updates-none", words: ["funding", "updates", "{amount}"]),
        Scene(name: "payouts-none", words: ["funding", "payouts", "{done}"]),
    ]

    static let runningScenes = [
        Scene(
            name: "draft",
            words: [
                "funding", "draft", "{shelter}", "--title", "봄 목욕", "--purpose", "목욕 용품", "--story",
                "봄에는\n모두 씻습니다.", "--item", "샴푸: 대용량:15000:12", "--model", "물품별", "--deadline",
                "2026-02-01 18:00",
            ], person: .owner),
        Scene(
            name: "draft-asked", words: ["funding", "draft", "{shelter}"], person: .owner,
            input: ["봄 목욕", "목욕 용품", "씻습니다.", "샴푸", "샴푸:15000:12", "", "2026-02-01 18:00"]),
        Scene(
            name: "draft-invalid",
            words: [
                "funding", "draft", "{shelter}", "--title", "봄", "--purpose", "목", "--story", "씻습니다.",
                "--amount",
                "-1", "--cost-share", "16", "--deadline", "2025-01-01 18:00",
            ], person: .owner),
        Scene(
            name: "draft-item-invalid", words: ["funding", "draft", "{shelter}", "--item", "샴푸"],
            person: .owner),
        Scene(name: "open", words: ["funding", "open", "{draft}"], person: .owner, input: ["y"]),
        Scene(name: "open-declined", words: ["funding", "open", "{draft}"], person: .owner, input: ["n"]),
        Scene(name: "open-refused", words: ["funding", "open", "{amount}"], person: .treasurer),
        Scene(
            name: "edit", words: ["funding", "edit", "{items}", "--item", "2=빨 수 있는 담요:12000:30"],
            person: .owner),
        Scene(name: "edit-nothing", words: ["funding", "edit", "{items}"], person: .owner),
        Scene(
            name: "edit-fixed", words: ["funding", "edit", "{amount}", "--amount", "50000"], person: .owner),
        Scene(
            name: "extend", words: ["funding", "extend", "{amount}", "--deadline", "2026-01-25 18:00"],
            person: .owner),
        Scene(
            name: "extend-early", words: ["funding", "extend", "{amount}", "--deadline", "2026-01-10 18:00"],
            person: .owner),
        Scene(name: "close", words: ["funding", "close", "{amount}"], person: .owner, input: ["y"]),
        Scene(name: "cancel", words: ["funding", "cancel", "{items}"], person: .owner, input: ["취소"]),
        Scene(
            name: "cancel-declined", words: ["funding", "cancel", "{items}"], person: .owner, input: ["y"]),
        Scene(name: "lack-refused", words: ["funding", "lack", "{items}", "1"], person: .owner),
        Scene(
            name: "tell", words: ["funding", "tell", "{done}", "--thanks", "--text", "모두 고맙습니다."],
            person: .treasurer),
        Scene(
            name: "tell-delivered",
            words: ["funding", "tell", "{done}", "--delivered", "30", "--last", "--text", "다 전했습니다."],
            person: .owner),
        Scene(
            name: "tell-both",
            words: ["funding", "tell", "{done}", "--bought", "1", "--delivered", "1", "--text", "둘"],
            person: .owner),
        Scene(name: "tell-refused", words: ["funding", "tell", "{done}", "--text", "안녕하세요"]),
    ]
}
