import ContractKit
import Listings
import Vocabulary

/// Listings as subjects of other domains' records.
extension ListingContract {
    static let attaching: [Clause<ListingFixture>] = [
        Clause("that a listing is gone is told once: deleted, removed by a moderator, or with its seller") {
            market in
            let (seller, moderator, reason) = (market.seller, market.moderator, "전화번호를 적었습니다")
            var ids: [ListingID] = []
            for _ in 0..<4 { ids.append(try await market.offer().id) }
            let kept = try await market.offer(by: market.members.stranger)
            _ = try await seller.hide(ids[0])
            _ = try await seller.edit(ids[0], .goods("새 제목"), expecting: nil)
            _ = try await moderator.moderate(ids[1], .hide, reason: reason)
            _ = try await moderator.unhide(ids[1])
            try expectEqual(try await market.closed(), [], "what is gone at first")
            try await seller.delete(ids[0])
            try expectEqual(try await market.closed(), [AnyIdentifier(ids[0])], "what was deleted")
            _ = try await moderator.moderate(ids[1], .remove, reason: reason)
            try expectEqual(try await market.closed(), [AnyIdentifier(ids[1])], "what a moderator removed")
            try await market.forget(market.members.seller)
            let left = Set(ids.dropFirst(2).map { AnyIdentifier($0) })
            let told = try await market.closed()
            try expectEqual(Set(told), left, "what is gone with its seller")
            try expectEqual(told.count, left.count, "each once")
            try await market.forget(market.members.seller)
            try expectEqual(try await market.closed(), [], "again")
            try expectEqual(try await market.stranger.listing(kept.id).listing, kept, "somebody else's")
        },
        Clause("other domains are told whose a listing is and its title, for those who may see it") {
            market in
            let listing = try await market.offer(.goods("원목 책상"))
            let hidden = try await market.offer()
            _ = try await market.seller.hide(hidden.id)
            let never = AnyIdentifier(market.environment.ids.next(ListingSubject.self))
            let member = AnyIdentifier(listing.seller)
            let (id, other) = (AnyIdentifier(listing.id), AnyIdentifier(hidden.id))
            let service = try market.served()
            let card = SubjectCard(id, owner: listing.seller, title: "원목 책상")
            let asked: Set = [id, other, never, member]
            for reader in [.anonymous, market.members.stranger] {
                try expectEqual(try await service.cards(of: asked, for: reader), [id: card], "of all")
            }
            for reader in [market.members.seller, market.members.moderator] {
                let seen = try await service.cards(of: asked, for: reader)
                try expectEqual(Set(seen.keys), [id, other], "of those who may")
            }
            try await market.seller.delete(listing.id)
            try expectEqual(try await service.cards(of: [id], for: market.members.seller), [:], "deleted")
        },
        Clause("moderators act on listings through other domains, once each, and are told which") { market in
            let ids = [
                AnyIdentifier(try await market.offer().id), AnyIdentifier(try await market.offer().id),
            ]
            let (service, moderator) = (try market.served(), market.members.moderator)
            func moderate(_ act: SubjectAct, isBulk: Bool) async throws -> Set<AnyIdentifier> {
                let asked = ids + [AnyIdentifier(market.environment.ids.next(ListingSubject.self))]
                return try await service.moderate(
                    asked, act, reason: "도배 글입니다", by: moderator, isBulk: isBulk)
            }
            try expectEqual(try await moderate(.hide, isBulk: true), Set(ids), "hidden")
            try expectEqual(try await market.acts(), [], "of acts in bulk the log is not told")
            try expectEqual(try await moderate(.hide, isBulk: true), [], "again")
            try expectEqual(try await service.cards(of: Set(ids), for: .anonymous), [:], "who sees them")
            try expectEqual(try await moderate(.restore, isBulk: false), Set(ids), "restored")
            try expectEqual(
                try await market.acts().map(\.verb), ["listings.unhide", "listings.unhide"], "acts")
            try expectEqual(
                Set(try await service.cards(of: Set(ids), for: .anonymous).keys), Set(ids), "shown again")
            try expectEqual(try await moderate(.remove, isBulk: false), Set(ids), "removed")
            try expectEqual(try await moderate(.restore, isBulk: true), [], "what is gone stays so")
        },
        Clause("a listing is shown with how many comments it has, alone and in lists") { market in
            _ = try market.served()
            let (first, second) = (try await market.offer(), try await market.offer())
            market.environment.comments.set(AnyIdentifier(first.id), 7)
            let seller = market.seller
            try expectEqual(try await seller.listing(first.id).comments, 7, "alone")
            try expectEqual(try await seller.listing(second.id).comments, 0, "without any")
            _ = try await market.buyer.like(first.id)
            let lists = [
                try await seller.browse(ListingQuery(), .first), try await seller.mine(nil, .first),
                try await market.buyer.liked(.first),
            ]
            for list in lists {
                let listed = list.items.first { $0.listing.id == first.id }
                try expectEqual(listed?.comments, 7, "in a list")
            }
            let edited = try await seller.edit(first.id, .goods("새 제목"), expecting: nil)
            try expectEqual(edited.comments, 7, "as an edit answers")
        },
    ]
}
