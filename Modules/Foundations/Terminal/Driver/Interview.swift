import Terminal

/// Queries to the terminal while it is already in use; the program does not wait for the answers.
struct Interview {
    /// The deadline for answers; nil if none are expected.
    private(set) var end: ContinuousClock.Instant?
    /// Whether the terminal was asked about pictures.
    private(set) var hasAskedForPictures = false
    private var said: [UInt8] = []

    /// The query for the width of ambiguous-width characters.
    mutating func askForWidth(until end: ContinuousClock.Instant) -> String {
        self.end = end
        return TerminalModes.widthQuestion
    }

    /// The query for picture protocols.
    mutating func askForPictures(
        _ terminal: PictureTerminal, until end: ContinuousClock.Instant
    ) -> String {
        (self.end, hasAskedForPictures) = (end, true)
        return terminal.screenQuestions
    }

    /// The finding of an answer; nil if it is incomplete or too late.
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

    /// The finding when the time for answers is over.
    mutating func giveUp() -> Finding? {
        let isOpen = end != nil && hasAskedForPictures
        end = nil
        return isOpen ? conclude(TerminalAnswers(said)) : nil
    }

    private mutating func conclude(_ answers: TerminalAnswers) -> Finding {
        (end, said) = (nil, [])
        return .pictures(answers)
    }

    /// The cursor's column: `[1;3R`.
    private static func column(_ answer: [UInt8]) -> Int? {
        let text = String(decoding: answer, as: UTF8.self)
        guard text.hasPrefix("[1;"), text.hasSuffix("R") else { return nil }
        return Int(text.dropFirst(3).dropLast())
    }
}

extension Interview {
    /// A result of the queries.
    enum Finding {
        case width(isAmbiguousWide: Bool)
        case pictures(TerminalAnswers)
    }
}
