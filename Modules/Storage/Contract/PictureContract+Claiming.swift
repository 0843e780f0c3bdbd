import ContractKit
import Storage
import Vocabulary

extension PictureContract {
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
            try await place.say([picture.id], by: second)
            try expectEqual(try await place.claim([picture.id], for: first), [], "the claim of the first")
            try await place.settle(second)
            try await expectSeen(picture.id, by: place.anonymous)
        },
    ]
}
