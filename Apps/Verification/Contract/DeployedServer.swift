import Auth
import AuthContract
import Composition
import ContractKit
import Settings
import TestHooks
import Vocabulary
import Wire
import WireClient

/// A server run by others: clauses are checked one at a time, with members who join under names and passwords
/// unique to the run, and withdraw afterwards.
struct DeployedServer: VisitedServer {
    private let backend: Backend
    private let curl: CurlTransport
    private let operatorSession: MemberSession?
    /// The members who have joined and not withdrawn.
    let book = GuestBook()

    init(_ address: ServerAddress, operatorSession: MemberSession?) {
        backend = .server(address)
        curl = .patient(to: address)
        self.operatorSession = operatorSession
    }

    /// Without an operator's session, roles cannot be assigned and the audit log cannot be read.
    private var offer: Offer {
        let always: Offer = [.forgetting, .crowd, .newcomers, .uploads]
        return operatorSession == nil ? always : always.union([.roles, .acts])
    }

    /// The platform for preparation and clean-up; clauses wrap the same transport.
    private var direct: RemotePlatform { RemotePlatform(over: PatientTransport(curl), backend: backend) }

    /// Throws if the server is not ready, or the token is no operator's.
    func begin() async throws {
        try await direct.ready()
        guard let operatorSession else { return }
        let account = try await direct.services(for: operatorSession).auth.account()
        guard account.role == .operator else { throw AuthError.forbidden }
    }

    /// Withdraws the remaining members and closes the connections.
    func end() async {
        await book.sendHome(direct, patience: .seconds(300), restoring: restore)
        await curl.close()
    }

    /// The audit log of those members from now on; nil without an operator's session.
    private func auditLog(
        about members: @escaping @Sendable () -> Set<MemberID>
    ) async throws -> ClauseAuditLog? {
        guard let operatorSession else { return nil }
        return try await ClauseAuditLog(
            readBy: try await direct.services(for: operatorSession), about: members)
    }

    private func appoint(_ id: MemberID, _ role: Role) async throws {
        guard let operatorSession else { throw NotApplicable(needs: [.roles]) }
        try await direct.services(for: operatorSession).auth.changeRole(of: id, to: role)
    }

    /// Lifts the suspension of a guest, so that they can sign in and withdraw.
    @Sendable private func restore(_ email: String) async {
        guard let operatorSession,
            let verbs = try? await direct.services(for: operatorSession).auth,
            let found = try? await verbs.members(MemberQuery(text: email), .first).items,
            let guest = found.first(where: { $0.email == email })
        else { return }
        try? await verbs.restore(guest.id, reason: "")
    }

    func checkAccounts() async -> ContractReport {
        await .visiting("auth", AuthContract.clauses, on: "\(backend)") { clause in
            let rehearsal = await AuthVisit.rehearse(clause)
            try rehearsal.requireMet(by: offer)
            let guests = GuestBook()
            let transport = RenamingTransport(
                inner: GuestBookTransport(inner: PatientTransport(curl), book: guests), names: RunNames())
            let platform = RemotePlatform(over: transport, backend: backend)
            var fixture = try AuthVisit.fixture(platform, calling: { _ in platform }, appoint: appoint)
            fixture.clock = ManualClock(besides: SystemClock())
            fixture.upload = Self.upload(platform)
            if rehearsal.needs.contains(.acts) {
                fixture.serverLog = try await auditLog { guests.members }
            }
            let outcome = await Self.outcome { try await clause.check(in: fixture) }
            await guests.sendHome(direct, restoring: restore)
            book.take(guests)
            try outcome.get()
        }
    }

    func check(
        _ trial: Trial, _ clauses: [Clause<GuestPlace>], ownList: OwnList?
    ) async -> ContractReport {
        let (shared, rehearsals) = (GuestPool(), GuestRehearsal(trial: trial, ownList: ownList))
        return await .visiting(trial.name, clauses, on: "\(backend)") { clause in
            let rehearsal = try await rehearsals.rehearse(clause)
            try rehearsal.requireMet(by: offer)
            let pool = rehearsal.needs.contains(.newcomers) ? GuestPool() : shared
            let guests = try await gather(rehearsal.crowd, of: pool)
            let (departed, members) = (Departed(), Set(guests.guests.map(\.account.id)))
            let log = rehearsal.needs.contains(.acts) ? try await auditLog { members } : nil
            let transport = OwnThingsTransport(
                PatientTransport(curl), of: trial.domain, ownList: ownList, guests.owner)
            let place = try await guests.place(
                RemotePlatform(over: transport, backend: backend), ManualClock(besides: SystemClock()),
                departed: departed, log: log)
            let outcome = await Self.outcome { try await clause.check(in: place) }
            await transport.tidy()
            await pool.dismiss(departed.members)
            try outcome.get()
        }
    }

    /// How a guest gets a picture: by their own upload.
    private static func upload(
        _ platform: RemotePlatform
    ) -> @Sendable (SignedIn, String) async throws -> PictureCard {
        { signedIn, description in
            try await platform.services(for: .bearing(signedIn.tokens.accessToken)).uploadSample(description)
        }
    }

    private func gather(_ crowd: Int, of pool: GuestPool) async throws -> ClauseGuests {
        let joining = RemotePlatform(
            over: GuestBookTransport(inner: PatientTransport(curl), book: book), backend: backend)
        return try await pool.gather(crowd, at: joining) { id, role in
            if operatorSession != nil { try await appoint(id, role) }
        }
    }

    /// The outcome of a clause, to be reported after its clean-up.
    static func outcome(_ check: () async throws -> Void) async -> Result<Void, any Error> {
        do {
            return .success(try await check())
        } catch {
            return .failure(error)
        }
    }
}

/// Guests who stay between clauses.
actor GuestPool {
    private var guests = ClauseGuests()

    /// The guests that a clause needs.
    func gather(
        _ crowd: Int, at platform: RemotePlatform,
        _ appoint: @Sendable (MemberID, Role) async throws -> Void
    ) async throws -> ClauseGuests {
        var more = guests
        try await more.gather(crowd, at: platform, appoint)
        guests = more
        return more
    }

    /// Removes withdrawn members from the guests.
    func dismiss(_ gone: Set<MemberID>) { guests.dismiss(gone) }
}

/// The session of the operator who runs clauses at a server.
struct OperatorSession: Sendable {
    let session: MemberSession

    /// Nil without tokens, and at a database.
    init?(_ key: ContractRun.Key, at backend: Backend) {
        guard case .operatorTokens(let access, let refresh) = key, case .server(let address) = backend else {
            return nil
        }
        guard let refresh else {
            session = .bearing(access)
            return
        }
        // A refresh whose answer comes too late ends the session.
        let transport = PatientTransport(CurlTransport.patient(to: address))
        session = .bearing(access, refresh: refresh, at: RemotePlatform(over: transport, backend: backend))
    }
}

extension CurlTransport {
    /// A transport for clauses. An upload of five pictures waits for many disk writes: on a busy machine
    /// longer than members do.
    fileprivate static func patient(to address: ServerAddress) -> CurlTransport {
        CurlTransport(to: address, version: MadangVersion.text, limits: CurlLimits(totalTime: .seconds(120)))
    }
}
