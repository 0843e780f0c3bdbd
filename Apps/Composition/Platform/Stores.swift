import Auth
import AuthSQL
import Database
import DatabaseSQLite
import Listings
import ListingsSQL
import Vocabulary

/// The stores of all domains, and the database below them if there is one.
struct Stores: Sendable {
    let auth: any AuthStore
    let listings: any ListingStore
    private let database: SQLiteDatabase?

    /// Stores without a database: in memory, unless others are named.
    init(
        auth: any AuthStore = InMemoryAuthStore(), listings: any ListingStore = InMemoryListingStore()
    ) {
        self.auth = auth
        self.listings = listings
        database = nil
    }

    /// Stores in a database whose schema is current.
    init(_ database: SQLiteDatabase) {
        auth = SQLAuthStore(database)
        listings = SQLListingStore(database)
        self.database = database
    }

    /// Opens the database and brings its schema up to date. Throws `unavailable`, or `broken` for a damaged
    /// file.
    static func open(
        _ location: SQLiteDatabase.Location, time: any TimeSource
    ) async throws(ServiceFailure) -> (stores: Stores, applied: [String]) {
        do throws(DatabaseError) {
            let database = try await SQLiteDatabase.open(location)
            do throws(DatabaseError) {
                let applied = try await Migrator(migrations, time: time).migrate(database)
                return (Stores(database), applied)
            } catch {
                try? await database.close()
                throw error
            }
        } catch {
            throw error.service
        }
    }

    /// What keeps the data, with its version.
    var engine: String { database.map { "SQLite \($0.version)" } ?? "memory" }

    /// The schema's steps of all domains.
    static let migrations = AuthMigrations.all + ListingsMigrations.all

    /// Returns when the database answers and knows all steps.
    func ready() async throws(ServiceFailure) {
        guard let database else { return }
        do throws(DatabaseError) {
            _ = try await database.read { reader throws(DatabaseError) in
                try reader.exists("SELECT 1 FROM madang_migrations")
            }
        } catch {
            throw error.service
        }
    }

    func close() async {
        try? await database?.close()
    }
}
