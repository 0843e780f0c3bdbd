import Commands
import Community
import Terminal
import Vocabulary

/// Prompts for the fields of a post.
struct PostQuestions {
    private let console: Console
    private let before: PostDraft
    private(set) var draft: PostDraft

    init(_ console: Console, draft: PostDraft) {
        (self.console, before, self.draft) = (console, draft, draft)
    }

    /// Prompts for missing fields. Throws as prompts of a form do.
    mutating func complete() throws(UsageError) {
        if draft.title.isEmpty { try askTitle() }
        if draft.text.isEmpty { try askText() }
    }

    /// Prompts for title and text with their current values. Throws as prompts of a form do.
    mutating func revise() throws(UsageError) {
        console.note(
            Phrase(en: "Press Enter to keep the value in brackets.", ko: "Enter를 누르면 괄호 안의 값을 유지합니다."))
        try askTitle(preset: draft.title)
        let keep = Phrase(en: "Write the text anew?", ko: "내용을 새로 쓸까요?")
        let isNew = try asking { () throws(UsageError) in try console.confirm(keep) }
        if isNew { try askText() }
    }

    private mutating func askTitle(preset: String? = nil) throws(UsageError) {
        draft.title = try asking { () throws(UsageError) in
            try console.ask(PostError.name("title"), flag: "--title", default: preset) { title in
                var tried = draft
                tried.title = title
                return problem("title", tried)
            }
        }
    }

    /// The lines up to an empty one. A text with empty lines comes from a file.
    private mutating func askText() throws(UsageError) {
        let more = Phrase(en: "Next line (Enter to end)", ko: "다음 줄 (끝내려면 Enter)")
        var lines: [String] = []
        while true {
            let (text, isFirst) = (lines.joined(separator: "\n"), lines.isEmpty)
            let line = try asking { () throws(UsageError) in
                try console.ask(
                    isFirst ? PostError.name("text") : more, flag: "--text", default: isFirst ? nil : ""
                ) { line in
                    var tried = draft
                    tried.text = isFirst ? line : text + "\n" + line
                    return problem("text", tried)
                }
            }
            if line.isEmpty { break }
            lines.append(line)
        }
        draft.text = lines.joined(separator: "\n")
    }

    /// Asks one question. A person who cancels after an answer is asked first whether to discard the entries.
    private func asking<Answer>(
        _ question: () throws(UsageError) -> Answer
    ) throws(UsageError) -> Answer {
        try console.keepingEntries(draft != before, question)
    }

    /// The domain's field error for that field, if any.
    private func problem(_ field: String, _ draft: PostDraft) -> Phrase? {
        do throws(PostError) {
            _ = try draft.checked()
            return nil
        } catch {
            return error.fieldErrors.first { $0.field == field }?.phrase { _ in PostError.name(field) }
        }
    }
}
