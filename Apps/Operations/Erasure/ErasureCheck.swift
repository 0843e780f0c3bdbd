public import Composition
import Database
public import Settings
import Terminal
public import Vocabulary

/// Checks that no text of a withdrawn member remains: in rows, in letters, and in every byte of the
/// database's files, whether used by a row or an index or free. It reads a SQLite file and its log, and
/// PostgreSQL's tables if the role may read them. Changes nothing.
public struct ErasureCheck: Sendable {
    private let backend: Backend
    private let mailFolder: String
    private let member: MemberID
    private let values: ErasedValues
    private let domains: [Domain]
    private static let most = 20

    /// Examines the settings' database, which is of these domains.
    public init(
        _ settings: Settings, of member: MemberID, _ values: ErasedValues, domains: [Domain] = Domain.all
    ) {
        self.domains = domains
        backend = settings.backend
        mailFolder = settings.mailFolder
        self.member = member
        self.values = values
    }

    /// Reports each finding; returns whether all was well. Throws `noDatabase` and outages.
    public func run(_ tell: (DatabaseCheck.Finding) -> Void) async throws(ErasureError) -> Bool {
        guard let place = backend.database else { throw .noDatabase(backend) }
        // The bytes come first: closing a file drops all locks that this process holds on it.
        let files = try bytes()
        return try await mappingDatabaseErrors(ErasureError.self) { () async throws(DatabaseError) in
            let database = try await place.open()
            do throws(DatabaseError) {
                let isGood = try await examine(database, files, tell)
                await database.close()
                return isGood
            } catch {
                await database.close()
                throw error
            }
        }
    }

    private func examine(
        _ database: OpenDatabase, _ files: [FoundBytes], _ tell: (DatabaseCheck.Finding) -> Void
    ) async throws(DatabaseError) -> Bool {
        var isGood = true
        func note(_ finding: DatabaseCheck.Finding) {
            if finding.fault != nil { isGood = false }
            tell(finding)
        }
        let missing = try await Migrator(domains.migrations, time: SystemClock()).pending(database.sql)
        note(.ofSchema(missing: missing.count))
        guard missing.isEmpty else { return false }
        note(.of(member, hasWithdrawn: try await LocalPlatform.hasWithdrawn(member, in: database)))
        for table in domains.tables {
            let rows = try await rows(of: table).offenders(in: database.sql, limit: Self.most)
            note(.of(table, rows, areAll: rows.count < Self.most))
        }
        for file in files { note(try await file.finding(in: database.sql)) }
        guard case .postgres = backend else { return isGood }
        let found = try await FoundBytes.findings(of: TableFiles(database.sql), values, limit: Self.most)
        for finding in found { note(finding) }
        return isGood
    }

    private func rows(of table: SQLTable) -> IntegrityCheck {
        let texts = table.columns.filter { $0.kind == .text }
        let columns = SQL.joined(texts.map(\.sql) + ["1"], separator: ", ")
        return IntegrityCheck(rowsOf: table, columns: columns, as: "a row without it", ko: "행") {
            [values] row throws(DatabaseError) in
            for column in texts {
                guard let text = try row.optionalText(), let line = values.line(in: text.utf8) else {
                    continue
                }
                throw .corrupt("line \(line) in \(column.name)")
            }
        }
    }

    private func bytes() throws(ErasureError) -> [FoundBytes] {
        do throws(ServiceFailure) {
            let letters = try MailSearch(values).letters(in: mailFolder, limit: Self.most)
            let found = FoundBytes.letters(mailFolder, letters)
            guard case .sqlite(let path) = backend else { return [found] }
            let search = FileSearch(values)
            return [
                found, .database(path, try search.hits(in: path, limit: Self.most)),
                .log(path + "-wal", try search.hits(in: path + "-wal", limit: Self.most)),
            ]
        } catch {
            throw .service(error)
        }
    }
}

extension DatabaseCheck.Finding {
    fileprivate static func ofSchema(missing: Int) -> Self {
        Self(
            Phrase(en: "the schema has all steps", ko: "스키마가 모든 단계를 갖추었습니다"),
            missing == 0
                ? nil
                : Phrase(
                    en: "\(missing) are missing; 'madang-server migrate' adds them",
                    ko: "\(missing)단계가 빠졌습니다. 'madang-server migrate'로 추가하세요"))
    }

    fileprivate static func of(_ member: MemberID, hasWithdrawn: Bool) -> Self {
        Self(
            Phrase(en: "\(member) has withdrawn", ko: "\(member) 회원이 탈퇴했습니다"),
            hasWithdrawn
                ? nil
                : Phrase(
                    en: "the accounts do not know that member as one who has withdrawn",
                    ko: "탈퇴한 회원으로 기록되어 있지 않습니다"))
    }

    /// The rows of a table that hold a match.
    fileprivate static func of(_ table: SQLTable, _ rows: [String], areAll: Bool) -> Self {
        let list = rows.joined(separator: ", ")
        return Self(
            Phrase(
                en: "no row of \(table.name) holds any of it",
                ko: "\(table.name)의 행에 아무것도 남아 있지 않습니다"),
            rows.isEmpty
                ? nil
                : Phrase(
                    en: areAll ? list : list + " and perhaps more",
                    ko: areAll ? list : list + ", 더 있을 수 있습니다"))
    }
}
