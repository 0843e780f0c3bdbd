import Composition
import Database
import DatabaseCopy
import Vocabulary

/// All data of one database and its copy in another, of the same engine or not.
public struct DataTransfer: Sendable {
    let source: OpenDatabase
    let target: OpenDatabase
    let keys: KeyTransfer
    let files: FileTransfer
    let domains: [Domain]

    var copy: DatabaseCopy {
        DatabaseCopy(
            from: source.sql, to: target.sql, tables: domains.tables, besides: domains.tablesCarriedApart,
            migrations: domains.migrations, time: SystemClock())
    }

    /// Begins to copy everything, or resumes an unfinished copy of this source; `anew` empties the target
    /// first if it holds an unfinished copy. The source must not be written to meanwhile. What must not go on
    /// by itself in a copy is stopped in the target.
    ///
    /// Throws `copy`: a schema that does not fit, a target with data or keys of its own, failures.
    public func begin(anew: Bool) async throws(TransferError) -> BegunTransfer {
        let (copy, keys, files, moment) = (copy, keys, files, SystemClock().now())
        return try await Self.atCopy { () throws(CopyError) in
            let begun = try await copy.begin(anew: anew)
            try await keys.check()
            try await halt(since: moment)
            return BegunTransfer(begun: begun, keys: keys, files: files)
        }
    }

    /// Before the first row: while the copy is unfinished no server opens the target.
    private func halt(since moment: Timestamp) async throws(CopyError) {
        do throws(DatabaseError) {
            try await domains.halt(target.sql, .copied(from: source.sql, moment))
        } catch {
            throw .failed(.target, error.service)
        }
    }

    /// The number of the source's rows. Throws `copy` if either database lacks this program's schema.
    public func rowCount() async throws(TransferError) -> Int {
        let comparison = copy.comparison
        return try await Self.atCopy { () throws(CopyError) in
            try await comparison.check()
            return try await comparison.rowCount()
        }
    }

    /// Compares all rows of both, table by table, and reports how many more of the source's rows were
    /// compared. Throws `copy`.
    public func compare(
        _ tell: @Sendable (_ rows: Int) -> Void
    ) async throws(TransferError) -> [TransferredTable] {
        let comparison = copy.comparison
        return try await Self.atCopy { () throws(CopyError) in
            try await comparison.run(tell).map(TransferredTable.init)
        }
    }

    /// Closes both databases.
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

/// A copy in progress.
public struct BegunTransfer: Sendable {
    let begun: BegunCopy
    let keys: KeyTransfer
    let files: FileTransfer

    /// The number of the source's rows.
    public var total: Int { begun.total }
    /// The number of rows copied before.
    public var done: Int { begun.done }

    /// Copies the remaining rows and reports the table and number of rows after each page. Also copies the
    /// keys that sign access tokens, so that members stay signed in. Throws `copy`.
    public func run(
        _ tell: @Sendable (_ table: String, _ rows: Int) -> Void
    ) async throws(TransferError) {
        try await DataTransfer.atCopy { () throws(CopyError) in
            try await begun.run(tell)
            try await keys.carry()
        }
    }

    /// Copies the files that the rows need to the target server's place for them and returns the result.
    /// Repeating it copies only missing files. Throws `service`.
    public func carryFiles() async throws(TransferError) -> CarriedFiles {
        do throws(ServiceFailure) {
            return try await files.run()
        } catch {
            throw .service(error)
        }
    }

    /// Compares all rows of both; if they are equal the copy is complete. Throws `copy`.
    public func verify(
        _ tell: @Sendable (_ rows: Int) -> Void
    ) async throws(TransferError) -> [TransferredTable] {
        try await DataTransfer.atCopy { () throws(CopyError) in
            try await begun.verify(tell).map(TransferredTable.init)
        }
    }
}
