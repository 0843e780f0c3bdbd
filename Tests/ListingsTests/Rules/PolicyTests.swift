import Listings
import Testing
import Vocabulary

@Suite struct PolicyTests {
    static let actors: [(name: String, principal: Principal)] = [
        ("anonymous", .anonymous), ("seller", Sample.seller), ("stranger", Sample.member(3)),
        ("moderator", Sample.member(4, .moderator)), ("operator", Sample.member(5, .operator)),
    ]

    struct Row: Sendable, CustomTestStringConvertible {
        let verb: String
        let rule: @Sendable (Listing, Principal) throws(ListingError) -> Void
        /// By actor: one mark for each of `ListingState.allCases`.
        let marks: [String: String]

        var testDescription: String { verb }
    }

    // + may, N notFound, Y notYours, O ownListing; draft, on sale, reserved, sold, hidden, removed.
    static let rows = [
        Row(
            verb: "see",
            rule: { listing, principal throws(ListingError) in
                if !ListingPolicy.maySee(listing, principal) { throw .notFound }
            },
            marks: [
                "anonymous": "N+++NN", "seller": "+++++N", "stranger": "N+++NN", "moderator": "N++++N",
                "operator": "N++++N",
            ]),
        Row(
            verb: "publish and edit",
            rule: { listing, principal throws(ListingError) in
                try ListingPolicy.requireSeller(of: listing, principal)
            },
            marks: [
                "anonymous": "NYYYNN", "seller": "+++++N", "stranger": "NYYYNN", "moderator": "NYYYYN",
                "operator": "NYYYYN",
            ]),
        Row(
            verb: "moderate",
            rule: { listing, principal throws(ListingError) in
                _ = try ListingPolicy.moderator(principal)
                try ListingPolicy.requireSight(of: listing, principal)
            },
            marks: [
                "anonymous": "SSSSSS", "seller": "MMMMMM", "stranger": "MMMMMM", "moderator": "N++++N",
                "operator": "N++++N",
            ]),
        Row(
            verb: "hold",
            rule: { listing, principal throws(ListingError) in
                try ListingPolicy.requireBuyer(of: listing, principal)
            },
            marks: [
                "anonymous": "N+++NN", "seller": "OOOOON", "stranger": "N+++NN", "moderator": "N++++N",
                "operator": "N++++N",
            ]),
    ]

    @Test(arguments: rows) func everyoneMayWhatTheTableSays(row: Row) throws {
        for (name, principal) in Self.actors {
            var found = ""
            for state in ListingState.allCases {
                let listing = try Sample.listing(state)
                found += Self.mark { () throws(ListingError) in try row.rule(listing, principal) }
            }
            #expect(found == row.marks[name], "\(name): \(row.verb), by state")
        }
    }

    // + may, Y notYours, H holdNotFound.
    @Test(arguments: [
        ("anonymous", "HH"), ("seller", "++"), ("stranger", "HH"), ("moderator", "HH"), ("operator", "++"),
        ("holder", "Y+"),
    ])
    func holdsAreEndedByThoseWhomTheyConcern(name: String, marks: String) throws {
        let all = Self.actors + [("holder", Sample.buyer)]
        let principal = try #require(all.first { $0.name == name }?.principal)
        let (hold, listing) = (Sample.hold(), try Sample.listing())
        let confirm = Self.mark { () throws(ListingError) in
            try ListingPolicy.mayConfirm(hold, of: listing, principal)
        }
        let release = Self.mark { () throws(ListingError) in
            try ListingPolicy.mayRelease(hold, of: listing, principal)
        }
        #expect(confirm + release == marks, "\(name): confirm, release")
    }

    @Test func onlyMembersAct() throws {
        for (name, principal) in Self.actors where name != "anonymous" {
            #expect(try ListingPolicy.member(principal) == principal.memberID)
        }
        #expect(throws: ListingError.service(.signInRequired)) { try ListingPolicy.member(.anonymous) }
    }

    private static func mark(_ rule: () throws(ListingError) -> Void) -> String {
        do throws(ListingError) {
            try rule()
            return "+"
        } catch {
            switch error {
            case .notFound: return "N"
            case .notYours: return "Y"
            case .ownListing: return "O"
            case .holdNotFound: return "H"
            case .moderatorsOnly: return "M"
            case .service(.signInRequired): return "S"
            default: return "?"
            }
        }
    }
}
