import Terminal

/// What the terminal is asked while it is in use already: nobody waits for its answers.
struct Interview {
    /// Until when answers may come; nil if none are expected.
    private(set) var end: ContinuousClock.Instant?
    /// Whether it was asked how it shows pictures.
    private(set) var hasAskedForPictures = false
    private var said: [UInt8] = []

    /// What asks how wide characters of ambiguous width are.
    mutating func askForWidth(until end: ContinuousClock.Instant) -> String {
        self.end = end
        return TerminalModes.widthQuestion
    }

    /// What asks how it shows pictures.
    mutating func askForPictures(
        _ terminal: PictureTerminal, until end: ContinuousClock.Instant
    ) -> String {
        (self.end, hasAskedForPictures) = (end, true)
        return terminal.screenQuestions
    }

    /// What an answer tells; nil if nothing yet, or if it comes too late.
    mutating func take(_ answer: [UInt8]) -> Finding? {
        guard end != nil else { return nil }
        if let column = Self.column(answer) {
            if !hasAskedForPictures { end = nil }
            return .width(isAmbiguousWide: column == 3)
        }
        guard hasAskedForPictures else { return nil }
        said += [0x1B] + answer
        let answers = TerminalAnswers(said)
        return answers.isComplete ? conclude(answers) : nil
    }

    /// What is known when no more answers count.
    mutating func giveUp() -> Finding? {
        let isOpen = end != nil && hasAskedForPictures
        end = nil
        return isOpen ? conclude(TerminalAnswers(said)) : nil
    }

    private mutating func conclude(_ answers: TerminalAnswers) -> Finding {
        (end, said) = (nil, [])
        return .pictures(answers)
    }

    /// Where the cursor is: `[1;3R`.
    private static func column(_ answer: [UInt8]) -> Int? {
        let text = String(decoding: answer, as: UTF8.self)
        guard text.hasPrefix("[1;"), text.hasSuffix("R") else { return nil }
        return Int(text.dropFirst(3).dropLast())
    }
}

extension Interview {
    /// What was found out.
    enum Finding {
        case width(isAmbiguousWide: Bool)
        case pictures(TerminalAnswers)
    }
}
