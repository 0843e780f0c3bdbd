import ArgumentParser
import Commands
import Composition
import Settings
import Terminal
import Vocabulary

/// Brings the database's schema up to date without serving.
struct Migrate: ServerCommand {
    static var configuration: CommandConfiguration {
        .words(
            "migrate", en: "Bring the database schema up to date, and list the steps that were missing.",
            ko: "데이터베이스 스키마를 최신으로 만들고, 빠져 있던 단계를 출력합니다.",
            examples: [Phrase("madang-server migrate --backend sqlite:madang.sqlite")])
    }

    @OptionGroup(title: GlobalOptions.title) var options: ServerOptions

    func run(serving domains: [Domain]) async throws {
        let settings = try options.settings()
        try settings.requireLocalBackend()
        let isNew = settings.isMissingFile
        let steps = try await LocalPlatform.migrate(settings, domains: domains)
        let made = Phrase(en: "created \(settings.backend)", ko: "만듦: \(settings.backend)")
        try StandardOutput.write((isNew ? [made] : []) + steps.map { Phrase($0) })
    }
}

/// Adds a signing key.
struct RotateKeys: ServerCommand {
    static var configuration: CommandConfiguration {
        .words(
            "rotate-keys",
            en: "Sign access tokens with a new key from now on; running servers follow within a minute.",
            ko: "지금부터 새 키로 액세스 토큰에 서명합니다. 실행 중인 서버도 1분 안에 새 키를 씁니다.",
            examples: [Phrase("madang-server rotate-keys")])
    }

    @OptionGroup(title: GlobalOptions.title) var options: ServerOptions

    func run(serving domains: [Domain]) async throws {
        let settings = try options.settings()
        try settings.requireLocalBackend()
        try settings.requireDatabase()
        let file = try await LocalPlatform.rotateKeys(settings, domains: domains)
        if let file { try StandardOutput.write([file]) }
    }
}

extension Settings {
    /// Throws if the data is behind another server.
    func requireLocalBackend() throws(ProgramFailure) {
        if backend.isLocal { return }
        throw ProgramFailure(
            Phrase(
                en: "\(backend) is a server. Choose a database with --backend: sqlite:PATH or postgres://….",
                ko: "\(backend)은(는) 서버입니다. --backend로 데이터베이스를 고르세요: sqlite:PATH 또는 postgres://…."),
            exitStatus: .usage)
    }
}
