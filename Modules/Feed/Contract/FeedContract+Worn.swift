import ContractKit
import Feed
import Vocabulary

extension FeedContract {
    private static let refused = FeedError.invalidFields([FieldError("worn", .unusable)])

    static let worn: [Clause<FeedFixture>] = [
        Clause("a listing of the author's or of another seller is linked, and shown wherever the post is") {
            place in
            for seller in [place.members.buyer, place.members.owner] {
                let listing = try await place.listing(of: seller)
                let view = try await place.owner.publish(try await place.look(worn: listing))
                let link = WornLink(listing: listing, seller: try place.id(of: seller))
                try expectEqual(view.post.content.worn, link, "the link")
                try place.expectWorn(view.worn, listing, of: seller)
                for reader in [place.owner, place.buyer, place.stranger, place.anonymous] {
                    try expectEqual(try await reader.post(view.post.id).worn, view.worn, "the listing")
                }
                let pages = [try await place.feed(), try await place.owner.mine(nil, .first)]
                for page in pages {
                    try expectEqual(page.items.first?.worn, view.worn, "the listing in a list")
                }
                place.clock.pass(.seconds(1))
            }
        },
        Clause("a listing that the author does not see is refused, and nothing is changed") { place in
            let (hidden, deleted) = (try await place.listing(), try await place.listing())
            try place.show(hidden, false)
            try await place.delete(deleted)
            let post = try await place.published()
            let member = AnyIdentifier(try place.id(of: place.members.buyer))
            let unknown = AnyIdentifier(place.environment.ids.next(MadeUpSubject.self))
            for listing in [hidden, deleted, member, unknown] {
                let draft = FeedPostDraft(text: "느티나무", photos: FeedPostDraft(post).photos, worn: listing)
                try await expectRefused(refused) { try await place.owner.publish(draft) }
                try await expectRefused(refused) {
                    try await place.owner.edit(post.id, draft, expecting: nil)
                }
            }
            try expectPage(try await place.owner.mine(nil, .first), [post])
        },
        Clause("a listing behind a block is refused") { place in
            let (listing, draft) = (try await place.listing(), try await place.look())
            let (author, seller) = (place.members.owner, place.members.buyer)
            for (one, other) in [(author, seller), (seller, author)] {
                try await place.stand(one, .blocked, towards: other)
                try await expectRefused(refused) {
                    try await place.owner.publish(
                        FeedPostDraft(text: draft.text, photos: draft.photos, worn: listing))
                }
                try await place.stand(one, .active, towards: other)
            }
            try expectPage(try await place.owner.mine(nil, .first), [])
        },
        Clause("a sold listing can be linked, and is shown as sold") { place in
            let listing = try await place.listing()
            try place.sell(listing)
            let view = try await place.owner.publish(try await place.look(worn: listing))
            try place.expectWorn(view.worn, listing, of: place.members.buyer, isOnSale: false)
        },
        Clause("the listing is shown as it is now, and only to readers who see it") { place in
            let listing = try await place.listing()
            let id = try await place.published(worn: listing).id
            try place.show(listing, false)
            for reader in [place.owner, place.stranger, place.anonymous] {
                try expectEqual(try await reader.post(id).worn, nil, "a hidden listing")
                let page = try await reader.posts(.newest, .first)
                try expectEqual(page.items.map(\.worn), [nil], "a hidden listing in a list")
            }
            for reader in [place.buyer, place.moderator] {
                try place.expectWorn(try await reader.post(id).worn, listing, of: place.members.buyer)
            }
            try place.show(listing, true)
            let seen = try await place.anonymous.post(id).worn
            try place.expectWorn(seen, listing, of: place.members.buyer)
            try place.sell(listing)
            let sold = try await place.anonymous.post(id).worn
            try place.expectWorn(sold, listing, of: place.members.buyer, isOnSale: false)
        },
        Clause("the listing is missing for a reader behind a block with its seller") { place in
            let listing = try await place.listing()
            let id = try await place.published(worn: listing).id
            let (reader, seller) = (place.members.stranger, place.members.buyer)
            try await place.stand(reader, .blocked, towards: seller)
            try expectEqual(try await place.stranger.post(id).worn, nil, "the listing behind a block")
            try place.expectWorn(try await place.anonymous.post(id).worn, listing, of: seller)
            try await place.stand(reader, .active, towards: seller)
            try place.expectWorn(try await place.stranger.post(id).worn, listing, of: seller)
        },
        Clause("an edit links another listing or none, and keeps one that cannot be seen any more") { place in
            let listing = try await place.listing()
            let post = try await place.published()
            let seller = place.members.buyer
            for chosen in [listing, nil, try await place.listing("자전거"), listing] {
                let draft = FeedPostDraft(text: "새 글", photos: FeedPostDraft(post).photos, worn: chosen)
                let edited = try await place.owner.edit(post.id, draft, expecting: nil)
                try expectEqual(edited.post.content.worn?.listing, chosen, "the link")
                try expectEqual(edited.worn?.id, chosen, "the shown listing")
            }
            try await place.delete(listing)
            let kept = try await place.edit(post, "고친 글")
            let link = WornLink(listing: listing, seller: try place.id(of: seller))
            try expectEqual(kept.content.worn, link, "the link to a deleted listing")
        },
    ]
}

extension FeedFixture {
    /// Checks how a view shows a worn listing.
    func expectWorn(
        _ found: WornListing?, _ listing: AnyIdentifier, of seller: Principal, _ title: String = "원목 책상",
        isOnSale: Bool = true, file: StaticString = #fileID, line: UInt = #line
    ) throws {
        let found = try expectValue(found, "the worn listing", file: file, line: line)
        let isMadeUp = (try? served()) != nil
        let expected = WornListing(
            id: listing, seller: try id(of: seller), title: title,
            price: isMadeUp ? KnownListings.price : found.price, isOnSale: isOnSale)
        try expectEqual(found, expected, "the worn listing", file: file, line: line)
    }
}
