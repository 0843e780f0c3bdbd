import ContractKit
import Storage
import Vocabulary

extension PictureContract {
    static let showing: [Clause<PictureFixture>] = [
        Clause("a picture is seen by all as long as a public record shows it") { place in
            let (picture, record) = try await place.shown()
            try await expectSeen(picture.id, by: place.owner, place.stranger, place.anonymous)
            let view = try await place.anonymous.picture(picture.id)
            try expect(view.isPublic && view.isUsed, "that it is shown to all")
            try expect(try await place.anonymous.file(picture.id, .full).isPublic, "that all may keep it")
            try await place.show([picture.id], by: record, isPublic: false)
            try await expectHidden(picture.id, from: place.stranger, place.anonymous)
            try await expectSeen(picture.id, by: place.owner, place.moderator)
            try expect(!(try await place.owner.file(picture.id, .full).isPublic), "that nobody may keep it")
            try await place.show([picture.id], by: record)
            try await expectSeen(picture.id, by: place.anonymous)
        },
        Clause("what a record shows no more is gone, and so is what a removed record showed") { place in
            let (kept, record) = try await place.shown()
            let other = try await place.uploaded(2)
            try await place.claim([kept.id, other.id], for: record)
            try await place.show([kept.id, other.id], by: record)
            try await place.show([kept.id], by: record)
            try await expectHidden(other.id, from: place.owner, place.anonymous)
            try await expectSeen(kept.id, by: place.anonymous)
            try place.hidden().records.say(nil, of: record)
            try await place.settle(record)
            try await expectHidden(kept.id, from: place.owner, place.anonymous)
        },
        Clause("settling again changes nothing") { place in
            let (picture, record) = try await place.shown()
            let view = try await place.owner.picture(picture.id)
            for _ in 0..<3 { try await place.settle(record) }
            try expectEqual(try await place.owner.picture(picture.id), view, "the picture")
            try await place.settle(place.newRecord())
            try expectEqual(try await place.owner.picture(picture.id), view, "after another record")
        },
        Clause("what a record said in an older version comes too late") { place in
            let (picture, record) = try await place.shown()
            let old = AttachedPictures([picture.id], isPublic: true, version: .first)
            try await place.show([picture.id], by: record, isPublic: false)
            let empty = AttachedPictures([], isPublic: true, version: .first)
            for late in [old, empty] {
                try place.hidden().records.say(late, of: record)
                try await place.settle(record)
                try await expectHidden(picture.id, from: place.anonymous)
                try await expectSeen(picture.id, by: place.owner)
            }
        },
    ]

    static let claiming: [Clause<PictureFixture>] = [
        Clause("a claim shows a picture to nobody") { place in
            let (picture, record) = (try await place.uploaded(), place.newRecord())
            for _ in 0..<2 {
                try expectEqual(try await place.claim([picture.id], for: record), [picture.id], "the claim")
            }
            try await expectHidden(picture.id, from: place.stranger, place.anonymous)
            try expect(!(try await place.owner.picture(picture.id).isUsed), "that nothing shows it")
        },
        Clause("only one's own pictures are claimed, and all of them or none") { place in
            let (mine, record) = (try await place.uploaded(), place.newRecord())
            let theirs = try expectValue(
                try await place.stranger.upload([PictureUpload(SamplePicture.png(2))]).first, "theirs")
            let missing = PictureID(place.environment.ids.next())
            for other in [theirs.id, missing] {
                let claimed = try await place.claim([mine.id, other], for: record)
                try expectEqual(claimed, [mine.id], "what could be claimed")
            }
            let own = place.newRecord()
            try expectEqual(try await place.claim([mine.id], for: own), [mine.id], "the claim of another")
        },
        Clause("what one record shows no other claims") { place in
            let (picture, _) = try await place.shown()
            try expectEqual(try await place.claim([picture.id], for: place.newRecord()), [], "the claim")
            try await expectSeen(picture.id, by: place.anonymous)
        },
        Clause("a claim that came to nothing is taken over, one that is about to be shown is not") { place in
            let (picture, first, second) = (try await place.uploaded(), place.newRecord(), place.newRecord())
            try await place.claim([picture.id], for: first)
            try expectEqual(try await place.claim([picture.id], for: second), [picture.id], "the claim")
            try place.hidden().records.show([picture.id], by: second)
            try expectEqual(try await place.claim([picture.id], for: first), [], "the claim of the first")
            try await place.settle(second)
            try await expectSeen(picture.id, by: place.anonymous)
        },
    ]

    static let removing: [Clause<PictureFixture>] = [
        Clause("the owner removes what nothing shows, and nobody else does") { place in
            let picture = try await place.uploaded()
            for verbs in [place.stranger, place.moderator] {
                try await expectRefused(.notFound) { try await verbs.remove(picture.id) }
            }
            try await place.owner.remove(picture.id)
            try await expectHidden(picture.id, from: place.owner)
            try await expectRefused(.notFound) { try await place.owner.remove(picture.id) }
            try expectEqual(try await place.owner.mine(.first).items, [], "what is left")
        },
        Clause("what a record shows is not removed") { place in
            let (picture, _) = try await place.shown()
            try await expectRefused(.inUse) { try await place.owner.remove(picture.id) }
            try await expectRefused(.notYours) { try await place.stranger.remove(picture.id) }
            try await expectSeen(picture.id, by: place.anonymous)
        },
    ]
}
