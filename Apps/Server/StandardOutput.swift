import Glibc
import Terminal
import Vocabulary

/// What a command of the server's program answers.
enum StandardOutput {
    /// Writes the lines at once. Throws if they could not be written, to a full disk for one: an answer that
    /// nobody has is none. A reader that has gone away has read enough.
    static func write(_ lines: [String]) throws(ProgramFailure) {
        try write(text: lines.map { $0 + "\n" }.joined())
    }

    /// Writes the lines in the language of whoever runs the program, at once. Throws as the other does.
    static func write(_ lines: [Phrase]) throws(ProgramFailure) {
        try write(lines.map { $0.text(in: SpokenLanguage.current) })
    }

    /// Writes a text that ends as it is to end.
    static func write(text: String) throws(ProgramFailure) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EPIPE { return }
            guard count > 0 else {
                throw ProgramFailure(
                    Phrase(
                        en: "Cannot write the output: \(String(cString: strerror(errno))).",
                        ko: "출력을 쓸 수 없습니다: \(String(cString: strerror(errno)))."),
                    exitStatus: .unavailable)
            }
            rest = rest.dropFirst(count)
        }
    }
}
