import ContractKit
import Storage
import Vocabulary

extension PictureContract {
    private static let files = (1...2).map { PictureUpload(SamplePicture.png($0), description: "느티나무") }

    static let repeating: [Clause<PictureFixture>] = [
        Clause("the same again under one key is the same, once") { place in
            let key = place.newKey()
            let made = try await place.owner.upload(files, idempotencyKey: key)
            place.clock.pass(.seconds(3600))
            let again = try await place.owner.upload(files, idempotencyKey: key)
            try expectEqual(again, made, "what was answered")
            try expectEqual(try await place.owner.mine(.first).items.count, 2, "how many there are")
            let others = try await place.owner.upload(files, idempotencyKey: place.newKey())
            try expect(others.map(\.id) != made.map(\.id), "another key stands for others")
        },
        Clause("a key that stands for something else is refused") { place in
            let key = place.newKey()
            _ = try await place.owner.upload(files, idempotencyKey: key)
            let others = [
                Array(files.reversed()), Array(files.prefix(1)),
                files.map { PictureUpload($0.bytes, description: "단풍") },
            ]
            for other in others {
                try await expectRefused(.service(.keyReused)) {
                    try await place.owner.upload(other, idempotencyKey: key)
                }
            }
            try expectEqual(try await place.owner.mine(.first).items.count, 2, "how many there are")
        },
        Clause("another member's key is another key") { place in
            let key = place.newKey()
            let first = try await place.owner.upload(files, idempotencyKey: key)
            let second = try await place.stranger.upload(files, idempotencyKey: key)
            try expect(first.map(\.id) != second.map(\.id), "each member has their own")
        },
        Clause("of several at once under one key one takes effect") { place in
            let key = place.newKey()
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<8 {
                    group.addTask {
                        do throws(PictureError) {
                            _ = try await place.owner.upload(files, idempotencyKey: key)
                        } catch {
                            // A server with few decoders may be busy with the others.
                            let expected: [PictureError] = [.service(.keyInFlight), .busy]
                            try expect(expected.contains(error), "\(error) is no such error")
                        }
                    }
                }
                try await group.waitForAll()
            }
            let made = try await place.owner.upload(files, idempotencyKey: key)
            let mine = try await place.owner.mine(.first).items
            try expectEqual(Set(mine.map(\.id)), Set(made.map(\.id)), "what there is")
        },
    ]
}
