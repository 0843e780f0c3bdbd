import ContractKit
import Feed
import Vocabulary

extension FeedContract {
    static let detaching: [Clause<FeedFixture>] = [
        Clause("the seller takes the link to a listing away, once for all readers") { place in
            let listing = try await place.listing()
            let post = try await place.published(worn: listing)
            place.clock.pass(.seconds(60))
            try await place.buyer.detach(post.id)
            let left = try await place.state(of: post)
            try expectEqual(left.content.worn, nil, "the link")
            try expectEqual(left.content.text, post.content.text, "the text")
            try expectEqual(left.version, post.version.next, "the version")
            try expectEqual(left.editedAt, nil, "the time of an edit")
            for reader in [place.owner, place.buyer, place.moderator, place.anonymous] {
                let view = try await reader.post(post.id)
                try expectEqual(view.post, left, "the post")
                try expectEqual(view.worn, nil, "the listing")
            }
            try expectPage(try await place.feed(.wearing(listing)), [])
            try await place.buyer.detach(post.id)
            try expectEqual(try await place.state(of: post), left, "the post after a repetition")
        },
        Clause("a link that the seller has taken away cannot come back") { place in
            let (listing, own) = (
                try await place.listing(), try await place.listing("자전거", of: place.members.owner)
            )
            let post = try await place.published(worn: listing)
            try await place.buyer.detach(post.id)
            let left = try await place.state(of: post)
            let refused = FeedError.invalidFields([FieldError("worn", .unusable)])
            for worn in [listing, own] {
                var draft = FeedPostDraft(left)
                draft.worn = worn
                try await expectRefused(refused) {
                    try await place.owner.edit(post.id, draft, expecting: nil)
                }
            }
            try expectEqual(try await place.state(of: post), left, "the post")
            let edited = try await place.edit(post, "고친 글")
            try expectEqual(edited.content.worn, nil, "the link after an edit of the text")
            let other = try await place.published(worn: listing)
            try expectEqual(other.content.worn?.listing, listing, "the link of another post")
        },
        Clause("only the seller takes a link away") { place in
            let post = try await place.published(worn: try await place.listing())
            let plain = try await place.published()
            for verbs in [place.owner, place.stranger, place.moderator, place.operator] {
                try await expectRefused(.notWorn) { try await verbs.detach(post.id) }
            }
            try await expectRefused(.service(.signInRequired)) { try await place.anonymous.detach(post.id) }
            for verbs in [place.owner, place.buyer] {
                try await expectRefused(.notWorn) { try await verbs.detach(plain.id) }
            }
            try expectEqual(try await place.state(of: post), post, "the post")
            let unlinked = FeedPostDraft(text: "새 글", photos: FeedPostDraft(post).photos)
            _ = try await place.owner.edit(post.id, unlinked, expecting: nil)
            try await expectRefused(.notWorn) { try await place.buyer.detach(post.id) }
        },
        Clause("an author who sells the listing takes the link away") { place in
            let listing = try await place.listing(of: place.members.owner)
            let post = try await place.published(worn: listing)
            try await place.owner.detach(post.id)
            try expectEqual(try await place.anonymous.post(post.id).worn, nil, "the listing")
        },
        Clause("the seller takes a link away despite a block, but not from a hidden post") { place in
            let (author, seller) = (place.members.owner, place.members.buyer)
            let listing = try await place.listing()
            let (post, hidden) = (
                try await place.published(worn: listing), try await place.published(worn: listing)
            )
            _ = try await place.moderator.moderate(hidden.id, .hide, reason: "이유")
            for (one, other) in [(author, seller), (seller, author)] {
                try await place.stand(one, .blocked, towards: other)
                try await expectRefused(.notFound) { try await place.buyer.post(post.id) }
                try await place.buyer.detach(post.id)
                try await expectRefused(.notFound) { try await place.buyer.detach(hidden.id) }
                try await place.stand(one, .active, towards: other)
            }
            try expectEqual(try await place.anonymous.post(post.id).worn, nil, "the listing")
            try expectEqual(
                try await place.state(of: hidden).content.worn?.listing, listing, "the hidden post's link")
        },
    ]
}
