import Vocabulary

extension Console {
    /// Asks for a line until `validate` accepts it. An empty answer means `default`, if there is one. Without
    /// a person the default is taken; if there is none, throws a usage error that names the flag to use.
    /// Throws `interrupted` if the person presses Ctrl-C, `cancelled` for Ctrl-D. In a resumed form the
    /// default is the answer of the time before.
    public func ask(
        _ prompt: Phrase, flag: String? = nil, default preset: String? = nil,
        validate: (String) -> Phrase? = { _ in nil }
    )
        throws(UsageError) -> String
    {
        guard isInteractive else {
            if let preset, validate(preset) == nil { return preset }
            throw unanswerable(prompt, flag)
        }
        let question = flag ?? prompt.en
        let usual = answers?.offer(for: question) ?? preset
        let suffix = usual.map { $0.isEmpty ? "" : " [\($0)]" } ?? ""
        while true {
            guard let line = try line(behind: prompt.text(in: language) + suffix + ": ") else {
                throw .cancelled
            }
            let answer = line.isEmpty ? usual ?? "" : line
            guard let problem = validate(answer) else {
                answers?.note(FormAnswers.Answer(to: question, answer))
                return answer
            }
            note(StyledText("  " + problem.text(in: language)))
        }
    }

    /// Asks for a line without echo; if the input is no terminal, reads its next line without a prompt.
    /// Throws a usage error if there is none, or if the person cancels.
    public func askSecret(_ prompt: Phrase) throws(UsageError) -> String {
        let secret = try input.nextSecretLine {
            if isInteractive { announce(prompt.text(in: language) + ": ") }
        }
        if let secret { return secret }
        guard isInteractive else { throw unanswerable(prompt, nil) }
        breakLine()
        throw .cancelled
    }

    /// Asks for one of the options, by its number or by a name that `named` knows; returns its index, counted
    /// from 0. An empty answer means the one at `preset`, if there is one.
    public func choose(
        _ prompt: Phrase, flag: String? = nil, from options: [StyledText], preset: Int? = nil,
        named: (String) -> Int? = { _ in nil }
    ) throws(UsageError) -> Int {
        guard isInteractive, !options.isEmpty else { throw unanswerable(prompt, flag) }
        let digits = String(options.count).count
        for (index, option) in options.enumerated() {
            note(StyledText("\(index + 1)").padded(to: digits + 2, .right) + "  " + option)
        }
        func place(_ text: String) -> Int? {
            if let number = Int(text) { return options.indices.contains(number - 1) ? number - 1 : nil }
            return named(text).flatMap { options.indices.contains($0) ? $0 : nil }
        }
        let problem = Phrase(
            en: "Enter a number from 1 to \(options.count), or the name.",
            ko: "1부터 \(options.count) 사이의 번호나 이름을 입력하세요.")
        let usual = preset.map { "\($0 + 1)" }
        return place(try ask(prompt, flag: flag, default: usual) { place($0) == nil ? problem : nil }) ?? 0
    }

    /// Asks a question of a form. If the person interrupts a form that has entries, asks whether to discard
    /// them; if not, asks the question again. Throws as the question does.
    public func keepingEntries<Answer>(
        _ isFilled: Bool, _ question: () throws(UsageError) -> Answer
    ) throws(UsageError) -> Answer {
        while true {
            do throws(UsageError) {
                return try question()
            } catch {
                guard isFilled, error.exitStatus == .interrupted, try !throwsEntriesAway() else {
                    throw error
                }
            }
        }
    }

    /// Asks whether to discard the entries of a form; a second interrupt counts as yes.
    public func throwsEntriesAway() throws(UsageError) -> Bool {
        let question = Phrase(en: "Discard what you have entered?", ko: "지금까지 입력한 내용을 버릴까요?")
        let line = try line(behind: "\(question.text(in: language)) [y/N] ")
        let throwsAway = line.map(Self.isYes) ?? true
        if throwsAway { answers?.forget() }
        return throwsAway
    }

    func announce(_ prompt: String) {
        output.flush()
        errors.write(prompt.safeLine)
        errors.flush()
    }

    /// The next line, typed after the prompt; nil for Ctrl-D.
    func line(behind prompt: String) throws(UsageError) -> String? {
        output.flush()
        let line = try input.nextLine(behind: prompt.safeLine) { text in
            errors.write(text)
            errors.flush()
        }
        if line == nil { breakLine() }
        return line
    }

    static func isYes(_ line: String) -> Bool { ["y", "yes", "예", "네"].contains(line.lowercased()) }

    private func breakLine() {
        errors.write("\n")
        errors.flush()
    }

    private func unanswerable(_ prompt: Phrase, _ flag: String?) -> UsageError {
        guard let flag else {
            return UsageError(
                Phrase(
                    en: "\(prompt.en) is required: run this in a terminal.",
                    ko: "\(prompt.ko)이(가) 필요합니다. 터미널에서 실행하세요."))
        }
        return UsageError(
            Phrase(
                en: "\(prompt.en) is required: use \(flag), or run this in a terminal.",
                ko: "\(prompt.ko)이(가) 필요합니다. \(flag) 옵션으로 지정하거나 터미널에서 실행하세요."))
    }
}
