import Composition
import Database
import DatabasePostgres
import Glibc
import Hashing
import Settings
import Vocabulary

/// A schema of PostgreSQL. The backup is restored into its own schema beside it; one transaction swaps their
/// names and keeps others from writing to the tables from its beginning.
struct PostgresRestoreTarget: RestoreTarget {
    private let location: PostgresLocation
    private let domains: [Domain]
    private let time: any TimeSource
    private let schemas: PostgresSchemas
    private let turn: PostgresHold
    private let reading: ExternalProgram
    private let executing: ExternalProgram
    /// When this restore began; makes the name of its schema unique.
    private let moment: String

    /// Throws `program` if PostgreSQL's own programs are missing.
    init(
        _ location: PostgresLocation, _ domains: [Domain], _ time: any TimeSource
    ) throws(RestoreError) {
        do throws(ExternalProgramError) {
            (reading, executing) = (try ExternalProgram("pg_restore"), try ExternalProgram("psql"))
        } catch {
            throw .program(error)
        }
        (self.location, self.domains, self.time) = (location, domains, time)
        schemas = PostgresSchemas(of: location)
        turn = PostgresHold(of: location)
        moment = time.now().compact.lowercased()
    }

    var engine: BackupManifest.Engine { .postgres }

    func begin() async throws(RestoreError) {
        let isTaken = try await mappingDatabaseErrors(RestoreError.self) { () async throws(DatabaseError) in
            try await turn.begin()
        }
        if !isTaken { throw .underWay(.postgres(location)) }
    }

    func end() async { await turn.end() }

    /// The names change atomically, so that nothing is ever left unfinished.
    func finishEarlier() async throws(RestoreError) -> RestoreAside? { nil }

    func hold() async throws(RestoreError) {
        try await awaitOthers()
        try await orInUse { () async throws(DatabaseError) in try await turn.lock() }
    }

    func release() async { await turn.release() }

    private func awaitOthers() async throws(RestoreError) {
        try await awaitTruth { () async throws(DatabaseError) in try await turn.others() == 0 }
    }

    /// Waits up to ten seconds for other connections to end: this program's closed ones count for a moment,
    /// and those of a killed program until the database notices.
    private func awaitTruth(_ look: () async throws(DatabaseError) -> Bool) async throws(RestoreError) {
        for _ in 0..<100 {
            if try await orInUse(look) { return }
            try? await Task.sleep(for: .milliseconds(100))
        }
        throw .inUse(.postgres(location))
    }

    /// A lock timeout means that programs use the tables.
    private func orInUse<Value: Sendable>(
        _ body: () async throws(DatabaseError) -> Value
    ) async throws(RestoreError) -> Value {
        let result: Result<Value, DatabaseError>
        do throws(DatabaseError) {
            result = .success(try await body())
        } catch {
            result = .failure(error)
        }
        if case .failure(.contention) = result { throw .inUse(.postgres(location)) }
        return try await mappingDatabaseErrors(RestoreError.self) { () throws(DatabaseError) in
            try result.get()
        }
    }

    func withdrawn() async throws(RestoreError) -> KnownWithdrawals {
        KnownWithdrawals(
            try await RestoreError.mappingServiceFailures { () throws(ServiceFailure) in
                try await LocalPlatform.withdrawnMembers(in: .postgres(location), of: domains)
            })
    }

    func stage(_ backup: BackupFolder) async throws(RestoreError) -> Backend {
        let staging = try await stagingName()
        let dumped = backup.manifest.schema ?? "public"
        try await clearEarlier()
        let program = try await programName()
        let isTaken = try await mappingDatabaseErrors(RestoreError.self) { () throws(DatabaseError) in
            try await schemas.has(dumped)
        }
        // The dump names its schema in every command, so the schema has that name during the transaction, in
        // which no other connection sees it.
        let before = isTaken ? [PostgresSchemas.renaming(dumped, to: Self.hidden)] : []
        let after = isTaken ? [PostgresSchemas.renaming(Self.hidden, to: dumped)] : []
        do throws(ExternalProgramError) {
            try carry(
                backup.path(of: BackupFolder.Name.dump), dumped, as: program,
                before: [Self.turn] + before + ["CREATE SCHEMA \(PostgresSchemas.quoted(dumped))"],
                after: [PostgresSchemas.renaming(dumped, to: staging)] + after)
        } catch {
            throw .program(error)
        }
        return .postgres(try await staged(staging))
    }

