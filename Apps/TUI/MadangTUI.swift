import ArgumentParser
import Commands
import Composition
import FoundationEssentials
import Glibc
import Settings
import Terminal
import Vocabulary

/// `madang-tui`: a neighbourhood's market on a whole screen.
@main
struct MadangTUI: ParsableCommand {
    static var configuration: CommandConfiguration {
        .words(
            "madang-tui", en: "Madang on a whole screen. '?' shows what every key does.",
            ko: "화면 전체로 쓰는 마당. '?'를 누르면 키를 볼 수 있습니다.", version: "madang-tui \(MadangVersion.text)",
            examples: [
                Phrase("madang-tui"), Phrase("madang-tui --backend https://madang.example"),
            ])
    }

    @Option(
        help: .words(
            en: "The colours: terminal, contrast or distinct; default: the setting 'theme'.",
            ko: "색 구성: terminal, contrast, distinct. 기본값: 설정 'theme'.", value: "name"),
        completion: .list(Theme.all.map(\.name)))
    var theme: String?
    @Option(
        help: .words(
            en: "Keys to move by: vi (arrows, too) or arrows; default: the setting 'keys'.",
            ko: "이동 키: vi(화살표 포함) 또는 arrows. 기본값: 설정 'keys'.", value: "name"),
        completion: .list(KeyMap.Preset.allCases.map(\.rawValue)))
    var keys: String?
    @Flag(help: .words(en: "Leave the mouse to the terminal.", ko: "마우스를 터미널에 맡깁니다."))
    var noMouse = false
    @Flag(help: .words(en: "Use no colours.", ko: "색을 쓰지 않습니다."))
    var noColor = false
    @Flag(
        help: .words(
            en: "Tell every screen line by line: for screen readers, braille and pipes.",
            ko: "화면을 한 줄씩 글로 들려줍니다: 화면 낭독기, 점자, 파이프용."))
    var linear = false
    @Option(
        help: .words(
            en: "Print completions for a shell, and nothing else: bash, zsh, fish.",
            ko: "자동 완성 스크립트만 출력합니다: bash, zsh, fish.", value: "shell"),
        completion: CompletionArgument.completion)
    var completions: String?
    @Flag(
        help: .words(
            en: "Print the manual page (roff), and nothing else.", ko: "설명서만 roff 형식으로 출력합니다."))
    var manual = false
    @OptionGroup var drawing: PictureOption
    @OptionGroup(title: GlobalOptions.title) var place: PlaceOptions
    @OptionGroup(title: GlobalOptions.title) var language: LanguageOption

    /// What the manual says besides the options.
    static let manualTexts = ManualTexts(
        Phrase(
            en: "Madang on a whole screen of the terminal. Press '?' on any screen to see its keys.",
            ko: "터미널 화면 전체로 쓰는 마당입니다. 어느 화면에서나 '?'를 누르면 키를 볼 수 있습니다."), [.exitStatus])

    static func main() async {
        OneArena.use()
        let program = ScreenProgram(
            arguments: ProgramArguments.words, environment: ProcessInfo.processInfo.environment)
        Glibc.exit(await program.run().rawValue)
    }

    /// The theme that was named; nil if none was. Throws a usage error for a name that no theme has.
    func chosenTheme() throws(UsageError) -> Theme? {
        guard let theme else { return nil }
        let names = Theme.all.map(\.name)
        guard let chosen = Theme.all.first(where: { $0.name == theme }) else {
            throw .unknown(theme, flag: "--theme", names)
        }
        return chosen
    }

    /// The keys that were named; nil if none were. Throws a usage error for a name that no preset has.
    func chosenKeys() throws(UsageError) -> KeyMap.Preset? {
        guard let keys else { return nil }
        guard let preset = KeyMap.Preset(rawValue: keys) else {
            throw .unknown(keys, flag: "--keys", KeyMap.Preset.allCases.map(\.rawValue))
        }
        return preset
    }
}

extension UsageError {
    fileprivate static func unknown(_ value: String, flag: String, _ names: [String]) -> UsageError {
        let names = names.joined(separator: ", ")
        return UsageError(
            Phrase(
                en: "'\(value)' is no value of \(flag). Use one of: \(names).",
                ko: "'\(value)'은(는) \(flag)의 값이 아닙니다. 다음 중 하나를 쓰세요: \(names)."))
    }
}
