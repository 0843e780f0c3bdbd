import Database
import Synchronization
import Vocabulary

/// How many rows and letters have been swept since the program began, by table.
final class SweptRows: Sendable {
    private let counts: Mutex<[String: Int]>

    /// Nothing yet of these.
    init(_ names: [String]) {
        counts = Mutex(Dictionary(names.map { ($0, 0) }) { first, _ in first })
    }

    /// Of what, sorted.
    var names: [String] { counts.withLock { $0.keys.sorted() } }

    /// How many.
    func count(_ name: String) -> Int { counts.withLock { $0[name] ?? 0 } }

    func add(_ count: Int, _ name: String) { counts.withLock { $0[name, default: 0] += count } }
}

extension LocalPlatform {
    /// The name under which letters are counted.
    static let letters = "letters"

    /// Removes rows and letters that nobody needs any more: of each table a batch and, as long as batches are
    /// full, up to ten, so that what is swept never holds others up for long. Throws outages; what has been
    /// swept stays so.
    func sweep() async throws(ServiceFailure) {
        swept.add(try await accounts.sweepMail(), Self.letters)
        guard let database = stores.database?.sql else { return }
        let now = dependencies.time.now()
        try await mappingDatabaseErrors(ServiceFailure.self) { () async throws(DatabaseError) in
            for rows in Domain.expiredRows {
                for _ in 0..<10 {
                    let count = try await rows.sweep(database, at: now)
                    swept.add(count, rows.table.name)
                    if count < ExpiredRows.batch { break }
                }
            }
        }
    }
}
