import Crews
import Vocabulary

/// What owners and members of crews do in a drill of purchases. Outages are thrown; a rule that refuses is an
/// answer.
extension Services {
    /// Founds a crew with one seat beside its owner's, for that fee.
    func foundCrew(
        _ name: String, _ fee: Money, _ key: IdempotencyKey
    ) async throws(ServiceFailure) -> PurchaseAnswer<AnyIdentifier> {
        var draft = CrewDraft()
        (draft.name, draft.capacity, draft.fee) = (name, 2, fee.minorUnits)
        (draft.fullDays, draft.halfDays) = (7, 30)
        return try await answer { [draft] () throws(CrewError) in
            AnyIdentifier(try await crews.found(draft, cover: nil, idempotencyKey: key).crew.id)
        }
    }

    /// The membership whose seat is kept for the member until it is paid; a member without one joins, and is
    /// refused as long as the membership waits in the list, or is being paid for.
    func reserve(
        seatOf crew: AnyIdentifier
    ) async throws(ServiceFailure) -> PurchaseAnswer<AnyIdentifier> {
        let found = try await answer { () throws(CrewError) -> Membership in
            let id = CrewID(crew.raw)
            if let own = try await crews.membership(in: id)?.membership, !own.state.isOver { return own }
            return try await crews.join(id, message: "").membership
        }
        switch found {
        case .given(let own) where own.state == .offered: return .given(AnyIdentifier(own.id))
        case .given(let own): return .refused(own.state.rawValue)
        case .refused(let code): return .refused(code)
        }
    }

    /// Lets a kept seat go that is not being paid.
    func letGo(ofSeatIn crew: AnyIdentifier) async throws(ServiceFailure) -> PurchaseAnswer<Void> {
        try await answer { () throws(CrewError) in _ = try await crews.leave(CrewID(crew.raw)) }
    }

    /// Leaves the list of a crew; nothing for a member who does not wait.
    func leaveList(of crew: AnyIdentifier) async throws(ServiceFailure) -> PurchaseAnswer<Void> {
        try await answer { () throws(CrewError) -> Void in
            let own = try await crews.membership(in: CrewID(crew.raw))?.membership
            if own?.state == .waiting { _ = try await crews.leave(CrewID(crew.raw)) }
        }
    }

    /// Those of a crew but its owner.
    func joinedMembers(
        of crew: AnyIdentifier
    ) async throws(ServiceFailure) -> PurchaseAnswer<[MemberID]> {
        try await answer { () throws(CrewError) -> [MemberID] in
            let people = try await crews.people(of: CrewID(crew.raw), .members, .first).items
            return people.map(\.membership).filter { $0.role != .owner }.map(\.member)
        }
    }
}
