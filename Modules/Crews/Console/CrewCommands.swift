import Commands
import Crews
import CrewsHTTP
import Terminal
import Vocabulary

/// What a person can do with crews on the command line, for one principal.
///
/// Every verb writes its result to the console, in its format, and throws `CrewError` or `UsageError`
/// instead of reporting it.
struct CrewCommands: Sendable {
    let crews: any CrewRepository
    let console: Console
    let program: String
    let lists: LastLists

    /// Works on these and talks to the person there; `program` is what is typed to come here again, `lists`
    /// what the person has seen last.
    init(_ crews: any CrewRepository, _ console: Console, program: String, lists: LastLists) {
        self.crews = crews
        self.console = console
        self.program = program
        self.lists = lists
    }

    /// Shows one of them.
    func show(_ options: IdentifierArgument<CrewSubject>) async throws {
        let id = try options.identifier(among: lists)
        let view = try await console.waiting { () throws(CrewError) in try await crews.crew(id) }
        if console.format == .json { return console.show(view, as: CrewWire.view) }
        console.paged { $0.show(Fields(Details(view), on: $0)) }
    }

    /// Adds one.
    func add(_ options: TitleOption) async throws {
        let draft = CrewDraft(title: options.title)
        let view = try await console.waiting { () throws(CrewError) in try await crews.add(draft) }
        answer(view, Phrase(en: "Added", ko: "추가했습니다"))
    }

    /// Gives one another title, unless it is changed by somebody else meanwhile.
    func rename(_ options: RenameOptions) async throws {
        let id = try options.crew.identifier(among: lists)
        let draft = CrewDraft(title: options.written.title)
        let view = try await console.waiting { () throws(CrewError) in
            let current = try await crews.crew(id).crew
            return try await crews.rename(id, draft, expecting: current.version)
        }
        answer(view, Phrase(en: "Renamed", ko: "수정했습니다"))
    }

    /// Shows it to its owner and moderators alone.
    func hide(_ options: IdentifierArgument<CrewSubject>) async throws {
        let id = try options.identifier(among: lists)
        let view = try await console.waiting { () throws(CrewError) in try await crews.hide(id) }
        answer(view, Phrase(en: "Hidden", ko: "숨겼습니다"))
    }

    /// Removes it for good, if the person confirms it.
    func remove(_ options: IdentifierArgument<CrewSubject>) async throws {
        let id = try options.identifier(among: lists)
        let view = try await console.waiting { () throws(CrewError) in try await crews.crew(id) }
        let title = view.crew.title
        let question = Phrase(
            en: "Remove '\(title)'? This cannot be undone.", ko: "'\(title)'을(를) 삭제할까요? 되돌릴 수 없습니다.")
        let word = Phrase(en: "remove", ko: "삭제").text(in: console.language)
        try console.requireConfirmed(
            question, severity: .severe(typing: word),
            otherwise: Phrase(en: "Nothing was removed.", ko: "삭제하지 않았습니다."))
        try await console.waiting { () throws(CrewError) in try await crews.remove(id) }
        console.answer(
            .object([("id", .string("\(id)")), ("removed", .bool(true))]), plain: "\(id)",
            Phrase(en: "Removed: \(title)", ko: "삭제했습니다: \(title)"))
    }

    /// Tells what became of it: for programs its identifier or all of it.
    private func answer(_ view: CrewView, _ done: Phrase) {
        switch console.format {
        case .json: console.show(view, as: CrewWire.view)
        case .plain: console.print(StyledText("\(view.crew.id)"))
        case .human:
            let title = view.crew.title
            console.print(Phrase(en: "\(done.en): \(title)", ko: "\(done.ko): \(title)"))
            console.print(StyledText("  \(view.crew.id)", .dim))
        }
    }
}
