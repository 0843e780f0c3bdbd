package import Auth
import AuthSQL
import AuthTokens
import DatabaseSQLite
import PictureRenderer
public import Settings
public import Vocabulary

extension LocalPlatform {
    /// Opens the settings' backend with the system's clock, and with keys and mail in the places that the
    /// settings name; a database is made and migrated if need be.
    ///
    /// Throws `unavailable` for a server's address, for a database into which a copy has not been finished,
    /// and with the reason when something cannot be opened.
    public static func open(_ settings: Settings) async throws(ServiceFailure) -> LocalPlatform {
        let (backend, time) = (settings.backend, SystemClock())
        if case .server(let address) = backend {
            throw .unavailable("\(address) is a server: choose a database with --backend")
        }
        guard let place = backend.database else {
            return try LocalPlatform(
                .memory, Stores(), .ephemeral(time: time, decoding: .program(.besideThisProgram())),
                holding: settings.holding, joining: settings.registration
            ).connected()
        }
        let database = try await place.migrated(time: time, costlyReads: settings.searches).database
        do throws(ServiceFailure) {
            try await database.requireWhole()
            let dependencies = try await PlatformDependencies.system(
                time: time, keysIn: backend.keyStore(database), settings)
            return try LocalPlatform(
                backend, Stores(database), dependencies, holding: settings.holding,
                joining: settings.registration
            ).connected()
        } catch {
            await database.close()
            throw error
        }
    }

    /// The platform, if each port that a domain requires is provided by one. Throws `internal` with the names
    /// of the domain and the port.
    private func connected() throws(ServiceFailure) -> LocalPlatform {
        guard ports.faults.isEmpty else { throw .internal(ports.faults.joined(separator: "; ")) }
        return self
    }

    /// A platform in memory over these dependencies: for tests, and for trying things out.
    public static func inMemory(
        _ dependencies: PlatformDependencies, joining: RegistrationSetting = .open
    ) -> LocalPlatform {
        LocalPlatform(.memory, Stores(), dependencies, joining: joining)
    }

    /// A platform over these dependencies in a SQLite file; nil for a database in memory that ends with the
    /// platform.
    public static func sqlite(_ path: String?, _ dependencies: PlatformDependencies)
        async throws(ServiceFailure) -> LocalPlatform
    {
        let place = DatabasePlace.sqlite(path.map { .file(path: $0) } ?? .memory)
        let database = try await place.migrated(time: dependencies.time).database
        return LocalPlatform(path.map { .sqlite(path: $0) } ?? .memory, Stores(database), dependencies)
    }

    /// Adds a signing key to those of the settings' database and tells where they are; what the keys before
    /// it have signed is accepted until it expires. Nil in memory, where there are no keys. Throws
    /// `unavailable`, `internal`.
    public static func rotateKeys(_ settings: Settings) async throws(ServiceFailure) -> String? {
        guard let place = settings.backend.database else { return nil }
        let time = SystemClock()
        let database = try await place.migrated(time: time).database
        let keyStore = settings.backend.keyStore(database)
        do throws(ServiceFailure) {
            try await PlatformDependencies.rotateKeys(in: keyStore, time: time)
        } catch {
            await database.close()
            throw error
        }
        await database.close()
        return keyStore.place
    }

    /// Brings the schema of the settings' database up to date and answers the names of the steps that were
    /// missing. Throws as `open` does.
    public static func migrate(_ settings: Settings) async throws(ServiceFailure) -> [String] {
        guard let place = settings.backend.database else { return [] }
        let (database, applied) = try await place.migrated(time: SystemClock())
        await database.close()
        return applied
    }
}

extension Backend {
    /// The keys belong to a database: they lie beside a file, and in PostgreSQL, which several servers share.
    package func keyStore(_ database: OpenDatabase) -> any KeyStore {
        if case .sqlite(let path) = self {
            FileKeyStore(ResolvedPath.of(path + ".keys"))
        } else {
            SQLKeyStore(database.sql)
        }
    }
}
