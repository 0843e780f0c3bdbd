import Composition
import Database
import DatabaseCopy
import Vocabulary

/// All data of one database and the place for it in another, of the same engine or not.
public struct DataTransfer: Sendable {
    let source: OpenDatabase
    let target: OpenDatabase
    let keys: KeyTransfer
    let files: FileTransfer

    var copy: DatabaseCopy {
        DatabaseCopy(
            from: source.sql, to: target.sql, tables: Domain.tables, besides: Domain.tablesCarriedApart,
            migrations: Domain.migrations, time: SystemClock())
    }

    /// Begins to copy everything, or goes on where an unfinished copy of this source has stopped; `anew`
    /// empties the target first if it holds an unfinished copy. Nothing may write to the source meanwhile.
    ///
    /// Throws `copy`: a schema that does not fit, a target with data or keys of its own, failures.
    public func begin(anew: Bool) async throws(TransferError) -> BegunTransfer {
        let (copy, keys, files) = (copy, keys, files)
        return try await Self.atCopy { () throws(CopyError) in
            let begun = try await copy.begin(anew: anew)
            try await keys.check()
            return BegunTransfer(begun: begun, keys: keys, files: files)
        }
    }

    /// How many rows the source has. Throws `copy` if one of the two has not the schema of this program.
    public func rowCount() async throws(TransferError) -> Int {
        let comparison = copy.comparison
        return try await Self.atCopy { () throws(CopyError) in
            try await comparison.check()
            return try await comparison.rowCount()
        }
    }

    /// Reads all rows of both, table by table, and tells how many more of the source's were compared. Throws
    /// `copy`.
    public func compare(
        _ tell: @Sendable (_ rows: Int) -> Void
    ) async throws(TransferError) -> [TransferredTable] {
        let comparison = copy.comparison
        return try await Self.atCopy { () throws(CopyError) in
            try await comparison.run(tell).map(TransferredTable.init)
        }
    }

    /// Lets go of both databases.
    public func close() async {
        await source.close()
        await target.close()
    }

    static func atCopy<Value>(
        _ body: () async throws(CopyError) -> Value
    ) async throws(TransferError) -> Value {
        do throws(CopyError) {
            return try await body()
        } catch {
            throw .copy(error)
        }
    }
}

/// A copy that is under way.
public struct BegunTransfer: Sendable {
    let begun: BegunCopy
    let keys: KeyTransfer
    let files: FileTransfer

    /// How many rows the source has.
    public var total: Int { begun.total }
    /// How many of them were copied before.
    public var done: Int { begun.done }

    /// Copies what is left, tells after each page how many rows of which table went over, and gives the
    /// target the keys that sign access tokens, so that nobody is signed out. Throws `copy`.
    public func run(
        _ tell: @Sendable (_ table: String, _ rows: Int) -> Void
    ) async throws(TransferError) {
        try await DataTransfer.atCopy { () throws(CopyError) in
            try await begun.run(tell)
            try await keys.carry()
        }
    }

    /// Copies the files that the rows need to where the target's server looks for them, and answers what came
    /// of it. Again copies only what is not there yet. Throws `service`.
    public func carryFiles() async throws(TransferError) -> CarriedFiles {
        do throws(ServiceFailure) {
            return try await files.run()
        } catch {
            throw .service(error)
        }
    }

    /// Compares all rows of both; where they are equal the copy is finished. Throws `copy`.
    public func verify(
        _ tell: @Sendable (_ rows: Int) -> Void
    ) async throws(TransferError) -> [TransferredTable] {
        try await DataTransfer.atCopy { () throws(CopyError) in
            try await begun.verify(tell).map(TransferredTable.init)
        }
    }
}
