import Commands
import Crews
import CrewsHTTP
import Terminal
import Vocabulary

/// The commands of crews, for one principal.
///
/// Every verb writes its result to the console, in its format, and throws `CrewError`, `UsageError` or what
/// pictures and payments throw instead of reporting it.
struct CrewCommands: Sendable {
    let crews: any CrewRepository
    let services: Services
    let console: Console
    let program: String

    /// Commands over these services and console; `program` is the command that starts the program. Throws
    /// `internal` where there are no verbs of crews.
    init(_ services: Services, _ console: Console, program: String) throws(CrewError) {
        (crews, self.services) = (try services.crews, services)
        (self.console, self.program) = (console, program)
    }

    var lists: LastLists { services.lastLists }

    /// The signed-in member; nil for a visitor.
    var own: MemberID? { services.signedInMember }
}

extension CrewCommands {
    /// Reports a changed crew; programs get its identifier or all of it.
    func answer(_ view: CrewView, _ done: Phrase) {
        switch console.format {
        case .json: console.show(view, as: CrewWire.view)
        case .plain: console.print(StyledText("\(view.crew.id)"))
        case .human: tell(done, about: view.crew.nameWords, "\(view.crew.id)")
        }
    }

    /// Reports the person's own changed membership and what comes next.
    func answer(own view: MembershipView, _ done: Phrase, telling next: Bool = true) {
        guard console.format == .human else { return show(view) }
        tell(done, about: Phrase(view.crewName), "\(view.membership.crew)")
        if next { tellNext(of: view.membership) }
    }

    /// Reports the changed membership of another person.
    func answer(_ view: MembershipView, _ done: Phrase) {
        guard console.format == .human else { return show(view) }
        let name = view.member.name(in: console.language)
        tell(done, about: Phrase("\(name) (\(view.crewName))"), "\(view.membership.member)")
    }

    private func show(_ view: MembershipView) {
        if console.format == .json { return console.show(view, as: CrewWire.membership) }
        console.print(StyledText("\(view.membership.id)"))
    }

    /// Prints to people what was done, about what, and the identifier.
    func tell(_ done: Phrase, about name: Phrase, _ id: String) {
        console.print(Phrase(en: "\(done.en): \(name.en)", ko: "\(done.ko): \(name.ko)"))
        console.print(StyledText("  \(id)", .dim))
    }

    /// Prints advice for people, but not for programs.
    func tell(_ advice: Phrase) {
        if console.format == .human { console.remark(advice) }
    }

    /// Tells people what comes next for them in a crew.
    func tellNext(of membership: Membership) {
        let step = MembershipNextStep(of: membership, .commands(of: membership.crew)) { console.clock($0) }
        if let words = step.words { tell(words) }
    }

    /// Waits for a verb of crews and shows that it does. `names` are the fields of the command in place of
    /// those that field errors name.
    func waiting<Answer: Sendable>(
        naming names: [String: String] = [:], _ work: () async throws(CrewError) -> Answer
    ) async throws(CrewError) -> Answer {
        do throws(CrewError) {
            return try await console.waiting(work)
        } catch {
            throw error.naming(names)
        }
    }

    /// The page that options ask for. Throws `invalidFields`, also for the errors given.
    func request(
        _ pages: PageOptions, besides known: [FieldError] = []
    ) throws(CrewError) -> PageRequest {
        var fieldErrors = known
        let request = pages.request(&fieldErrors)
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return request
    }
}

extension CommandContext {
    /// Runs the body with the commands of crews, on behalf of the actor.
    func crews(
        for actor: CommandActor = .signedIn, _ body: (CrewCommands) async throws -> Void
    ) async throws {
        try await withServices(for: actor) { services in
            try await body(CrewCommands(services, console, program: program))
        }
    }
}
