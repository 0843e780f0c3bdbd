public import Audit
import Commands
import Terminal
import Vocabulary

/// A list of entries: for people two or three lines to each, so that whole identifiers can be copied.
struct AuditTable {
    let entries: [AuditEntry]
    let console: Console
    let acts: ActWords

    /// The table for people.
    var lines: [StyledText] {
        let lines = table.lines(width: console.width, in: console.language)
        return Array(lines.prefix(1)) + zip(lines.dropFirst(), entries).flatMap { [$0] + names(of: $1) }
    }

    /// Who acted and on what, with the nicknames of the members: on one line, or on two if it is too long.
    private func names(of entry: AuditEntry) -> [StyledText] {
        let widest = entries.map { "\($0.sequence)".count }.max() ?? 1
        let indent = String(repeating: " ", count: widest + 2)
        let (actor, subject) = ("\(indent)\(entry.namedActor)", "→ \(entry.namedSubject)")
        let line = StyledText("\(actor) \(subject)", .dim)
        if line.displayWidth <= console.width { return [line] }
        return [StyledText(actor, .dim), StyledText(indent + subject, .dim)]
    }

    /// The table for programs: number, moment, actor, role, verb, subject, affected member, reason, hash,
    /// nicknames of actor and affected member; the codes and times of the HTTP API.
    var plain: Table {
        Table(
            names: [
                "sequence", "at", "actor", "role", "verb", "subject", "affected", "reason", "hash",
                "actorNickname", "affectedNickname",
            ],
            rows: entries.map { entry in
                let event = entry.event
                return [
                    "\(entry.sequence)", event.actedAt.rfc3339, entry.actor, event.actor.role?.rawValue ?? "",
                    event.verb, event.subject, event.affected.map { "\($0)" } ?? "", event.reason ?? "",
                    "\(entry.hash)", entry.actorNickname ?? "", entry.affectedNickname ?? "",
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

    /// The actor with the nickname.
    fileprivate var namedActor: String { actor.naming(actorNickname) }
}

extension AuditEntry {
    /// The subject with the nickname of the affected member: `lst_… (느티나무)`.
    public var namedSubject: String { event.subject.naming(affectedNickname) }
}

extension String {
    /// The same with a nickname in parentheses behind it, if there is one.
    fileprivate func naming(_ nickname: String?) -> String { nickname.map { "\(self) (\($0))" } ?? self }
}
