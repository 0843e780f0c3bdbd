public import ArgumentParser
import Commands
import Composition
import Terminal
public import Verification

/// Feeds readers and endpoints with inputs that are nearly right.
struct FuzzCommand: HarnessCommand, ExplainedCommand {
    static var configuration: CommandConfiguration {
        .words(
            "fuzz", en: "Feed readers and endpoints with inputs that are nearly right.",
            ko: "거의 올바른 입력을 리더와 엔드포인트에 넣어 봅니다.",
            examples: [
                Phrase("madang-harness fuzz json cursor --count 100000"),
                Phrase("madang-harness fuzz body --from 41000 --count 1000"),
            ])
    }
    static var explanation: Phrase {
        let targets = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
        return Phrase(
            en: """
                Targets: \(targets). Everything runs in this process, on data in memory; only pictures are \
                decoded by madang-pictures, a process for each. Ends with 0 only if nothing was found, with \
                1 otherwise. An input that ends the process is one after the number \
                that was told last: --from that number finds it.
                """,
            ko: """
                대상: \(targets). 모두 이 프로세스 안에서 메모리의 데이터로 실행하며, 사진만 한 장마다 madang-pictures \
                프로세스에서 디코딩합니다. 아무 문제도 찾지 못했을 때만 \
                0으로, 아니면 1로 끝납니다. 프로세스가 죽었다면 그 입력은 마지막으로 출력된 번호보다 뒤에 있습니다. \
                그 번호를 --from으로 주면 찾을 수 있습니다.
                """)
    }

    @Argument(help: .words(en: "What is fed; default: all.", ko: "넣어 볼 대상. 기본값: 전부.", value: "target"))
    var targets: [FuzzTarget] = []

    @Option(help: .words(en: "How many inputs each target gets.", ko: "대상마다 넣을 입력 수.", value: "number"))
    var count = 10_000

    @Option(help: .words(en: "The number of the first input.", ko: "첫 입력의 번호.", value: "number"))
    var from = 0

    @Option(
        help: .words(en: "The same seed gives the same inputs.", ko: "시드가 같으면 같은 입력을 만듭니다.", value: "number"))
    var seed: UInt64 = 1

    @OptionGroup(title: GlobalOptions.title) var language: LanguageOption

    func validate() throws {
        try ValidationError.require(count, in: 1...1_000_000_000, "--count")
        try ValidationError.require(from, in: 0...1_000_000_000, "--from")
    }

    func run(on console: Console) async throws {
        var isClean = true
        for target in targets.isEmpty ? FuzzTarget.allCases : targets {
            let step = max(1000, count / 10)
            // Pictures go through the real decoder, several at a time.
            let decoding = target == .pictures ? try await PictureDecoding.beside(waiting: 100) : .plain
            let run = FuzzRun(target, seed: seed, decoding: decoding)
            let report = try await run.run(from..<from + count) { [from] number in
                if (number + 1 - from).isMultiple(of: step) {
                    console.note(Phrase("\(target.rawValue): \(number + 1)"))
                }
            }
            Self.show(report, console)
            if report.faultCount > 0 { isClean = false }
        }
        if !isClean { throw ExitCode.failure }
    }

    private static func show(_ report: FuzzReport, _ console: Console) {
        let answers = report.answers.sorted { $0.key < $1.key }
        let english = answers.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
        let korean = answers.map { "\(Self.korean[$0.key] ?? $0.key) \($0.value)" }.joined(separator: ", ")
        let name = report.target.rawValue
        console.print(
            Phrase(
                en: "\(name): \(report.count) inputs, \(report.faultCount) faults (\(english))",
                ko: "\(name): 입력 \(report.count)개, 문제 \(report.faultCount)개 (\(korean))"))
        for fault in report.faults { console.print(Phrase(en: "  " + fault.en, ko: "  " + fault.ko)) }
        console.flush()
    }

    /// Kinds of answers; a status is the same in both languages.
    private static let korean = [
        "read": "읽음", "refused": "거절", "harmless": "무해", "hostile": "유해",
        "visited": "방문자", "signed in": "회원",
        "signed, accepted": "서명 맞음, 수락", "signed, refused": "서명 맞음, 거절", "signed, expired": "서명 맞음, 만료",
        "signed, failed": "서명 맞음, 오류",
    ]
}

extension FuzzTarget: ExpressibleByArgument {}
