import Blobs
import BlobsDisk
import Composition
import Database
import Settings
import Vocabulary

/// What came of the files that a database's rows need, when they were carried along.
public struct CarriedFiles: Hashable, Sendable {
    /// How many are where they should be now.
    public let present: Int
    /// How many bytes these have.
    public let bytes: Int
    /// Which were not there to be carried, or not whole.
    public let missing: [String]

    /// Nothing was to be carried.
    static let none = CarriedFiles(present: 0, bytes: 0, missing: [])

    private init(present: Int, bytes: Int, missing: [String]) {
        (self.present, self.bytes, self.missing) = (present, bytes, missing)
    }

    init(_ report: BlobCopy.Report) {
        self.init(present: report.present, bytes: report.bytes, missing: report.missing.map(\.text))
    }
}

/// Carries the files of pictures with the rows that need them: into a backup, out of one, and along with a
/// copy of a database.
struct FileCarrier: Sendable {
    /// The name of the folder of files in a backup.
    static let folderName = "pictures"

    private let domains: [Domain]
    private let source: PicturePlace
    private let target: PicturePlace
    private let time: any TimeSource

    /// Carries the files of these domains.
    init(
        _ domains: [Domain], from source: PicturePlace, to target: PicturePlace,
        time: any TimeSource = SystemClock()
    ) {
        (self.domains, self.source, self.target, self.time) = (domains, source, target, time)
    }

    /// Carries what the database needs. Again carries only what is not there yet. Throws `unavailable`.
    func carry(_ database: OpenDatabase) async throws(ServiceFailure) -> CarriedFiles {
        guard let catalogue = domains.blobCatalogue(database.sql), source != target else { return .none }
        do throws(BlobError) {
            // Folders of files are made only where there is something to put in.
            guard try await catalogue.known(after: nil, limit: 1).first != nil else { return .none }
            let copy = BlobCopy(catalogue, from: source.blobs(time: time), to: target.blobs(time: time))
            return CarriedFiles(try await copy.run())
        } catch {
            throw error.service
        }
    }

    /// The same with the database at a backend, whose schema is current.
    func carry(_ backend: Backend) async throws(ServiceFailure) -> CarriedFiles {
        guard let place = backend.database else { return .none }
        let database: OpenDatabase
        do throws(DatabaseError) {
            database = try await place.open()
        } catch {
            throw error.service
        }
        do throws(ServiceFailure) {
            let carried = try await carry(database)
            await database.close()
            return carried
        } catch {
            await database.close()
            throw error
        }
    }
}
