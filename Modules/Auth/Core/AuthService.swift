public import Vocabulary

/// Auth put together: a store, its ports, and what they offer to the outside.
public struct AuthService: Sendable {
    let store: any AuthStore
    let hasher: any PasswordHasher
    let accessTokens: any AccessTokens
    let refreshTokens: any RefreshTokens
    /// The letters to members, and how many could not be sent or removed.
    public let letters: Letters
    let departures: any MemberDepartures
    let pictures: any PictureDirectory
    let blocks: any BlockDirectory
    let time: any TimeSource
    let ids: any IdentifierSource
    let throttle: SignInThrottle
    let registration: Registration
    let mostBlocks: Int

    /// Takes an implementation of each port. Who guesses at passwords is slowed down by the policy, by all
    /// copies of this service together; who joins without end comes last. Whom a member does not see, the
    /// store is asked, unless `blocks` knows.
    public init(
        store: any AuthStore, hasher: any PasswordHasher, accessTokens: any AccessTokens,
        refreshTokens: any RefreshTokens, mailer: any Mailer,
        departures: any MemberDepartures = NoDepartures(), pictures: any PictureDirectory,
        blocks: (any BlockDirectory)? = nil,
        time: any TimeSource, ids: any IdentifierSource, signInPolicy: SignInPolicy = .usual,
        registration: Registration = .open, mostBlocks: Int = MemberBlock.limit
    ) {
        self.store = store
        self.hasher = hasher
        self.accessTokens = accessTokens
        self.refreshTokens = refreshTokens
        letters = Letters(mailer)
        self.departures = departures
        self.pictures = pictures
        self.blocks = blocks ?? StoredMemberDirectory(store, time: time)
        self.time = time
        self.ids = ids
        self.registration = registration
        self.mostBlocks = mostBlocks
        throttle = SignInThrottle(signInPolicy)
    }

    /// The verbs on behalf of a principal, who calls from that network address in its canonical text (RFC
    /// 5952); nil for a caller in this process.
    public func repository(
        for principal: Principal, from address: String? = nil
    ) -> any AuthRepository {
        LocalAuthRepository(
            principal: principal, place: SignInPlace(address: address), service: self)
    }

    /// Tells who an access token stands for.
    public var authenticator: Authenticator {
        Authenticator(tokens: accessTokens, store: store, time: time)
    }

    /// The acts of operators that the audit log has not heard of, and news of portraits.
    public var outbox: any Outbox { store.acts }

    /// Tells other domains how to show members, who of them may write, and whom they do not see.
    public var directory: any MemberPorts { StoredMemberDirectory(store, time: time) }

    /// Tells other domains of withdrawals that they have not heard of, and answers how many heard now and how
    /// many wait. Called when a program starts and while a server runs; a departure that is not heard waits
    /// for the next call.
    @discardableResult
    public func resumeDepartures() async throws(AuthError) -> DepartureReport {
        var (told, reason) = (0, "")
        while true {
            let pending = try await store.pendingDepartures(limit: 100)
            let before = told
            for id in pending {
                if let failure = await tellDeparture(of: id) { reason = failure.message } else { told += 1 }
            }
            // A batch of which nothing could be delivered would be read again without end.
            if pending.count < 100 || told == before { break }
        }
        // Without a failure, what waits was begun a moment ago and is being told of.
        let waiting = reason.isEmpty ? 0 : try await store.pendingDepartures(limit: 1000).count
        return DepartureReport(told: told, waiting: waiting, reason: reason)
    }

    /// What a database that was put back from a backup needs before it is used: everybody is signed out, and
    /// those who have withdrawn since are withdrawn again, of whom all domains hear. Answers how many were;
    /// who is unknown or gone already is passed over. For the operator's own tools on the machine.
    ///
    /// Throws outages, and `unavailable` if a domain has not heard of all; then some may be withdrawn, and to
    /// do it again does the rest.
    public func afterRestoring(withdrawn members: some Sequence<MemberID>) async throws(AuthError) -> Int {
        try await store.revokeAllAccess()
        var count = 0
        for id in members {
            guard let record = try await store.record(of: id), !record.account.isWithdrawn else { continue }
            try await withdraw(id) { _ throws(AuthError) in }
            count += 1
        }
        let departures = try await resumeDepartures()
        if departures.waiting > 0 { throw .service(.unavailable(departures.reason)) }
        return count
    }

    /// Withdraws the member, ends all sessions and tells the other domains. Throws what `mayStill` throws,
    /// and `accessInvalid` for one who has withdrawn.
    func withdraw(
        _ id: MemberID, ifStill mayStill: @Sendable (MemberRecord) throws(AuthError) -> Void
    ) async throws(AuthError) {
        let (moment, email) = (time.now(), try await store.record(of: id)?.account.email)
        let change = try await store.change(id, at: moment, ending: .all) { now throws(AuthError) in
            if now.account.isWithdrawn { throw .service(.accessInvalid) }
            try mayStill(now)
            return MemberRecord(
                account: now.account.withdrawn(at: moment), passwordHash: nil, isDeparturePending: true)
        }
        await pictures.follow(change.news)
        if let email { await letters.discard(mailTo: email) }
        // What others do not hear now stays pending, and is told again by `resumeDepartures`.
        _ = await tellDeparture(of: id)
    }

    /// Gives a member another role without asking who wants it: for the operator's own tools on the
    /// machine. Throws `noSuchMember`.
    public func appoint(_ id: MemberID, as role: Role) async throws(AuthError) {
        let event = AuditEvent(
            id: ids.next(), by: .machine, "auth.changeRole:\(role.rawValue)", "\(id)", affecting: id,
            at: time.now())
        try await appoint(id, as: role, for: StaffAct(event))
    }

    /// Gives a member another role as if they had always had it, without a word to the audit log: for places
    /// of tests, whose log begins with what a test does. Throws `noSuchMember`.
    package func furnish(_ id: MemberID, with role: Role) async throws(AuthError) {
        try await appoint(id, as: role, for: nil)
    }

    private func appoint(_ id: MemberID, as role: Role, for act: StaffAct?) async throws(AuthError) {
        _ = try await store.change(id, at: time.now(), for: act) { record throws(AuthError) in
            if record.account.isWithdrawn { throw .noSuchMember }
            var next = record
            next.account = record.account.promoted(to: role)
            return next
        }
    }

    /// The account of the member who has that email, however its case was typed; nil if nobody has. For the
    /// operator's tools on this machine: no verb tells it. Throws outages.
    public func account(withEmail email: String) async throws(AuthError) -> Account? {
        let key = EmailRules.key(of: email)
        return key.isEmpty ? nil : try await store.record(emailKey: key)?.account
    }

    /// Removes letters that nobody has fetched for 30 days; answers how many. Throws `unavailable`.
    public func sweepMail() async throws(ServiceFailure) -> Int {
        try await letters.sweep(sentBy: time.now().advanced(by: .seconds(-30 * 86_400)))
    }

    /// Why the others did not hear, in which case the departure stays pending; nil if they did.
    func tellDeparture(of id: MemberID) async -> AuthError? {
        do throws(AuthError) {
            try await departures.departed(id)
            try await store.settleDeparture(of: id)
            return nil
        } catch {
            return error
        }
    }
}
