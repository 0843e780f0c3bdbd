import Commands
import Listings
import Terminal
import Vocabulary

/// Prompts for the fields of a listing one by one.
struct DraftQuestions {
    let console: Console
    /// The draft that the answers change.
    let base: ListingDraft
    private(set) var written: WrittenDraft
    private let given: WrittenDraft

    init(_ console: Console, base: ListingDraft = ListingDraft(), written: WrittenDraft = WrittenDraft()) {
        self.console = console
        self.base = base
        self.written = written
        given = written
    }

    /// Asks one question. A person who cancels after an answer is asked first whether to discard the entries.
    private func asking<Answer>(
        _ question: () throws(UsageError) -> Answer
    ) throws(UsageError) -> Answer {
        try console.keepingEntries(written != given, question)
    }

    /// Prompts for every required field that was not given, the category first. Optional fields are prompted
    /// for only if no field was given.
    mutating func completeNew() throws -> WrittenDraft {
        let asksAll = written.isEmpty
        if written.category == nil { written.category = try category() }
        guard let category = draft.category else { return written }
        try ask(\.title, "title")
        try ask(\.price, "price")
        if asksAll { try ask(\.discount, "discount", optional: true) }
        if written.condition == nil, asksAll || category.requiresCondition {
            written.condition = try condition(optional: !category.requiresCondition)
        }
        for attribute in category.required { try ask(attribute) }
        guard asksAll else { return written }
        for attribute in category.optional { try ask(attribute, optional: true) }
        try ask(\.stock, "stock", preset: "1")
        written.reservation = try reservation()
        try ask(\.description, "description", optional: true)
        return written
    }

    /// Prompts for each field of an existing listing with its current value as the default; `-` clears a
    /// field.
    mutating func revise() throws -> WrittenDraft {
        note(
            Phrase(
                en: "Press Enter to keep the value in brackets; type '-' to remove it.",
                ko: "Enter를 누르면 괄호 안의 값을 유지하고, '-'를 입력하면 지웁니다."))
        try ask(\.title, "title", preset: base.title)
        try ask(\.price, "price", preset: base.price?.decimal)
        try ask(\.discount, "discount", optional: true, preset: base.discount?.decimal ?? "")
        for attribute in (base.category?.required ?? []) + (base.category?.optional ?? []) {
            let isOptional = base.category?.optional.contains(attribute) == true
            try ask(attribute, optional: isOptional, preset: base.attributes[attribute] ?? "")
        }
        try ask(\.stock, "stock", preset: "\(base.stock)")
        try ask(\.description, "description", optional: true, preset: base.description)
        return written
    }

    private var draft: ListingDraft { written.applied(to: base).0 }

    private func note(_ phrase: Phrase) { console.note(phrase) }

    private mutating func ask(
        _ path: WritableKeyPath<WrittenDraft, String?>, _ field: String, optional: Bool = false,
        preset: String? = nil
    ) throws(UsageError) {
        guard written[keyPath: path] == nil else { return }
        let answer = try asking { () throws(UsageError) in
            try console.ask(
                prompt(field, optional), flag: "--\(field)", default: preset ?? (optional ? "" : nil),
                validate: { problem(field, optional, $0) { $0[keyPath: path] = $1 } })
        }
        written[keyPath: path] = answer == "-" && optional ? "" : answer
    }

    private mutating func ask(
        _ attribute: ListingAttribute, optional: Bool = false, preset: String? = nil
    ) throws(UsageError) {
        guard written.attributes[attribute] == nil else { return }
        let answer = try asking { () throws(UsageError) in
            try console.ask(
                prompt(attribute.field, optional), flag: attribute.flag,
                default: preset ?? (optional ? "" : nil),
                validate: { problem(attribute.field, optional, $0) { $0.attributes[attribute] = $1 } })
        }
        written.attributes[attribute] = answer == "-" && optional ? "" : answer
    }

    private func category() throws(UsageError) -> String {
        let category: Category = try asking { () throws(UsageError) in
            try console.choose(Phrase(en: "Category", ko: "분류"), flag: "--category")
        }
        return category.rawValue
    }

    private func reservation() throws(UsageError) -> String {
        let mode: ReservationMode = try console.choose(
            Phrase(en: "Reservations", ko: "예약 방식"), flag: "--reservation", preset: .immediate)
        return mode.rawValue
    }

    private func condition(optional: Bool) throws(UsageError) -> String {
        let none = optional ? Phrase(en: "does not apply", ko: "해당 없음") : nil
        let condition: Condition? = try asking { () throws(UsageError) in
            try console.choose(
                Phrase(en: "Condition", ko: "등급"), flag: "--condition", { $0.label }, none: none)
        }
        return condition?.rawValue ?? ""
    }
}

extension DraftQuestions {
    private func prompt(_ field: String, _ isOptional: Bool) -> Phrase {
        let name = WrittenDraft.name(of: field)
        return isOptional ? Phrase(en: "\(name.en) (optional)", ko: "\(name.ko) (선택)") : name
    }

    /// The domain's field error for that answer, if any.
    private func problem(
        _ field: String, _ isOptional: Bool, _ answer: String, _ set: (inout WrittenDraft, String) -> Void
    ) -> Phrase? {
        var tried = written
        set(&tried, answer == "-" && isOptional ? "" : answer)
        let (draft, fieldErrors) = tried.applied(to: base)
        do throws(ListingError) {
            _ = try draft.checked(besides: fieldErrors)
            return nil
        } catch {
            let fieldError = error.fieldErrors.first { $0.field == field }
            return fieldError?.phrase { _ in WrittenDraft.name(of: field) }
        }
    }
}
