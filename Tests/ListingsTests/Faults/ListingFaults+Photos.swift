import ContractKit
import Listings
import ListingsContract
import ListingsFakes
import Vocabulary

/// What is shown of photos.
extension ListingFaults {
    static let photos: [Fault<ListingFixture>] = [
        .store(
            "turns photos round",
            caughtBy: ["photos are shown in their order, the cover first, wherever the listing is"]
        ) { store in
            store.changeNew { $0.with(photos: $0.details.photos.reversed()) }
        },
        .store(
            "composes what is said of photos",
            caughtBy: ["what is said of a photo comes back byte for byte"]
        ) { store in
            store.changeNew { listing in
                listing.with(
                    photos: listing.details.photos.map { card in
                        PictureCard(
                            id: card.id, width: card.width, height: card.height,
                            placeholder: card.placeholder,
                            description: card.description.replacing("e\u{301}", with: "\u{E9}"))
                    })
            }
        },
        .verbs(
            "leaves out what cannot be used",
            caughtBy: [
                "photos that the seller cannot use are named, and nothing is changed",
                "of 8 listings at once that would show one photo exactly one does",
            ]
        ) { verbs, caller in
            verbs.publish = rescued(verbs.publish) { error, draft, visibility, _ throws(ListingError) in
                guard error.fieldErrors.contains(where: { $0.rule == .unusable }) else { throw error }
                return try await caller.sound.publish(draft.showing([]), as: visibility)
            }
        },
        .verbs("takes the first photos", caughtBy: ["a listing has at most five photos, and none twice"]) {
            verbs, _ in
            let sound = verbs
            verbs.publish = { draft, visibility, key throws(ListingError) in
                try await sound.publish(draft.showing(Array(draft.photos.prefix(5))), visibility, key)
            }
        },
        .store(
            "keeps the photos of before an edit",
            caughtBy: ["an edit adds photos, orders them anew and takes them away"]
        ) { store in
            store.changeReplaced { old, new in new.with(photos: old.details.photos) }
        },
        .store(
            "answers keys without photos",
            caughtBy: ["the same goods with the same photos again under one key are the same listing, once"]
        ) { store in
            let sound = store
            store.answered = { listing, request throws(ListingError) in
                try await sound.answered(listing, request)?.with(photos: [])
            }
        },
    ]

    private static let told =
        "each change of what is shown of photos, and to whom, is told, and no other"

    static let tellingPhotos: [Fault<ListingFixture>] = [
        .store("tells nothing of what is hidden", caughtBy: [told]) { store in
            let sound = store
            store.replace = { listing, expected, actor, news throws(ListingError) in
                try await sound.replace(
                    listing, expected, actor, listing.state == .hidden ? nil : news)
            }
        },
        .store(
            "tells of every edit", caughtBy: [told, "of a listing without photos nothing is told"]
        ) { store in
            let sound = store
            store.replace = { listing, expected, actor, _ throws(ListingError) in
                let news = OutboxMessage(picturesOf: AnyIdentifier(listing.id), at: listing.updatedAt)
                return try await sound.replace(listing, expected, actor, news)
            }
        },
        .store(
            "tells nothing of what moderators do",
            caughtBy: ["what a moderator shows of photos and what not is told"]
        ) { store in
            let sound = store
            store.moderate = { listing, expected, act, isTold, _ throws(ListingError) in
                try await sound.moderate(listing, expected, act, isTold, nil)
            }
        },
        .store(
            "sells what is hidden in silence",
            caughtBy: ["that the photos of a hidden listing are shown since it is sold is told"]
        ) { store in
            store.beforeEnds { hold, _, now, sound throws(ListingError) in
                try await sound.bend(hold.listing, at: now) {
                    $0.state == .hidden && $0.stock.left == 1 ? $0.with(state: .onSale) : $0
                }
                return nil
            }
        },
        .store(
            "takes what is hidden for public",
            caughtBy: ["a listing says which photos it shows, and whether to everybody"]
        ) { store in
            store.changeFound { $0.state == .hidden ? $0.with(state: .onSale) : $0 }
        },
        .store(
            "remembers photos of those who left",
            caughtBy: [
                "what is deleted or was never there, and what a member who has left had, shows no photos"
            ]
        ) { store in
            store.forget = { _, _ in }
        },
    ]
}

extension ListingDraft {
    /// The same with these photos.
    fileprivate func showing(_ photos: [PictureID]) -> ListingDraft {
        var draft = self
        draft.photos = photos
        return draft
    }
}
