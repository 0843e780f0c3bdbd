import Commands
import Listings
import ListingsHTTP
import Terminal
import Vocabulary

extension ListingCommands {
    /// Shows the leagues to filter by.
    func leagues() async throws {
        let leagues = try await console.waiting { () throws(ListingError) in try await listings.leagues() }
        switch console.format {
        case .json: return console.show(leagues, as: ListingWire.leagues)
        case .plain: return console.show(leagues.plain)
        case .human where leagues.isEmpty:
            return console.remark(
                Phrase(en: "No jerseys are for sale yet.", ko: "아직 등록된 유니폼이 없습니다."))
        case .human: break
        }
        console.paged { $0.show(leagues.table) }
        console.remark(
            Phrase(
                en: "Run 'madang listings browse --league NAME' to see the jerseys of a league.",
                ko: "'madang listings browse --league 이름'으로 그 리그의 유니폼을 볼 수 있습니다."))
    }
}

extension [LeagueCount] {
    /// The table for programs.
    fileprivate var plain: Table {
        Table(
            names: ["league", "listings"],
            rows: map { [StyledText($0.league), StyledText("\($0.listings)")] })
    }

    /// The table for people.
    fileprivate var table: Table {
        Table(
            [
                Table.Column(Phrase(en: "League", ko: "리그"), flexible: 12),
                Table.Column(Phrase(en: "Listings", ko: "물건 수"), .right),
            ],
            rows: map { [StyledText($0.league, .bold), StyledText("\($0.listings)")] })
    }
}
