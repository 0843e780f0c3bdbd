import BlobsS3
public import Composition
import DatabaseCopy
import Settings
import Terminal
import Vocabulary
import Wire

extension Documents {
    /// Every error code of these domains, of all unless said otherwise, with its kind, HTTP status, exit code
    /// and meaning, as tables in Markdown.
    public static func errors(of domains: [Domain] = Domain.all) -> String {
        document(introduction, [shared, limits] + domains.map(table) + ofPrograms)
    }

    /// The error codes that belong to no domain.
    public static func sharedErrors() -> String {
        document(introduction, [shared, limits] + ofPrograms)
    }

    private static var ofPrograms: [ErrorTable] {
        [installation, copies, backups, restores, exports, erasures, objectStores, settings]
    }

    /// The error codes of one domain's verbs.
    public static func errors(of domain: Domain) -> String {
        document("# Errors of \(domain.name)\n", [table(domain)])
    }

    private static func document(_ head: String, _ tables: [ErrorTable]) -> String {
        ([head] + tables.map(\.text)).joined(separator: "\n") + "\n"
    }

    private static let introduction = """
        # Errors

        Emitted by `madang-server errors`; a test checks that it is current. A server answers an error with a
        problem document (RFC 9457) whose `code` is stable. A program ends with the exit code that stands
        here; two more belong to no error: 64 for a wrong command line, 130 when the person broke off.

        """

    private static func table(_ domain: Domain) -> ErrorTable {
        let failures = Set(domain.endpoints.flatMap(\.failures))
        let rows = failures.map { ErrorTable.Row($0.code, $0.kind, $0.message) }
        return ErrorTable("Of the verbs of \(domain.name)", rows.sorted { $0.code < $1.code })
    }

    private static var shared: ErrorTable {
        let failures: [ServiceFailure] = [
            .signInRequired, .accessExpired, .accessInvalid, .silenced(.example), .badRequest([]),
            .noSuchEndpoint,
            .keyReused, .keyInFlight, .limited(retryAfterSeconds: 30),
            .tooBroad(retryAfterSeconds: 2),
            .unavailable("reason"), .internal("reason"),
        ]
        return ErrorTable(
            "Of any verb",
            failures.map { failure in
                ErrorTable.Row(failure.code, failure.kind, failure.message, status: Problem(failure).status)
            })
    }

    private static var limits: ErrorTable {
        let problems: [Problem] = [
            .bodyTooLarge(1_048_576), .headTooLarge(16_384), .bodyTooSlow(.seconds(20)), .badHost,
            .unknownExpectation, .unsupportedMediaType([]), .rangeNotSatisfiable(1_048_576),
        ]
        return ErrorTable(
            "Of a server, for requests over its limits",
            problems.map { ErrorTable.Row($0.code, .invalid, $0.detail, status: $0.status) })
    }

    private static let brokenPromise = Phrase(en: "a hold is on a listing", ko: "예약한 물건이 있습니다")

    private static var backups: ErrorTable {
        let errors: [BackupError] = [
            .noDatabase(.memory), .missing("madang.sqlite"), .folder(.occupied("backup")),
            .folder(.noParent("backups")), .differs("listings"),
            .broken(brokenPromise), .program(.missing("pg_dump")),
            .program(.failed("pg_dump", "reason")),
        ]
        return ErrorTable(
            "Of 'madang-server backup'",
            errors.map { ErrorTable.Row(ofProgram: $0.description) })
    }

    private static var exports: ErrorTable {
        let errors: [ExportError] = [.folder(.occupied("bora")), .folder(.noParent("exports"))]
        return ErrorTable(
            "Of 'madang-server members export'",
            errors.map { ErrorTable.Row(ofProgram: $0.description) })
    }

    private static var restores: ErrorTable {
        let errors: [RestoreError] = [
            .noDatabase(.memory), .notABackup("backup"), .newer("backup"), .damaged("backup/keys"),
            .otherEngine("postgres", .memory), .inUse(.sqlite(path: "madang.sqlite")),
            .underWay(.sqlite(path: "madang.sqlite")), .differs("listings"), .broken(brokenPromise),
            .brokenInPlace(brokenPromise),
            .withdrawals(.unreadable("madang.sqlite.withdrawn", "this is no file")),
            .withdrawals(.line("madang.sqlite.withdrawn", 3)),
        ]
        return ErrorTable(
            "Of 'madang-server restore'",
            errors.map { ErrorTable.Row(ofProgram: $0.description) })
    }

    private static var erasures: ErrorTable {
        let errors: [ErasureError] = [
            .noDatabase(.memory), .noValues("said.txt"), .values("said.txt", "line 3 has fewer than 4 bytes"),
        ]
        return ErrorTable(
            "Of 'madang-server check --erased'",
            errors.map { ErrorTable.Row(ofProgram: $0.description) })
    }

