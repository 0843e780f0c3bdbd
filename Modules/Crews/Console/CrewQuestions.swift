import Commands
import Crews
import Terminal
import Vocabulary

/// Prompts for the fields of a crew one by one.
struct CrewQuestions {
    private let console: Console
    private let before: CrewDraft
    private(set) var draft: CrewDraft

    /// Begins with what is known.
    init(_ console: Console, _ draft: CrewDraft) {
        (self.console, before, self.draft) = (console, draft, draft)
    }

    /// Prompts for what a new crew needs, `all` of it or only its name and place. Throws as prompts of a form
    /// do.
    mutating func complete(all: Bool) throws(UsageError) {
        if draft.name.isEmpty { try ask("name", preset: nil) { $0.name = $1 } }
        guard all else { return }
        try ask("otherSport", preset: nil) { $0.setSport(typed: $1) }
        try ask("place", preset: "", isOptional: true) { $0.place = $1 }
        try askSchedule()
        try ask("capacity", preset: "\(draft.capacity)") { $0.capacity = Int($1) ?? 0 }
        try askJoining()
        try askFee()
        try ask("introduction", preset: "", isOptional: true) { $0.introduction = $1 }
    }

    /// Prompts for every field with its value. Throws as prompts of a form do.
    mutating func revise() throws(UsageError) {
        console.note(.keepOrRemove)
        try ask("name", preset: draft.name) { $0.name = $1 }
        try ask("otherSport", preset: draft.typedSport(in: console.language)) { $0.setSport(typed: $1) }
        try ask("place", preset: draft.place, isOptional: true) { $0.place = $1 }
        try askSchedule()
        try ask("capacity", preset: "\(draft.capacity)") { $0.capacity = Int($1) ?? 0 }
        let now = draft.joining.words
        try askJoining(none: Phrase(en: "leave as it is (\(now.en))", ko: "그대로 두기 (\(now.ko))"))
        try askFee()
        try ask("uniform", preset: draft.uniform) { $0.uniform = $1 }
        try ask("introduction", preset: draft.introduction, isOptional: true) { $0.introduction = $1 }
    }

    private mutating func askFee() throws(UsageError) {
        try ask("fee", preset: "\(draft.fee)") { (draft: inout CrewDraft, typed: String) throws(CrewError) in
            draft.fee = try Money.typedWon(typed, "fee").minorUnits
        }
        guard draft.fee > 0 else { return }
        try ask("fullDays", preset: "\(draft.fullDays)") { $0.fullDays = Int($1) ?? -1 }
        try ask("halfDays", preset: "\(max(draft.halfDays, draft.fullDays))") { $0.halfDays = Int($1) ?? -1 }
    }

    /// Lets one be chosen; `none` keeps the present one.
    private mutating func askJoining(none: Phrase? = nil) throws(UsageError) {
        let joining: CrewJoining? = try asking { () throws(UsageError) in
            try console.choose(CrewError.prompt("joining"), flag: "--joining", none: none)
        }
        draft.joining = joining ?? draft.joining
    }

    private mutating func askSchedule() throws(UsageError) {
        let (known, preset) = (draft, draft.typedSchedule(in: console.language))
        let prompt = Phrase(
            en: "Usual day and time, such as 'sat 07:30' (optional)", ko: "정기 모임 요일과 시각, 예: '토 07:30' (선택)")
        let answer = try asking { () throws(UsageError) in
            try console.ask(prompt, flag: "--weekday", default: preset) { typed in
                var tried = known
                if typed == "-" || tried.setSchedule(typed: typed) { return nil }
                return FieldError("schedule", .malformed(expected: "sat 07:30")).phrase {
                    CrewError.prompt($0)
                }
            }
        }
        _ = draft.setSchedule(typed: answer == "-" ? "" : answer)
    }

    private mutating func ask(
        _ field: String, preset: String?, isOptional: Bool = false,
        _ set: (inout CrewDraft, String) throws(CrewError) -> Void
    ) throws(UsageError) {
        let known = draft
        let answer = try asking { () throws(UsageError) in
            try console.ask(
                CrewError.prompt(field, isOptional: isOptional && preset?.isEmpty ?? true),
                flag: CrewError.flag(of: field), default: preset
            ) { typed in
                CrewError.problem(field) { () throws(CrewError) in
                    var tried = known
                    try set(&tried, isOptional && typed == "-" ? "" : typed)
                    _ = try tried.checked()
                }
            }
        }
        // The prompt accepts only what can be set.
        try? set(&draft, isOptional && answer == "-" ? "" : answer)
    }

    private func asking<Answer>(
        _ question: () throws(UsageError) -> Answer
    ) throws(UsageError) -> Answer {
        try console.keepingEntries(draft != before, question)
    }
}
