import Dispatch
import Glibc
package import Settings
import SystemPackage
package import Vocabulary

/// Who has withdrawn, in a file beside the database, so that a database that is put back from a backup can be
/// told of the withdrawals after it: a line of each, with nothing but the member's identifier.
///
/// A withdrawal is noted before it is acknowledged. The file may go with the oldest backup.
package struct WithdrawalList: Sendable {
    /// The file's path.
    package let path: String
    private static let queue = DispatchQueue(label: "madang.withdrawals")

    /// The list beside the file of a database; nil where the database is no file. PostgreSQL has none: what
    /// was there before a restore stands in another schema of the same database.
    package init?(of backend: Backend) {
        guard case .sqlite(let path) = backend else { return nil }
        self.path = path + ".withdrawn"
    }

    /// Adds the member, durably. Added again, the member stands there twice, which means nothing more. Throws
    /// `unavailable`.
    package func add(_ id: MemberID) async throws(ServiceFailure) {
        let path = path
        let result: Result<Void, ServiceFailure> = await withCheckedContinuation { continuation in
            Self.queue.async {
                continuation.resume(
                    returning: Result { () throws(ServiceFailure) in try Self.append("\(id)", to: path) })
            }
        }
        try result.get()
    }

    /// Who has withdrawn, in the order of the withdrawals, each once; nobody where there is no list. What is
    /// no identifier, as a line that was broken off, is passed over. Throws `unavailable`.
    package func members() throws(ServiceFailure) -> [MemberID] {
        var (seen, members): (Set<MemberID>, [MemberID]) = ([], [])
        for line in try text().split(separator: "\n") {
            if let id = MemberID(line), seen.insert(id).inserted { members.append(id) }
        }
        return members
    }

    /// Eight million lines are more than one database has members.
    private func text() throws(ServiceFailure) -> String {
        do {
            return String(decoding: try SmallFile.bytes(of: path, limit: 256 << 20) ?? [], as: UTF8.self)
        } catch {
            throw .unavailable("\(path): \(error)")
        }
    }

    /// The empty line in front parts it from one that was broken off before.
    private static func append(_ line: String, to path: String) throws(ServiceFailure) {
        do {
            let isNew = access(path, F_OK) != 0
            let file = try FileDescriptor.open(
                FilePath(path), .writeOnly, options: [.create, .append], permissions: .ownerReadWrite)
            try file.closeAfter {
                try file.writeAll("\n\(line)\n".utf8)
                if fsync(file.rawValue) != 0 { throw Errno(rawValue: errno) }
            }
            if isNew { try PrivateFile.flush(FilePath(path).removingLastComponent().string) }
        } catch {
            throw .unavailable("\(path): \(error)")
        }
    }
}
