import Composition
import Database
import Settings
import Vocabulary

/// The append-only logs of a database that a backup is about to replace: what stands in them and not in the
/// backup, and whether they are the same as far as they go.
struct PresentLogs: Sendable {
    private let backend: Backend
    private let time: any TimeSource

    init(_ backend: Backend, _ time: any TimeSource) {
        (self.backend, self.time) = (backend, time)
    }

    /// What is worth knowing before they are moved aside. A database that cannot be read, which may be why a
    /// backup is put back, says nothing but that.
    func notes(against heads: [LogHead]) async -> [String] {
        guard let place = backend.database, backend.isThere, !heads.isEmpty else { return [] }
        do throws(ServiceFailure) {
            return try await place.using { [time] database throws(DatabaseError) in
                guard try await Migrator(Domain.migrations, time: time).pending(database.sql).isEmpty else {
                    return []
                }
                return try await database.sql.longRunning.read { reader throws(DatabaseError) in
                    try Self.notes(against: heads, reader)
                }
            }
        } catch {
            return ["what the present database has recorded since cannot be read"]
        }
    }

    private static func notes(
        against heads: [LogHead], _ reader: any SQLReader
    ) throws(DatabaseError) -> [String] {
        var notes: [String] = []
        for log in Domain.logs {
            guard let backedUp = heads.first(where: { $0.name == log.name }) else { continue }
            let present = try log.head(reader)
            if let contradiction = try log.contradiction(to: backedUp, reader) {
                notes.append("in the present database \(contradiction)")
            } else if present.sequence > backedUp.sequence {
                let (first, last) = (backedUp.sequence + 1, present.sequence)
                let entries = first == last ? "entry \(first)" : "entries \(first) to \(last)"
                notes.append("not in the backup: \(entries) of the \(log.name), moved aside with the rest")
            }
        }
        return notes
    }
}

extension Backend {
    /// Whether there is something to be opened: a file that is not there would be made.
    fileprivate var isThere: Bool {
        if case .sqlite(let path) = self { DurableFile.exists(path) } else { true }
    }
}
