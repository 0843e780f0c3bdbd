import Commands
import Funding
import Terminal
import Vocabulary

/// A list of shelters.
struct ShelterTable {
    let views: [ShelterView]
    let console: Console

    /// The table for programs: identifier, name, registration number, place, contact, state, owner, one's own
    /// role; the codes of the HTTP API, blank for none.
    var plain: Table {
        Table(
            names: ["id", "name", "registrationNumber", "place", "contact", "state", "owner", "role"],
            rows: views.map { view in
                let (shelter, details) = (view.shelter, view.shelter.details)
                return [
                    "\(shelter.id)", details.name, details.registrationNumber, details.place,
                    details.contact, shelter.state.rawValue, "\(shelter.owner)", view.role?.rawValue ?? "",
                ].map { StyledText($0) }
            })
    }

    /// The table for people.
    var table: Table {
        let language = console.language
        return Table(
            [
                Table.Column(Phrase("#"), .right),
                Table.Column(Phrase(en: "Shelter", ko: "보호소"), flexible: 12, wanting: 24),
                Table.Column(Phrase(en: "Place", ko: "지역"), flexible: 8, leftOut: 1),
                Table.Column(Phrase(en: "State", ko: "상태")),
                Table.Column(Phrase(en: "You", ko: "나"), leftOut: 2), Table.Column(Phrase("ID")),
            ],
            rows: views.enumerated().map { index, view in
                let shelter = view.shelter
                return [
                    StyledText("\(index + 1)"), StyledText(shelter.details.name),
                    StyledText(shelter.details.place),
                    StyledText(shelter.state.words.text(in: language), shelter.state.style),
                    StyledText(view.role?.words.text(in: language) ?? ""), shelter.id.short,
                ]
            })
    }
}

/// The people of a shelter.
struct ShelterPeopleTable {
    let views: [ShelterMemberView]
    let console: Console

    /// The table for programs: member, nickname, role, since when.
    var plain: Table {
        Table(
            names: ["member", "nickname", "role", "joinedAt"],
            rows: views.map { view in
                [
                    "\(view.member.id)", view.member.nickname ?? "", view.role.rawValue,
                    view.joinedAt.rfc3339,
                ].map { StyledText($0) }
            })
    }

    /// The table for people.
    var table: Table {
        Table(
            [
                Table.Column(Phrase("#"), .right),
                Table.Column(Phrase(en: "Member", ko: "구성원"), flexible: 8, wanting: 16),
                Table.Column(Phrase(en: "Role", ko: "역할")), Table.Column(Phrase(en: "Since", ko: "등록일")),
                Table.Column(Phrase("ID")),
            ],
            rows: views.enumerated().map { index, view in
                [
                    StyledText("\(index + 1)"), StyledText(view.member.name(in: console.language)),
                    StyledText(view.role.words.text(in: console.language)),
                    StyledText("\(ZoneRules.korea.day(at: view.joinedAt))"), view.member.id.short,
                ]
            })
    }
}
