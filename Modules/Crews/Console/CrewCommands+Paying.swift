import Commands
package import Crews
package import Terminal
package import Vocabulary

extension Services {
    /// The membership by which the member pays to join a crew: a seat is kept for them, by joining where they
    /// have not joined yet. Nil while a manager must accept them first, while the crew is full, and if it is
    /// free to join; the person was told then. Throws as `join`, and a usage error where there is no page to
    /// pay at.
    package func seatToPay(in crew: CrewID, on console: Console) async throws -> MembershipID? {
        try await CrewCommands(self, console, program: "madang").seatToPay(in: crew)
    }
}

extension CrewCommands {
    /// Pays for a kept seat, or for dues.
    func pay(_ options: CrewPaymentOptions) async throws {
        let named = try await payable(options.record)
        guard let crew = named.typed(CrewSubject.self) else {
            return try await pay(named, waits: !options.noWait)
        }
        let own = try await waiting { () throws(CrewError) in try await crews.membership(in: crew) }
        if own?.membership.state.isOver ?? true { throw try await nothingToPay(in: crew) }
        guard let seat = try await seatToPay(in: crew) else { return }
        try await paySeat(AnyIdentifier(seat), in: crew, waits: !options.noWait)
    }

    /// Goes on to the payment of a seat that is kept in a crew, and tells people what came of it.
    func paySeat(_ seat: AnyIdentifier, in crew: CrewID, waits: Bool) async throws {
        try await pay(seat, waits: waits)
        guard waits, console.format == .human else { return }
        let view = try await waiting { () throws(CrewError) in try await crews.membership(in: crew) }
        guard let view else { return }
        if view.membership.state.isOfCrew { return answer(own: view, view.membership.joinedWords) }
        tell(
            Phrase(
                en: "The membership begins in a moment: run 'madang crews show \(crew)' to see it.",
                ko: "곧 가입이 끝납니다. 'madang crews show \(crew)'(으)로 확인하세요."))
    }

    private func pay(_ record: AnyIdentifier, waits: Bool) async throws {
        guard let paying = services.provided(FeePaying.self) else {
            throw UsageError(
                Phrase(
                    en: "Payments are not available here. Use 'madang buy \(record)'.",
                    ko: "여기에서는 결제할 수 없습니다. 'madang buy \(record)'(으)로 결제하세요."))
        }
        try await paying.pay(record, services, console, waits)
    }

    /// What a person is told who has not joined. Throws `notFound` for a crew that they may not see.
    private func nothingToPay(in crew: CrewID) async throws(CrewError) -> UsageError {
        let view = try await waiting { () throws(CrewError) in try await crews.crew(crew) }
        let name = view.crew.nameWords
        return UsageError(
            Phrase(
                en: "Nothing to pay: you have not joined '\(name.en)'. "
                    + "Run 'madang crews join \(crew)' first.",
                ko: "결제할 것이 없습니다. 먼저 'madang crews join \(crew)'(으)로 '\(name.ko)'에 가입하세요."))
    }

    /// The member's own membership; where there is none, they join.
    private func ownMembership(in crew: CrewID) async throws -> MembershipView {
        let own = try await waiting { () throws(CrewError) in try await crews.membership(in: crew) }
        if let own, !own.membership.state.isOver { return own }
        try services.serverPages.require(
            toJoin: try await waiting { () throws(CrewError) in try await crews.crew(crew) })
        return try await waiting { () throws(CrewError) in try await crews.join(crew, message: "") }
    }

    /// The crew, membership or dues that were typed. Throws a usage error that lists what it may be.
    private func payable(_ typed: String) async throws -> AnyIdentifier {
        let kinds = RecordKinds([CrewSubject.self, MembershipSubject.self, DueSubject.self])
        do throws(UsageError) {
            return try AnyIdentifier(typed: typed, among: lists, of: kinds)
        } catch {
            // A row of the last list that is none of these; a name is a crew's.
            if typed.utf8.allSatisfy({ (48...57).contains($0) }) { throw error }
            return AnyIdentifier(try await crew(typed))
        }
    }

    fileprivate func seatToPay(in crew: CrewID) async throws -> MembershipID? {
        let view = try await ownMembership(in: crew)
        if view.record != nil { return view.membership.id }
        answer(own: view, view.membership.joinedWords)
        return nil
    }
}
