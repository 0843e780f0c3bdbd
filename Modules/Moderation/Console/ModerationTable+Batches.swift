import Commands
import Moderation
import Terminal
import Vocabulary

extension ModerationTable {
    private static let counts = [
        Table.Column(Phrase(en: "Subjects", ko: "대상"), .right),
        Table.Column(Phrase(en: "Reports", ko: "신고"), .right),
    ]

    private static func words(_ verb: ModerationVerb, isUndo: Bool) -> Phrase {
        guard isUndo else { return verb.words }
        return Phrase(en: "undo: \(verb.words.en)", ko: "되돌리기: \(verb.words.ko)")
    }

    /// The batches of moderators, numbered in a list to choose from.
    static func batches(
        _ views: [BatchView], _ console: Console, isNumbered: Bool = true
    ) -> ModerationTable {
        let language = console.language
        let number = isNumbered ? [Table.Column(Phrase("#"), .right)] : []
        return ModerationTable(
            columns: number + [Table.Column(Phrase(en: "Act", ko: "조치"))] + counts
                + [
                    Table.Column(Phrase(en: "Moderator", ko: "매니저"), flexible: 6),
                    Table.Column(Phrase(en: "When", ko: "시각")), Table.Column(Phrase("ID")),
                ],
            rows: views.enumerated().map { index, view in
                let batch = view.batch
                return (isNumbered ? [StyledText("\(index + 1)")] : []) + [
                    StyledText(words(batch.verb, isUndo: batch.undoes != nil).text(in: language)),
                    StyledText("\(batch.subjects)"), StyledText("\(batch.reports)"),
                    StyledText(view.moderator?.name(in: language) ?? "-"),
                    StyledText(batch.madeAt.relative(to: console.now, in: language)), batch.id.short,
                ]
            },
            names: ["id", "verb", "undoes", "subjects", "reports", "changed", "moderator", "madeAt"],
            plainRows: views.map { view in
                let batch = view.batch
                return [
                    "\(batch.id)", batch.verb.rawValue, batch.undoes.map { "\($0)" } ?? "",
                    "\(batch.subjects)", "\(batch.reports)", "\(batch.changed)",
                    batch.moderator.map { "\($0)" } ?? "", batch.madeAt.rfc3339,
                ]
            })
    }

    /// The public log.
    static func log(
        _ entries: [PublicLogEntry], _ kinds: RecordKinds, _ console: Console
    ) -> ModerationTable {
        let language = console.language
        return ModerationTable(
            columns: [
                Table.Column(Phrase(en: "When", ko: "시각")), Table.Column(Phrase(en: "Act", ko: "조치")),
                kind, Table.Column(Phrase(en: "Category", ko: "분류")),
            ] + counts,
            rows: entries.map { entry in
                [
                    StyledText(entry.at.relative(to: console.now, in: language)),
                    StyledText(words(entry.verb, isUndo: entry.isUndo).text(in: language)),
                    StyledText(entry.kindWords(kinds).text(in: language)),
                    StyledText(entry.category.words.text(in: language)),
                    StyledText("\(entry.subjects)"), StyledText("\(entry.reports)"),
                ]
            },
            names: ["at", "verb", "act", "kind", "category", "subjects", "reports"],
            plainRows: entries.map { entry in
                [
                    entry.at.rfc3339, entry.verb.rawValue, entry.isUndo ? "undo" : "act", entry.kind,
                    entry.category.rawValue, "\(entry.subjects)", "\(entry.reports)",
                ]
            })
    }
}

extension PublicLogEntry {
    /// The kind of its subjects in the user's language.
    func kindWords(_ kinds: RecordKinds) -> Phrase {
        kind.isEmpty ? Phrase(en: "several", ko: "여러 종류") : kinds[kind]
    }
}
