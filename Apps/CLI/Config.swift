import ArgumentParser
import Commands
import Operations
import Settings
import Terminal

/// `madang config`: every setting with its value and where that comes from.
struct Config: InstallationCommand {
    static var configuration: CommandConfiguration {
        .words(
            "config", en: "Show every setting and where it comes from.", ko: "모든 설정과 그 출처를 봅니다.",
            examples: [Phrase("madang config")])
    }
    @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

    func run(_ installation: Installation, on console: Console) async throws {
        let settings = installation.settings
        if console.format == .json { return console.show(document(settings)) }
        var table = Table([
            Table.Column(Phrase(en: "Setting", ko: "설정")),
            Table.Column(Phrase(en: "Value", ko: "값"), flexible: 16),
            Table.Column(Phrase(en: "Source", ko: "출처"), flexible: 8),
        ])
        table.rows = settings.entries.map { entry in
            let source =
                console.format == .plain ? entry.source.code : entry.source.words.text(in: console.language)
            return [StyledText(entry.key.rawValue), StyledText(entry.value), StyledText(source, .dim)]
        }
        console.show(table)
        guard console.format == .human else { return }
        let file = settings.directories.configurationFile
        console.remark(
            Phrase(
                en:
                    "Precedence: flags, MADANG_… variables, 'madang settings' (device, account), \(file), "
                    + "defaults.",
                ko: "우선순위: 옵션, MADANG_… 환경 변수, 'madang settings'(기기, 계정), \(file), 기본값."))
    }

    private func document(_ settings: Settings) -> JSONDocument {
        let entries = settings.entries.map { entry in
            let place = entry.source.place.map { [("place", JSONDocument.string($0))] } ?? []
            return JSONDocument.object(
                [
                    ("name", .string(entry.key.rawValue)), ("value", .string(entry.value)),
                    ("source", .string(entry.source.name)),
                ] + place)
        }
        let directories = settings.directories
        let folders: [(String, JSONDocument)] = [
            ("configuration", .string(directories.configurationFile)), ("data", .string(directories.data)),
            ("state", .string(directories.state)), ("cache", .string(directories.cache)),
        ]
        return .object([("settings", .array(entries)), ("places", .object(folders))])
    }
}

extension SettingSource {
    var code: String { [name, place].compactMap { $0 }.joined(separator: " ") }

    var words: Phrase {
        switch self {
        case .flag(let flag): Phrase(en: "flag \(flag)", ko: "옵션 \(flag)")
        case .environment(let name): Phrase(en: "variable \(name)", ko: "환경 변수 \(name)")
        case .device(let path):
            Phrase(en: "remembered in \(path)", ko: "\(path)에 기억한 값")
        case .account(let path):
            Phrase(en: "your account, as last read into \(path)", ko: "계정 설정, \(path)에 마지막으로 읽은 값")
        case .file(let path): Phrase(en: "file \(path)", ko: "파일 \(path)")
        case .default: Phrase(en: "default", ko: "기본값")
        }
    }
}
