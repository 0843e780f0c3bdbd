import AuthContract
import Composition
import ContractKit
import Settings
import TestHooks
import Vocabulary
import Wire

/// Clauses that act as guests of a server, tried before they run there.
struct GuestRehearsal: Sendable {
    /// How many members a rehearsal has besides the usual ones: more than any clause asks for.
    private static let crowd = 40
    let trial: Trial
    let ownList: OwnList?

    /// What a clause asks for, tried at a server in memory among the things of others. One that fails there
    /// needs a place of its own, where it is tried again: the server in memory keeps the contract, as the
    /// tests check.
    func rehearse(_ clause: Clause<GuestPlace>) async throws -> Rehearsal {
        let among = try await rehearse(clause, amongOthers: true)
        guard among.needs.contains(.solitude) else { return among }
        // What failed has not asked for all that it needs.
        var alone = try await rehearse(clause, amongOthers: false)
        alone.needs.formUnion(among.needs)
        return alone
    }

    private func rehearse(
        _ clause: Clause<GuestPlace>, amongOthers: Bool
    ) async throws -> Rehearsal {
        let (unmet, departed) = (UnmetNeeds(), Departed())
        let place = try await place(unmet, departed, amongOthers: amongOthers)
        var rehearsal = Rehearsal(needs: [])
        do {
            try await clause.check(in: place)
        } catch let error as NotApplicable where !error.needs.isEmpty {
            rehearsal.needs.formUnion(error.needs)
        } catch {
            rehearsal.needs.insert(.solitude)
        }
        rehearsal.needs.formUnion(unmet.noted)
        rehearsal.crowd = departed.crowd
        return rehearsal
    }

    private func place(
        _ unmet: UnmetNeeds, _ departed: Departed, amongOthers: Bool
    ) async throws -> GuestPlace {
        let clock = ManualClock(unmet: unmet)
        let time = QuietClock(clock)
        let dependencies = PlatformDependencies.ephemeral(
            time: time, hasher: FastPasswordHasher(), payments: .tried(by: time))
        var decorators = PortDecorators()
        let heard = LockedValue<[OutboxMessage]>([])
        decorators.knowClauseNotices()
        decorators.hears = { message in heard.withLock { $0.append(message) } }
        let local = LocalPlatform.inMemory(dependencies).decorated(by: decorators)
        let loopback = Loopback(local.dispatcher())
        var guests = ClauseGuests()
        try await guests.gather(Self.crowd, at: RemotePlatform(over: loopback, backend: .memory)) {
            try await local.furnish($0, with: $1)
        }
        if amongOthers { _ = try await trial.verification.prepare(try await local.joinedMembers()) }
        let commands = try ClausePictures(of: local)
        let transport = OwnThingsTransport(loopback, of: trial.domain, ownList: ownList, guests.owner)
        return try await guests.place(
            RemotePlatform(over: amongOthers ? transport : loopback, backend: .memory), clock, unmet,
            departed: departed,
            log: ClauseAuditLog(of: local).noting(unmet),
            commanding: commands.noting(unmet),
            hearing: ClauseMessages(of: local, heard: heard).noting(unmet))
    }
}
