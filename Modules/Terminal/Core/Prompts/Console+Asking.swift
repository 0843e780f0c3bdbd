extension Console {
    /// Asks for a line until `validate` finds nothing wrong with it. An empty answer means `default`, if
    /// there is one. Without a person the default is taken. Throws a usage error if there is neither, or no
    /// more input; it names the flag that would have answered.
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
        let suffix = preset.map { $0.isEmpty ? "" : " [\($0)]" } ?? ""
        while true {
            announce(prompt.text(in: language) + suffix + ": ")
            guard let line = input.nextLine() else { throw unanswerable(prompt, flag) }
            let answer = line.isEmpty ? preset ?? "" : line
            guard let problem = validate(answer) else { return answer }
            note(StyledText("  " + problem.text(in: language)))
        }
    }

    /// Asks for a line that is not shown while it is typed at a terminal; when the input is no terminal,
    /// reads its next line without asking. Throws a usage error if there is none, or if the person breaks
    /// off.
    public func askSecret(_ prompt: Phrase) throws(UsageError) -> String {
        let secret = try input.nextSecretLine {
            if isInteractive { announce(prompt.text(in: language) + ": ") }
        }
        guard let secret else { throw unanswerable(prompt, nil) }
        return secret
    }

    /// Asks which of the options is meant, by its number, and gives its place in the list, counted from 0.
    public func choose(
        _ prompt: Phrase, flag: String? = nil, from options: [StyledText]
    ) throws(UsageError) -> Int {
        guard isInteractive, !options.isEmpty else { throw unanswerable(prompt, flag) }
        let digits = String(options.count).count
        for (index, option) in options.enumerated() {
            note(StyledText("\(index + 1)").padded(to: digits + 2, .right) + "  " + option)
        }
        let problem = Phrase(
            en: "Enter a number from 1 to \(options.count).", ko: "1부터 \(options.count) 사이의 번호를 입력하세요.")
        let answer = try ask(prompt, flag: flag) { text in
            Int(text).map { (1...options.count).contains($0) } == true ? nil : problem
        }
        return (Int(answer) ?? 1) - 1
    }

    func announce(_ prompt: String) {
        output.flush()
        errors.write(prompt.safeLine)
        errors.flush()
    }

    private func unanswerable(_ prompt: Phrase, _ flag: String?) -> UsageError {
        guard let flag else {
            return UsageError(
                Phrase(
                    en: "\(prompt.en) is required: run this in a terminal.",
                    ko: "\(prompt.ko.withSubjectParticle) 필요합니다. 터미널에서 실행하세요."))
        }
        return UsageError(
            Phrase(
                en: "\(prompt.en) is required: use \(flag), or run this in a terminal.",
                ko: "\(prompt.ko.withSubjectParticle) 필요합니다. \(flag) 옵션으로 지정하거나 터미널에서 실행하세요."))
    }
}
