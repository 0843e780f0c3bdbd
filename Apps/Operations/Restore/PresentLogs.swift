import Composition
import Database
import Settings
import Terminal
import Vocabulary

/// The append-only logs of a database that a backup is about to replace: what stands in them and not in the
/// backup, and whether they are the same as far as they go.
struct PresentLogs: Sendable {
    private let backend: Backend
    private let domains: [Domain]
    private let time: any TimeSource

    init(_ backend: Backend, _ domains: [Domain], _ time: any TimeSource) {
        (self.backend, self.domains, self.time) = (backend, domains, time)
    }

    /// What is worth knowing before they are moved aside. A database that cannot be read, which may be why a
    /// backup is put back, says nothing but that.
    func notes(against heads: [LogHead]) async -> [Phrase] {
        guard let place = backend.database, backend.isThere, !heads.isEmpty else { return [] }
        do throws(ServiceFailure) {
            let (migrations, logs) = (domains.migrations, domains.logs)
            return try await place.using { [time] database throws(DatabaseError) in
                guard try await Migrator(migrations, time: time).pending(database.sql).isEmpty else {
                    return []
                }
                return try await database.sql.longRunning.read { reader throws(DatabaseError) in
                    try Self.notes(of: logs, against: heads, reader)
                }
            }
        } catch {
            return [
                Phrase(
                    en: "what the present database has recorded since cannot be read",
                    ko: "백업한 뒤에 지금의 데이터베이스에 기록된 내용을 읽을 수 없습니다")
            ]
        }
    }

    private static func notes(
        of logs: [AppendOnlyLog], against heads: [LogHead], _ reader: any SQLReader
    ) throws(DatabaseError) -> [Phrase] {
        var notes: [Phrase] = []
        for log in logs {
            guard let backedUp = heads.first(where: { $0.name == log.name }) else { continue }
            let present = try log.head(reader)
            if let contradiction = try log.contradiction(to: backedUp, reader) {
                notes.append(
                    Phrase(
                        en: "in the present database \(contradiction.english)",
                        ko: "지금의 데이터베이스: \(contradiction.korean)"))
            } else if present.sequence > backedUp.sequence {
                notes.append(note(log, from: backedUp.sequence + 1, to: present.sequence))
            }
        }
        return notes
    }

    private static func note(_ log: AppendOnlyLog, from first: Int64, to last: Int64) -> Phrase {
        let isOne = first == last
        let entries = isOne ? "entry \(first)" : "entries \(first) to \(last)"
        return Phrase(
            en: "not in the backup: \(entries) of the \(log.name), moved aside with the rest",
            ko: "백업에 없어 나머지와 함께 옮긴 \(log.korean) 항목: "
                + (isOne ? "\(first)번" : "\(first)번부터 \(last)번까지"))
    }
}

extension Backend {
    /// Whether there is something to be opened: a file that is not there would be made.
    var isThere: Bool {
        if case .sqlite(let path) = self { DurableFile.exists(path) } else { true }
    }
}
