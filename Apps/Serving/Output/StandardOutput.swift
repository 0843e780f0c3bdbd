import Glibc
import Terminal
import Vocabulary

/// Writes the results of the server program's commands.
enum StandardOutput {
    /// Writes the lines at once. Throws if they could not be written, for example to a full disk, because the
    /// result is then lost. A closed pipe is no error: its reader has read enough.
    static func write(_ lines: [String]) throws(ProgramFailure) {
        try write(text: lines.map { $0 + "\n" }.joined())
    }

    /// Writes the lines at once, in the operator's language. Throws as the other overload.
    static func write(_ lines: [Phrase]) throws(ProgramFailure) {
        try write(lines.map { $0.text(in: SpokenLanguage.current) })
    }

    /// Writes a text as it is, without adding a line break.
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
