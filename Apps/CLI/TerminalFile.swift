import Composition
import FoundationEssentials
import Glibc
import Terminal
import Vocabulary

/// Lines that are kept for one terminal, in a file that only its owner may read.
///
/// A folder keeps those of at most 64 terminals: a further one replaces the oldest.
struct TerminalFile: Sendable {
    /// Where it is.
    let path: String
    private let folder: String
    private let heading: [String]

    /// A file of such lines below the folder, for the terminal of that name. `heading` is what its first
    /// lines must say: without them the rest means something else.
    init(in folder: String, heading: [String], terminal: String = TerminalSession.name) {
        self.folder = folder
        path = folder + "/" + String(Cursor.scope(of: terminal), radix: 16)
        self.heading = heading
    }

    /// All its lines behind the first, which names their form; nil if there is no such file. Throws a usage
    /// error for one that cannot be read.
    func lines() throws(UsageError) -> [String]? {
        let bytes: [UInt8]?
        do throws(ServiceFailure) { bytes = try PrivateFile.read(path) } catch { throw unreadable }
        guard let bytes else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
        guard lines.count >= heading.count, lines.first == heading.first else { throw unreadable }
        return Array(lines.dropFirst())
    }

    /// Keeps the heading and these lines in the place of any before. If they could not be kept, no others may
    /// be in their place.
    func keep(_ lines: [String]) {
        let bytes = Array((heading + lines).map { $0 + "\n" }.joined().utf8)
        do throws(ServiceFailure) {
            try PrivateFile.replace(path, in: folder, by: bytes, isDurable: false)
            removeOldest()
        } catch {
            remove()
        }
    }

    /// Removes the file, if it is there.
    func remove() { try? PrivateFile.remove(path) }

    private static let mostTerminals = 64

    private func removeOldest() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        guard names.count > Self.mostTerminals else { return }
        let aged = names.map { name in
            var status = stat()
            let isThere = stat("\(folder)/\(name)", &status) == 0
            return (name: name, age: isThere ? status.st_mtim : timespec())
        }
        let sorted = aged.sorted { ($0.age.tv_sec, $0.age.tv_nsec) < ($1.age.tv_sec, $1.age.tv_nsec) }
        for one in sorted.prefix(names.count - Self.mostTerminals) {
            try? PrivateFile.remove("\(folder)/\(one.name)")
        }
    }

    private var unreadable: UsageError {
        UsageError(
            Phrase(
                en: "\(path) cannot be read. List again, or use the whole ID.",
                ko: "마지막 목록을 읽을 수 없습니다 (\(path)). 목록을 다시 보거나 ID 전체를 입력하세요."))
    }
}
