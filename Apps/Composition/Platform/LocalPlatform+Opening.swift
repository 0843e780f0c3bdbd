import DatabaseSQLite
import SystemPackage
public import Vocabulary

extension LocalPlatform {
    /// Opens the settings' backend with the system's clock, and with keys and mail in the places that the
    /// settings name; a database is made and migrated if need be.
    ///
    /// Throws `unavailable` for a server's address, and with the reason when something cannot be opened.
    public static func open(_ settings: Settings) async throws(ServiceFailure) -> LocalPlatform {
        let time = SystemClock()
        switch settings.backend {
        case .memory:
            return inMemory(.ephemeral(time: time))
        case .sqlite(let path):
            let stores = try await Stores.open(.file(path: path), time: time).stores
            do throws(ServiceFailure) {
                let edges = try await Edges.system(
                    time: time, keys: keyFile(path), mailFolder: settings.mailFolder)
                return LocalPlatform(settings.backend, stores, edges)
            } catch {
                await stores.close()
                throw error
            }
        case .server(let address):
            throw .unavailable("\(address) is a server: choose memory or sqlite:PATH with --backend")
        }
    }

    /// A platform in memory over these edges: for tests, and for trying things out.
    public static func inMemory(_ edges: Edges) -> LocalPlatform {
        LocalPlatform(.memory, Stores(), edges)
    }

    /// A platform over these edges in a SQLite file; nil for a database in memory that ends with the
    /// platform.
    public static func sqlite(_ path: String?, _ edges: Edges) async throws(ServiceFailure) -> LocalPlatform {
        let location: SQLiteDatabase.Location = path.map { .file(path: $0) } ?? .memory
        let stores = try await Stores.open(location, time: edges.time).stores
        return LocalPlatform(path.map { .sqlite(path: $0) } ?? .memory, stores, edges)
    }

    /// Adds a signing key to those of the settings' database and answers their file; what the keys before it
    /// have signed is accepted until it expires. Nil in memory, where there are no keys. Throws
    /// `unavailable`.
    public static func rotateKeys(_ settings: Settings) async throws(ServiceFailure) -> String? {
        guard case .sqlite(let path) = settings.backend else { return nil }
        try await Edges.rotateKeys(keyFile(path), time: SystemClock())
        return keyFile(path)
    }

    /// The keys belong to a database, and lie beside it.
    private static func keyFile(_ database: String) -> String { database + ".keys" }

    /// Brings the schema of the settings' database up to date and answers the names of the steps that were
    /// missing. Throws as `open` does.
    public static func migrate(_ settings: Settings) async throws(ServiceFailure) -> [String] {
        guard case .sqlite(let path) = settings.backend else { return [] }
        let (stores, applied) = try await Stores.open(.file(path: path), time: SystemClock())
        await stores.close()
        return applied
    }
}
