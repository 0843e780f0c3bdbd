import Blobs
public import Composition
import Database
public import Settings
public import Vocabulary

/// Compares the files of pictures with the database, and on request removes files that the database does not
/// reference.
public struct PictureAudit: Sendable {
    private let settings: Settings
    private let domains: [Domain]
    private let time: any TimeSource

    /// Audits the pictures of these settings, whose database is of these domains.
    public init(
        _ settings: Settings, domains: [Domain] = Domain.all, time: any TimeSource = SystemClock()
    ) {
        self.settings = settings
        self.domains = domains
        self.time = time
    }

    /// The findings of an audit.
    public struct Report: Hashable, Sendable {
        /// The number of files that the database needs.
        public let needed: Int
        /// The number of existing files.
        public let stored: Int
        /// The names of needed files that are missing or have another length.
        public let missing: [String]
        /// The names of files older than a day that the database does not reference.
        public let orphans: [String]
        /// The number of these that were removed.
        public let removed: Int
        /// Whether none was removed because so many are unreferenced: the folder may be another database's.
        public let isStrange: Bool

        /// Whether no file is missing and no unreferenced one remains.
        public var isClean: Bool { missing.isEmpty && orphans.count == removed }

        init(_ report: BlobAudit.Report) {
            needed = report.needed
            stored = report.stored
            missing = report.missing.map(\.text)
            orphans = report.orphans.map(\.text)
            removed = report.removed
            isStrange = report.isStrange
        }
    }

    /// Runs the audit; with `repairs`, removes unreferenced files unless they are suspiciously many. Servers
    /// may run meanwhile. Throws `unavailable`.
    public func run(repairs: Bool) async throws(ServiceFailure) -> Report {
        guard let place = settings.backend.database else {
            throw .unavailable("\(settings.backend) keeps no files: choose a database with --backend")
        }
        let database: OpenDatabase
        do throws(DatabaseError) {
            database = try await place.open()
        } catch {
            throw error.service
        }
        do throws(ServiceFailure) {
            let report = try await audit(database, repairs)
            await database.close()
            return report
        } catch {
            await database.close()
            throw error
        }
    }

    private func audit(_ database: OpenDatabase, _ repairs: Bool) async throws(ServiceFailure) -> Report {
        guard let catalogue = domains.blobCatalogue(database.sql) else {
            throw .internal("no domain keeps files")
        }
        let audit = BlobAudit(catalogue, settings.pictures.blobs(time: time), time: time)
        do throws(BlobError) {
            return Report(try await repairs ? audit.repair() : audit.look())
        } catch {
            throw error.service
        }
    }
}
