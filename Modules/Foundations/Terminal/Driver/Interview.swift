import Terminal

/// Queries to the terminal while it is already in use; the program does not wait for the answers.
struct Interview {
    /// The deadline for answers; nil if none are expected.
    private(set) var end: ContinuousClock.Instant?
    /// Until when the terminal may still answer, though too late to count; nil once it has answered all.
    private(set) var owedUntil: ContinuousClock.Instant?
    /// Whether the terminal was asked about pictures.
    private(set) var hasAskedForPictures = false
    private var said: [UInt8] = []

    /// Expects the answers to `TerminalModes.questions`.
    mutating func begin(until end: ContinuousClock.Instant, owedUntil: ContinuousClock.Instant) {
        (self.end, self.owedUntil) = (end, owedUntil)
    }

    /// Expects the answers about picture protocols, too.
    mutating func beginPictures(until end: ContinuousClock.Instant, owedUntil: ContinuousClock.Instant) {
        begin(until: end, owedUntil: owedUntil)
        hasAskedForPictures = true
    }

    /// Expects no more answers.
    mutating func forgetOwed() { (end, owedUntil) = (nil, nil) }

    /// The finding of an answer; nil if it is incomplete or too late. The ground is never too late.
    mutating func take(_ answer: [UInt8]) -> Finding? {
        let text = String(decoding: answer, as: UTF8.self)
        if let ground = Ground(answer: text) { return .ground(ground) }
        let isInTime = end != nil
        if let column = Self.column(text) {
            if !hasAskedForPictures { forgetOwed() }
            return isInTime ? .width(isAmbiguousWide: column == 3) : nil
        }
        guard hasAskedForPictures, owedUntil != nil else { return nil }
        said += [0x1B] + answer
        let answers = TerminalAnswers(said)
        guard answers.isComplete else { return nil }
        let finding = conclude(answers)
        owedUntil = nil
        return isInTime ? finding : nil
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
    private static func column(_ text: String) -> Int? {
        guard text.hasPrefix("[1;"), text.hasSuffix("R") else { return nil }
        return Int(text.dropFirst(3).dropLast())
    }
}

extension Interview {
    /// A result of the queries.
    enum Finding {
        case ground(Ground)
        case width(isAmbiguousWide: Bool)
        case pictures(TerminalAnswers)
    }
}
