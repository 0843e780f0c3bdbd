import Commands
package import Crews
package import Terminal
package import Vocabulary

/// Joining, staying and leaving.
extension CrewCommands {
    /// Joins a crew; where joining costs something, people go on to pay as with `madang buy`. So do programs
    /// that do not wait for the payment: they get its answer alone.
    func join(_ options: JoinOptions) async throws {
        let id = try await crew(options.crew)
        let known = try await waiting { () throws(CrewError) in try await crews.crew(id) }
        try services.serverPages.require(toJoin: known)
        let message = try message(options, to: known)
        let view = try await waiting { () throws(CrewError) in try await crews.join(id, message: message) }
        let isHuman = console.format == .human
        let goesOn = services.provided(FeePaying.self) != nil && (isHuman || options.noWait)
        guard let record = view.record, goesOn else {
            return answer(own: view, view.membership.joinedWords)
        }
        if isHuman { answer(own: view, view.membership.joinedWords) }
        try await paySeat(record, in: id, waits: !options.noWait)
    }

    /// What the managers of a crew are told, who accept each; asked for at a terminal.
    private func message(_ options: JoinOptions, to view: CrewView) throws -> String {
        if let message = options.message { return message }
        guard console.isInteractive else { return "" }
        let isOver = view.membership?.state.isOver ?? true
        guard view.crew.details.joining == .approval, isOver else { return "" }
        return try console.ask(
            Phrase(en: "Message to the managers (optional)", ko: "운영진에게 남길 말 (선택)"), flag: "--message",
            default: ""
        ) { typed in
            CrewError.problem("message") { () throws(CrewError) in
                _ = try MembershipWords.checkedMessage(typed)
            }
        }
    }

    /// Takes up a kept seat of a crew that is free to join.
    func takeUp(_ argument: CrewArgument) async throws {
        let id = try await crew(argument)
        let view = try await waiting { () throws(CrewError) in try await crews.takeUp(id) }
        answer(own: view, view.membership.joinedWords)
    }

    /// Leaves a crew, or lets a request, a place on the list or a kept seat go, after a confirmation that
    /// says what comes back of the fee.
    func leave(_ argument: CrewArgument) async throws {
        let id = try await crew(argument)
        let known = try await waiting { () throws(CrewError) in try await crews.membership(in: id) }
        guard let known, !known.membership.state.isOver else { throw try await notMember(of: id) }
        try console.requireConfirmed(known.questionOfLeaving(at: console.now))
        let view = try await waiting { () throws(CrewError) in try await crews.leave(id) }
        let done =
            known.membership.state.isOfCrew
            ? Phrase(en: "Left", ko: "탈퇴했습니다") : Phrase(en: "Withdrawn", ko: "취소했습니다")
        answer(own: view, done, telling: false)
        if case .refund = view.membership.step {
            tell(Phrase(en: "The refund is on its way.", ko: "환불을 진행하고 있습니다."))
        }
    }

    /// What a person is told who is not of the crew. Throws `notFound` for a crew that they may not see.
    private func notMember(of id: CrewID) async throws(CrewError) -> UsageError {
        let view = try await waiting { () throws(CrewError) in try await crews.crew(id) }
        let name = view.crew.nameWords
        return UsageError(
            Phrase(en: "You are not a member of '\(name.en)'.", ko: "'\(name.ko)' 크루 회원이 아닙니다."))
    }

    /// Takes no part for a while, or again.
    func setLeave(_ isOnLeave: Bool, _ argument: CrewArgument) async throws {
        let id = try await crew(argument)
        let view = try await waiting { () throws(CrewError) in try await crews.setLeave(isOnLeave, from: id) }
        let done =
            isOnLeave
            ? Phrase(en: "On leave", ko: "휴식을 시작했습니다") : Phrase(en: "Back from leave", ko: "휴식을 끝냈습니다")
        answer(own: view, done, telling: isOnLeave)
    }

    /// Says what the crew's people see of the member; what is not named stays, or is asked for.
    func describe(_ options: DescribeOptions) async throws {
        let id = try await crew(options.crew)
        guard !options.isEmpty || console.isInteractive else { throw options.nothingToChange }
        let known = try await waiting { () throws(CrewError) in try await crews.membership(in: id) }
        guard let known else { throw try await notMember(of: id) }
        var words = try options.applied(to: known.membership.words)
        if options.isEmpty {
            var questions = MembershipQuestions(console, words)
            try questions.ask()
            words = questions.words
        }
        let finished = words
        let view = try await waiting { () throws(CrewError) in try await crews.describe(finished, in: id) }
        answer(own: view, Phrase(en: "Saved", ko: "저장했습니다"), telling: false)
    }
}

extension Membership {
    /// What joining has led to.
    package var joinedWords: Phrase {
        switch state {
        case .requested: Phrase(en: "Asked to join", ko: "가입을 신청했습니다")
        case .waiting: Phrase(en: "On the waiting list", ko: "대기자로 등록했습니다")
        case .offered: Phrase(en: "A seat is kept for you", ko: "자리를 잡아 두었습니다")
        case .joining: Phrase(en: "The fee is being paid", ko: "가입비를 결제하고 있습니다")
        case .member, .onLeave, .suspended: Phrase(en: "You are a member", ko: "크루 회원입니다")
        case .declined, .lapsed, .left, .removed, .banned: Phrase(en: "Not a member", ko: "크루 회원이 아닙니다")
        }
    }
}

extension MembershipView {
    /// The question before the person leaves, or lets go what stands.
    package func questionOfLeaving(at now: Timestamp) -> Phrase {
        switch membership.state {
        case .requested:
            return Phrase(
                en: "Withdraw the request to join '\(crewName)'?", ko: "'\(crewName)' 가입 신청을 취소할까요?")
        case .waiting:
            return Phrase(
                en: "Give up your place on the waiting list of '\(crewName)'?", ko: "'\(crewName)' 대기를 취소할까요?"
            )
        case .offered, .joining:
            return Phrase(
                en: "Give up the seat that '\(crewName)' keeps for you?", ko: "'\(crewName)'에 잡아 둔 자리를 포기할까요?"
            )
        default: break
        }
        let refund = membership.refund(at: now).map { Phrase(en: " \($0.en)", ko: " \($0.ko)") } ?? Phrase("")
        return Phrase(
            en: "Leave '\(crewName)'?\(refund.en)", ko: "'\(crewName)'에서 탈퇴할까요?\(refund.ko)")
    }
}
