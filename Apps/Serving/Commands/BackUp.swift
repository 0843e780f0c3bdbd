import ArgumentParser
import Commands
import Composition
import Operations
import Settings
import Terminal
import Vocabulary

/// Backs the database up while servers work on it.
struct BackUp: ServerCommand {
    static var configuration: CommandConfiguration {
        .words(
            "backup",
            en: "Back up the database and its keys into a folder while servers run, and check the copy.",
            ko: "서버를 멈추지 않고 데이터베이스와 키를 폴더에 백업하고 검사합니다.",
            examples: [Phrase("madang-server backup ~/backups/2026-11-23")])
    }

    @OptionGroup(title: GlobalOptions.title) var options: ServerOptions

    @Flag(
        help: .words(
            en: "Also list every table with its rows and their hash.", ko: "테이블마다 행 수와 해시도 출력합니다."))
    var verbose = false

    @Argument(
        help: .words(en: "A folder that does not exist yet.", ko: "아직 없는 폴더.", value: "folder"),
        completion: .directory)
    var target: String

    func run(serving domains: [Domain]) async throws {
        let settings = try options.settings()
        let report = try await DatabaseBackup(settings, to: target, domains: domains).run()
        let (tables, files) = (report.tables, report.files)
        let (count, rows) = (tables.count, tables.reduce(0) { $0 + $1.rows })
        let listed = tables.map { table in
            Phrase(
                en: "\(table.name)\t\(table.rows.counted("row"))\t\(table.hash)",
                ko: "\(table.name)\t\(table.rows)행\t\(table.hash)")
        }
        try StandardOutput.write(
            (verbose ? listed : []) + [
                Phrase(
                    en: "OK: \(target), \(count.counted("table")) with \(rows.counted("row")), checked and "
                        + "compared.",
                    ko: "완료: \(target), 테이블 \(count)개 \(rows)행, 검사하고 비교했습니다."),
                Phrase(
                    en: "Files of pictures: \(files.present), \(files.bytes / 1_000) kB.",
                    ko: "사진 파일: \(files.present)개, \(files.bytes / 1_000)kB."),
            ] + files.missing.map { Phrase(en: "missing  \($0)", ko: "없음  \($0)") } + [
                Phrase(
                    en: "To restore it: \(wayBack(settings.backend))",
                    ko: "복원하려면: \(wayBack(settings.backend))")
            ])
    }

    private func wayBack(_ backend: Backend) -> String {
        ["madang-server", "restore", "--backend", "\(backend)", target].map(\.shellWord)
            .joined(separator: " ")
    }
}
