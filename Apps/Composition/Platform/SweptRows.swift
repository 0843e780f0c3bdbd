import Database
import Synchronization
import Vocabulary

/// The number of rows and letters swept since the program began, by table.
final class SweptRows: Sendable {
    private let counts: Mutex<[String: Int]>

    /// Zero for each of these.
    init(_ names: [String]) {
        counts = Mutex(Dictionary(names.map { ($0, 0) }) { first, _ in first })
    }

    /// The names of the counts, sorted.
    var names: [String] { counts.withLock { $0.keys.sorted() } }

    /// The count of that name.
    func count(_ name: String) -> Int { counts.withLock { $0[name] ?? 0 } }

    func add(_ count: Int, _ name: String) { counts.withLock { $0[name, default: 0] += count } }
}

extension LocalPlatform {
    /// The name under which letters are counted.
    static let letters = "letters"

    /// Removes expired rows and letters: a batch of each table and, while batches are full, up to ten, so
    /// that a sweep never blocks others for long. Throws outages; what has been swept stays removed.
    func sweep() async throws(ServiceFailure) {
        swept.add(try await accounts.sweepMail(), Self.letters)
        guard let database = stores.database?.sql else { return }
        let (expired, now) = (stores.composed.expiredRows, dependencies.time.now())
        try await mappingDatabaseErrors(ServiceFailure.self) { () async throws(DatabaseError) in
            for rows in expired {
                for _ in 0..<10 {
                    let count = try await rows.sweep(database, at: now)
                    swept.add(count, rows.table.name)
                    if count < ExpiredRows.batch { break }
                }
            }
        }
    }
}
