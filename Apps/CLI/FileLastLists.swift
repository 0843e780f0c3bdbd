import Commands
import Composition
import FoundationEssentials
import Glibc
import Settings
import Terminal
import Vocabulary

/// Keeps the last list of each terminal in a file that only its owner may read.
///
/// Keeps at most 64 lists: a further one replaces the oldest.
struct FileLastLists: Sendable {
    private let folder: String
    private let path: String
    private let backend: Backend
    private let member: String?

    /// Keeps lists below the folder for this member (nil for a visitor) at the backend, in the terminal of
    /// that name.
    init(in folder: String, _ backend: Backend, _ member: MemberID?, terminal: String = TerminalSession.name)
    {
        self.folder = folder + "/lists"
        path = self.folder + "/" + String(Cursor.scope(of: terminal), radix: 16)
        self.backend = backend
        self.member = member?.description
    }

    /// The lists for commands. A visitor's list stays valid after signing in; a list of another member or
    /// another backend does not count.
    var lists: LastLists {
        LastLists(
            recalling: { () throws(UsageError) in try recall() },
            keeping: { ids in
                let bytes = Array((heading + ids).map { $0 + "\n" }.joined().utf8)
                // A list that was not kept is missed when a row of it is named; no other list may then be in
                // its place.
                do throws(ServiceFailure) {
                    try PrivateFile.replace(path, in: folder, by: bytes, isDurable: false)
                    removeOldest()
                } catch {
                    try? PrivateFile.remove(path)
                }
            })
    }

    private func recall() throws(UsageError) -> [String]? {
        let bytes: [UInt8]?
        do throws(ServiceFailure) { bytes = try PrivateFile.read(path) } catch { throw unreadable }
        guard let bytes else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        guard lines.count >= 3, lines[0] == Self.title else { throw unreadable }
        guard lines[1] == heading[1], [heading[2], Self.visitor].contains(lines[2]) else { return nil }
        return Array(lines[3...].prefix(LastLists.mostRows))
    }

    private static let title = "madang list 2"
    private static let visitor = "visitor"
    private static let mostTerminals = 64

    private var heading: [String] { [Self.title, "\(backend)", member ?? Self.visitor] }

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
