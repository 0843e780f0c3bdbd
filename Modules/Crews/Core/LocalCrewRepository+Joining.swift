import Vocabulary

extension LocalCrewRepository {
    func join(_ id: CrewID, message: String) async throws(CrewError) -> MembershipView {
        let member = try CrewPolicy.member(principal)
        let message = try MembershipWords.checkedMessage(message)
        let seen = try await seen(id)
        try await writer(towards: seen.crew.owner)
        if seen.own?.state.isOver ?? true {
            let most = CrewError.mostJoined
            if try await store.crewCount(of: member).joined >= most { throw .tooManyCrews(most) }
        }
        let new = Membership(id: service.ids.next(), crew: id, member: member, at: now)
        let question = SeatQuestion(of: id, about: member, by: member, reach: .leaders)
        let file = try await service.decide(question) { file, engine throws(CrewError) in
            try engine.join(file.membership ?? new, message: message)
        }
        return try await view(file)
    }

    func takeUp(_ id: CrewID) async throws(CrewError) -> MembershipView {
        try await changeOwn(in: id) { membership, engine throws(CrewError) in
            try engine.takeUp(membership)
        }
    }

    func leave(_ id: CrewID) async throws(CrewError) -> MembershipView {
        let member = try CrewPolicy.member(principal)
        try await writer(ending: true)
        let question = SeatQuestion(of: id, about: member, by: member, reach: .leaders)
        let file = try await service.decide(question) { file, engine throws(CrewError) in
            guard let own = file.membership else { throw .notFound }
            return try engine.leave(own)
        }
        await finish(file)
        return try await view(file)
    }

    func setLeave(_ isOnLeave: Bool, from id: CrewID) async throws(CrewError) -> MembershipView {
        try await changeOwn(in: id, ending: true) { membership, engine throws(CrewError) in
            try engine.setLeave(isOnLeave, membership)
        }
    }

    func describe(_ words: MembershipWords, in id: CrewID) async throws(CrewError) -> MembershipView {
        let words = try words.checked()
        return try await changeOwn(in: id) { membership, engine throws(CrewError) in
            try engine.describe(words, membership)
        }
    }

    func membership(in id: CrewID) async throws(CrewError) -> MembershipView? {
        _ = try CrewPolicy.member(principal)
        let seen = try await own(seen: id)
        guard let own = seen.own else { return nil }
        return try await view(own, in: seen.crew, to: own)
    }

    func people(
        of id: CrewID, _ list: MembershipList, _ page: PageRequest
    ) async throws(CrewError) -> Page<MembershipView> {
        let seen = try await seen(id)
        if list != .members { try CrewPolicy.requireManager(of: seen.crew, seen.own, principal) }
        try require(page, of: CrewScope.people(of: id, list))
        let found = try await store.people(of: id, list, page)
        let cards = try await cards(of: Set(found.items.map(\.member)))
        return found.map { membership in
            MembershipView(
                membership: CrewPolicy.shown(membership, to: seen.own, principal),
                member: cards.card(of: membership.member), crewName: seen.crew.details.name, terms: nil)
        }
    }
}

extension LocalCrewRepository {
    /// Decides about the principal's own membership. Throws `notFound` where there is none.
    private func changeOwn(
        in id: CrewID, ending: Bool = false,
        _ decision: @escaping @Sendable (Membership, SeatEngine) throws(CrewError) -> CrewChange
    ) async throws(CrewError) -> MembershipView {
        let member = try CrewPolicy.member(principal)
        try await writer(ending: ending)
        let question = SeatQuestion(of: id, about: member, by: member, reach: .leaders)
        let file = try await service.decide(question) { file, engine throws(CrewError) in
            guard let own = file.membership else { throw .notFound }
            return try decision(own, engine)
        }
        return try await view(file)
    }

    /// Takes the step at the cashier that a decision has made pending; an outage leaves it to the jobs.
    func finish(_ file: CrewFile) async {
        guard let membership = file.membership, membership.step != nil else { return }
        _ = try? await service.finish(membership)
    }
}
