import Commands
import Funding
import FundingHTTP
import Terminal
import Vocabulary

/// What a backer does.
extension FundingCommands {
    /// Chooses what to give; people go on to pay as with `madang buy`.
    func back(_ options: BackOptions) async throws {
        let id = try await campaign(options.campaign)
        let known = try await waiting { () throws(FundingError) in try await funding.campaign(id) }
        let draft = try choice(options, of: known)
        try known.requireRoom(for: draft)
        let view = try await waiting { () throws(FundingError) in
            try await funding.back(id, draft, idempotencyKey: nil)
        }
        answer(view, Phrase(en: "Chosen", ko: "후원을 골랐습니다"))
        guard console.format == .human, let record = view.record else { return }
        guard let paying = services.provided(BackingPaying.self) else { return tell(howToPay(view)) }
        try await paying.pay(record, services, console, !options.noWait)
        guard !options.noWait else { return }
        let backing = view.backing.id
        let paid = try await waiting { () throws(FundingError) in try await funding.backing(backing) }
        if paid.backing.state == .backed { return answer(paid, Phrase(en: "Backed", ko: "후원했습니다")) }
        tell(
            Phrase(
                en:
                    "The backing comes in soon: run 'madang funding backing \(backing)' to see it.",
                ko: "곧 반영됩니다. 'madang funding backing \(backing)'(으)로 확인하세요."))
    }

    /// What is given, asked for at a terminal where nothing is named.
    private func choice(_ options: BackOptions, of view: CampaignView) throws -> BackingDraft {
        var draft = BackingDraft(isAnonymous: options.anonymous, message: options.message ?? "")
        draft.items = try options.item.map { typed throws(FundingError) in try ItemPick.typed(typed) }
        draft.amount = try options.amount.map { typed throws(FundingError) in
            try Self.won(typed, "amount")
        }
        guard draft.items.isEmpty, draft.amount == nil, console.isInteractive else { return draft }
        if view.campaign.details.goal.items.isEmpty {
            draft.amount = try Self.won(
                console.ask(FundingError.prompt("amount"), flag: "--amount"), "amount")
        } else {
            console.show(CampaignItemTable(view: view, console: console).table)
            let prompt = Phrase(en: "Items, such as '1 3:2'", ko: "물품, 예: '1 3:2'")
            let typed = try console.ask(prompt, flag: "--item")
            draft.items = try typed.split(separator: " ").map { part throws(FundingError) in
                try ItemPick.typed(String(part))
            }
        }
        return draft
    }

    /// Withdraws a backing, after a confirmation.
    func leave(_ argument: IdentifierArgument<BackingSubject>) async throws {
        let id = try argument.identifier(among: lists)
        let known = try await waiting { () throws(FundingError) in try await funding.backing(id) }
        let amount = Phrase { known.backing.kept.text(in: $0) }
        let question =
            known.backing.state == .backed
            ? Phrase(
                en: "Withdraw your backing of \(known.titleWords.en)? \(amount.en) comes back.",
                ko: "\(known.titleWords.ko) 후원을 취소할까요? \(amount.ko)을(를) 환불합니다.")
            : Phrase(
                en: "Withdraw your backing of \(known.titleWords.en)? Nothing was paid.",
                ko: "\(known.titleWords.ko) 후원을 취소할까요? 결제 전입니다.")
        try console.requireConfirmed(question)
        let view = try await waiting { () throws(FundingError) in try await funding.leave(id) }
        answer(view, Phrase(en: "Withdrawn", ko: "후원을 취소했습니다"))
        if view.backing.state == .refunding {
            tell(Phrase(en: "The refund is on its way.", ko: "환불을 진행하고 있습니다."))
        }
    }

    /// Chooses what becomes of the money for an item that cannot be had.
    func choose(_ options: ChooseOptions) async throws {
        let id = try options.backing.identifier(among: lists)
        let (answered, item) = (options.answer, options.item)
        let known = try await waiting { () throws(FundingError) in try await funding.backing(id) }
        guard known.backing.choices.contains(where: { $0.item == item }) else {
            throw UsageError(
                Phrase(
                    en: "There is nothing to choose: item \(item) can be had, or is not in this backing.",
                    ko: "고를 것이 없습니다. \(item)번 물품은 구할 수 있거나 이 후원에 없습니다."))
        }
        let view = try await waiting { () throws(FundingError) in
            try await funding.choose(answered, for: item, of: id)
        }
        let words = answered.words
        answer(view, Phrase(en: "Item \(item): \(words.en)", ko: "\(item)번 물품: \(words.ko)"))
    }

    /// Shows one backing, and how it is paid if it is not.
    func showBacking(_ argument: IdentifierArgument<BackingSubject>) async throws {
        let id = try argument.identifier(among: lists)
        let view = try await waiting { () throws(FundingError) in try await funding.backing(id) }
        if console.format == .json { return console.show(view, as: FundingWire.backing) }
        console.paged { $0.show(Fields(Details(view), on: $0)) }
        if view.record != nil { tell(howToPay(view)) }
        for choice in view.backing.choices where choice.answer == .open {
            let item = choice.item
            tell(
                Phrase(
                    en: "Item \(item) cannot be had: run 'madang funding choose \(id) --item \(item)' with "
                        + "--refund or --swap until \(clock(choice.until)).",
                    ko: "\(item)번 물품을 구할 수 없습니다. \(clock(choice.until))까지 'madang funding choose \(id) "
                        + "--item \(item)'에 --refund나 --swap을 붙여 고르세요."))
        }
    }
}

extension FundingCommands {
    /// How a backing is paid for, and until when it can be.
    private func howToPay(_ view: BackingView) -> Phrase {
        let (id, amount) = (view.backing.id, Phrase { view.backing.amount.text(in: $0) })
        let until = view.backing.until.map(clock)
        return Phrase(
            en: "Run 'madang buy \(id)'\(until.map { " by \($0)" } ?? "") to pay \(amount.en).",
            ko: "\(until.map { "\($0)까지 " } ?? "")'madang buy \(id)'(으)로 \(amount.ko)을(를) 결제하세요.")
    }
}
