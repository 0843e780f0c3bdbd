import Vocabulary

extension LocalCrewRepository {
    func accept(_ member: MemberID, to id: CrewID) async throws(CrewError) -> MembershipView {
        try await manage(member, in: id) { membership, engine throws(CrewError) in
            try engine.accept(membership)
        }
    }

    func decline(_ member: MemberID, from id: CrewID) async throws(CrewError) -> MembershipView {
        try await manage(member, in: id) { membership, engine throws(CrewError) in
            try engine.decline(membership)
        }
    }

    func remove(
        _ member: MemberID, from id: CrewID, bannedUntil: Timestamp?
    ) async throws(CrewError) -> MembershipView {
        let now = now
        if let bannedUntil { try Self.requireBan(until: bannedUntil, at: now) }
        // A person who never had to do with the crew can be kept out, too.
        let new =
            bannedUntil == nil ? nil : Membership(id: service.ids.next(), crew: id, member: member, at: now)
        if new != nil { try await requirePresent(member) }
        return try await manage(member, in: id, orNew: new) { membership, engine throws(CrewError) in
            try engine.remove(membership, bannedUntil: bannedUntil)
        }
    }

    func setSuspended(
        _ isSuspended: Bool, _ member: MemberID, in id: CrewID
    ) async throws(CrewError) -> MembershipView {
        try await manage(member, in: id) { membership, engine throws(CrewError) in
            try engine.setSuspended(isSuspended, membership)
        }
    }

    func setRole(
        _ role: CrewRole, of member: MemberID, in id: CrewID
    ) async throws(CrewError) -> MembershipView {
        try await manage(member, in: id, asOwner: true) { membership, engine throws(CrewError) in
            try engine.setRole(role, membership)
        }
    }

    func handOver(_ id: CrewID, to member: MemberID) async throws(CrewError) -> CrewView {
        let owner = try CrewPolicy.member(principal)
        try await writer(ending: true)
        let question = SeatQuestion(of: id, about: member, by: owner)
        let file = try await service.decide(question) { [principal] file, engine throws(CrewError) in
            // Handed over to that member already: a repeated call.
            if file.crew.owner == member, file.actor?.role == .manager { return CrewChange() }
            try CrewPolicy.requireOwner(of: file.crew, file.actor, principal)
            guard let membership = file.membership, let own = file.actor else { throw .notFound }
            return try engine.handOver(from: own, to: membership)
        }
        return try await view(file.crew)
    }
}

extension LocalCrewRepository {
    /// Decides about the membership of another as a manager, or as the owner. Throws `notFound` where there
    /// is none.
    private func manage(
        _ member: MemberID, in id: CrewID, asOwner: Bool = false, orNew new: Membership? = nil,
        _ decision: @escaping @Sendable (Membership, SeatEngine) throws(CrewError) -> CrewChange
    ) async throws(CrewError) -> MembershipView {
        let actor = try CrewPolicy.member(principal)
        try await writer(ending: true)
        let question = SeatQuestion(of: id, about: member, by: actor, reach: .leaders)
        let file = try await service.decide(question) { [principal] file, engine throws(CrewError) in
            if asOwner {
                try CrewPolicy.requireOwner(of: file.crew, file.actor, principal)
            } else {
                try CrewPolicy.requireManager(of: file.crew, file.actor, principal)
            }
            guard let membership = file.membership ?? new else { throw .notFound }
            return try decision(membership, engine)
        }
        await finish(file)
        return try await view(file)
    }

    /// Throws `notFound` for a member that there is not, or who has withdrawn.
    private func requirePresent(_ member: MemberID) async throws(CrewError) {
        let cards = try await CrewError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.members.cards(of: [member])
        }
        if cards[member]?.isWithdrawn ?? true { throw .notFound }
    }

    /// Throws `invalidFields` for a ban that ends before it begins, or beyond a year ahead.
    private static func requireBan(until end: Timestamp, at now: Timestamp) throws(CrewError) {
        let longest = now.advanced(by: MembershipTimes.longestBan)
        if end > now, end <= longest { return }
        throw .invalidFields([
            FieldError("bannedUntil", .outOfRange(minimum: now.seconds, maximum: longest.seconds))
        ])
    }
}
