public import Composition
import Database
import Glibc
public import Settings
public import Terminal
public import Vocabulary

/// Looks whether a database is one that this program can work with, and whether what is in it fits together.
/// Nothing is changed.
public struct DatabaseCheck: Sendable {
    private let backend: Backend
    private let domains: [Domain]
    private let heads: [LogHead]

    /// Examines the database of the settings' backend, which is of these domains.
    public init(_ settings: Settings, domains: [Domain] = Domain.all) {
        self.init(settings.backend, domains)
    }

    /// Examines the database of the settings' backend, and whether its append-only logs still hold what they
    /// held when the backup in that folder was made. Throws `notABackup`, `newer` and outages.
    public init(
        _ settings: Settings, against folder: String, domains: [Domain] = Domain.all
    ) throws(RestoreError) {
        let backup = try BackupFolder(at: Settings.absolutePath(of: folder))
        self.init(settings.backend, domains, heads: backup.manifest.logs)
    }

    /// Examines that database of these domains.
    init(_ backend: Backend, _ domains: [Domain], heads: [LogHead] = []) {
        self.backend = backend
        self.domains = domains
        self.heads = heads
    }

    /// The first promise about the data that is not kept; nil if all are. An index or a trigger is left
    /// out: it can be mended in place, and is no reason to be without a backup. Throws as `run`.
    func firstFault() async throws(ServiceFailure) -> Phrase? {
        var fault: Phrase?
        _ = try await run(naming: 1, objects: false) {
            if $0.fault != nil { fault = fault ?? $0.promiseWords }
        }
        return fault
    }

    /// Reports each finding as soon as it is known; returns whether all was well. A finding names at most
    /// `limit` rows that break its promise.
    ///
    /// Throws `unavailable` if the database cannot be opened or fails during the check.
    public func run(
        naming limit: Int = 5, _ tell: (Finding) -> Void
    ) async throws(ServiceFailure) -> Bool {
        try await run(naming: limit, objects: true, tell)
    }

    private func run(
        naming limit: Int, objects: Bool, _ tell: (Finding) -> Void
    ) async throws(ServiceFailure) -> Bool {
        guard let place = backend.database else { return true }
        try backend.requireNoRemains()
        if case .sqlite(let path) = backend, access(path, F_OK) != 0 {
            tell(
                Finding(
                    Phrase(en: "there is a database", ko: "데이터베이스가 있습니다"),
                    Phrase(
                        en: "\(path) does not exist; create it with 'madang-server migrate'",
                        ko: "\(path) 파일이 없습니다. 'madang-server migrate'로 만드세요")))
            return false
        }
        do throws(DatabaseError) {
            let database = try await place.open()
            do throws(DatabaseError) {
                let isGood = try await examine(database, naming: limit, objects, tell)
                await database.close()
                return isGood
            } catch {
                await database.close()
                throw error
            }
        } catch {
            throw error.service
        }
    }

    private func examine(
        _ database: OpenDatabase, naming limit: Int, _ objects: Bool, _ tell: (Finding) -> Void
    ) async throws(DatabaseError) -> Bool {
        tell(
            Finding(
                Phrase(
                    en: "\(backend) responds as \(database.engine)",
                    ko: "\(backend)이(가) \(database.engine)(으)로 응답합니다")))
        let migrations = domains.migrations
        let missing = try await Migrator(migrations, time: SystemClock()).pending(database.sql)
        let advice = missing.isEmpty ? nil : try await advice(about: missing.map(\.name), database)
        tell(
            Finding(
                Phrase(
                    en: "the schema has all \(migrations.count) steps",
                    ko: "스키마가 \(migrations.count)단계를 모두 갖추었습니다"),
                advice))
        // What is not there yet cannot be examined.
        guard missing.isEmpty else { return false }
        var isGood = try await hasItsSchema(database, objects, tell)
        for check in IntegrityCheck.ofEngine(below: database.sql) + domains.checks {
            let offenders = try await check.offenders(in: database.sql, limit: limit + 1)
            tell(Finding(check, offenders, namedAtMost: limit))
            if !offenders.isEmpty { isGood = false }
        }
        if !hasFitList(tell) { isGood = false }
        return try await hasWhatItHad(database, tell) && isGood
    }

