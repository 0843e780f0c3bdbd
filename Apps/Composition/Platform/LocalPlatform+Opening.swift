package import Auth
import AuthSQL
import AuthTokens
import DatabaseSQLite
import PictureRenderer
public import Settings
public import Vocabulary

extension LocalPlatform {
    /// Opens the settings' backend for these domains with the system's clock, and with keys and mail in the
    /// places that the settings name; a database is made and migrated if need be. Without `payments` nothing
    /// can be bought.
    ///
    /// Throws `unavailable` for a server's address, for a database into which a copy has not been finished,
    /// and with the reason when something cannot be opened; `internal` for domains that do not fit together.
    public static func open(
        _ settings: Settings, domains: [Domain] = Domain.all, payments: PaymentParts = .off
    ) async throws(ServiceFailure) -> LocalPlatform {
        let (backend, time) = (settings.backend, SystemClock())
        if case .server(let address) = backend {
            throw .unavailable("\(address) is a server: choose a database with --backend")
        }
        guard let place = backend.database else {
            try domains.requireDistinctNames()
            return try LocalPlatform(
                .memory, Stores(of: domains),
                .ephemeral(time: time, decoding: .program(.besideThisProgram()), payments: payments),
                holding: settings.holding, joining: settings.registration
            ).connected()
        }
        let database = try await place.migrated(for: domains, time: time, costlyReads: settings.searches)
            .database
        do throws(ServiceFailure) {
            try await database.requireWhole()
            let dependencies = try await PlatformDependencies.system(
                time: time, keysIn: backend.keyStore(database), settings, payments: payments)
            return try LocalPlatform(
                backend, Stores(database, of: domains), dependencies, holding: settings.holding,
                joining: settings.registration
            ).connected()
        } catch {
            await database.close()
            throw error
        }
    }

    /// The platform, if its domains fit together: each port that one requires is provided, and each topic
    /// that one publishes is received. Throws `internal` with the names of the domain and of what is missing.
    private func connected() throws(ServiceFailure) -> LocalPlatform {
        let named = zip(stores.domains, domains).map { (name: $0.name, domain: $1) }
        let faults = ports.faults + SubscriptionTable.obstacles(of: named)
        guard faults.isEmpty else { throw .internal(faults.joined(separator: "; ")) }
        return self
    }

    /// A platform of these domains in memory over these dependencies: for tests, and for trying things out.
    /// What is in it ends with it.
    public static func inMemory(
        _ dependencies: PlatformDependencies, domains: [Domain] = Domain.all,
        joining: RegistrationSetting = .open
    ) -> LocalPlatform {
        LocalPlatform(.memory, Stores(of: domains), dependencies, joining: joining)
    }

    /// A platform of these domains over these dependencies in a SQLite file; nil for a database in memory
    /// that ends with the platform.
    public static func sqlite(
        _ path: String?, _ dependencies: PlatformDependencies, domains: [Domain] = Domain.all
    ) async throws(ServiceFailure) -> LocalPlatform {
        let place = DatabasePlace.sqlite(path.map { .file(path: $0) } ?? .memory)
        let database = try await place.migrated(for: domains, time: dependencies.time).database
        return LocalPlatform(
            path.map { .sqlite(path: $0) } ?? .memory, Stores(database, of: domains), dependencies)
    }

    /// Adds a signing key to those of the settings' database and tells where they are; what the keys before
    /// it have signed is accepted until it expires. Nil in memory, where there are no keys. Throws
    /// `unavailable`, `internal`.
    public static func rotateKeys(
        _ settings: Settings, domains: [Domain] = Domain.all
    ) async throws(ServiceFailure) -> String? {
        guard let place = settings.backend.database else { return nil }
        let time = SystemClock()
        let database = try await place.migrated(for: domains, time: time).database
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

    /// Brings the schema of the settings' database up to date for these domains and answers the names of the
    /// steps that were missing. Throws as `open` does.
    public static func migrate(
        _ settings: Settings, domains: [Domain] = Domain.all
    ) async throws(ServiceFailure) -> [String] {
        guard let place = settings.backend.database else { return [] }
        let (database, applied) = try await place.migrated(for: domains, time: SystemClock())
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
