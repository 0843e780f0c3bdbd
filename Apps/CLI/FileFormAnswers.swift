import Commands
import FoundationEssentials
import Settings
import Terminal
import Vocabulary

/// Keeps the answers of each terminal's last failed form in a file, for a day.
struct FileFormAnswers: Sendable {
    private let file: TerminalFile
    private let backend: Backend
    private let now: Timestamp

    /// Keeps those of forms at the backend of the settings.
    init(_ settings: Settings, now: Timestamp) {
        (backend, self.now) = (settings.backend, now)
        file = TerminalFile(
            in: settings.directories.state + "/answers",
            heading: ["madang answers 1", "\(settings.backend)"])
    }

    /// What forms use.
    var memory: FormMemory {
        FormMemory(
            recalling: { recall($0) },
            keeping: { form, answers in
                if let answers { return keep(answers, of: form) }
                if recall(form) != nil { file.remove() }
            })
    }

    /// The lines behind the heading: the form, the moment in seconds, and the answers as JSON.
    private func recall(_ form: String) -> [FormAnswers.Answer]? {
        guard let lines = try? file.lines(), lines.count == 4, lines[0] == "\(backend)", lines[1] == form,
            let moment = Int64(lines[2]), abs(now.seconds - moment) < Self.longest,
            let pairs = try? JSONDecoder().decode([[String]].self, from: Data(lines[3].utf8))
        else { return nil }
        return pairs.compactMap { $0.count == 2 ? FormAnswers.Answer(to: $0[0], $0[1]) : nil }
    }

    private func keep(_ answers: [FormAnswers.Answer], of form: String) {
        guard let text = try? JSONEncoder().encode(answers.map { [$0.question, $0.text] }) else { return }
        file.keep([form, "\(now.seconds)", String(decoding: text, as: UTF8.self)])
    }

    /// How many seconds answers are kept.
    private static let longest: Int64 = 86_400
}
