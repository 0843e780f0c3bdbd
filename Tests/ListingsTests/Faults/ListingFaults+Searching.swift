import ContractKit
import Listings
import ListingsContract
import ListingsFakes
import UnicodeText
import Vocabulary

/// Keywords.
extension ListingFaults {
    static let searching: [Fault<ListingFixture>] = [
        .verbs(
            "searches titles only",
            caughtBy: [
                "a keyword is found in title, description and attributes, also inside words"
            ]
        ) { verbs, _ in
            verbs.keepOnly { listing, query in
                query.parts.allSatisfy { listing.details.title.folded.contains($0.folded) }
            }
        },
        .verbs(
            "needs three characters",
            caughtBy: [
                "normal form makes no difference to a keyword"
            ]
        ) { verbs, _ in
            verbs.keepOnly { _, query in query.parts.allSatisfy { $0.count > 2 } }
        },
        .verbs(
            "finds whole words only",
            caughtBy: [
                "one or two syllables of Hangul are enough to find by"
            ]
        ) { verbs, _ in
            verbs.keepOnly { listing, query in
                let words = listing.text.split(separator: " ").map(String.init)
                return query.parts.allSatisfy { words.contains($0) }
            }
        },
        .verbs(
            "compares case",
            caughtBy: [
                "case makes no difference to a keyword",
                "width makes no difference to a keyword",
            ]
        ) { verbs, _ in
            verbs.keepOnly { listing, query in query.parts.allSatisfy { listing.text.nfkc.contains($0.nfkc) }
            }
        },
        .verbs(
            "compares width",
            caughtBy: [
                "case makes no difference to a keyword"
            ]
        ) { verbs, _ in
            verbs.keepOnly { listing, query in
                query.parts.allSatisfy { listing.text.lowercased().contains($0.lowercased()) }
            }
        },
        .verbs(
            "compares normal form",
            caughtBy: [
                "normal form makes no difference to a keyword"
            ]
        ) { verbs, _ in
            verbs.keepOnly { listing, query in query.parts.allSatisfy { listing.text.utf8.contains($0.utf8) }
            }
        },
        .verbs(
            "searches first word only",
            caughtBy: [
                "of several words each must occur, wherever and in whatever order"
            ]
        ) { verbs, _ in
            verbs.changeQuery { $0.keyword = String($0.keyword.prefix { $0 != " " }) }
        },
        .verbs(
            "takes marks for patterns",
            caughtBy: [
                "marks that databases know are ordinary characters in a keyword"
            ]
        ) { verbs, _ in
            verbs.changeQuery { $0.keyword.removeAll { "%_*?\\".contains($0) } }
        },
        .store(
            "keeps old search text",
            caughtBy: [
                "a keyword finds what an edit has made of a listing, and no more what it was"
            ]
        ) { store in
            let (titles, sound) = (LockedValue<[ListingID: String]>([:]), store)
            store.insert = { listing, request throws(ListingError) in
                titles.withLock { $0[listing.id] = listing.details.title }
                return try await sound.insert(listing, request)
            }
            store.page = { filter, page, viewer, now throws(ListingError) in
                var found = try await sound.page(filter, page, viewer, now)
                let old = titles.now
                found.items.removeAll { entry in
                    !filter.words.allSatisfy { old[entry.listing.id]?.contains($0) == true }
                }
                return found
            }
        },
        .verbs(
            "overlooks rare signs",
            caughtBy: [
                "rare signs are found like others, and come back byte for byte in one normal form"
            ]
        ) { verbs, _ in
            verbs.changeQuery { $0.keyword.unicodeScalars.removeAll { $0.value > 0xFFFF } }
        },
        .verbs(
            "takes controls",
            caughtBy: [
                "a keyword or an attribute with NUL or another control is refused, but for blanks"
            ]
        ) { verbs, _ in
            verbs.changeQuery { query in
                query.keyword.unicodeScalars.removeAll { $0.properties.generalCategory == .control }
                query.attributes = [:]
            }
        },
    ]
}
