import Settings
import Terminal
import Vocabulary

/// Keeps the command line of the next page of each terminal's last list in a file.
struct FileNextPage: Sendable {
    private let file: TerminalFile
    private let backend: Backend

    /// Keeps it for lists at the backend of the settings.
    init(_ settings: Settings) {
        backend = settings.backend
        file = TerminalFile(
            in: settings.directories.state + "/pages", heading: ["madang page 1", "\(settings.backend)"])
    }

    /// What lists use.
    var nextPage: NextPage {
        NextPage(command: ["madang", "more"]) { words in
            guard let words else { return file.remove() }
            file.keep(words.map(Self.line))
        }
    }

    /// The words that ask for the next page; nil if there is none. Throws a usage error for a file that
    /// cannot be read.
    func words() throws(UsageError) -> [String]? {
        guard let lines = try file.lines(), lines.first == "\(backend)" else { return nil }
        return lines.dropFirst().map(Self.word)
    }

    /// A word as one line: what ends a line is escaped, as is the sign of an escape.
    private static func line(_ word: String) -> String {
        word.unicodeScalars.map { scalar in
            switch scalar {
            case "%": "%p"
            case "\n": "%n"
            case "\r": "%r"
            default: String(scalar)
            }
        }.joined()
    }

    private static func word(_ line: String) -> String {
        line.replacing("%r", with: "\r").replacing("%n", with: "\n").replacing("%p", with: "%")
    }
}