    /// Removes the remains of an interrupted restore: psql, which may still be running, and schemas.
    private func clearEarlier() async throws(RestoreError) {
        let (beginning, program) = (try await stagingBeginning(), try await programName())
        try await mappingDatabaseErrors(RestoreError.self) { () throws(DatabaseError) in
            try await schemas.terminate(program)
            for name in try await schemas.names(beginning: beginning) { try await schemas.drop(name) }
        }
    }

    /// The name of the present schema while the dump is executed.
    private static let hidden = "madang_hidden"

    /// Two restores would rename the same schema.
    private static let turn = "SELECT pg_advisory_xact_lock(1296122994, hashtext('restore'))"

    /// The name under which psql connects to the server.
    private func programName() async throws(RestoreError) -> String {
        try await String("madang restore/\(currentSchema())".prefix(63))
    }

    func discard() async { try? await clearEarlier() }

    func putInPlace() async throws(RestoreError) -> RestoreAside {
        let (current, staging) = (try await currentSchema(), try await stagingName())
        let end = "_before_" + time.now().compact.lowercased()
        // PostgreSQL truncates names at 63 bytes.
        let aside = String(current.prefix(63 - end.utf8.count)) + end
        do throws(RestoreError) {
            try await awaitOthers()
            try await awaitTruth { () async throws(DatabaseError) in
                try await turn.exchange([(current, aside), (staging, current)])
            }
        } catch {
            await discard()
            throw error
        }
        let wayBack = [(current, staging), (aside, current)].map { PostgresSchemas.renaming($0.0, to: $0.1) }
        let commands = wayBack.joined(separator: "; ")
        return RestoreAside(place: "schema \(aside)", wayBack: "BEGIN; \(commands); COMMIT;")
    }

    /// Runs psql, in one transaction, with pg_restore's output for the dump. A truncated output would be
    /// found by comparing the tables.
    private func carry(
        _ dump: String, _ schema: String, as program: String, before: [String], after: [String]
    ) throws(ExternalProgramError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .failed("pipe", String(cString: strerror(errno))) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let words = ["--schema=\(schema)", "--no-owner", "--no-privileges", "--file=-", dump]
        let commands = before.flatMap { ["--command", $0] } + ["--file", "-"]
        let restoring = Result { () throws(ExternalProgramError) in
            try reading.start(words, [:], output: ends[1])
        }
        close(ends[1])
        let executed = Result { () throws(ExternalProgramError) in
            try executing.start(
                ["--no-psqlrc", "--quiet", "--set", "ON_ERROR_STOP=1", "--single-transaction"] + commands
                    + after.flatMap { ["--command", $0] },
                location.environment.merging(["PGAPPNAME": program]) { $1 }, input: ends[0])
        }
        close(ends[0])
        let ended = Result { () throws(ExternalProgramError) in try executed.get().wait() }
        try restoring.get().wait()
        try ended.get()
    }
}

extension PostgresRestoreTarget {
    private func currentSchema() async throws(RestoreError) -> String {
        try await mappingDatabaseErrors(RestoreError.self) { () throws(DatabaseError) in
            try await schemas.current()
        }
    }

    /// The prefix of schema names into which restores of the present schema load their data: a hash, so that
    /// all prefixes have one length and differ between schemas.
    private func stagingBeginning() async throws(RestoreError) -> String {
        var hash = SHA256()
        hash.update(Array(try await currentSchema().utf8))
        return "madang_restoring_\(hash.text.prefix(16))_"
    }

    private func stagingName() async throws(RestoreError) -> String { try await stagingBeginning() + moment }

    private func staged(_ schema: String) async throws(RestoreError) -> PostgresLocation {
        try await mappingDatabaseErrors(RestoreError.self) { () throws(DatabaseError) in
            try location.inSchema(schema)
        }
    }
}
