import ArgumentParser
import Commands
import Operations
import Terminal
import Vocabulary

/// `madang doctor`: looks whether everything that the program needs is in order.
struct Doctor: InstallationCommand {
    static var configuration: CommandConfiguration {
        .words(
            "doctor", en: "Check the installation and say what to do.", ko: "설치 상태를 점검하고 해결 방법을 알려 줍니다.",
            examples: [Phrase("madang doctor")])
    }
    @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

    /// Throws `AlreadyReported` if anything fails, after showing what was found.
    func run(_ installation: Installation, on console: Console) async throws {
        let findings = await HealthCheck(installation).findings()
        show(findings, on: console)
        if findings.contains(where: { $0.level == .fail }) { throw AlreadyReported(.unavailable) }
    }

    private func show(_ findings: [HealthCheck.Finding], on console: Console) {
        switch console.format {
        case .json:
            let checks = findings.map { $0.document(console.language) }
            let isHealthy = !findings.contains { $0.level == .fail }
            console.show(.object([("healthy", .bool(isHealthy)), ("checks", .array(checks))]))
        case .plain:
            let rows = findings.map { $0.plainRow(console.language) }
            console.show(Table(names: ["level", "code", "detail", "advice"], rows: rows))
        case .human:
            for finding in findings { show(finding, on: console) }
        }
    }

    private func show(_ finding: HealthCheck.Finding, on console: Console) {
        let language = console.language
        let mark = StyledText(finding.level.words.text(in: language), finding.level.style)
        let gap = StyledText(String(repeating: " ", count: max(1, 6 - mark.displayWidth)))
        let said = "\(finding.name.text(in: language)): \(finding.detail.text(in: language))"
        console.print(mark + gap + StyledText(said))
        guard let advice = finding.advice?.text(in: language) else { return }
        for line in advice.wrapped(to: console.width - 8) { console.print(StyledText("      → " + line)) }
    }
}

extension HealthCheck.Finding {
    fileprivate func document(_ language: Language) -> JSONDocument {
        let more = advice.map { [("advice", JSONDocument.string($0.text(in: language)))] } ?? []
        return .object(
            [
                ("name", .string(code)), ("level", .string(level.rawValue)),
                ("detail", .string(detail.text(in: language))),
            ] + more)
    }

    fileprivate func plainRow(_ language: Language) -> [StyledText] {
        [level.rawValue, code, detail.text(in: language), advice?.text(in: language) ?? ""].map {
            StyledText($0)
        }
    }
}

extension HealthCheck.Finding.Level {
    fileprivate var words: Phrase {
        switch self {
        case .ok: Phrase(en: "ok", ko: "정상")
        case .warn: Phrase(en: "warn", ko: "주의")
        case .fail: Phrase(en: "fail", ko: "문제")
        }
    }

    fileprivate var style: Style {
        switch self {
        case .ok: .colour(.green)
        case .warn: .colour(.yellow)
        case .fail: .error
        }
    }
}
