import Commands
import Funding
import FundingHTTP
import Terminal
import Vocabulary

/// What operators do.
extension FundingCommands {
    private func reason(_ option: ReasonOption) throws(UsageError) -> String {
        if let reason = option.reason { return reason }
        return try console.ask(FundingError.prompt("reason"), flag: "--reason")
    }

    /// Asks about a campaign, by its title, before something is done to it.
    private func confirm(_ id: CampaignID, _ question: (String) -> Phrase) async throws {
        let view = try await waiting { () throws(FundingError) in try await funding.campaign(id) }
        try console.requireConfirmed(question(view.campaign.details.title))
    }

    /// Decides about a shelter, after a confirmation.
    func decide(_ decision: ShelterDecision, _ options: ShelterDecisionOptions) async throws {
        let id = try await shelter(options.shelter)
        let known = try await waiting { () throws(FundingError) in try await funding.shelter(id) }
        let reason = try reason(options.why)
        let (name, words) = (known.shelter.details.name, decision.words)
        try console.requireConfirmed(
            Phrase(
                en: "\(words.en.prefix(1).uppercased())\(words.en.dropFirst()) '\(name)' "
                    + "(\(known.shelter.details.registrationNumber))?",
                ko: "'\(name)' 보호소(\(known.shelter.details.registrationNumber))를 \(words.ko) 처리할까요?"))
        let view = try await waiting { () throws(FundingError) in
            try await funding.decide(decision, about: id, reason: reason)
        }
        answer(view, decision.done)
    }

    /// Pauses a campaign, after a confirmation.
    func pause(_ options: CampaignActOptions) async throws {
        let (id, reason) = (try await campaign(options.campaign), try reason(options.why))
        try await confirm(id) { title in
            Phrase(
                en: "Pause '\(title)'? It takes no backings then, and its backers are told.",
                ko: "'\(title)' 펀딩을 중지할까요? 더는 후원을 받지 않으며 후원자에게 알립니다.")
        }
        answer(
            try await waiting { () throws(FundingError) in try await funding.pause(id, reason: reason) },
            Phrase(en: "Paused", ko: "펀딩을 중지했습니다"))
    }

    /// Lets a campaign go on, under another shelter if one is given, after a confirmation.
    func resume(_ options: ResumeOptions) async throws {
        let id = try await campaign(options.campaign)
        var other: ShelterID?
        if let typed = options.shelter { other = try await shelter(typed) }
        let (reason, under) = (try reason(options.why), other)
        try await confirm(id) { title in
            Phrase(
                en: "Resume '\(title)'? Its backers are told.",
                ko: "'\(title)' 펀딩을 다시 시작할까요? 후원자에게 알립니다.")
        }
        answer(
            try await waiting { () throws(FundingError) in
                try await funding.resume(id, under: under, reason: reason)
            }, Phrase(en: "Resumed", ko: "펀딩을 다시 시작했습니다"))
    }

    /// Calls a campaign off, if the operator types a word.
    func callOff(_ options: CampaignActOptions) async throws {
        let (id, reason) = (try await campaign(options.campaign), try reason(options.why))
        let view = try await waiting { () throws(FundingError) in try await funding.campaign(id) }
        let word = Phrase(en: "cancel", ko: "취소").text(in: console.language)
        try console.requireConfirmed(view.callingOff, severity: .severe(typing: word))
        answer(
            try await waiting { () throws(FundingError) in try await funding.callOff(id, reason: reason) },
            Phrase(en: "Called off", ko: "펀딩을 취소했습니다"))
    }

    /// Records a transfer to the account of a campaign, after a confirmation.
    func payOut(_ options: PayoutOptions) async throws {
        let (amount, transfer) = (try Self.won(options.amount, "amount"), options.transfer)
        let (id, reason) = (try await campaign(options.campaign), try reason(options.why))
        let sum = Phrase { Money(amount, .krw).text(in: $0) }
        try await confirm(id) { title in
            Phrase(
                en: "Record that \(sum.en) was paid out to '\(title)'? Its backers are told; this cannot be "
                    + "undone.",
                ko: "'\(title)' 펀딩에 \(sum.ko)을(를) 지급했다고 기록할까요? 후원자에게 알리며 되돌릴 수 없습니다.")
        }
        let payout = try await waiting { () throws(FundingError) in
            try await funding.payOut(id, amount, transfer: transfer, reason: reason)
        }
        let (state, account) = (payout.state.words, payout.account)
        console.answer(
            payout, as: FundingWire.payout, plain: payout.state.rawValue,
            Phrase(en: "\(state.en): \(sum.en), \(account)", ko: "\(state.ko): \(sum.ko), \(account)"))
    }

    /// Shows the account to which a campaign is paid out; that it was read is logged.
    func payoutAccount(_ options: CampaignActOptions) async throws {
        let (id, reason) = (try await campaign(options.campaign), try reason(options.why))
        let account = try await waiting { () throws(FundingError) in
            try await funding.payoutAccount(of: id, reason: reason)
        }
        let line = "\(account.bank) \(account.number) \(account.holder)"
        console.answer(account, as: FundingWire.account, plain: line, Phrase(line))
    }
}

extension CampaignView {
    /// The question before it is called off.
    fileprivate var callingOff: Phrase {
        let title = campaign.details.title
        guard campaign.endsInPart else {
            return Phrase(
                en: "Call '\(title)' off? All money goes back to its backers (\(backersWords.en)).",
                ko: "'\(title)' 펀딩을 취소할까요? 후원금을 모두 돌려줍니다 (\(backersWords.ko)).")
        }
        return Phrase(
            en: "Call '\(title)' off? The money for items that were not delivered in full goes back "
                + "(\(backersWords.en)).",
            ko: "'\(title)' 펀딩을 취소할까요? 모두 전달하지 못한 물품의 금액을 돌려줍니다 (\(backersWords.ko)).")
    }
}
