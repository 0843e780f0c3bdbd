import Blobs
import BlobsS3
import ContractKit
import Glibc
import TestKit
import Testing
import Vocabulary
import WireClient

/// An object store of a few lines, which keeps objects in memory and fails as a test says.
final class SmallObjectStore: Sendable {
    /// What becomes of requests.
    enum Mood: String, CaseIterable, Sendable {
        /// All is well.
        case well
        /// 503 to everything.
        case busy
        /// No answer at all.
        case silent
        /// Bytes that are no HTTP.
        case garbage
        /// What is put is kept, and the connection is lost instead of an answer.
        case lost
    }

    fileprivate struct State {
        var mood = Mood.well
        var objects: [String: [UInt8]] = [:]
    }

    private let mood: Mood
    private let state: LockedValue<State>
    private let server: HostileServer
    private let folder: TemporaryFolder
    /// The blobs in it.
    let blobs: S3BlobStore

    /// Will fail in that mood. Only silence is waited for to the end: whatever answers may be late on a busy
    /// machine.
    init(toFail mood: Mood) throws {
        let state = LockedValue(State())
        (self.mood, self.state) = (mood, state)
        server = try HostileServer { request in
            state.withLock { $0.answer(to: request) }
        }
        folder = try TemporaryFolder()
        var limits = S3Limits()
        (limits.requestTime, limits.pause, limits.tries) = (.seconds(mood == .silent ? 10 : 60), .zero, 2)
        let address = try #require(ServerAddress("http://127.0.0.1:\(server.port)"))
        blobs = S3BlobStore(
            at: S3Location(address, bucket: "madang", prefix: "사진/"),
            as: S3Credentials(accessKey: "key", secretKey: "secret"), spoolFolder: folder.path,
            version: "0.test", limits: limits, time: TestTime())
    }

    /// From now on it answers in the mood that it was made for.
    func fail() { state.withLock { [mood] in $0.mood = mood } }

    /// From now on all is well.
    func recover() { state.withLock { $0.mood = .well } }

    /// How many objects it has.
    var count: Int { state.now.objects.count }

    func close() async {
        await blobs.close()
        server.close()
    }
}

extension SmallObjectStore.State {
    fileprivate mutating func answer(to request: HostileServer.Request) -> HostileServer.Answer {
        switch mood {
        case .well: return right(request)
        case .busy: return .status(503)
        case .silent: return .silence
        case .garbage: return .lastBytes(Array("도깨비\r\n\r\n".utf8))
        case .lost:
            _ = right(request)
            return .lastBytes([])
        }
    }

    private mutating func right(_ request: HostileServer.Request) -> HostileServer.Answer {
        switch request.method {
        case "PUT":
            objects[request.target] = request.body
            return .status(200)
        case "DELETE":
            objects[request.target] = nil
            return .status(204)
        default:
            guard let bytes = objects[request.target] else {
                return .status(404, "", Array("<Error><Code>NoSuchKey</Code></Error>".utf8))
            }
            return .status(206, "content-range: bytes 0-\(bytes.count - 1)/\(bytes.count)\r\n", bytes)
        }
    }
}

private struct TestTime: TimeSource {
    func now() -> Timestamp { Timestamp(microseconds: 1_795_000_000_000_000) }
}
