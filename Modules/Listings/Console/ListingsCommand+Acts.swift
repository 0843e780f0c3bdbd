public import Terminal

extension ListingsCommand {
    /// What moderators do to listings, as the audit log shows it.
    public static let acts: [String: Phrase] = [
        "listings.hide": Phrase(en: "hidden", ko: "물건 숨김"),
        "listings.unhide": Phrase(en: "shown again", ko: "물건 숨김 해제"),
        "listings.remove": Phrase(en: "removed", ko: "물건 삭제"),
    ]
}
