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
            try place.hidden().records.show([picture.id], by: record)
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

    static let paging: [Clause<PictureFixture>] = [
        Clause("a member's own pictures stand the newest first, and cursors lead through all, each once") {
            place in
            _ = try await place.stranger.upload([PictureUpload(SamplePicture.png(9))])
            let whole = try await uploaded(count: 7, place)
            try expectEqual(try await place.owner.mine(.first).items, whole, "the whole list")
            for limit in [1, 2, 3, 7] {
                var (found, request): ([PictureView], PageRequest) = ([], try PageRequest(limit: limit))
                for _ in 0..<20 {
                    let page = try await place.owner.mine(request)
                    found += page.items
                    guard let next = page.next else { break }
                    request = try PageRequest(.after(next), limit: limit)
                }
                try expectEqual(found, whole, "pages of \(limit)")
            }
        },
        Clause("a cursor keeps its place while others come and go") { place in
            let whole = try await uploaded(count: 5, place)
            let first = try await place.owner.mine(PageRequest(limit: 2))
            let cursor = try expectValue(first.next, "the next page")
            place.clock.pass(.seconds(1))
            _ = try await place.uploaded(8)
            try await place.owner.remove(whole[1].id)
            let rest = try await place.owner.mine(PageRequest(.after(cursor))).items
            try expectEqual(rest, Array(whole[2...]), "the rest")
        },
        Clause("numbered pages carry their place and the total") { place in
            let whole = try await uploaded(count: 5, place)
            for (number, expected) in [(1, whole[0..<2]), (3, whole[4..<5]), (9, whole[5..<5])] {
                let page = try await place.owner.mine(PageRequest(.number(number), limit: 2))
                try expectEqual(page.items, Array(expected), "page \(number)")
                try expectEqual(
                    page.numbering, PageNumbering(number: number, size: 2, total: 5), "its place")
            }
        },
        Clause("the cursor of another list is refused") { place in
            _ = try await uploaded(count: 3, place)
            let next = try await place.owner.mine(PageRequest(limit: 1)).next
            let cursor = try expectValue(next, "the next page")
            try await expectRefused(.invalidFields([FieldError("after", .mismatch)])) {
                try await place.stranger.mine(PageRequest(.after(cursor)))
            }
        },
    ]

    /// Uploads that many of the owner's, some of them at the same moment; the newest first.
    private static func uploaded(count: Int, _ place: PictureFixture) async throws -> [PictureView] {
        var views: [PictureView] = []
        for number in 0..<count {
            views.append(try await place.uploaded(number))
            if number.isMultiple(of: 2) { place.clock.pass(.seconds(1)) }
        }
        return views.sorted { ($0.uploadedAt, $0.id) > ($1.uploadedAt, $1.id) }
    }
}
