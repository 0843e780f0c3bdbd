import ContractKit
import Storage
import Vocabulary

extension PictureContract {
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
