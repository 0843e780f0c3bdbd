import ArgumentParser
import Commands
import DeviceState
import Operations
import Preferences
import Settings
import Terminal
import Vocabulary

/// `madang use`: where madang works when `--backend` is not given.
struct Use: InstallationCommand {
    static var configuration: CommandConfiguration {
        .words(
            "use", en: "Show or change the server or database used by default.",
            ko: "기본으로 사용할 서버나 데이터베이스를 보거나 바꿉니다.",
            examples: [
                Phrase("madang use"), Phrase("madang use https://madang.example"), Phrase("madang use local"),
                Phrase("madang use --none"),
            ])
    }
    @Argument(
        help: .words(
            en: "A server's address, a database, or 'local' for the one of this device.",
            ko: "서버 주소, 데이터베이스, 또는 이 컴퓨터의 데이터베이스를 뜻하는 'local'.", value: "where"))
    var place: String?
    @Flag(help: .words(en: "Forget it; use the settings again.", ko: "기억을 지우고 설정을 따릅니다."))
    var none = false
    @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

    func run(_ installation: Installation, on console: Console) async throws {
        let device = Device(installation.environment)
        switch (place, none) {
        case (nil, false): return show(installation.settings, console)
        case (nil, true): try await device.preferences.reset(KnownPreferences.server.description)
        case (let place?, false):
            let backend = try chosen(place, installation.settings)
            try await device.preferences.set(
                KnownPreferences.server, to: RememberedBackend(backend, untilLogout: false))
        case (_?, true):
            throw UsageError(
                Phrase(
                    en: "An address and --none cannot be used together.", ko: "주소와 --none은 함께 쓸 수 없습니다."))
        }
        let early = EarlyOptions([])
        show(try await Remembered(early, installation.environment).settings(global.place), console)
    }

    private func chosen(_ text: String, _ settings: Settings) throws -> Backend {
        let place = text == "local" ? "sqlite:" + settings.directories.database : text
        guard let backend = try Backend(place, relativeTo: Settings.currentFolder), backend != .memory else {
            let forms = (["local"] + Backend.forms.dropFirst()).joined(separator: ", ")
            throw UsageError(
                Phrase(
                    en: "'\(text)' is not a server or database. Use one of: \(forms).",
                    ko: "'\(text)'은(는) 서버나 데이터베이스가 아닙니다. 다음 중 하나를 쓰세요: \(forms)."))
        }
        return backend
    }

    private func show(_ settings: Settings, _ console: Console) {
        guard let source = settings.source(of: .backend) else { return }
        let backend = "\(settings.backend)"
        switch console.format {
        case .json:
            console.show(
                .object([("backend", .string(backend)), ("source", .string(source.name))]))
        case .plain: console.print(cells: [backend, source.name])
        case .human:
            console.print(StyledText(backend))
            console.remark(source.words)
        }
    }
}
