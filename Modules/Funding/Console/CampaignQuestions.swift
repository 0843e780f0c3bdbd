import Commands
import Funding
import Terminal
import Vocabulary

/// Prompts for the fields of a campaign that options have not named.
struct CampaignQuestions {
    private let console: Console
    private let before: CampaignDraft
    private(set) var draft: CampaignDraft

    /// Begins with what is known.
    init(_ console: Console, _ draft: CampaignDraft) {
        (self.console, before, self.draft) = (console, draft, draft)
    }

    /// Prompts for what a new campaign needs. Throws as prompts of a form do.
    mutating func complete() throws(UsageError) {
        if draft.title.isEmpty { draft.title = try ask("title") }
        if draft.purpose.isEmpty { draft.purpose = try ask("purpose") }
        if draft.story.isEmpty { draft.story = try ask("story") }
        if draft.amount == nil, draft.items.isEmpty { try askGoal() }
        if draft.deadline.time.isEmpty { draft.deadline.time = try ask("deadline") }
    }

    /// An amount, or items one after the other until the person enters none.
    private mutating func askGoal() throws(UsageError) {
        let prompt = Phrase(
            en: "Goal in won, or the first item as name:price:quantity",
            ko: "목표 금액(원), 또는 첫 물품(이름:단가:수량)")
        let first = try asking { () throws(UsageError) in
            try console.ask(prompt, flag: "--amount") { Self.problem(with: $0) }
        }
        if let amount = try? Money(typed: first, .krw, field: "amount") {
            draft.amount = amount.minorUnits
            return
        }
        _ = draft.setItem(typed: first)
        while draft.items.count < CampaignDraft.mostItems {
            let next = try asking { () throws(UsageError) in
                try console.ask(
                    Phrase(en: "Next item (Enter for no more)", ko: "다음 물품 (없으면 Enter)"), flag: "--item",
                    default: ""
                ) { $0.isEmpty || Self.isItem($0) ? nil : Self.unreadable }
            }
            if next.isEmpty { return }
            _ = draft.setItem(typed: next)
        }
    }

    /// What is wrong with a goal, which is an amount or an item; nil for nothing.
    private static func problem(with typed: String) -> Phrase? {
        if isItem(typed) { return nil }
        do throws(FieldError) {
            _ = try Money(typed: typed, .krw, field: "amount")
            return nil
        } catch {
            guard case .wholeUnits = error.rule else { return unreadable }
            return error.phrase { FundingError.prompt($0) }
        }
    }

    private static func isItem(_ typed: String) -> Bool {
        var tried = CampaignDraft()
        return tried.setItem(typed: typed)
    }

    private static var unreadable: Phrase {
        Phrase { language in
            let example = CampaignDraft.itemExample.text(in: language)
            let error = FieldError("items", .malformed(expected: example))
            return error.phrase { FundingError.prompt($0) }.text(in: language)
        }
    }

    private func ask(_ field: String) throws(UsageError) -> String {
        try asking { () throws(UsageError) in
            try console.ask(FundingError.prompt(field), flag: FundingError.flag(of: field))
        }
    }

    private func asking<Answer>(
        _ question: () throws(UsageError) -> Answer
    ) throws(UsageError) -> Answer {
        try console.keepingEntries(draft != before, question)
    }
}
