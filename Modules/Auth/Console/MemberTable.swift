import Auth
import Commands
import Terminal
import Vocabulary

/// A list of members as operators see it.
struct MemberTable {
    let members: [ManagedMember]
    let console: Console

    /// The table for programs: identifier, nickname, email, role, state and the moment of joining; the codes
    /// and times of the HTTP API.
    var plain: Table {
        Table(
            names: ["id", "nickname", "email", "role", "state", "joinedAt"],
            rows: members.map { member in
                [
                    "\(member.id)", member.nickname ?? "", member.email ?? "", member.role.rawValue,
                    member.state.rawValue, member.joinedAt.rfc3339,
                ].map { StyledText($0) }
            })
    }

    /// The table for people.
    var table: Table {
        Table(
            [
                Table.Column(Phrase("#"), .right),
                Table.Column(Phrase(en: "Nickname", ko: "닉네임"), flexible: 8, wanting: 12),
                Table.Column(Phrase(en: "Email", ko: "이메일"), flexible: 12, wanting: 24),
                Table.Column(Phrase(en: "Role", ko: "역할")),
                Table.Column(Phrase(en: "State", ko: "상태")),
                Table.Column(Phrase(en: "Joined", ko: "가입일"), leftOut: 1),
                Table.Column(Phrase("ID")),
            ],
            rows: members.enumerated().map { row($0 + 1, $1) })
    }

    private func row(_ number: Int, _ member: ManagedMember) -> [StyledText] {
        let language = console.language
        return [
            StyledText("\(number)"),
            StyledText(member.name(in: language)), StyledText(member.email ?? ""),
            StyledText(member.role.words.text(in: language)),
            StyledText(member.state.words.text(in: language), member.state.style),
            StyledText(member.joinedAt.relative(to: console.now, in: language)), member.id.short,
        ]
    }
}
