import ArgumentParser
import Commands
import Composition
import Sample
import Settings
import Terminal
import Vocabulary

/// Fills a backend with the sample neighbourhood.
struct Seed: HarnessCommand {
    static var configuration: CommandConfiguration {
        .words(
            "seed", en: "Fill a backend with a sample neighbourhood; again does nothing.",
            ko: "예시 동네의 회원과 물건을 채웁니다. 이미 채운 곳에서는 아무것도 하지 않습니다.",
            examples: [Phrase("madang-harness seed --backend sqlite:madang.sqlite --listings 50")])
    }

    @Option(
        help: .words(
            en: "Where the data is: memory, sqlite:PATH, postgres://… or http(s)://HOST[:PORT].",
            ko: "데이터 위치: memory, sqlite:경로, postgres://…, http(s)://호스트[:포트].", value: "backend"))
    var backend: String?

    @Option(
        help: .words(en: "The configuration file.", ko: "설정 파일.", value: "path"),
        completion: .file())
    var config: String?

    @Option(help: .words(en: "How many listings there shall be.", ko: "채울 물건 수.", value: "count"))
    var listings = 300

    @Option(
        help: .words(en: "The same seed gives the same goods.", ko: "시드가 같으면 같은 물건을 만듭니다.", value: "number"))
    var seed: UInt64 = 1

    @OptionGroup(title: GlobalOptions.title) var language: LanguageOption

    func validate() throws {
        try ValidationError.require(listings, in: 0...1_000_000_000, "--listings")
    }

    func run(on console: Console) async throws {
        let flags = backend.map { [SettingKey.backend: $0] } ?? [:]
        let settings = try Settings.read(flags: flags, configuration: config)
        let platform = try await Backend.open(settings)
        do {
            let neighbourhood = SampleNeighbourhood(listings: listings, seed: seed)
            let total = neighbourhood.total
            let label = Phrase(en: "Filling", ko: "채우는 중")
            let outcome = try await console.withProgress(label, of: total) { bar in
                try await neighbourhood.fill(platform) { progress in
                    bar.advance()
                    if !console.isErrorTerminal { Self.show(progress, console) }
                }
            }
            console.print(Self.phrase(outcome, settings.backend))
            if let missing = Self.missing(outcome) { console.note(missing) }
        } catch {
            await platform.close()
            throw error
        }
        await platform.close()
    }

    /// Where no bar can be shown, some ten lines tell how far it is.
    private static func show(_ progress: SampleProgress, _ console: Console) {
        let step = max(1, progress.total / 10)
        guard progress.done.isMultiple(of: step) || progress.done == progress.total else { return }
        console.note(Phrase("\(progress.done)/\(progress.total)"))
    }

    private static func english(_ parts: [SampleOutcome.Part]) -> String {
        parts.map { "\($0.count) \($0.english)" }.joined(separator: ", ")
    }

    private static func korean(_ parts: [SampleOutcome.Part]) -> String {
        parts.map { "\($0.korean) \($0.count)개" }.joined(separator: ", ")
    }

    /// The remark on omitted pictures; nil if there are none.
    private static func missing(_ outcome: SampleOutcome) -> Phrase? {
        guard case .filled(_, _, let pictures) = outcome, let reason = pictures.reason else { return nil }
        return Phrase(
            en: "\(pictures.refused) pictures were left out. \(reason.en)",
            ko: "사진 \(pictures.refused)장은 추가하지 못했습니다. \(reason.ko)")
    }

    private static func phrase(_ outcome: SampleOutcome, _ backend: Backend) -> Phrase {
        switch outcome {
        case .filled(let members, let parts, let pictures):
            Phrase(
                en: "Added \(members) members, \(Self.english(parts)) and \(pictures.added) pictures to "
                    + "\(backend). Sign in as \(SampleNeighbourhood.email(of: 0)), password "
                    + "\(SampleNeighbourhood.password).",
                ko: "\(backend)에 이웃 \(members)명, \(Self.korean(parts)), 사진 \(pictures.added)장을 추가했습니다. "
                    + "\(SampleNeighbourhood.email(of: 0)), 비밀번호 \(SampleNeighbourhood.password)(으)로 로그인하세요.")
        case .alreadyFilled:
            Phrase(
                en: "The neighbourhood at \(backend) is already filled: nothing was added.",
                ko: "\(backend)에는 이미 이웃이 있어 추가하지 않았습니다.")
        }
    }
}
