import Commands
import Funding
import FundingHTTP
import Terminal
import Vocabulary

/// The people of shelters, and the account of the treasurer.
extension FundingCommands {
    /// Shows the people of a shelter.
    func members(_ argument: ShelterArgument) async throws {
        let id = try await shelter(argument)
        show(try await waiting { () throws(FundingError) in try await funding.people(of: id) }, of: id)
    }

    private func show(_ people: [ShelterMemberView], of id: ShelterID) {
        if console.format == .json { return console.show(people, as: FundingWire.people) }
        console.paged { paged in
            let table = ShelterPeopleTable(views: people, console: paged)
            paged.show(paged.format == .plain ? table.plain : table.table)
        }
        // Behind the rows stands the shelter, so that a part of its identifier is still understood.
        lists.keep(people.map { AnyIdentifier($0.member.id) } + [AnyIdentifier(id)], on: console)
    }

    /// Makes a member one of the people, or gives one another role; handing over is confirmed.
    func setRole(_ options: ShelterRoleOptions) async throws {
        guard let role = ShelterRole(typed: options.role) else {
            throw FundingError.invalidFields([FieldError("role", .unknown(allowed: ShelterRole.codes))])
        }
        let id = try await shelter(options.person.shelter)
        let member = try await person(options.person.member, of: id)
        if role == .owner {
            try console.requireConfirmed(
                Phrase(
                    en: "Hand the shelter over? You stay as a helper.",
                    ko: "보호소를 넘길까요? 나는 봉사자로 남습니다."))
        }
        show(
            try await waiting { () throws(FundingError) in
                try await funding.setRole(role, of: member, in: id)
            }, of: id)
    }

    /// Sends one of the people away, or leaves, after a confirmation.
    func remove(_ options: ShelterPersonOptions) async throws {
        let id = try await shelter(options.shelter)
        let member = try await person(options.member, of: id)
        let question =
            member == services.signedInMember
            ? Phrase(en: "Leave the shelter?", ko: "보호소에서 나갈까요?")
            : Phrase(en: "Send this member away?", ko: "이 구성원을 내보낼까요?")
        try console.requireConfirmed(question)
        show(
            try await waiting { () throws(FundingError) in try await funding.remove(member, from: id) },
            of: id)
    }

    /// Names the account for payouts; prompts for missing parts.
    func nameAccount(_ options: ShelterAccountOptions) async throws {
        let id = try await shelter(options.shelter)
        let given = options.account
        let account = BankAccount(
            bank: try given.bank ?? console.ask(FundingError.prompt("bank"), flag: "--bank"),
            number: try given.account ?? console.ask(FundingError.prompt("number"), flag: "--account"),
            holder: try given.holder ?? console.ask(FundingError.prompt("holder"), flag: "--holder"))
        let view = try await waiting { () throws(FundingError) in
            try await funding.nameAccount(account, of: id)
        }
        answer(view, Phrase(en: "Payouts go to \(account)", ko: "지급 계좌를 정했습니다(\(account))"))
    }
}
