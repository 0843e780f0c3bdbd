import Commands
import Crews
import CrewsHTTP
import Terminal
import Vocabulary

extension CrewCommands {
    /// Shows the open crews that the options ask for, or those of one member.
    func list(_ options: CrewListOptions) async throws {
        if options.mine || options.member != nil { return try await listOfMember(options) }
        var fieldErrors: [FieldError] = []
        let query = options.filter.query(options.search.keyword() ?? "", &fieldErrors)
        let request = try request(options.pages, besides: fieldErrors)
        let page = try await waiting { () throws(CrewError) in try await crews.browse(query, request) }
        let words = options.search.words + options.filter.words
        let advice =
            words.isEmpty
            ? Phrase(
                en: "There are no crews yet. Found one with 'madang crews found'.",
                ko: "아직 크루가 없습니다. 'madang crews found'로 만들어 보세요.") : .noCrewsMatch
        show(page, advice, following: ["list"] + words, options.pages)
    }

    /// Shows the open crews with these words in their names.
    func search(_ options: CrewSearchOptions) async throws {
        var fieldErrors: [FieldError] = []
        let query = options.filter.query(options.text.joined(separator: " "), &fieldErrors)
        let request = try request(options.pages, besides: fieldErrors)
        let page = try await waiting(naming: ["name": "text"]) { () throws(CrewError) in
            try await crews.browse(query, request)
        }
        show(page, .noCrewsMatch, following: ["search"] + options.text + options.filter.words, options.pages)
    }

    private func listOfMember(_ options: CrewListOptions) async throws {
        let request = try request(options.pages)
        var named: MemberID?
        if let typed = options.member { named = try await lists.member(typed: typed) }
        guard let member = named ?? own else { throw CrewError.service(.signInRequired) }
        let page = try await waiting { () throws(CrewError) in try await crews.crews(of: member, request) }
        let advice =
            options.mine
            ? Phrase(
                en: "You are in no crew. Find one with 'madang crews list'.",
                ko: "속한 크루가 없습니다. 'madang crews list'로 찾아보세요.")
            : Phrase(en: "This member is in no crew.", ko: "이 회원은 속한 크루가 없습니다.")
        let words = named.map { ["--member", "\($0)"] } ?? ["--mine"]
        show(page, advice, following: ["list"] + words, options.pages)
    }

    private func show(
        _ page: Page<CrewView>, _ advice: Phrase, following words: [String], _ pages: PageOptions
    ) {
        if console.format == .json { return console.show(page, as: CrewWire.page) }
        if !page.items.isEmpty {
            console.paged { paged in
                let table = CrewTable(views: page.items, console: paged)
                paged.show(paged.format == .plain ? table.plain : table.table)
            }
        }
        lists.keep(page.items.map(\.crew.id), on: console)
        console.tellPlace(
            of: page, pages, of: [program, "crews"] + words,
            counting: { Phrase(en: $0.counted("crew"), ko: "\($0)개") }, advice: advice)
    }

    /// Shows one crew, below its cover where the terminal shows pictures, and what comes next for the person.
    func show(_ options: ShowCrewOptions) async throws {
        let id = try await crew(options.crew)
        let view = try await waiting { () throws(CrewError) in try await crews.crew(id) }
        if console.format == .json { return console.show(view, as: CrewWire.view) }
        let drawing = services.provided((any PictureDrawing).self)
        await console.show(view.crew.coverCard, by: drawing, options.drawing.choice, rows: 15)
        console.paged { $0.show(Fields(Details(view, at: $0.now), on: $0)) }
        tellNext(of: view)
    }

    private func tellNext(of view: CrewView) {
        let (id, now) = (view.crew.id, console.now)
        if view.crew.state == .closed, view.crew.owner == own {
            tell(
                Phrase(
                    en: "Run 'madang crews reopen \(id)' to open it again, within 30 days of closing.",
                    ko: "닫은 지 30일 안에는 'madang crews reopen \(id)'(으)로 다시 열 수 있습니다."))
        } else if let own = view.membership, !own.state.isOver {
            tellNext(of: own)
            if own.role.manages, view.counts.requests > 0 { tell(.waitingRequests(view.counts.requests, id)) }
            if let refund = own.refund(at: now) {
                tell(Phrase(en: "If you left now: \(refund.en)", ko: "지금 탈퇴하면: \(refund.ko)"))
            }
        } else if view.crew.state == .open, view.crew.details.joining != .closed {
            tell(view.isFull && view.crew.details.joining == .open ? .joiningTheList(id) : .joining(id))
        }
    }
}

extension Phrase {
    fileprivate static let noCrewsMatch = Phrase(
        en: "No crews match. Use fewer filters, or try another word.",
        ko: "조건에 맞는 크루가 없습니다. 조건을 줄이거나 다른 단어로 찾아보세요.")

    fileprivate static func joining(_ id: CrewID) -> Phrase {
        Phrase(en: "Run 'madang crews join \(id)' to join.", ko: "'madang crews join \(id)'(으)로 가입하세요.")
    }

    fileprivate static func joiningTheList(_ id: CrewID) -> Phrase {
        Phrase(
            en: "The crew is full. Run 'madang crews join \(id)' to join the waiting list.",
            ko: "정원이 찼습니다. 'madang crews join \(id)'(으)로 대기자로 등록하세요.")
    }

    fileprivate static func waitingRequests(_ count: Int, _ id: CrewID) -> Phrase {
        Phrase(
            en: "\(count) \(count == 1 ? "person asks" : "people ask") to join: run "
                + "'madang crews requests \(id)' to answer.",
            ko: "가입 신청이 \(count)건 있습니다. 'madang crews requests \(id)'(으)로 답하세요.")
    }
}
