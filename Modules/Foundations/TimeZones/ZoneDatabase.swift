import Glibc
import Synchronization
public import Vocabulary

/// The zones of the IANA database as the system has it (Debian's package `tzdata`).
///
/// Each zone is read once, and kept. `UTC` is known without a database.
public final class ZoneDatabase: TimeZones {
    private let folder: String
    private let known = Mutex<[String: ZoneRules?]>([:])

    /// Names that are asked for and are none would fill the memory otherwise.
    private static let mostKnown = 1_000

    /// Over a folder of the database: `/usr/share/zoneinfo`.
    public init(folder: String = "/usr/share/zoneinfo") { self.folder = folder }

    /// Whether the database is there: without it only `UTC` is known.
    public var isThere: Bool { offset(at: Timestamp(microseconds: 0), in: "Asia/Seoul") != nil }

    public func offset(at moment: Timestamp, in zone: String) -> Int64? {
        rules(of: zone)?.offset(at: moment.seconds)
    }

    private func rules(of zone: String) -> ZoneRules? {
        if zone == "UTC" { return Self.utc }
        if let rules = known.withLock({ $0[zone] }) { return rules }
        guard Self.isName(zone) else { return nil }
        let rules = Self.read("\(folder)/\(zone)").flatMap(ZoneRules.init(file:))
        known.withLock { known in
            if known.count >= Self.mostKnown { known.removeAll() }
            known[zone] = .some(rules)
        }
        return rules
    }

    /// `Asia/Seoul`: up to three parts of letters, digits, `_`, `-` and `+`, the first letter large. Files that are no
    /// zones (`posixrules`, `tzdata.zi`) and the copies with leap seconds (`right/`) are no names.
    static func isName(_ text: String) -> Bool {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard text.utf8.count <= 64, (1...3).contains(parts.count), ("A"..."Z").contains(text.first ?? "a")
        else { return false }
        return parts.allSatisfy { part in
            !part.isEmpty
                && part.utf8.allSatisfy { byte in
                    (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
                        || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
                }
        }
    }

    private static let utc = ZoneRules(first: 0, transitions: [], rule: nil)

    /// The bytes of a file; nil for one that is not there, is no file or too large.
    private static func read(_ path: String) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            status.st_size <= ZoneRules.mostBytes
        else { return nil }
        return [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
            while count < buffer.count {
                let taken = Glibc.read(
                    descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
                if taken > 0 { count += taken } else if taken == 0 || errno != EINTR { break }
            }
        }
    }
}
