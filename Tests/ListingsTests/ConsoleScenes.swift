/// One call of a verb as a person makes it.
struct ConsoleScene: Sendable {
    enum Actor: Sendable { case seller, buyer, moderator, visitor }

    /// The file in which the texts are kept.
    let name: String
    /// The command below `madang listings`.
    let verb: String
    /// The words behind the verb; `{0}` stands for the first listing's identifier.
    let words: [String]
    var actor = Actor.visitor
    /// What the person types, line by line.
    var input: [String] = []
    /// Whether they type it at a terminal.
    var isTerminal = false
    var yes = false
    var isEmpty = false
    /// Whether a moderator has hidden the third listing.
    var isModerated = false
    /// Whether the first listing shows photos.
    var hasPhotos = false

    static let all = browsing + photos + changing + moderating + publishing + refusals

    static let browsing = [
        ConsoleScene(name: "browse", verb: "browse", words: []),
        ConsoleScene(
            name: "browse-liked-order", verb: "browse", words: ["--order", "most-liked"], actor: .buyer),
        ConsoleScene(
            name: "browse-filtered", verb: "browse",
            words: [
                "--category", "유니폼", "--league", "k리그1", "--league", "라리가", "--min-price", "80,000",
                "--keyword", "전북", "--on-sale",
            ]),
        ConsoleScene(
            name: "browse-dollars", verb: "browse", words: ["--currency", "usd", "--max-price", "45.50"]),
        ConsoleScene(name: "browse-page", verb: "browse", words: ["--page", "1", "--limit", "2"]),
        ConsoleScene(
            name: "browse-quoted", verb: "browse",
            words: ["--keyword", "  ", "--currency", "KRW", "--limit", "1"]),
        ConsoleScene(name: "browse-more", verb: "browse", words: ["--limit", "2"]),
        ConsoleScene(name: "browse-nothing", verb: "browse", words: ["--team", "없는 팀"]),
        ConsoleScene(name: "browse-empty", verb: "browse", words: [], isEmpty: true),
        ConsoleScene(name: "leagues", verb: "leagues", words: []),
        ConsoleScene(name: "leagues-nothing", verb: "leagues", words: [], isEmpty: true),
        ConsoleScene(name: "show", verb: "show", words: ["{0}"]),
        ConsoleScene(name: "show-plain", verb: "show", words: ["{2}"]),
        ConsoleScene(name: "others", verb: "others", words: ["{1}"]),
        ConsoleScene(name: "browse-beyond", verb: "browse", words: ["--page", "1000", "--limit", "2"]),
        ConsoleScene(name: "mine", verb: "mine", words: [], actor: .seller),
        ConsoleScene(name: "mine-state", verb: "mine", words: ["--state", "sold"], actor: .seller),
        ConsoleScene(name: "liked", verb: "liked", words: [], actor: .buyer),
        ConsoleScene(name: "liked-nothing", verb: "liked", words: [], actor: .seller),
    ]

    static let photos = [
        ConsoleScene(name: "show-photos", verb: "show", words: ["{0}"], hasPhotos: true),
        ConsoleScene(
            name: "edit-photos", verb: "edit", words: ["{0}", "--price", "90000"], actor: .seller,
            hasPhotos: true),
        ConsoleScene(
            name: "copy-photos", verb: "copy", words: ["{0}", "--stock", "2"], actor: .seller, yes: true,
            hasPhotos: true),
    ]

    static let changing = [
        ConsoleScene(name: "like", verb: "like", words: ["{1}"], actor: .buyer),
        ConsoleScene(name: "unlike", verb: "unlike", words: ["{0}"], actor: .buyer),
        ConsoleScene(
            name: "edit", verb: "edit", words: ["{0}", "--price", "90000", "--discount", "0"],
            actor: .seller),
        ConsoleScene(
            name: "edit-answers", verb: "edit", words: ["{0}"], actor: .seller,
            input: ["전북 현대 어웨이 유니폼", "", "-", "", "", "", "", "이동국", "레플리카", "", ""], isTerminal: true),
        ConsoleScene(name: "sold", verb: "sold", words: ["{0}"], actor: .seller, yes: true),
        ConsoleScene(
            name: "sold-declined", verb: "sold", words: ["{0}"], actor: .seller, input: ["n"],
            isTerminal: true),
        ConsoleScene(name: "bump-early", verb: "bump", words: ["{0}"], actor: .seller),
        ConsoleScene(
            name: "copy-giveaway", verb: "copy",
            words: ["{0}", "--price", "0", "--discount", "0", "--reservation", "on-acceptance"],
            actor: .seller, input: ["y"], isTerminal: true),
        ConsoleScene(name: "hide", verb: "hide", words: ["{0}"], actor: .seller),
        ConsoleScene(name: "delete", verb: "delete", words: ["{0}"], actor: .seller, yes: true),
        ConsoleScene(
            name: "delete-declined", verb: "delete", words: ["{0}"], actor: .seller, input: ["no"],
            isTerminal: true),
    ]

