import ContractKit
import Storage
import Vocabulary

extension PictureContract {
    private static let almostADay: Duration = .seconds(86_399)

    static let sweeping: [Clause<PictureFixture>] = [
        Clause("what nothing shows goes after a day, with its bytes, and not before") { place in
            let claimed = try await place.uploaded(1)
            try await place.claim([claimed.id], for: place.newRecord())
            let unused = try await place.uploaded(2)
            let (shown, _) = try await place.shown()
            place.clock.pass(almostADay)
            try await place.sweep()
            try await expectSeen(unused.id, by: place.owner)
            try await expectSeen(claimed.id, by: place.owner)
            place.clock.pass(.seconds(1))
            try await place.sweep()
            try await expectHidden(unused.id, from: place.owner)
            try await expectHidden(claimed.id, from: place.owner)
            try await expectSeen(shown.id, by: place.anonymous)
            try expectEqual(try await place.blobCount(), 3, "how many blobs are left")
        },
        Clause("a claimed picture that its record shows stays, though nobody has settled it") { place in
            let (picture, record) = (try await place.uploaded(), place.newRecord())
            try await place.claim([picture.id], for: record)
            try await place.say([picture.id], by: record)
            place.clock.pass(.seconds(100_000))
            try await place.sweep()
            try await expectSeen(picture.id, by: place.anonymous)
        },
        Clause("where nobody says what a record shows, its pictures stay") { place in
            let (picture, unused) = (try await place.uploaded(1), try await place.uploaded(2))
            try await place.claim([picture.id], for: place.newRecord())
            place.clock.pass(.seconds(100_000))
            try place.hidden().records.fallSilent(true)
            try await expectRefused(.service(.unavailable("the records do not answer"))) {
                try await place.sweep()
            }
            try await expectSeen(picture.id, by: place.owner)
            try await expectHidden(unused.id, from: place.owner)
            try place.hidden().records.fallSilent(false)
            try await place.sweep()
            try await expectHidden(picture.id, from: place.owner)
        },
        Clause("bytes go with the last picture that needs them, and come again as others") { place in
            let (first, second) = (try await place.uploaded(7), try await place.uploaded(7))
            try expectEqual(try await place.blobCount(), 3, "how many blobs two equal pictures have")
            try await place.owner.remove(first.id)
            place.clock.pass(almostADay)
            let third = try await place.uploaded(7)
            try await place.owner.remove(second.id)
            place.clock.pass(almostADay)
            try await place.sweep()
            try await expectSeen(third.id, by: place.owner)
            try await place.owner.remove(third.id)
            try expectEqual(try await place.blobCount(), 3, "how many blobs there are at once")
            place.clock.pass(.seconds(1))
            try await place.sweep()
            try expectEqual(try await place.blobCount(), 0, "how many blobs are left")
            let again = try await place.uploaded(7)
            try await place.sweep()
            try await expectSeen(again.id, by: place.owner)
        },
    ]
}
