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
            (0..<6).map { _ in Table.Column(Phrase("")) },
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
                Table.Column(Phrase(en: "Nickname", ko: "별명"), flexible: 8, wanting: 12),
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
            StyledText(member.nickname ?? Phrase.withdrawnMember.text(in: language)),
            StyledText(member.email ?? ""), StyledText(member.role.words.text(in: language)),
            StyledText(member.state.words.text(in: language), member.state.style),
            StyledText(member.joinedAt.relative(to: console.now, in: language)), member.id.short,
        ]
    }
}

extension MemberState {
    /// How the state stands out.
    var style: Style {
        switch self {
        case .active: .colour(.green)
        case .suspended: .colour(.yellow)
        case .withdrawn: .dim
        }
    }
}

extension Fields {
    /// Everything that an operator sees of a member.
    init(_ details: MemberDetails, on console: Console) {
        self.init()
        let (member, language) = (details.member, console.language)
        let left = Phrase.withdrawnMember.text(in: language)
        add(Phrase(en: "Nickname", ko: "별명"), StyledText(member.nickname ?? left, .bold))
        if let email = member.email { add(Phrase(en: "Email", ko: "이메일"), StyledText(email)) }
        add(portrait: member.picture, in: language)
        add(Phrase(en: "Role", ko: "역할"), StyledText(member.role.words.text(in: language)))
        add(
            Phrase(en: "State", ko: "상태"),
            StyledText(member.state.words.text(in: language), member.state.style))
        if let suspension = member.suspension {
            add(Phrase(en: "Reason", ko: "사유"), text: suspension.reason)
            add(Phrase(en: "Suspended", ko: "정지일"), console.both(suspension.since))
            add(Phrase(en: "Suspended by", ko: "정지한 운영자"), StyledText("\(suspension.by)"))
        }
        add(member.silence, on: console)
        add(Phrase(en: "Sessions", ko: "세션"), StyledText("\(details.sessions)"))
        if let lastUsedAt = details.lastUsedAt {
            add(Phrase(en: "Last used", ko: "최근 사용"), console.both(lastUsedAt))
        }
        add(Phrase(en: "Joined", ko: "가입일"), console.both(member.joinedAt))
        if let withdrawnAt = member.withdrawnAt {
            add(Phrase(en: "Withdrawn", ko: "탈퇴일"), console.both(withdrawnAt))
        }
        add(Phrase("ID"), StyledText("\(member.id)"))
    }
}
