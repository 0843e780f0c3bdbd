import Database

import struct GRDB.Configuration
import class GRDB.DatabaseQueue

extension DatabaseFile {
    /// How often a file may be replaced while it is being opened.
    private static let attempts = 5

    /// Opens a connection in write-ahead mode, which holds its lock until it is closed, and tells which file
    /// that has open.
    ///
    /// A restore holds the lock that the connection waits for, and puts another file in place meanwhile. The
    /// connection then has the file open that was moved aside, while the log of the new one would be found
    /// under its name. So all that was looked at before the wait is looked at again after it, and if the file
    /// was replaced, all begins anew. Throws `unavailable` while a restore is half done, and where there is
    /// no such file unless `creates`.
    func connect(
        _ configuration: Configuration, creates: Bool
    ) throws(DatabaseError) -> (queue: DatabaseQueue, file: OpenedFile) {
        for _ in 0..<Self.attempts {
            if let connected = try connectOnce(configuration, creates) { return connected }
        }
        throw .unavailable("the file was replaced again and again while it was being opened")
    }

    /// Nil if the file was replaced meanwhile.
    private func connectOnce(
        _ configuration: Configuration, _ creates: Bool
    ) throws(DatabaseError) -> (queue: DatabaseQueue, file: OpenedFile)? {
        try UnfinishedRestore.refuse(path)
        try refuseLink()
        if creates { try create() }
        guard let identity = FileIdentity(path: path) else {
            if creates { return nil }
            throw .unavailable("there is no such file")
        }
        let file = OpenedFile(path: path, identity: identity)
        var writing = configuration
        writing.prepareDatabase(setWriteAheadMode)
        let queue: DatabaseQueue
        do throws(DatabaseError) {
            queue = try translated { try DatabaseQueue(path: path, configuration: writing) }
        } catch {
            // What kept it from being opened may be gone with the file.
            if FileIdentity(path: path) != identity { return nil }
            throw error
        }
        if queue.inDatabase({ !file.isOpen(on: $0.sqliteConnection) }) {
            try? queue.close()
            return nil
        }
        do throws(DatabaseError) {
            try UnfinishedRestore.refuse(path)
        } catch {
            try? queue.close()
            throw error
        }
        return (queue, file)
    }
}
