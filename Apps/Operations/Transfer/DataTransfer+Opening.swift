public import Composition
import Database
import DatabaseCopy
import DatabasePostgres
import DatabaseSQLite
import Glibc
public import Settings
import Vocabulary

extension DataTransfer {
    /// Reads a flag that names a database. Throws `noDatabase`, `secretFlag` for one that holds a password,
    /// and `service` where a library for it is not installed.
    public static func backend(
        _ text: String, flag: String, relativeTo folder: String = Settings.currentFolder
    ) throws(TransferError) -> Backend {
        let entry = SettingEntry(key: .backend, value: text, source: .flag(flag))
        if entry.isSecret { throw .secretFlag(flag) }
        do throws(ServiceFailure) {
            if let backend = try Backend(text, relativeTo: folder), backend.database != nil { return backend }
        } catch {
            throw .service(error)
        }
        throw .noDatabase(flag: flag, value: entry.value)
    }

    /// Opens both, which are of these domains. The source must be there; a target that is not is made if it
    /// shall be `filled`. `pictures` says where the files of each are.
    ///
    /// Throws `same`, and `copy` for a database that is not there or does not answer.
    public static func open(
        from source: Backend, to target: Backend, filled: Bool, domains: [Domain] = Domain.all,
        pictures: (Backend) -> PicturePlace = { .usual(for: $0) }
    ) async throws(TransferError) -> DataTransfer {
        if source == target { throw .same }
        let opened = try await open(source, .source, makes: false)
        do throws(TransferError) {
            let other = try await open(target, .target, makes: filled)
            let carrier = FileCarrier(domains, from: pictures(source), to: pictures(target))
            return DataTransfer(
                source: opened, target: other,
                keys: KeyTransfer(source: source.keyStore(opened), target: target.keyStore(other)),
                files: FileTransfer(opened, by: carrier), domains: domains)
        } catch {
            await opened.close()
            throw error
        }
    }

    private static func open(
        _ backend: Backend, _ side: CopyError.Side, makes: Bool
    ) async throws(TransferError) -> OpenDatabase {
        do throws(ServiceFailure) {
            try backend.requireNoRemains()
        } catch {
            throw .copy(.failed(side, error))
        }
        guard let place = backend.database, makes || place.isThere else { throw .copy(.noMadang(side)) }
        do throws(DatabaseError) {
            return makes ? try await place.open() : try await place.openAsItIs()
        } catch {
            throw .copy(.failed(side, error.service))
        }
    }
}

extension DatabasePlace {
    /// Whether there may be something: false for a file that is not there.
    fileprivate var isThere: Bool {
        if case .sqlite(.file(let path)) = self { access(path, F_OK) == 0 } else { true }
    }

    /// Opens what is there; makes no schema, and takes a replica as well.
    fileprivate func openAsItIs() async throws(DatabaseError) -> OpenDatabase {
        guard case .postgres(let location) = self else { return try await open() }
        var options = PostgresDatabase.Options()
        options.writes = false
        let database = try await PostgresDatabase.open(location, options: options)
        return OpenDatabase(sql: database, engine: database.version) { await database.close() }
    }
}
