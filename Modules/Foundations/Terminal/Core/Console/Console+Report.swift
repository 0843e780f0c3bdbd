public import Vocabulary

extension Console {
    /// Tells the person what went wrong, on the errors: what happened, one line per field error, and what
    /// helps. In `json` one object `{"error": {"code", "kind", "message", "complaints"}}` instead. Gives the
    /// exit status.
    ///
    /// A `CommandError` says itself what helps and what its fields are called; `hint` and `naming` stand in
    /// for that.
    @discardableResult
    public func report(
        _ error: some DomainError, hint: Phrase? = nil, naming: ((String) -> Phrase?)? = nil
    ) -> ExitStatus {
        let phrase = words(of: error)
        let known = error as? any CommandError
        let hint = (hint ?? known?.hint)?.carrying(carried)
        let naming = naming ?? known.map { name(in: $0) } ?? { _ in nil }
        if format == .json {
            output.flush()
            errors.write(document(error, phrase, hint, naming).text + "\n")
            errors.flush()
        } else {
            label(Phrase(en: "error:", ko: "오류:"), .error, phrase)
            for fieldError in error.fieldErrors {
                note(StyledText("  - \(fieldError.phrase(naming: naming).text(in: language))"))
            }
            if let hint { label(Phrase(en: "hint:", ko: "힌트:"), .bold, hint) }
        }
        return ExitStatus(error)
    }

    private func name<Failure: CommandError>(in error: Failure) -> (String) -> Phrase? {
        { Failure.fieldName($0) }
    }

    private func words(of error: some DomainError) -> Phrase {
        (error as? any LocalizedDomainError)?.phrase(writing: clock)
            ?? (error as? any DescribedError)?.described(writing: clock)
            ?? error.service?.phrase(writing: clock) ?? Phrase(error.message)
    }

    /// A moment on the person's clock.
    private func clock(_ moment: Timestamp) -> Phrase { moment.clock(in: zone) }

    private func label(_ label: Phrase, _ style: Style, _ phrase: Phrase) {
        note(StyledText(label.text(in: language), style) + StyledText(" " + phrase.text(in: language)))
    }

    private func document(
        _ error: some DomainError, _ phrase: Phrase, _ hint: Phrase?, _ naming: (String) -> Phrase?
    ) -> JSONDocument {
        let fieldErrors = error.fieldErrors.map { fieldError in
            JSONDocument.object([
                ("field", .string(fieldError.field)),
                ("rule", .string(fieldError.rule.code)),
                ("message", .string(fieldError.phrase(naming: naming).text(in: language))),
            ])
        }
        var members: [(String, JSONDocument)] = [
            ("code", .string(error.code)),
            ("kind", .string(error.kind.rawValue)),
            ("message", .string(phrase.text(in: language))),
            ("complaints", .array(fieldErrors)),
        ]
        if let hint { members.append(("hint", .string(hint.text(in: language)))) }
        return .object([("error", .object(members))])
    }
}