    static let moderating = [
        ConsoleScene(
            name: "hide-moderator", verb: "hide", words: ["{0}", "--reason", "전화번호를 적었습니다"],
            actor: .moderator),
        ConsoleScene(name: "hide-no-reason", verb: "hide", words: ["{0}"], actor: .moderator),
        ConsoleScene(
            name: "hide-reason-invalid", verb: "hide", words: ["{0}", "--reason", " "], actor: .moderator),
        ConsoleScene(
            name: "hide-not-a-moderator", verb: "hide", words: ["{0}", "--reason", "이유"], actor: .seller),
        ConsoleScene(
            name: "delete-moderator", verb: "delete", words: ["{1}", "--reason", "사기"], actor: .moderator,
            yes: true),
        ConsoleScene(
            name: "unhide", verb: "unhide", words: ["{2}"], actor: .moderator, isModerated: true),
        ConsoleScene(
            name: "publish-moderated", verb: "publish", words: ["{2}"], actor: .seller, isModerated: true),
        ConsoleScene(
            name: "show-moderated", verb: "show", words: ["{2}"], actor: .seller, isModerated: true),
    ]

    static let publishing = [
        ConsoleScene(
            name: "publish-flags", verb: "publish",
            words: ["--title", "풋살화", "--price", "12000", "--category", "general"],
            actor: .seller, yes: true),
        ConsoleScene(
            name: "publish-form", verb: "publish", words: ["-", "--draft"], actor: .seller,
            input: [
                "title: 바람막이", "category: 의류", "condition: b", "price: {amount: 4550, currency: USD}",
                "attributes:", "  brand: 나이키", "  size: 95",
            ], yes: true),
        ConsoleScene(
            name: "publish-answers", verb: "publish", words: [], actor: .seller,
            input: ["2", "바", "바람막이", "비싸요", "30,000", "", "2", "나이키", "95", "", "2", "깨끗합니다.", "y"],
            isTerminal: true),
        // By name, as flags take it; then not what was meant: kept, corrected, published.
        ConsoleScene(
            name: "publish-corrected", verb: "publish", words: [], actor: .seller,
            input: [
                "의류", "바람막이", "30,000", "", "a", "나이키", "95", "", "", "n", "n", "바람막이 점퍼", "28000", "", "",
                "", "", "", "y",
            ], isTerminal: true),
        ConsoleScene(
            name: "publish-thrown-away", verb: "publish", words: [], actor: .seller,
            input: ["general", "축구공", "8000", "", "해당 없음", "does not apply", "", "", "n", "y"],
            isTerminal: true),
        // The end of the input stands for Ctrl-D.
        ConsoleScene(
            name: "publish-left", verb: "publish", words: [], actor: .seller, input: ["general", "축구공"],
            isTerminal: true),
        ConsoleScene(
            name: "publish-left-empty", verb: "publish", words: [], actor: .seller, isTerminal: true),
        ConsoleScene(
            name: "publish-declined", verb: "publish",
            words: ["--title", "풋살화", "--price", "12000", "--category", "general"], actor: .seller,
            input: ["n"], isTerminal: true),
    ]

    static let refusals = [
        ConsoleScene(
            name: "publish-invalid", verb: "publish",
            words: [
                "--title", "x", "--price", "12.5", "--category", "jersey", "--stock", "many", "--brand",
                "나이키",
                "--condition", "Z",
            ], actor: .seller, yes: true),
        ConsoleScene(
            name: "publish-form-invalid", verb: "publish", words: ["-"], actor: .seller,
            input: [#"{"titel": "공", "price": "싸요", "attributes": {"colour": "빨강"}, "stock": []}"#], yes: true
        ),
        ConsoleScene(name: "publish-nothing", verb: "publish", words: [], actor: .seller),
        ConsoleScene(
            name: "publish-unconfirmed", verb: "publish",
            words: ["--title", "풋살화", "--price", "12000", "--category", "general"], actor: .seller),
        ConsoleScene(
            name: "publish-unreadable", verb: "publish", words: ["-"], actor: .seller,
            input: ["title: [", "a"]),
        ConsoleScene(name: "publish-again", verb: "publish", words: ["{0}"], actor: .seller),
        ConsoleScene(name: "like-visitor", verb: "like", words: ["{0}"]),
        ConsoleScene(name: "edit-nothing", verb: "edit", words: ["{0}"], actor: .seller),
        ConsoleScene(name: "edit-not-yours", verb: "edit", words: ["{0}", "--price", "1"], actor: .buyer),
        ConsoleScene(name: "show-no-id", verb: "show", words: ["유니폼"]),
        ConsoleScene(
            name: "browse-invalid", verb: "browse",
            words: [
                "--category", "shoes", "--min-price", "싸게", "--seller", "판매자", "--order", "best", "--limit",
                "0",
            ]),
        ConsoleScene(
            name: "browse-two-places", verb: "browse",
            words: ["--page", "2", "--after", String(repeating: "A", count: 48)]),
    ]
}
