import Dispatch
import Glibc
package import Settings
import SystemPackage
package import Vocabulary

/// Who has withdrawn, in a file beside the database, so that a database that is put back from a backup can be
/// told of the withdrawals after it: a line of each, with nothing but the member's identifier.
///
/// A departure counts as told only when the member stands here. The file may go with the oldest backup.
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

    /// What the list says; nil if there is no list. Throws if it cannot be read, or a line of it.
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

    /// Why nobody can be added; nil if somebody can, as far as can be told without doing it.
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

    /// The empty line in front parts it from one that was broken off before.
    private static func append(_ line: String, to path: String) throws(ServiceFailure) {
        do {
            let isNew = access(path, F_OK) != 0
            // A FIFO that nobody reads would be waited for otherwise.
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
