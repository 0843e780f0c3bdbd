import ContractKit
import Storage
import Vocabulary

extension PictureContract {
    static let forgetting: [Clause<PictureFixture>] = [
        Clause("the pictures of a member who has left are gone with their bytes, and nobody else's") {
            place in
            let (shown, _) = try await place.shown()
            let unused = try await place.uploaded(2)
            let other = try expectValue(
                try await place.stranger.upload([PictureUpload(SamplePicture.png(1))]).first, "theirs")
            for _ in 0..<2 {
                try await place.forget(place.members.owner)
                try await expectHidden(shown.id, from: place.moderator, place.anonymous)
                try await expectHidden(unused.id, from: place.moderator)
                try await expectSeen(other.id, by: place.stranger)
            }
        },
        Clause("the bytes of a member who has left go with the next sweep after a day") { place in
            _ = try await place.shown()
            try await place.forget(place.members.owner)
            place.clock.pass(.seconds(86_400))
            try await place.sweep()
            try expectEqual(try await place.blobCount(), 0, "how many blobs are left")
        },
        Clause("nothing is written for a member who has left, though they were let in before") { place in
            let (key, files) = (place.newKey(), [PictureUpload(SamplePicture.png(1))])
            _ = try await place.owner.upload(files, idempotencyKey: key)
            let owner = place.owner
            try await place.forget(place.members.owner)
            for key in [key, place.newKey()] {
                try await expectRefused(.service(.accessInvalid)) {
                    try await owner.upload(files, idempotencyKey: key)
                }
            }
        },
        Clause("what was answered is there after the place was closed and opened") { place in
            let (key, files) = (place.newKey(), [PictureUpload(SamplePicture.png(1), description: "느티나무")])
            let made = try await place.owner.upload(files, idempotencyKey: key)
            try await place.reopen()
            let picture = try expectValue(made.first, "the picture")
            try expectEqual(try await place.owner.picture(picture.id), picture, "what was uploaded")
            try await expectSeen(picture.id, by: place.owner)
            try expectEqual(try await place.owner.upload(files, idempotencyKey: key), made, "the key")
        },
    ]
}
