import Commands
import Funding
import FundingHTTP
import Terminal
import Vocabulary

/// What a person can do with funding on the command line, for one principal.
///
/// Every verb writes its result to the console, in its format, and throws `CampaignError` or `UsageError`
/// instead of reporting it.
struct CampaignCommands: Sendable {
    let funding: any CampaignRepository
    let console: Console
    let program: String
    let lists: LastLists

    /// Works on these and talks to the person there; `program` is what is typed to come here again, `lists`
    /// what the person has seen last.
    init(_ funding: any CampaignRepository, _ console: Console, program: String, lists: LastLists) {
        self.funding = funding
        self.console = console
        self.program = program
        self.lists = lists
    }

    /// Shows one of them.
    func show(_ options: IdentifierArgument<CampaignSubject>) async throws {
        let id = try options.identifier(among: lists)
        let view = try await console.waiting { () throws(CampaignError) in try await funding.campaign(id) }
        if console.format == .json { return console.show(view, as: CampaignWire.view) }
        console.paged { $0.show(Fields(Details(view), on: $0)) }
    }

    /// Adds one.
    func add(_ options: TitleOption) async throws {
        let draft = CampaignDraft(title: options.title)
        let view = try await console.waiting { () throws(CampaignError) in try await funding.add(draft) }
        answer(view, Phrase(en: "Added", ko: "추가했습니다"))
    }

    /// Gives one another title, unless it is changed by somebody else meanwhile.
    func rename(_ options: RenameOptions) async throws {
        let id = try options.campaign.identifier(among: lists)
        let draft = CampaignDraft(title: options.written.title)
        let view = try await console.waiting { () throws(CampaignError) in
            let current = try await funding.campaign(id).campaign
            return try await funding.rename(id, draft, expecting: current.version)
        }
        answer(view, Phrase(en: "Renamed", ko: "수정했습니다"))
    }

    /// Shows it to its owner and moderators alone.
    func hide(_ options: IdentifierArgument<CampaignSubject>) async throws {
        let id = try options.identifier(among: lists)
        let view = try await console.waiting { () throws(CampaignError) in try await funding.hide(id) }
        answer(view, Phrase(en: "Hidden", ko: "숨겼습니다"))
    }

    /// Removes it for good, if the person confirms it.
    func remove(_ options: IdentifierArgument<CampaignSubject>) async throws {
        let id = try options.identifier(among: lists)
        let view = try await console.waiting { () throws(CampaignError) in try await funding.campaign(id) }
        let title = view.campaign.title
        let question = Phrase(
            en: "Remove '\(title)'? This cannot be undone.", ko: "'\(title)'을(를) 삭제할까요? 되돌릴 수 없습니다.")
        let word = Phrase(en: "remove", ko: "삭제").text(in: console.language)
        try console.requireConfirmed(
            question, severity: .severe(typing: word),
            otherwise: Phrase(en: "Nothing was removed.", ko: "삭제하지 않았습니다."))
        try await console.waiting { () throws(CampaignError) in try await funding.remove(id) }
        console.answer(
            .object([("id", .string("\(id)")), ("removed", .bool(true))]), plain: "\(id)",
            Phrase(en: "Removed: \(title)", ko: "삭제했습니다: \(title)"))
    }

    /// Tells what became of it: for programs its identifier or all of it.
    private func answer(_ view: CampaignView, _ done: Phrase) {
        switch console.format {
        case .json: console.show(view, as: CampaignWire.view)
        case .plain: console.print(StyledText("\(view.campaign.id)"))
        case .human:
            let title = view.campaign.title
            console.print(Phrase(en: "\(done.en): \(title)", ko: "\(done.ko): \(title)"))
            console.print(StyledText("  \(view.campaign.id)", .dim))
        }
    }
}
