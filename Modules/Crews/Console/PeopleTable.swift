import Commands
package import Crews
package import Terminal
import Vocabulary

/// A list of a crew's people.
struct PeopleTable {
    let views: [MembershipView]
    let list: MembershipList
    let console: Console

    /// The table for programs: member, nickname, state, role, since when, position, height, number, until
    /// when, membership, suspension, message; the codes and times of the HTTP API, blank for none.
    var plain: Table {
        Table(
            names: [
                "member", "nickname", "state", "role", "since", "position", "height", "number", "until",
                "membership", "suspension", "message",
            ],
            rows: views.map { view in
                let membership = view.membership
                let words = membership.words
                return [
                    "\(membership.member)", view.member.nickname ?? "", membership.state.rawValue,
                    membership.role.rawValue, membership.rank.rfc3339, words.position,
                    words.height.map { "\($0)" } ?? "", words.number.map { "\($0)" } ?? "",
                    membership.until?.rfc3339 ?? "", "\(membership.id)",
                    membership.suspension?.rawValue ?? "", words.message,
                ].map { StyledText($0) }
            })
    }

    /// The table for people: of members what they tell, of others what they wait for.
    var table: Table {
        switch list {
        case .members: members
        case .requests: others(Phrase(en: "Message", ko: "메시지")) { $0.membership.words.message }
        case .waiting, .banned, .former: others(nil) { _ in "" }
        }
    }

    private var members: Table {
        Table(
            [
                Table.Column(Phrase("#"), .right),
                Table.Column(Phrase(en: "Member", ko: "회원"), flexible: 8, wanting: 14),
                Table.Column(Phrase(en: "Role", ko: "역할")),
                Table.Column(Phrase(en: "No.", ko: "번호"), .right),
                Table.Column(Phrase(en: "Position", ko: "포지션"), flexible: 8),
                Table.Column(Phrase(en: "Height", ko: "키"), .right, leftOut: 2),
                Table.Column(Phrase(en: "Since", ko: "가입"), leftOut: 1),
                Table.Column(Phrase("ID")),
            ],
            rows: views.enumerated().map { memberRow($0 + 1, $1) })
    }

    private func memberRow(_ number: Int, _ view: MembershipView) -> [StyledText] {
        let (membership, language) = (view.membership, console.language)
        let words = membership.words
        return [
            StyledText("\(number)"), StyledText(view.member.name(in: language)),
            StyledText(membership.roleAndState.text(in: language), membership.tableStyle),
            StyledText(words.number.map { "\($0)" } ?? ""), StyledText(words.position),
            StyledText(words.height.map { "\($0) cm" } ?? ""),
            StyledText(membership.rank.relative(to: console.now, in: language)), membership.member.short,
        ]
    }

    private func others(_ title: Phrase?, _ text: (MembershipView) -> String) -> Table {
        let more = title.map { [Table.Column($0, flexible: 10, wanting: 24)] } ?? []
        return Table(
            [
                Table.Column(Phrase("#"), .right),
                Table.Column(Phrase(en: "Member", ko: "회원"), flexible: 8, wanting: 14),
                Table.Column(Phrase(en: "State", ko: "상태")),
            ] + more + [
                Table.Column(Phrase(en: "Since", ko: "시작"), leftOut: 1),
                Table.Column(Phrase(en: "Until", ko: "기한")), Table.Column(Phrase("ID")),
            ],
            rows: views.enumerated().map { number, view in
                let (membership, language) = (view.membership, console.language)
                return [
                    StyledText("\(number + 1)"), StyledText(view.member.name(in: language)),
                    StyledText(membership.state.words.text(in: language), membership.state.style),
                ] + (title == nil ? [] : [StyledText(text(view))]) + [
                    StyledText(membership.since.relative(to: console.now, in: language)),
                    StyledText(membership.until?.relative(to: console.now, in: language) ?? ""),
                    membership.member.short,
                ]
            })
    }
}

extension Membership {
    /// The role, with the state of a member who takes no part: `treasurer, on leave`.
    package var roleAndState: Phrase {
        if state == .member { return role.words }
        if role == .member { return state.words }
        return Phrase { "\(role.words.text(in: $0)), \(state.words.text(in: $0))" }
    }

    /// Those with a role stand out, and those who take no part.
    fileprivate var tableStyle: Style {
        if state != .member { return state.style }
        return role == .member ? .normal : .bold
    }
}
