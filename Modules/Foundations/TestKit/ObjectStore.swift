import Glibc
import Synchronization

/// OpenStack Swift behind its S3 interface, of the tests' own: started by `Scripts/object-store` and stopped
/// when the tests end.
public struct ObjectStore: Sendable {
    /// Its URL.
    public let address: String
    private let directory: String

    /// The key that it knows, which may do everything.
    public static let accessKey = "test:tester"
    /// The key's secret.
    public static let secretKey = "testing"
    /// The bucket that it has.
    public static let bucket = "madang-tests"

    /// The store that the tests share.
    public static let shared = Result { () throws in try start() }

    /// Whether tests should try to run: with MADANG_REQUIRE_BACKENDS=1 they fail where there is no store.
    public static var isWanted: Bool {
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
        let output = try Shell.output(of: "'\(script)' start --owner \(getpid()) --bucket \(bucket) 2>&1")
        let lines = output.split(separator: "\n").map(String.init)
        guard let url = lines.first(where: { $0.hasPrefix("http://") }),
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
