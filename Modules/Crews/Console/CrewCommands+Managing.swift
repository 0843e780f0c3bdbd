import Commands
import Crews
import CrewsHTTP
import Terminal
import Vocabulary

/// The people of a crew, and what its managers do about them.
extension CrewCommands {
    /// Shows a page of a crew's people.
    func members(_ options: MembersOptions) async throws {
        let (list, request) = try options.request()
        let words = options.list.map { ["--list", $0] } ?? []
        try await show(list, of: crew(options.crew), request, options.pages, following: "members", words)
    }

    /// Shows a page of those who ask to join.
    func requests(_ options: CrewPageOptions) async throws {
        let request = try request(options.pages)
        try await show(.requests, of: crew(options.crew), request, options.pages, following: "requests", [])
    }

    private func show(
        _ list: MembershipList, of id: CrewID, _ request: PageRequest, _ pages: PageOptions,
        following verb: String, _ words: [String]
    ) async throws {
        let page = try await waiting { () throws(CrewError) in try await crews.people(of: id, list, request) }
        if console.format == .json { return console.show(page, as: CrewWire.people) }
        if !page.items.isEmpty {
            console.paged { paged in
                let table = PeopleTable(views: page.items, list: list, console: paged)
                paged.show(paged.format == .plain ? table.plain : table.table)
            }
        }
        keep(page.items.map { AnyIdentifier($0.membership.member) }, of: AnyIdentifier(id))
        console.tellPlace(
            of: page, pages, of: [program, "crews", verb, "\(id)"] + words,
            counting: { Phrase(en: $0.counted("member"), ko: "\($0)명") }, advice: list.advice)
        if list == .requests, !page.items.isEmpty { tell(.answering(id)) }
    }

    /// Keeps what a list has shown. Behind its rows stands the crew or the meeting that it is of, so that a
    /// part of its identifier is still understood.
    func keep(_ rows: [AnyIdentifier], of record: AnyIdentifier) {
        lists.keep(rows + [record], on: console)
    }

    /// Accepts a request.
    func accept(_ arguments: PersonArguments) async throws {
        let id = try await crew(arguments.crew)
        let member = try await person(arguments.member, in: .requests, of: id)
        let view = try await waiting { () throws(CrewError) in try await crews.accept(member, to: id) }
        answer(view, view.membership.acceptedWords)
    }

    /// Declines a request, or takes a person off the list.
    func decline(_ arguments: PersonArguments) async throws {
        let id = try await crew(arguments.crew)
        let member = try await person(arguments.member, in: .requests, of: id)
        let view = try await waiting { () throws(CrewError) in try await crews.decline(member, from: id) }
        answer(view, Phrase(en: "Declined", ko: "거절했습니다"))
    }

    /// Removes a member after a confirmation, and keeps the person out for a while if that is wanted.
    func remove(_ options: RemoveOptions) async throws {
        let id = try await crew(options.person.crew)
        let member = try await person(options.person.member, in: .members, of: id)
        let until = options.ban.map { console.now.advanced(by: .seconds(Int64($0) * 86_400)) }
        try console.requireConfirmed(await questionOfRemoving(member, options.ban))
        let view = try await waiting { () throws(CrewError) in
            try await crews.remove(member, from: id, bannedUntil: until)
        }
        answer(view, Phrase(en: "Removed", ko: "내보냈습니다"))
        guard let until = view.membership.until else { return }
        let clock = until.end(in: console.zone)
        tell(
            Phrase(
                en: "The person cannot join again until \(clock).", ko: "\(clock)까지 다시 가입할 수 없습니다."))
    }

    private func questionOfRemoving(_ member: MemberID, _ days: Int?) async -> Phrase {
        let name = await services.recordNames.told(of: AnyIdentifier(member), on: console)
        guard let days else {
            return Phrase(en: "Remove \(name) from the crew?", ko: "\(name) 님을 크루에서 내보낼까요?")
        }
        return Phrase(
            en: "Remove \(name), and keep them out for \(days.counted("day"))?",
            ko: "\(name) 님을 내보내고 \(days)일 동안 가입을 제한할까요?")
    }

    /// Suspends a member, or ends it; for a banned person it lifts the ban.
    func setSuspended(_ isSuspended: Bool, _ arguments: PersonArguments) async throws {
        let id = try await crew(arguments.crew)
        let other: MembershipList? = isSuspended ? nil : .banned
        let member = try await person(arguments.member, in: .members, or: other, of: id)
        let view = try await waiting { () throws(CrewError) in
            try await crews.setSuspended(isSuspended, member, in: id)
        }
        let restored =
            view.membership.state.isOfCrew
            ? Phrase(en: "Restored", ko: "정지를 풀었습니다")
            : Phrase(en: "The ban is lifted", ko: "가입 제한을 풀었습니다")
        answer(view, isSuspended ? Phrase(en: "Suspended", ko: "정지했습니다") : restored)
    }

    /// Gives a member a role.
    func setRole(_ options: RoleOptions) async throws {
        let role = try options.chosen()
        let id = try await crew(options.person.crew)
        let member = try await person(options.person.member, in: .members, of: id)
        let view = try await waiting { () throws(CrewError) in
            try await crews.setRole(role, of: member, in: id)
        }
        answer(view, Phrase(en: "Now \(role.words.en)", ko: "\(role.words.ko) 역할을 주었습니다"))
    }

    /// Hands the crew over to a member after a confirmation.
    func handOver(_ arguments: PersonArguments) async throws {
        let id = try await crew(arguments.crew)
        let member = try await person(arguments.member, in: .members, of: id)
        let name = await services.recordNames.told(of: AnyIdentifier(member), on: console)
        try console.requireConfirmed(
            Phrase(
                en: "Hand the crew over to \(name)? You become a manager.",
                ko: "\(name) 님에게 크루를 넘길까요? 나는 운영진이 됩니다."))
        answer(
            try await waiting { () throws(CrewError) in try await crews.handOver(id, to: member) },
            Phrase(en: "Handed over", ko: "크루를 넘겼습니다"))
    }
}

extension Membership {
    /// What accepting the person has led to.
    fileprivate var acceptedWords: Phrase {
        switch state {
        case .waiting: Phrase(en: "Accepted, on the waiting list", ko: "수락하고 대기자로 올렸습니다")
        case .offered: Phrase(en: "Accepted, a seat is kept", ko: "수락하고 자리를 잡아 두었습니다")
        default: Phrase(en: "Accepted", ko: "수락했습니다")
        }
    }
}

extension MembershipList {
    /// What to say where there are none.
    fileprivate var advice: Phrase {
        switch self {
        case .members: Phrase(en: "The crew has no members.", ko: "회원이 없습니다.")
        case .requests: Phrase(en: "There are no requests to join.", ko: "가입 신청이 없습니다.")
        case .waiting: Phrase(en: "The waiting list is empty.", ko: "대기자가 없습니다.")
        case .banned: Phrase(en: "No person is banned.", ko: "가입이 제한된 사람이 없습니다.")
        case .former: Phrase(en: "No member has left.", ko: "탈퇴한 회원이 없습니다.")
        }
    }
}

extension Phrase {
    /// How requests are answered.
    fileprivate static func answering(_ crew: CrewID) -> Phrase {
        Phrase(
            en: "Run 'madang crews accept \(crew) ROW' or 'madang crews decline \(crew) ROW' to answer.",
            ko: "'madang crews accept \(crew) 행번호'나 'madang crews decline \(crew) 행번호'로 답하세요.")
    }
}
