public import Terminal

extension CrewsCommand {
    /// The names of moderators' acts on crews in the audit log.
    public static let acts: [String: Phrase] = [
        "crews.hide": Phrase(en: "hidden", ko: "크루 숨김"),
        "crews.restore": Phrase(en: "shown again", ko: "크루 숨김 해제"),
        "crews.remove": Phrase(en: "taken away", ko: "크루 내림"),
    ]
}
