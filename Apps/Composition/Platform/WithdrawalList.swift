import Dispatch
import Glibc
package import Settings
import SystemPackage
package import Vocabulary

/// The withdrawn members, in a file beside the database, so that a database restored from a backup can learn
/// of later withdrawals. Each line holds only a member's identifier.
///
/// A departure counts as delivered only when the member is listed here. The file may be deleted with the
/// oldest backup.
package struct WithdrawalList: Sendable {
    /// The file's path.
    package let path: String
    private static let queue = DispatchQueue(label: "madang.withdrawals")

    /// The list beside a database file; nil if the database is no file. PostgreSQL has none: the data from
    /// before a restore is in another schema of the same database.
    package init?(of backend: Backend) {
        guard case .sqlite(let path) = backend else { return nil }
        self.path = path + ".withdrawn"
    }

    /// Adds the member, durably. A repeated entry has no further meaning. Throws `unavailable`.
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

    /// The content of the list; nil if there is no list. Throws if it, or a line of it, cannot be read.
    package func content() throws(WithdrawalListError) -> WithdrawalLines? {
        guard let bytes = try bytes() else { return nil }
        do throws(WithdrawalLines.Unreadable) {
            return try WithdrawalLines(bytes)
        } catch {
            throw .line(path, error.number)
        }
    }

    /// Eight million lines are more than one database has members.
    private func bytes() throws(WithdrawalListError) -> [UInt8]? {
        do {
            return try SmallFile.bytes(of: path, limit: 256 << 20)
        } catch {
            throw .unreadable(path, "\(error)")
        }
    }

    /// Why members cannot be added; nil if they can, as far as can be told without writing.
    package var obstacle: String? {
        var status = stat()
        if lstat(path, &status) != 0, errno == ENOENT {
            let folder = FilePath(path).removingLastComponent().string
            return access(folder.isEmpty ? "." : folder, W_OK | X_OK) == 0 ? nil : Self.reason()
        }
        if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG { return "this is no file" }
        return access(path, W_OK) == 0 ? nil : Self.reason()
    }

    private static func reason() -> String { String(cString: strerror(errno)) }

    /// The leading empty line separates it from an incomplete earlier line.
    private static func append(_ line: String, to path: String) throws(ServiceFailure) {
        do {
            let isNew = access(path, F_OK) != 0
            // Non-blocking, because opening a FIFO without a reader would wait.
            let file = try FileDescriptor.open(
                FilePath(path), .writeOnly, options: [.create, .append, .nonBlocking],
                permissions: .ownerReadWrite)
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
