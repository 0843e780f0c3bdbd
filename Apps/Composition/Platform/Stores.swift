import Auth
import AuthSQL
import Database
import Listings
import ListingsSQL
import Vocabulary

/// The stores of all domains, and the database below them if there is one.
struct Stores: Sendable {
    let auth: any AuthStore
    let listings: any ListingStore
    /// For whoever cannot have written: answers may be some seconds old.
    let visitorListings: any ListingStore
    let database: OpenDatabase?

    /// Stores without a database: in memory, unless others are named.
    init(
        auth: any AuthStore = InMemoryAuthStore(), listings: any ListingStore = InMemoryListingStore()
    ) {
        self.auth = auth
        self.listings = listings
        visitorListings = listings
        database = nil
    }

    /// Stores in a database whose schema is current.
    init(_ database: OpenDatabase) {
        auth = SQLAuthStore(database.sql)
        listings = SQLListingStore(database.sql)
        visitorListings = SQLListingStore(database.sql.replicaReads)
        self.database = database
    }

    /// What keeps the data, with its version.
    var engine: String { database?.engine ?? "memory" }

    /// How much the database has to do; nil in memory.
    var load: DatabaseLoad? { database?.sql.load }

    /// Whether anything has changed, as `SQLDatabase.revision`.
    var revision: Int64? { database?.sql.revision }

    /// The schema's steps of all domains.
    static let migrations = AuthMigrations.all + ListingsMigrations.all

    /// Returns when the database answers and has a schema.
    func ready() async throws(ServiceFailure) {
        guard let database else { return }
        do throws(DatabaseError) {
            _ = try await database.sql.read { reader throws(DatabaseError) in
                try reader.exists("SELECT 1 FROM madang_migrations")
            }
        } catch {
            throw error.service
        }
    }

    /// Reads from the database; nil if there is none.
    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Value
    ) async throws(ServiceFailure) -> Value? {
        guard let database else { return nil }
        do throws(DatabaseError) {
            return try await database.sql.read(body)
        } catch {
            throw error.service
        }
    }

    func close() async {
        await database?.close()
    }
}
