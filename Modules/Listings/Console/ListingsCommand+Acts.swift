public import Terminal

extension ListingsCommand {
    /// The names of moderators' acts on listings in the audit log.
    public static let acts: [String: Phrase] = [
        "listings.hide": Phrase(en: "hidden", ko: "물건 숨김"),
        "listings.unhide": Phrase(en: "shown again", ko: "물건 숨김 해제"),
        "listings.remove": Phrase(en: "removed", ko: "물건 삭제"),
    ]
}
