/// How much is lost if a question is answered with yes by mistake.
public enum Severity: Hashable, Sendable {
    /// It can be undone: `y` confirms.
    case mild
    /// It cannot be undone: only typing the word confirms.
    case severe(typing: String)
}

extension Console {
    /// Whether the person wants it. Anything but a clear yes is a no, Ctrl-C breaks off. `--yes` means yes;
    /// without that and without a person, throws a usage error that names `--yes`.
    public func confirm(_ question: Phrase, severity: Severity = .mild) throws(UsageError) -> Bool {
        if assumesYes { return true }
        guard isInteractive else { throw unconfirmed(question) }
        switch severity {
        case .mild:
            return try line(behind: "\(question.text(in: language)) [y/N] ").map(Self.isYes) ?? false
        case .severe(let word):
            let order = Phrase(
                en: "\(question.en) Type '\(word)' to confirm: ", ko: "\(question.ko) 확인하려면 '\(word)' 입력: ")
            return try line(behind: order.text(in: language)) == word
        }
    }

    /// Asks as `confirm`. Where the person does not want it, says what did not come of it, and throws
    /// `interrupted`.
    public func requireConfirmed(
        _ question: Phrase, severity: Severity = .mild,
        otherwise nothing: Phrase = Phrase(en: "Nothing was changed.", ko: "아무것도 바꾸지 않았습니다.")
    ) throws(UsageError) {
        if try confirm(question, severity: severity) { return }
        note(nothing)
        throw .interrupted
    }

    private func unconfirmed(_ question: Phrase) -> UsageError {
        UsageError(
            Phrase(
                en: "Confirmation required: \(question.en) Use --yes to confirm without a prompt.",
                ko: "확인이 필요합니다: \(question.ko) 묻지 않고 진행하려면 --yes를 쓰세요."))
    }
}
