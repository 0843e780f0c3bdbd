import Commands
import Moderation
import ModerationHTTP
import Terminal
import Vocabulary

/// The commands of moderation, for one principal.
///
/// Every verb writes its result to the console, in its format, and throws `ModerationError` or `UsageError`
/// instead of reporting it.
struct ModerationCommands: Sendable {
    let moderation: any ModerationRepository
    let console: Console
    let program: String
    let lists: LastLists
    let kinds: RecordKinds
    let names: RecordNames

    /// Commands over this repository and console; `program` is the command that starts the program, `lists`
    /// the last lists shown, `kinds` the kinds of records, `names` names records.
    init(
        _ moderation: any ModerationRepository, _ console: Console, program: String, lists: LastLists,
        kinds: RecordKinds, names: RecordNames
    ) {
        (self.moderation, self.console, self.program) = (moderation, console, program)
        (self.lists, self.kinds, self.names) = (lists, kinds, names)
    }

    /// The named record, also as a place in the last list. Throws a usage error for other text.
    func named(_ text: String) async throws -> AnyIdentifier {
        try await lists.record(typed: text, of: kinds)
    }

    /// Reports a record after a confirmation.
    func report(_ options: ReportOptions) async throws {
        let draft = try await options.draft(on: console, about: named)
        let (name, noun) = (
            await names.name(of: draft.subject, in: console.language), kinds[draft.subject.prefix]
        )
        try console.requireConfirmed(
            Phrase(
                en: "Report the \(noun.en) '\(name)' to the moderators?",
                ko: "\(noun.ko) '\(name)'을(를) 매니저에게 신고할까요?"),
            otherwise: Phrase(en: "Nothing was reported.", ko: "신고하지 않았습니다."))
        let view = try await console.waiting { () throws(ModerationError) in
            try await moderation.report(draft)
        }
        switch console.format {
        case .json: console.show(view, as: ModerationWire.report)
        case .plain: console.print(StyledText("\(view.report.id)"))
        case .human:
            console.print(Phrase(en: "Reported: \(name)", ko: "신고했습니다: \(name)"))
            console.print(StyledText("  \(view.report.id)", .dim))
        }
    }

    /// Notes something about a case.
    func note(_ options: NoteOptions) async throws {
        let subject = try await named(options.about.subject)
        let view = try await console.waiting { () throws(ModerationError) in
            try await moderation.note(options.text, about: subject)
        }
        switch console.format {
        case .json: console.show(view, as: ModerationWire.note)
        case .plain: console.print(StyledText("\(view.note.id)"))
        case .human:
            let name = await names.name(of: subject, in: console.language)
            console.print(Phrase(en: "Noted: \(name)", ko: "메모를 남겼습니다: \(name)"))
        }
    }

    /// Acts: in bulk and before removing it says how much it is about, and asks.
    func act(_ verb: ModerationVerb, _ options: ActOptions) async throws {
        var order = try await options.order(verb, lists, kinds)
        var name: String?
        if order.target.isBulk || !verb.canBeUndone {
            let preview = try await console.waiting { () throws(ModerationError) in
                try await moderation.preview(order.target, verb)
            }
            try confirm(verb, preview)
        } else if case .subjects(let subjects) = order.target, let subject = subjects.first {
            let known = try await known(subject)
            order.expecting = known?.record.version
            name = ModerationTable.name(known?.title, subject)
        }
        let ordered = order
        let view = try await console.waiting { () throws(ModerationError) in
            try await moderation.act(ordered)
        }
        answer(view, about: name)
    }

    private func known(_ subject: AnyIdentifier) async throws(ModerationError) -> CaseView? {
        do throws(ModerationError) {
            return try await moderation.details(of: subject, .first).view
        } catch .notFound {
            return nil
        }
    }

    private func confirm(_ verb: ModerationVerb, _ preview: ModerationPreview) throws(UsageError) {
        let (subjects, reports) = (preview.subjects, preview.reports)
        let what = Phrase(
            en: "\(verb.words.en): \(subjects.counted("subject")), \(reports.counted("open report")).",
            ko: "\(verb.words.ko): 대상 \(subjects)건, 미처리 신고 \(reports)건.")
        let question =
            verb.canBeUndone
            ? Phrase(en: "\(what.en) Continue?", ko: "\(what.ko) 진행할까요?")
            : Phrase(en: "\(what.en) This cannot be undone. Continue?", ko: "\(what.ko) 되돌릴 수 없습니다. 진행할까요?")
        let word = Phrase(en: "remove", ko: "삭제").text(in: console.language)
        try console.requireConfirmed(
            question, severity: verb.canBeUndone ? .mild : .severe(typing: word))
    }

    /// Undoes a batch.
    func undo(_ options: UndoOptions) async throws {
        let id = try options.batch.identifier(among: lists)
        let view = try await console.waiting { () throws(ModerationError) in
            try await moderation.undo(id, reason: options.reason ?? "")
        }
        answer(view)
    }

    private func answer(_ view: BatchView, about name: String? = nil) {
        switch console.format {
        case .json: console.show(view, as: ModerationWire.batch)
        case .plain: console.print(StyledText("\(view.batch.id)"))
        case .human:
            console.print(view.batch.summary)
            if let name { console.print(StyledText("  \(name)")) }
            console.print(StyledText("  \(view.batch.id)", .dim))
        }
    }
}
