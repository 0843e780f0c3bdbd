import Audit
import Commands
import Terminal
import Vocabulary

/// A list of entries: for people two lines to each, so that whole identifiers can be copied.
struct AuditTable {
    let entries: [AuditEntry]
    let console: Console
    let acts: ActWords

    /// The table for people.
    var lines: [StyledText] {
        let lines = table.lines(width: console.width, in: console.language)
        let widest = entries.map { "\($0.sequence)".count }.max() ?? 1
        let indent = String(repeating: " ", count: widest + 2)
        let names = entries.map { StyledText("\(indent)\($0.actor) → \($0.event.subject)", .dim) }
        return Array(lines.prefix(1)) + zip(lines.dropFirst(), names).flatMap { [$0, $1] }
    }

    /// The table for programs: number, moment, actor, role, verb, subject, affected member, reason, hash; the
    /// codes and times of the HTTP API.
    var plain: Table {
        Table(
            (0..<9).map { _ in Table.Column(Phrase("")) },
            rows: entries.map { entry in
                let event = entry.event
                return [
                    "\(entry.sequence)", event.actedAt.rfc3339, entry.actor, event.actor.role?.rawValue ?? "",
                    event.verb, event.subject, event.affected.map { "\($0)" } ?? "", event.reason ?? "",
                    "\(entry.hash)",
                ].map { StyledText($0) }
            })
    }

    private var table: Table {
        Table(
            [
                Table.Column(Phrase("#"), .right),
                Table.Column(Phrase(en: "When", ko: "시각")),
                Table.Column(Phrase(en: "By", ko: "권한")),
                Table.Column(Phrase(en: "Act", ko: "한 일")),
                Table.Column(Phrase(en: "Reason", ko: "이유"), flexible: 12),
            ],
            rows: entries.map(row))
    }

    private func row(_ entry: AuditEntry) -> [StyledText] {
        let language = console.language
        let role = entry.event.actor.role?.words ?? Phrase(en: "machine", ko: "서버")
        return [
            StyledText("\(entry.sequence)"),
            StyledText(entry.event.actedAt.relative(to: console.now, in: language)),
            StyledText(role.text(in: language)), StyledText(acts[entry.event.verb].text(in: language)),
            entry.isReasonErased
                ? StyledText(Phrase(en: "(erased)", ko: "(지워짐)").text(in: language), .dim)
                : StyledText(entry.event.reason ?? ""),
        ]
    }
}

extension AuditEntry {
    /// The actor, in the form of `--actor`.
    fileprivate var actor: String { event.actor.memberID.map { "\($0)" } ?? AuditQuery.machine }
}
