import Commands
import Crews
import Terminal
import Vocabulary

/// Prompts for what a member tells a crew about themselves.
struct MembershipQuestions {
    private let console: Console
    private let before: MembershipWords
    private(set) var words: MembershipWords

    /// Begins with what is known.
    init(_ console: Console, _ words: MembershipWords) {
        (self.console, before, self.words) = (console, words, words)
    }

    /// Prompts for each part with its present value; `-` removes it. Throws as prompts of a form do.
    mutating func ask() throws(UsageError) {
        console.note(.keepOrRemove)
        words.position = try ask("position", words.position) { $0.position = $1 }
        words.number = Int(
            try ask("number", words.number.map { "\($0)" } ?? "") { $0.number = Int($1) ?? -1 })
        words.height = Int(
            try ask("height", words.height.map { "\($0)" } ?? "") { $0.height = Int($1) ?? -1 })
        words.introduction = try ask("introduction", words.introduction) { $0.introduction = $1 }
    }

    private func ask(
        _ field: String, _ preset: String, _ set: (inout MembershipWords, String) -> Void
    ) throws(UsageError) -> String {
        let answer = try console.keepingEntries(words != before) { () throws(UsageError) in
            try console.ask(CrewError.prompt(field), flag: "--\(field)", default: preset) { typed in
                if typed.isEmpty || typed == "-" { return nil }
                var tried = words
                set(&tried, typed)
                return CrewError.problem(field) { () throws(CrewError) in _ = try tried.checked() }
            }
        }
        return answer == "-" ? "" : answer
    }
}

extension Phrase {
    /// What is said before the fields of a record are asked for with their values.
    static let keepOrRemove = Phrase(
        en: "Press Enter to keep the value in brackets; type '-' to remove it.",
        ko: "Enter를 누르면 괄호 안의 값을 유지하고, '-'를 입력하면 지웁니다.")
}
