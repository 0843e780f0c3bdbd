import Commands
import Feed
import Terminal
import Vocabulary

/// Prompts for the parts of a feed post.
struct FeedPostQuestions {
    private let console: Console
    private let before: FeedPostDraft
    private let worn: (String) throws(UsageError) -> AnyIdentifier
    private(set) var draft: FeedPostDraft

    /// Prompts on that console for what the draft leaves open; `worn` reads the listing that a person names.
    init(
        _ console: Console, draft: FeedPostDraft,
        worn: @escaping (String) throws(UsageError) -> AnyIdentifier
    ) {
        (self.console, before, self.worn, self.draft) = (console, draft, worn, draft)
    }

    /// Prompts for the lines of the text up to an empty one; without any the text stays as it is. Throws as
    /// prompts of a form do.
    mutating func askText(
        _ first: Phrase = Phrase(en: "Text with #hashtags (optional)", ko: "#해시태그를 넣은 내용 (선택)")
    ) throws(UsageError) {
        let more = Phrase(en: "Next line (Enter to end)", ko: "다음 줄 (끝내려면 Enter)")
        var lines: [String] = []
        while true {
            let (text, prompt) = (lines.joined(separator: "\n"), lines.isEmpty ? first : more)
            let line = try asking { () throws(UsageError) in
                try console.ask(prompt, default: "") { line in
                    problem(text.isEmpty ? line : text + "\n" + line)
                }
            }
            if line.isEmpty { break }
            lines.append(line)
        }
        if !lines.isEmpty { draft.text = lines.joined(separator: "\n") }
    }

    /// Prompts for the worn listing, if any. Throws as prompts of a form do.
    mutating func askWorn() throws(UsageError) {
        let prompt = Phrase(
            en: "Listing that is worn, a row or an ID (optional)", ko: "착용한 물건의 행 번호나 ID (선택)")
        let typed = try asking { () throws(UsageError) in
            try console.ask(prompt, flag: "--worn", default: "") { $0.isEmpty ? nil : refusal(of: $0) }
        }
        if !typed.isEmpty { draft.worn = try worn(typed) }
    }

    /// Asks one question. A person who cancels after an answer is asked first whether to discard the entries.
    private func asking<Answer>(
        _ question: () throws(UsageError) -> Answer
    ) throws(UsageError) -> Answer {
        try console.keepingEntries(draft != before, question)
    }

    private func refusal(of text: String) -> Phrase? {
        do throws(UsageError) {
            _ = try worn(text)
            return nil
        } catch {
            return error.phrase
        }
    }

    /// The domain's field error for that text, if any.
    private func problem(_ text: String) -> Phrase? {
        do throws(FeedError) {
            _ = try FeedPostDraft(text: text).checked()
            return nil
        } catch {
            return error.fieldErrors.first { $0.field != "photos" }?.phrase { FeedError.fieldName($0) }
        }
    }
}
