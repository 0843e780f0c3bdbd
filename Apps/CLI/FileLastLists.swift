import Commands
import Composition
import Settings
import Terminal
import Vocabulary

/// Keeps the last lists in files that only their owner may read, apart for each backend, member and kind of
/// thing.
///
/// There are 64 of them at most: what would be one more takes the place of another.
struct FileLastLists: Sendable {
    private let folder: String
    private let backend: Backend
    private let member: String?
    private let time: any TimeSource

    /// Keeps lists below the folder, as that member sees them at the backend, or a visitor if it is nil.
    init(in folder: String, _ backend: Backend, _ member: MemberID?, time: any TimeSource) {
        self.folder = folder + "/lists"
        self.backend = backend
        self.member = member?.description
        self.time = time
    }

    /// What commands ask. Whoever has listed something as a visitor and signs in then still means that list:
    /// the newer one counts.
    var lists: LastLists {
        LastLists(
            recalling: { kind throws(UsageError) in
                let kept = [try recall(kind, member), try recall(kind, nil)].compactMap { $0 }
                return kept.max { $0.moment < $1.moment }
            },
            keeping: { kind, ids in
                let lines = heading(kind, member) + ["\(time.now().microseconds)"] + ids
                let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
                // A list that is not kept is missed when a row of it is named, and told then.
                try? PrivateFile.replace(path(kind, member), in: folder, by: bytes)
            })
    }

    private func recall(_ kind: String, _ member: String?) throws(UsageError) -> LastLists.Kept? {
        let path = path(kind, member)
        let bytes: [UInt8]?
        do throws(ServiceFailure) {
            bytes = try PrivateFile.read(path)
        } catch {
            throw unreadable(path)
        }
        guard let bytes else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        guard lines.count >= 4, lines[0] == Self.title, let moment = Int64(lines[3]) else {
            throw unreadable(path)
        }
        guard Array(lines[..<3]) == heading(kind, member) else { return nil }
        return LastLists.Kept(
            at: Timestamp(microseconds: moment), Array(lines[4...].prefix(LastLists.mostRows)))
    }

    private static let title = "madang list 1"

    private func heading(_ kind: String, _ member: String?) -> [String] {
        [Self.title, "\(backend)", "\(kind) \(member ?? "visitor")"]
    }

    private func path(_ kind: String, _ member: String?) -> String {
        let scope = Cursor.scope(of: heading(kind, member).joined(separator: "\n"))
        return "\(folder)/\(scope % 64)"
    }

    private func unreadable(_ path: String) -> UsageError {
        UsageError(
            Phrase(
                en:
                    "\(path) cannot be read. List again, or use the whole ID.",
                ko: "마지막 목록을 읽을 수 없습니다 (\(path)). 목록을 다시 보거나 ID 전체를 입력하세요."))
    }
}
