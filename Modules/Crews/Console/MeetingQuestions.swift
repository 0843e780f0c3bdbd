import Commands
import Crews
import Terminal
import Vocabulary

/// Prompts for the fields of a meeting one by one. Times are checked with the whole draft, by the zones.
struct MeetingQuestions {
    private let console: Console
    private let before: MeetingDraft
    private(set) var draft: MeetingDraft

    /// Begins with what is known.
    init(_ console: Console, _ draft: MeetingDraft) {
        (self.console, before, self.draft) = (console, draft, draft)
    }

    /// Prompts for what is missing, `all` of it or only title, start and end. Throws as prompts of a form do.
    mutating func complete(all: Bool) throws(UsageError) {
        if draft.title.isEmpty { draft.title = try ask("title", preset: nil) }
        try askMissingTimes()
        if all { try askRest() }
    }

    /// Prompts for all fields with their values. Throws as prompts of a form do.
    mutating func revise() throws(UsageError) {
        console.note(.keepOrRemove)
        draft.title = try ask("title", preset: draft.title)
        draft.startsAt = try ask("startsAt", preset: draft.startsAt)
        draft.endsAt = try ask("endsAt", preset: draft.endsAt)
        try askRest()
    }

    private mutating func askMissingTimes() throws(UsageError) {
        if draft.startsAt.isEmpty {
            draft.startsAt = try ask("startsAt", preset: nil, such: "2026-12-05 19:30")
        }
        if draft.endsAt.isEmpty { draft.endsAt = try ask("endsAt", preset: nil, such: "21:30") }
    }

    private mutating func askRest() throws(UsageError) {
        draft.place = try ask("place", preset: draft.place)
        let capacity = draft.capacity.map { "\($0)" } ?? ""
        draft.capacity = Int(try ask("capacity", preset: capacity) { Int($0) != nil })
        draft.note = try ask("note", preset: draft.note)
    }

    /// Asks which of two hours is meant that clocks show twice. Throws as prompts of a form do.
    mutating func askRepeatedHour() throws(UsageError) {
        draft.repeatedHour = try asking { () throws(UsageError) in
            try console.choose(
                Phrase(en: "Clocks show this hour twice. Which one", ko: "두 번 오는 시각입니다. 어느 쪽"),
                flag: "--repeated-hour")
        }
    }

    private func ask(
        _ field: String, preset: String?, such example: String? = nil,
        _ isRight: (String) -> Bool = { _ in true }
    ) throws(UsageError) -> String {
        let name = CrewError.prompt(field, isOptional: preset?.isEmpty ?? false)
        let prompt =
            example.map { Phrase(en: "\(name.en), such as \($0)", ko: "\(name.ko), 예: \($0)") } ?? name
        let answer = try asking { () throws(UsageError) in
            try console.ask(prompt, flag: CrewError.flag(of: field), default: preset) { typed in
                if typed == "-" || typed.isEmpty && preset != nil { return nil }
                if typed.isEmpty { return FieldError(field, .required).phrase { CrewError.prompt($0) } }
                if isRight(typed) { return nil }
                return FieldError(field, .malformed(expected: "20")).phrase { CrewError.prompt($0) }
            }
        }
        return answer == "-" ? "" : answer
    }

    private func asking<Answer>(
        _ question: () throws(UsageError) -> Answer
    ) throws(UsageError) -> Answer {
        try console.keepingEntries(draft != before, question)
    }
}
