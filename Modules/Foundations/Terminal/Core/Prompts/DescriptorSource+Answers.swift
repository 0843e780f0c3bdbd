import Glibc

extension DescriptorSource {
    /// As `LineSource.answers`. A background program does not query: it would be stopped.
    func answers(
        within time: Duration, until isEnough: ([UInt8]) -> Bool, asking ask: () -> Void
    ) -> [UInt8] {
        guard editsLines, isatty(descriptor) == 1, isInForeground else { return [] }
        let read = try? TypingMode.on(descriptor, .edited) { mode throws(UsageError) -> [UInt8] in
            var answer: [UInt8] = []
            let end = ContinuousClock.now + time
            ask()
            while !isEnough(answer), answer.count < 4_096 {
                guard try mode.waitForTyping(until: end) == .typed else { break }
                readSome()
                while let byte = takeByte() { answer.append(byte) }
                if hasEnded { break }
            }
            // What came of an answer that is not complete in time must not reach the shell.
            if !isEnough(answer) { tcflush(descriptor, TCIFLUSH) }
            return answer
        }
        return read ?? []
    }

    /// Whether this program is in the terminal's foreground. A terminal that controls no session belongs to
    /// every program that has it open.
    private var isInForeground: Bool {
        let group = tcgetpgrp(descriptor)
        return group < 0 || group == getpgrp()
    }
}
