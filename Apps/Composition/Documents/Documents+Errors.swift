import DatabaseCopy
import Vocabulary
import Wire

extension Documents {
    /// Every error code with its kind, HTTP status, exit code and meaning, as tables in Markdown.
    public static func errors() -> String {
        ([introduction] + ([shared, limits] + domains + [copies, backups, settings]).map(\.text)).joined(
            separator: "\n")
            + "\n"
    }

    private static let introduction = """
        # Errors

        Emitted by `madang-server errors`; a test checks that it is current. A server answers an error with a
        problem document (RFC 9457) whose `code` is stable. A program ends with the exit code that stands
        here; two more belong to no error: 64 for a wrong command line, 130 when the person broke off.

        """

    private static var domains: [ErrorTable] {
        let endpoints = Dictionary(grouping: endpoints, by: \.domain)
        return endpoints.keys.sorted().map { domain in
            let failures = Set(endpoints[domain, default: []].flatMap(\.failures))
            let rows = failures.map { ErrorTable.Row($0.code, $0.kind, $0.message) }
            return ErrorTable("Of the verbs of \(domain)", rows.sorted { $0.code < $1.code })
        }
    }

    private static var shared: ErrorTable {
        let failures: [ServiceFailure] = [
            .signInRequired, .accessExpired, .accessInvalid, .badRequest([]), .noSuchEndpoint,
            .keyReused, .keyInFlight, .limited(retryAfterSeconds: 30),
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
            .bodyTooLarge(1_048_576), .headTooLarge(16_384), .bodyTooSlow(.seconds(20)),
        ]
        return ErrorTable(
            "Of a server, for requests over its limits",
            problems.map { ErrorTable.Row($0.code, .invalid, $0.detail, status: $0.status) })
    }

    private static var backups: ErrorTable {
        let errors: [BackupError] = [
            .noFile(.memory), .missing("madang.sqlite"), .occupied("backup.sqlite"), .differs("listings"),
            .broken("a hold is on a listing"),
        ]
        return ErrorTable(
            "Of 'madang-server backup'",
            errors.map { ErrorTable.Row($0.code, $0.kind, $0.message, exitStatus: $0.kind.exitStatus) })
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
            errors.map { error in
                ErrorTable.Row(
                    error.code, error.kind, error.message,
                    exitStatus: error.isUsage ? 64 : error.kind.exitStatus)
            })
    }

    private static var settings: ErrorTable {
        let entry = SettingEntry(key: .port, value: "http", source: .flag(SettingKey.port.flag))
        let password = SettingEntry(
            key: .backend, value: "postgres://dal:secret@db/madang", source: .flag(SettingKey.backend.flag))
        let file = "config.yaml"
        let errors: [SettingsError] = [
            .badValue(entry, .outOfRange(minimum: 0, maximum: 65_535)),
            .secretFlag(password), .missingFile(file), .unknownKey("prot", file: file),
            .unreadableFile(file, reason: "reason"),
        ]
        return ErrorTable(
            "Of the configuration, before a program starts (exit code 64)",
            errors.map { ErrorTable.Row($0.code, $0.kind, $0.message, exitStatus: 64) })
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

        init(
            _ code: String, _ kind: ErrorKind, _ meaning: String, status: Int? = nil, exitStatus: Int32? = nil
        ) {
            self.code = code
            let status = exitStatus == nil ? String(status ?? kind.status) : "–"
            text = "| `\(code)` | \(kind) | \(status) | \(exitStatus ?? kind.exitStatus) | \(meaning) |"
        }
    }

    var text: String {
        let head = [
            "## \(title)", "", "| code | kind | HTTP | exit | meaning |", "| --- | --- | ---: | ---: | --- |",
        ]
        return (head + rows.map(\.text)).joined(separator: "\n") + "\n"
    }
}
