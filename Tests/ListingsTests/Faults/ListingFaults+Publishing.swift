import ContractKit
import Listings
import ListingsContract
import ListingsFakes
import Vocabulary

/// What is published and kept.
extension ListingFaults {
    static let publishing: [Fault<ListingFixture>] = [
        .store(
            "loses new listings",
            caughtBy: [
                "a seller is shown by the name of the day, and without one after leaving"
            ]
        ) { store in
            store.insert = { listing, _ in listing }
        },
        .store(
            "decomposes text",
            caughtBy: [
                "text is kept trimmed and in NFC"
            ]
        ) { store in
            store.changeNew { $0.with { $0.replacing("한", with: "\u{1112}\u{1161}\u{11AB}") } }
        },
        .store(
            "keeps blanks",
            caughtBy: [
                "a refused edit changes nothing"
            ]
        ) { store in
            store.changeNew { $0.with { $0 + " " } }
        },
        .store(
            "drops discounts",
            caughtBy: [
                "a price range takes in both ends, by sale price",
                "a listing keeps all that was written",
            ]
        ) { store in
            store.changeNew { listing in
                let price = try? Price(list: listing.details.price.list, discount: nil)
                return listing.with(price: price ?? listing.details.price)
            }
        },
        .verbs(
            "names one field error",
            caughtBy: [
                "a form is answered with all field errors at once"
            ]
        ) { verbs, _ in
            verbs.publish = rescued(verbs.publish) { error, _, _, _ throws(ListingError) in
                throw error.withOneFieldError
            }
            verbs.edit = rescued(verbs.edit) { error, _, _, _ throws(ListingError) in
                throw error.withOneFieldError
            }
        },
        .verbs(
            "keeps refused forms",
            caughtBy: [
                "a refused form leaves nothing behind"
            ]
        ) { verbs, caller in
            verbs.publish = rescued(verbs.publish) { error, _, visibility, _ throws(ListingError) in
                if case .invalidFields = error { _ = try await caller.sound.publish(.plain, as: visibility) }
                throw error
            }
        },
        .verbs(
            "accepts any attributes",
            caughtBy: [
                "each kind of goods must have its own attributes and no other's"
            ]
        ) { verbs, caller in
            verbs.publish = rescued(verbs.publish) { error, _, visibility, _ throws(ListingError) in
                guard case .invalidFields(let all) = error,
                    all.allSatisfy({ $0.field.hasPrefix("attributes.") })
                else { throw error }
                return try await caller.sound.publish(.plain, as: visibility)
            }
        },
        .verbs(
            "lets visitors act",
            caughtBy: [
                "an anonymous visitor reads and does nothing else"
            ]
        ) { verbs, caller in
            if caller.principal == .anonymous { verbs = caller.verbs(of: caller.members.stranger) }
        },
        .verbs(
            "remembers old names",
            caughtBy: [
                "a seller is shown by the name of the day, and without one after leaving"
            ]
        ) { verbs, caller in
            let sound = caller.sound
            verbs.listing = { id throws(ListingError) in try await sound.listing(id).underAnOldName }
            verbs.browse = { query, page throws(ListingError) in
                var found = try await sound.browse(query, page)
                found.items = found.items.map(\.underAnOldName)
                return found
            }
        },
    ]
}
