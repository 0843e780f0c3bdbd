/// Deals that are paid for, on the command line.
extension ConsoleTests {
    static let payingScenes = shown + changed

    private static func paying(
        _ name: String, _ words: String..., isBuyer: Bool = false, input: [String] = []
    ) -> Scene {
        Scene(name: name, words: words, isBuyer: isBuyer, input: input, isPaying: true)
    }

    private static let shown = [
        paying("list-paying", "list"),
        // 환불됨, decomposed as some keyboards type it.
        paying(
            "list-returned", "list", "--state",
            "\u{1112}\u{116A}\u{11AB}\u{1107}\u{116E}\u{11AF}\u{1103}\u{116C}\u{11B7}", isBuyer: true),
        paying("show-asked", "show", "{asked}", isBuyer: true),
        paying("show-to-pay", "show", "{to-pay}", isBuyer: true),
        paying("show-to-pay-seller", "show", "{to-pay}"),
        paying("show-paying", "show", "{paying}", isBuyer: true),
        paying("show-paying-seller", "show", "{paying}"),
        paying("show-paid", "show", "{paid}", isBuyer: true),
        paying("show-paid-seller", "show", "{paid}"),
        paying("show-handed-over", "show", "{handed}", isBuyer: true),
        paying("show-handed-over-seller", "show", "{handed}"),
        paying("show-received", "show", "{received}", isBuyer: true),
        paying("show-received-seller", "show", "{received}"),
        paying("show-returned", "show", "{returned}", isBuyer: true),
    ]

    private static let changed = [
        paying("handed-over", "handed-over", "{paid}"),
        paying("handed-over-declined", "handed-over", "{paid}", input: ["n"]),
        paying("handed-over-buyer", "handed-over", "{paid}", isBuyer: true),
        paying("handed-over-unpaid", "handed-over", "{to-pay}"),
        paying("received", "received", "{handed}", isBuyer: true, input: ["y"]),
        paying("received-early", "received", "{paid}", isBuyer: true),
        paying("received-seller", "received", "{handed}"),
        paying("received-returned", "received", "{returned}", isBuyer: true),
        paying("accept-to-pay", "accept", "{asked}"),
        paying("cancel-paying", "cancel", "{paying}", isBuyer: true),
        paying("complete-paying", "complete", "{paying}"),
        paying("contact-paying", "contact", "{paying}", "카톡 느티나무", isBuyer: true),
    ]
}
