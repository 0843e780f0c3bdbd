import ArgumentParser
import Commands
import Composition
import Operations
import Settings
import Terminal
import Vocabulary

/// Rewrites the database without what is left of rows that are gone.
struct Vacuum: ServerCommand, ExplainedCommand {
    static var configuration: CommandConfiguration {
        .words(
            "vacuum", en: "Rewrite the database so that nothing is left of deleted rows.",
            ko: "삭제한 행이 남지 않도록 데이터베이스를 새로 씁니다.", examples: [Phrase("madang-server vacuum")])
    }
    static let explanation = Phrase(
        en: """
            What members had written who have withdrawn is erased when they do, but remnants of it can \
            stay in the database's files. This removes them; for a quiet hour. On SQLite writes wait \
            meanwhile, and are refused after five seconds. On PostgreSQL one table after the other is \
            written anew (VACUUM FULL): reads and writes of that table wait meanwhile, and are refused \
            after ten seconds. It waits for the lock of a table for two seconds at a time, so that nobody \
            waits longer for it, and tries again for some minutes. It needs room for the largest table \
            once more, and the database's owner or a superuser.
            """,
        ko: """
            탈퇴한 회원이 쓴 글은 탈퇴할 때 지우지만, 데이터베이스 파일에 조각이 남을 수 있습니다. 그 조각까지 없앱니다. \
            한산한 시간에 하세요. SQLite에서는 그동안 쓰기가 기다리며, 5초가 지나면 거절됩니다. PostgreSQL에서는 테이블을 \
            하나씩 새로 씁니다(VACUUM FULL). 그동안 그 테이블의 읽기와 쓰기가 기다리며, 10초가 지나면 거절됩니다. 테이블 \
            잠금은 한 번에 2초까지만 기다리고 몇 분 동안 다시 시도합니다. 가장 큰 테이블만큼의 디스크 \
            공간이 더 필요하고, 데이터베이스 소유자나 슈퍼유저여야 합니다.
            """)

    @OptionGroup(title: GlobalOptions.title) var options: ServerOptions

    func run(serving domains: [Domain]) async throws {
        let settings = try options.settings()
        try settings.requireLocalBackend()
        try settings.requireDatabase()
        var failure: ProgramFailure?
        try await DatabaseVacuum.run(settings) { step in
            // A failing output must not interrupt the work.
            do throws(ProgramFailure) { try StandardOutput.write([step.line]) } catch { failure = error }
        }
        if let failure { throw failure }
        try StandardOutput.write([
            Phrase(en: "Rewrote \(settings.backend).", ko: "\(settings.backend) 데이터베이스를 새로 썼습니다.")
        ])
    }
}

extension DatabaseVacuum.Step {
    fileprivate var line: Phrase {
        switch self {
        case .rewrote(let table, let number, let count):
            Phrase(
                en: "ok    \(number)/\(count) \(table.harmless)",
                ko: "확인  \(number)/\(count) \(table.harmless)")
        case .waiting(let reason):
            Phrase(en: "wait  \(reason.harmless)", ko: "대기  \(reason.harmless)")
        }
    }
}
