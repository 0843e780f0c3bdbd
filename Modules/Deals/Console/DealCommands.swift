import Commands
import Deals
import DealsHTTP
import Terminal
import Vocabulary

/// The commands of deals, for one principal.
///
/// Every verb writes its result to the console, in its format, and throws `DealError` or `UsageError` instead
/// of reporting it.
struct DealCommands: Sendable {
    let deals: any DealRepository
    let console: Console
    let program: String
    let lists: LastLists
    /// The signed-in member; nil if not known: then no next step is told.
    let own: MemberID?

    /// Commands over these services and console; `program` is the command that starts the program. Throws
    /// `internal` where there are no verbs of deals.
    init(_ services: Services, _ console: Console, program: String) throws(DealError) {
        (deals, self.console, self.program) = (try services.deals, console, program)
        (lists, own) = (services.lastLists, services.signedInMember)
    }

    /// Reserves units of a listing, or asks the seller for them.
    func reserve(_ options: ReserveOptions) async throws {
        let reservation = try options.reservation(among: lists)
        let view = try await console.waiting { () throws(DealError) in try await deals.reserve(reservation) }
        if view.deal.state == .accepted {
            answer(view, .reserved)
            tell(
                Phrase(
                    en: "Run 'madang conversations send ID TEXT' to write to the seller, "
                        + "'madang deals contact ID TEXT' to share how to reach you.",
                    ko: "'madang conversations send ID 내용'으로 판매자에게 메시지를 보내고, "
                        + "'madang deals contact ID 연락처'로 연락처를 알려 주세요."))
        } else {
            answer(view, .requested)
            tell(.answerWithinADay)
        }
    }

    /// Decides about a deal; asks for confirmation if it cannot be undone.
    func change(_ change: DealChange, _ options: IdentifierArgument<DealSubject>) async throws {
        let id = try options.identifier(among: lists)
        if change.question(about: "") != nil { try await confirm(id, change) }
        let view = try await console.waiting { () throws(DealError) in try await change.made(id, deals) }
        answer(view, change.words)
        tellNext(view)
    }

    /// Sets the member's contact in a deal.
    func contact(_ options: DealContactOptions) async throws {
        let id = try options.deal.identifier(among: lists)
        let view = try await console.waiting { () throws(DealError) in
            try await deals.setContact(on: id, to: options.text)
        }
        answer(view, Phrase(en: "Contact saved", ko: "연락처를 저장했습니다"))
    }
}

extension DealCommands {
    /// Reports a changed deal; programs get its identifier or all of it.
    func answer(_ view: DealView, _ done: Phrase) {
        switch console.format {
        case .json: console.show(view, as: DealWire.view)
        case .plain: console.print(StyledText("\(view.deal.id)"))
        case .human:
            let title = view.deal.title(in: console.language)
            console.print(Phrase(en: "\(done.en): \(title)", ko: "\(done.ko): \(title)"))
            if let deadline = view.deal.deadline {
                let until = console.deadline(deadline)
                console.print(Phrase(en: "  until \(until)", ko: "  기한: \(until)"))
            }
            console.print(StyledText("  \(view.deal.id)", .dim))
        }
    }

    /// Tells people what comes next in a deal that is paid for.
    func tellNext(_ view: DealView) {
        if let words = nextStep(of: view.deal)?.words { tell(words) }
    }

    /// The next step of the signed-in member; nil if that is neither of the two, or not known.
    private func nextStep(of deal: Deal) -> DealNextStep? {
        guard let own, deal.isBetween(own) else { return nil }
        return DealNextStep(
            deal: deal, side: own == deal.seller ? .selling : .buying, ways: .commands(of: deal)
        ) { $0.absolute(in: console.zone) }
    }

    /// Prints advice for people, but not for programs.
    func tell(_ advice: Phrase) {
        if console.format == .human { console.remark(advice) }
    }

    /// Asks for confirmation of a change that cannot be undone. Throws `interrupted` if it is declined.
    private func confirm(_ id: DealID, _ change: DealChange) async throws {
        let view = try await console.waiting { () throws(DealError) in try await deals.deal(id) }
        if let question = change.question(about: view.deal.title(in: console.language)) {
            try console.requireConfirmed(question)
        }
    }
}

extension Phrase {
    /// That units are held for the buyer.
    static let reserved = Phrase(en: "Reserved", ko: "예약했습니다")

    /// That the seller was asked.
    static let requested = Phrase(en: "Requested", ko: "예약을 요청했습니다")

    /// How long the seller has to answer.
    static let answerWithinADay = Phrase(
        en: "The seller accepts or declines within a day.", ko: "판매자가 하루 안에 수락하거나 거절합니다.")
}
