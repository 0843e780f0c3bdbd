import Commands
import Feed
import Terminal
import Vocabulary

/// A list of followers, or of members followed.
struct FollowTable {
    let views: [FollowView]
    let console: Console

    /// The table for programs: identifier, nickname, moment, whether the caller follows the member.
    var plain: Table {
        Table(
            names: ["id", "nickname", "since", "followed"],
            rows: views.map { view in
                let cells = [
                    "\(view.member.id)", view.member.nickname ?? "", view.since.rfc3339, "\(view.isFollowed)",
                ]
                return cells.map { StyledText($0) }
            })
    }

    /// The table for people.
    var table: Table {
        Table(
            [
                Table.Column(Phrase("#"), .right),
                Table.Column(Phrase(en: "Nickname", ko: "닉네임"), flexible: 8, wanting: 12),
                Table.Column(Phrase(en: "You", ko: "나")), Table.Column(Phrase(en: "Since", ko: "팔로우한 날")),
                Table.Column(Phrase("ID")),
            ],
            rows: views.enumerated().map { number, view in
                let language = console.language
                let followed = Phrase(en: "following", ko: "팔로우 중").text(in: language)
                return [
                    StyledText("\(number + 1)"), StyledText(view.member.name(in: language)),
                    StyledText(view.isFollowed ? followed : "", .colour(.green)),
                    StyledText(view.since.relative(to: console.now, in: language)), view.member.id.short,
                ]
            })
    }
}
