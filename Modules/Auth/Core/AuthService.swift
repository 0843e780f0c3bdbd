public import Vocabulary

/// The composed Auth module: its store, its ports and its interfaces.
public struct AuthService: Sendable {
    let store: any AuthStore
    let hasher: any PasswordHasher
    let accessTokens: any AccessTokens
    let refreshTokens: any RefreshTokens
    /// The letters to members, with counts of failures.
    public let letters: Letters
    let departures: any MemberDepartures
    let pictures: any PictureDirectory
    let counts: any MemberCounts
    let blocks: any BlockDirectory
    let time: any TimeSource
    let ids: any IdentifierSource
    let throttle: SignInThrottle
    let registration: Registration
    let mostBlocks: Int

    /// Takes an implementation of each port. The policy limits password guesses, with budgets shared by all
    /// copies of this service; frequent joins wait behind others. `counts` gives what profiles count of their
    /// members. Hidden members are read from the store, unless `blocks` knows them.
    public init(
        store: any AuthStore, hasher: any PasswordHasher, accessTokens: any AccessTokens,
        refreshTokens: any RefreshTokens, mailer: any Mailer,
        departures: any MemberDepartures = NoDepartures(), pictures: any PictureDirectory,
        counts: any MemberCounts, blocks: (any BlockDirectory)? = nil,
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
        self.counts = counts
        self.blocks = blocks ?? StoredMemberDirectory(store, time: time)
        self.time = time
        self.ids = ids
        self.registration = registration
        self.mostBlocks = mostBlocks
        throttle = SignInThrottle(signInPolicy)
    }

    /// The verbs on behalf of a principal. `address` is the caller's network address in canonical text (RFC
    /// 5952); nil for a caller in this process.
    public func repository(
        for principal: Principal, from address: String? = nil
    ) -> any AuthRepository {
        LocalAuthRepository(
            principal: principal, place: SignInPlace(address: address), service: self)
    }

    /// Resolves access tokens to principals.
    public var authenticator: Authenticator {
        Authenticator(tokens: accessTokens, store: store, time: time)
    }

    /// Operators' acts not yet delivered to the audit log, news of portraits, suspensions, and blocks.
    public var outbox: any Outbox { store.acts }

    /// Tells other domains members' cards and standing, and which members are hidden.
    public var directory: any MemberPorts { StoredMemberDirectory(store, time: time) }

    /// Tells other domains how members sell.
    public var sellers: any SellerDirectory { StoredSellerDirectory(store) }

    /// Notifies other domains of pending departures; returns how many succeeded and how many wait. Called
    /// when a program starts and while a server runs. A failed departure waits for the next call.
    @discardableResult
    public func resumeDepartures() async throws(AuthError) -> DepartureReport {
        var (told, reason) = (0, "")
        while true {
            let pending = try await store.pendingDepartures(limit: 100)
            let before = told
            for id in pending {
                if let failure = await tellDeparture(of: id) { reason = failure.message } else { told += 1 }
            }
            // Stop if nothing of the batch was delivered, else it would be read again without end.
            if pending.count < 100 || told == before { break }
        }
        // Without a failure, waiting departures have just begun and are being told.
        let waiting = reason.isEmpty ? 0 : try await store.pendingDepartures(limit: 1000).count
        return DepartureReport(told: told, waiting: waiting, reason: reason)
    }

    /// Prepares a database restored from a backup: signs out everyone and repeats later withdrawals.
    ///
    /// All domains are notified of these withdrawals. Returns how many there were; unknown and withdrawn
    /// members are skipped. For the operator's own tools on the machine. Throws outages, and `unavailable`
    /// if a domain could not be notified; some members may then be withdrawn, and repeating the call does
    /// the rest.
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

    /// Withdraws the member, ends all sessions and notifies other domains. Throws as `mayStill`, and
    /// `accessInvalid` for a withdrawn member.
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
        // A failed notification stays pending until `resumeDepartures`.
        _ = await tellDeparture(of: id)
    }

    /// Changes a member's role without a permission check, for the operator's own tools on the machine.
    /// Throws `noSuchMember`.
    public func appoint(_ id: MemberID, as role: Role) async throws(AuthError) {
        let event = AuditEvent(
            id: ids.next(), by: .machine, "auth.changeRole:\(role.rawValue)", "\(id)", affecting: id,
            at: time.now())
        try await appoint(id, as: role, for: StaffAct(event))
    }

    /// As `appoint(_:as:)`, with this act for the audit log, or none. Throws `noSuchMember`.
    package func appoint(_ id: MemberID, as role: Role, for act: StaffAct?) async throws(AuthError) {
        _ = try await store.change(id, at: time.now(), for: act) { record throws(AuthError) in
            if record.account.isWithdrawn { throw .noSuchMember }
            var next = record
            next.account = record.account.promoted(to: role)
            return next
        }
    }

    /// The account with that email in any case; nil if there is none. For the operator's tools on this
    /// machine: no verb discloses it. Throws outages.
    public func account(withEmail email: String) async throws(AuthError) -> Account? {
        let key = EmailRules.key(of: email)
        return key.isEmpty ? nil : try await store.record(emailKey: key)?.account
    }

    /// Removes letters older than 30 days; returns how many. Throws `unavailable`.
    public func sweepMail() async throws(ServiceFailure) -> Int {
        try await letters.sweep(sentBy: time.now().advanced(by: .seconds(-30 * 86_400)))
    }

    /// The error of the notification, in which case the departure stays pending; nil on success.
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
