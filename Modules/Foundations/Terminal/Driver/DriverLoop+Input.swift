import Glibc
import Terminal

/// What comes from the terminal.
extension DriverLoop {
    func readInput() {
        let count = read(setup.input, &block, block.count)
        if count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN) { return vanish() }
        guard count > 0 else { return }
        lastTyped = .now
        for byte in block[..<count] {
            if let input = parser.take(byte) { receive(input) }
        }
    }

    /// Takes what has begun for all there is, once the rest of it is late.
    func giveUpWaiting() {
        let now = ContinuousClock.now
        if let patience = parser.patience, lastTyped + patience <= now, let input = parser.giveUp() {
            receive(input)
        }
        if let end = interview.end, end <= now, let finding = interview.giveUp() { learn(finding) }
    }

    /// Reads the answers that are still to come, so that a shell does not take them for something typed. What
    /// has come of one that is too late is discarded.
    func swallowAnswers() {
        while let end = interview.owedUntil, !isGone {
            guard end > .now else {
                interview.forgetOwed()
                tcflush(setup.input, TCIFLUSH)
                return
            }
            var wanted = pollfd(fd: setup.input, events: Int16(POLLIN), revents: 0)
            if poll(&wanted, 1, (end - .now).milliseconds) == 1 { readInput() }
        }
    }

    /// The terminal is gone: its window was closed, or its line broke.
    func vanish() {
        isGone = true
        hangUp()
    }

    func hangUp() {
        guard !hasHungUp else { return }
        hasHungUp = true
        events.yield(.ended(signal: SIGHUP))
        expectEnd(by: SIGHUP)
    }

    private func receive(_ input: TerminalInput) {
        guard case .answer(let bytes) = input else {
            events.yield(.input(input))
            if input == .key(.control("c")) { expectEnd(by: SIGINT) }
            return
        }
        if let finding = interview.take(bytes) { learn(finding) }
    }

    private func learn(_ finding: Interview.Finding) {
        switch finding {
        case .ground(let ground):
            guard ground != writer.ground, setup.depth > .none else { return }
            writer.ground = ground
            redraw()
        case .width(let isAmbiguousWide):
            guard isAmbiguousWide else { return }
            writer.isAmbiguousWide = true
            redraw()
        case .pictures(let answers):
            tell(setup.screen(answers.modeAmongCells, cell: answers.cell, window: answers.window))
        }
    }
}