    /// Whether tables and columns are those that the domains declare, and, if it is asked, whether indexes,
    /// constraints and triggers are those of the migrations.
    private func hasItsSchema(
        _ database: OpenDatabase, _ objects: Bool, _ tell: (Finding) -> Void
    ) async throws(DatabaseError) -> Bool {
        let differences = try await domains.schemaComparison.differences(in: database.sql)
        let list = Phrase(
            en: differences.map(\.description).joined(separator: ", "),
            ko: differences.map(\.korean).joined(separator: ", "))
        tell(
            Finding(
                Phrase(
                    en: "the tables are those that the domains declare", ko: "테이블이 선언된 것과 같습니다"),
                differences.isEmpty ? nil : list))
        let findings =
            objects ? try await SchemaCheck.findings(in: database.sql, of: domains.migrations) : []
        findings.forEach(tell)
        return differences.isEmpty && findings.allSatisfy { $0.fault == nil }
    }

    /// What to do about steps that are missing. Where none was ever made and there are tables, these belong
    /// to another program, among whose tables Madang's are not to be made.
    private func advice(
        about missing: [String], _ database: OpenDatabase
    ) async throws(DatabaseError) -> Phrase {
        if missing.count == domains.migrations.count {
            let others = try await domains.schemaComparison.differences(in: database.sql).compactMap {
                if case .undeclared(let table) = $0 { table } else { nil }
            }
            if let first = others.first {
                return Phrase(
                    en: "these are tables of another program (\(first)); check --backend",
                    ko: "다른 프로그램의 테이블입니다 (\(first)). --backend를 확인하세요")
            }
        }
        let names = missing.joined(separator: ", ")
        return Phrase(
            en: "\(names) missing; run 'madang-server migrate'",
            ko: "\(names)이(가) 빠졌습니다. 'madang-server migrate'를 실행하세요")
    }

    /// Whether the list of withdrawals, if there is to be one, can be used.
    private func hasFitList(_ tell: (Finding) -> Void) -> Bool {
        guard let list = WithdrawalList(of: backend) else { return true }
        let finding = Finding(list)
        tell(finding)
        return finding.fault == nil
    }

    /// Whether the logs still have the entries by which they ended when the backup was made.
    private func hasWhatItHad(
        _ database: OpenDatabase, _ tell: (Finding) -> Void
    ) async throws(DatabaseError) -> Bool {
        var isGood = true
        for log in domains.logs {
            guard let head = heads.first(where: { $0.name == log.name }) else { continue }
            let contradiction = try await database.sql.read { reader throws(DatabaseError) in
                try log.contradiction(to: head, reader)
            }
            tell(
                Finding(
                    Phrase(
                        en: "the \(log.name) holds what it held in the backup",
                        ko: "백업에 있던 내용이 \(log.korean)에 그대로 있습니다"),
                    contradiction.map { Phrase(en: $0.english, ko: $0.korean) }))
            if contradiction != nil { isGood = false }
        }
        return isGood
    }
}

extension DatabaseCheck {
    /// One thing that was looked at.
    public struct Finding: Hashable, Sendable {
        /// What ought to be, for people.
        public let promiseWords: Phrase
        /// What is amiss, for people; nil if nothing is.
        public let faultWords: Phrase?
        /// Why it was not looked at, for people; nil if it was.
        public let omissionWords: Phrase?

        init(_ promise: Phrase, _ fault: Phrase? = nil) {
            (promiseWords, faultWords, omissionWords) = (promise, fault, nil)
        }

        /// What could not be looked at, and why.
        init(_ promise: Phrase, leftOut reason: Phrase) {
            (promiseWords, faultWords, omissionWords) = (promise, nil, reason)
        }

        /// What came of looking for who breaks a promise.
        init(_ check: IntegrityCheck, _ offenders: [String], namedAtMost limit: Int) {
            let list = offenders.prefix(limit).joined(separator: ", ")
            let hasMore = offenders.count > limit
            self.init(
                Phrase(en: check.promise, ko: check.korean),
                offenders.isEmpty
                    ? nil
                    : Phrase(
                        en: "fails for \(list)" + (hasMore ? " and more" : ""),
                        ko: "어긋난 항목: \(list)" + (hasMore ? " 등" : "")))
        }

        /// What ought to be, in English.
        public var promise: String { promiseWords.en }

        /// What is amiss, in English; nil if nothing is.
        public var fault: String? { faultWords?.en }
    }
}
