import Blobs
public import Composition
import Database
public import Settings
public import Vocabulary

/// Compares the files of pictures with what the database knows, and removes what nobody needs if it is told
/// to.
public struct PictureAudit: Sendable {
    private let settings: Settings
    private let time: any TimeSource

    /// Audits the pictures of these settings.
    public init(_ settings: Settings, time: any TimeSource = SystemClock()) {
        self.settings = settings
        self.time = time
    }

    /// What was found.
    public struct Report: Hashable, Sendable {
        /// How many files the database needs.
        public let needed: Int
        /// How many files there are.
        public let stored: Int
        /// The names of files that are needed and not there, or of another length.
        public let missing: [String]
        /// The names of files that are there for longer than a day and that nobody knows.
        public let orphans: [String]
        /// How many of these were removed.
        public let removed: Int
        /// Whether so many are unknown that none was removed: the folder may be another database's.
        public let isStrange: Bool

        /// Whether nothing is missing and nothing is left that nobody knows.
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

    /// Looks, and `repairs` by removing what nobody knows, unless that is strangely much. Servers may work
    /// meanwhile. Throws `unavailable`.
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
        guard let catalogue = Domain.blobCatalogue(database.sql) else {
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
