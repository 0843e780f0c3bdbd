import BlobsS3
import Glibc
import Synchronization
import Vocabulary
import WireClient

/// OpenStack Swift behind its S3 interface, of the tests' own: started by `Scripts/object-store` and stopped
/// when the tests end.
struct ObjectStore: Sendable {
    let address: ServerAddress
    private let directory: String

    static let credentials = S3Credentials(accessKey: "test:tester", secretKey: "testing")

    /// The store that the tests share.
    static let shared = Result { () throws in try start() }

    /// Whether tests should try to run: with MADANG_REQUIRE_BACKENDS=1 they fail where there is no store.
    static var isWanted: Bool {
        if Shell.requiresBackends { return true }
        if case .failure(let failure) = shared {
            print("Tests of S3 are skipped: \(failure)")
            return false
        }
        return true
    }

    private static let directories = Mutex<[String]>([])

    private static func start() throws -> ObjectStore {
        let script = Shell.root + "/Scripts/object-store"
        let output = try Shell.output(of: "'\(script)' start --owner \(getpid()) 2>&1")
        let lines = output.split(separator: "\n").map(String.init)
        guard let url = lines.first(where: { $0.hasPrefix("http://") }).flatMap({ ServerAddress($0) }),
            let said = lines.first(where: { $0.hasPrefix("object-store: runs in ") }),
            let directory = said.split(separator: " ").dropFirst(3).first
        else { throw Shell.Failure(description: "Scripts/object-store printed no URL: \(output)") }
        directories.withLock { $0.append(String(directory.dropLast())) }
        atexit { ObjectStore.stopAll() }
        return ObjectStore(address: url, directory: String(directory.dropLast()))
    }

    private static func stopAll() {
        for directory in directories.withLock({ $0 }) {
            _ = try? Shell.output(of: "'\(Shell.root)/Scripts/object-store' stop '\(directory)' 2>&1")
        }
    }
}

/// The time of the world, which stores compare with the date of requests.
struct WorldTime: TimeSource {
    var offset: Duration = .zero

    func now() -> Timestamp {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        let microseconds = Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000
        return Timestamp(microseconds: microseconds).advanced(by: offset)
    }
}
