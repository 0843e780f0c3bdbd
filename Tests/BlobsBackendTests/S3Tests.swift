import Blobs
import BlobsContract
import BlobsS3
import ContractKit
import TestKit
import Testing
import Wire
import WireClient

@Suite("Blobs in OpenStack Swift by S3", .enabled(if: ObjectStore.isWanted), .timeLimit(.minutes(15)))
struct S3Tests {
    @Test("every promise is kept")
    func contract() async {
        await expectContract("blobs", BlobContract.clauses, on: "S3 (OpenStack Swift)") { order in
            try await S3Place(order).fixture
        }
    }

    @Test("a wrong secret is told by its code, and nothing is stored")
    func wrongSecret() async throws {
        let place = try await S3Place()
        let wrong = place.another(as: S3Credentials(accessKey: "test:tester", secretKey: "틀림"))
        let refused = BlobError.unavailable("the object store answers 403 (SignatureDoesNotMatch)")
        await #expect(throws: refused) { try await wrong.put([1, 2, 3]) }
        await #expect(throws: refused) { try await wrong.list(after: nil, limit: 1) }
        #expect(try await place.store.list(after: nil, limit: 1).entries == [])
    }

    @Test("bytes that change on their way are refused by the store")
    func changedBytes() async throws {
        let place = try await S3Place()
        let key = BlobKey(of: [1, 2, 3])
        await #expect(throws: BlobError.self) {
            try await place.put([1, 2, 4], named: key.text, signed: [1, 2, 3])
        }
        await #expect(throws: BlobError.missing) { try await place.store.size(of: key) }
    }

    @Test("a wrong clock and a bucket that is not there are outages, no missing blobs")
    func outages() async throws {
        let place = try await S3Place()
        let late = place.another(time: WorldTime(offset: .seconds(-7200)))
        let elsewhere = place.another(bucket: "madang-none")
        for store in [late, elsewhere] {
            for verb in [Verb.put, .open, .list] {
                guard case .unavailable? = await verb.failure(of: store) else {
                    Issue.record("\(verb) must say that the store is unavailable")
                    continue
                }
            }
        }
    }

    @Test("what belongs to others under the same name is left out of lists")
    func strangers() async throws {
        let place = try await S3Place()
        let key = try await place.store.put([1, 2, 3])
        for name in ["!앞", "0", "메모 & <글>.txt", "zz/" + key.text] { try await place.put([1], named: name) }
        for limit in [1, 2, 100] {
            var (found, mark): ([BlobKey], BlobKey?) = ([], nil)
            repeat {
                let page = try await place.store.list(after: mark, limit: limit)
                found += page.entries.map(\.key)
                mark = page.next
            } while mark != nil
            #expect(found == [key])
        }
    }

    @Test("a link gives the blob to anybody, as the type that it names, until its time is over")
    func link() async throws {
        let place = try await S3Place()
        let bytes = Array("한글".utf8)
        let key = try await place.store.put(bytes)
        let fields = BlobFields(
            mediaType: "image/webp", cacheControl: "private, no-store",
            disposition: "inline; filename=\"_.webp\"; filename*=UTF-8''%ED%91%9C.webp")
        let answer = try await fetch(
            place, place.store.link(to: key, lasting: .seconds(300), saying: fields))
        #expect(answer.status == 200 && answer.body == bytes)
        #expect(answer.headers["content-type"]?.hasPrefix("image/webp") == true)
        #expect(answer.headers["cache-control"] == fields.cacheControl)
        #expect(answer.headers["content-disposition"] == fields.disposition)
        let old = place.another(time: WorldTime(offset: .seconds(-301)))
        #expect(try await fetch(place, link(old, to: key)).status == 403)
        #expect(try await fetch(place, link(old, to: key, lasting: .seconds(900))).status == 200)
        let other = link(place.store, to: BlobKey(of: [1])).split(separator: "?").last ?? ""
        let mixed = link(place.store, to: key).prefix { $0 != "?" } + "?" + other
        #expect(try await fetch(place, String(mixed)).status == 403)
    }

    private func link(
        _ store: S3BlobStore, to key: BlobKey, lasting duration: Duration = .seconds(300)
    ) -> String { store.link(to: key, lasting: duration, saying: BlobFields()) }

    @Test("A store that is set right passes the check and keeps nothing of it")
    func check() async throws {
        let place = try await S3Place()
        try await place.store.check()
        #expect(try await place.store.list(after: nil, limit: 5).entries.isEmpty)
    }

    /// What is set wrong, and what the check says of it.
    @Test("A wrong key, secret, bucket, region or clock is named by the check")
    func wrong() async throws {
        let place = try await S3Place()
        let stranger = S3Credentials(accessKey: "test:nobody", secretKey: "testing")
        let liar = S3Credentials(accessKey: ObjectStore.accessKey, secretKey: "세탁기")
        for (store, obstacles) in [
            (place.another(as: stranger), [.wrongKey, .notAllowed("list")]),
            (place.another(as: liar), [.wrongKey]),
            (place.another(bucket: "nowhere-at-all"), [.noBucket]),
            (place.another(region: "ap-northeast-2"), [.wrongRegion("us-east-1")]),
            (place.another(time: WorldTime(offset: .seconds(3600))), [.wrongClock]),
        ] as [(S3BlobStore, [S3Obstacle])] {
            let obstacle = await #expect(throws: S3Obstacle.self) { try await store.check() }
            #expect(obstacle.map(obstacles.contains) == true, "\(String(describing: obstacle))")
        }
    }

    /// Follows the link without any field of its own.
    private func fetch(_ place: S3Place, _ link: String) async throws -> WireResponse {
        let address = place.location.address
        #expect(link.hasPrefix(address.description + "/"))
        let transport = CurlTransport(to: address, version: "0.test")
        let target = String(link.dropFirst(address.description.count))
        let answer = try await transport.send(WireRequest(method: "GET", target: target))
        await transport.close()
        return answer
    }
}

/// A verb of a store, for tests that want each to fail.
enum Verb: CaseIterable {
    case put, open, size, delete, list

    /// The error with which it fails; nil if it does not.
    func failure(of store: any BlobStore) async -> BlobError? {
        let key = BlobKey(of: [1, 2, 3])
        do throws(BlobError) {
            switch self {
            case .put: try await store.put([1, 2, 3])
            case .open: _ = try await store.open(key).bytes()
            case .size: _ = try await store.size(of: key)
            case .delete: try await store.delete(key)
            case .list: _ = try await store.list(after: nil, limit: 10)
            }
            return nil
        } catch {
            return error
        }
    }
}