    private static var objectStores: ErrorTable {
        let obstacles: [S3Obstacle] = [
            .wrongKey, .notAllowed("put"), .noBucket, .wrongRegion("eu-west-1"), .wrongClock,
            .refused("405 (MethodNotAllowed)"), .silent("object store: the server did not answer in time"),
        ]
        return ErrorTable(
            "Of an object store for pictures, when a server starts",
            obstacles.map {
                ErrorTable.Row(
                    ofProgram: PictureStoreError.obstacle($0, at: "s3:https://h/madang/").description)
            })
    }

    private static var installation: ErrorTable {
        ErrorTable(
            "Of commands on this machine",
            [
                ErrorTable.Row(
                    ofProgram: InstallationError.noDatabase(.sqlite(path: "madang.sqlite")).description)
            ])
    }

    private static var copies: ErrorTable {
        let errors: [TransferError] = [
            .noDatabase(flag: "--to", value: "memory"), .secretFlag("--from"), .same,
            .copy(.noMadang(.source)), .copy(.outdated(.source, steps: ["auth-0002-keys"])),
            .copy(.newer(.target)), .copy(.undeclared(["offers", "listings.note"])),
            .copy(.occupied(table: "listings")), .copy(.ofAnother),
            .copy(.overtaken), .copy(.otherKeys(place: "madang.sqlite.keys")),
            .copy(.unstorable(table: "listings", key: "01h…")),
            .copy(.refused(table: "listings", reason: "reason")),
            .different(table: "listings", key: "01h…"),
        ]
        return ErrorTable(
            "Of copies between databases (madang data)",
            errors.map { ErrorTable.Row(ofProgram: $0.description) })
    }

    private static var settings: ErrorTable {
        let entry = SettingEntry(key: .port, value: "http", source: .flag(SettingKey.port.flag))
        let password = SettingEntry(
            key: .backend, value: "postgres://dal:secret@db/madang", source: .flag(SettingKey.backend.flag))
        let file = "config.yaml"
        let errors: [SettingsError] = [
            .badValue(entry, .outOfRange(minimum: 0, maximum: 65_535)),
            .unknownEndpoint(
                SettingEntry(key: .limits, value: "auth.joyn=1/1s", source: .flag(SettingKey.limits.flag)),
                nearest: ["auth.join", "auth.login", "auth.logout"]),
            .secretFlag(password), .missingFile(file), .unknownKey("prot", file: file),
            .unreadableFile(file, reason: "reason"),
            .objectStore(.noKeys(file: "s3-credentials")),
            .objectStore(.missingKey("AWS_SECRET_ACCESS_KEY", beside: "AWS_ACCESS_KEY_ID")),
            .objectStore(.openFile("s3-credentials")), .objectStore(.linksToFolder("madang.sqlite.pictures")),
            .payments(.sandboxWithFile("portone")), .payments(.sandboxWithLive),
            .payments(.missing([.paymentsFile, .operatorName])), .payments(.noSecureAddress),
            .payments(.openFile("portone")), .payments(.noFile("portone")),
            .payments(.badLine("portone", 3, expected: "store store-…")),
            .payments(.incomplete("portone", "store store-…")), .payments(.noSandboxAddress),
        ]
        return ErrorTable(
            "Of the configuration, before a program starts (exit code 64)",
            errors.map { ErrorTable.Row(ofProgram: $0.description) })
    }
}

/// A section of the document.
private struct ErrorTable {
    let title: String
    let rows: [Row]

    init(_ title: String, _ rows: [Row]) {
        self.title = title
        self.rows = rows
    }

    struct Row {
        let code: String
        let text: String

        /// An error that travels over HTTP, with the kind's status unless said otherwise.
        init(_ code: String, _ kind: ErrorKind, _ meaning: String, status: Int? = nil) {
            self.init(code, kind, meaning, status: "\(status ?? kind.status)", ExitStatus(kind))
        }

        /// An error that programs alone meet.
        init(ofProgram error: ErrorDescription) {
            self.init(error.code, error.kind, error.english, status: "–", error.exitStatus)
        }

        private init(
            _ code: String, _ kind: ErrorKind, _ meaning: String, status: String, _ exitStatus: ExitStatus
        ) {
            self.code = code
            text = "| `\(code)` | \(kind) | \(status) | \(exitStatus.rawValue) | \(meaning) |"
        }
    }

    var text: String {
        let head = [
            "## \(title)", "", "| code | kind | HTTP | exit | meaning |", "| --- | --- | ---: | ---: | --- |",
        ]
        return (head + rows.map(\.text)).joined(separator: "\n") + "\n"
    }
}
