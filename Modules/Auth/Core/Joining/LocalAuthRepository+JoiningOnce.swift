import Vocabulary

extension LocalAuthRepository {
    func join(
        _ draft: JoinDraft, device: String, idempotencyKey key: IdempotencyKey?
    ) async throws(AuthError) -> SignedIn {
        let now = service.time.now()
        guard let key else { return try await join(draft, device, request: nil, at: now) }
        let request = IdempotentRequest(
            IdempotentRequest.Scope(key, verb: "auth.join", member: nil), draft.content(device), at: now)
        do throws(AuthError) {
            return try await join(draft, device, request: request, at: now)
        } catch {
            // The names may be taken by the first attempt itself.
            guard let idempotencyRecord = try await store.idempotencyRecord(of: request) else { throw error }
            return try await answer(idempotencyRecord, to: draft, key)
        }
    }

    private func join(
        _ draft: JoinDraft, _ device: String, request: IdempotentRequest?, at now: Timestamp
    ) async throws(AuthError) -> SignedIn {
        let invitation = try await service.admission(by: draft.invitation, at: now)
        let (join, hash) = try await service.joining(from: place) { turn throws(AuthError) in
            let taken = try await store.taken(draft.names, besides: nil)
            let join = try draft.checked(today: now.dayInKorea, taken: taken)
            return (join, try await service.hash(join.password, turn: turn))
        }
        let account = Account(service.ids.next(), join, at: now)
        let record = MemberRecord(account: account, passwordHash: hash)
        var (session, refreshToken) = service.newSession(of: account.id, device: device)
        if let request { refreshToken = firstToken(of: session.id, request.scope.key) }
        let tokens = try await service.pair(
            LiveSession(record: session, role: account.role, card: record.card), refreshToken: refreshToken,
            until: session.expiresAt)
        let noted = await service.placeToNote(account.id, place, at: now)
        let known = try await store.insert(
            record, opening: session, with: service.refreshTokens.digest(of: refreshToken), from: noted,
            by: invitation,
            request: request)
        if let known, let request { return try await answer(known, to: draft, request.scope.key) }
        await service.letIn(account.id, place, noted: noted, at: now)
        await service.letters.send(.welcome(to: account))
        return SignedIn(account: account, session: session.id, tokens: tokens)
    }

    /// The first refresh token of a session opened under a key. It can be recomputed with the port's secret,
    /// so it is not stored. No refresh token holds a blank, so none has this successor.
    private func firstToken(of session: SessionID, _ key: IdempotencyKey) -> String {
        service.refreshTokens.successor(of: "join \(session) \(key)")
    }

    /// The answer of the first join.
    private func answer(
        _ idempotencyRecord: JoinIdempotencyRecord, to draft: JoinDraft, _ key: IdempotencyKey
    ) async throws(AuthError) -> SignedIn {
        // A fast digest must not hold the password, so it is verified here; guesses are limited as at
        // sign-in.
        let record = try await store.record(of: idempotencyRecord.member)
        let account = SignInLedger.Account.member(idempotencyRecord.member)
        guard try await service.fits(draft.password, record, of: account, from: place) else {
            throw .service(.keyReused)
        }
        let refreshToken = firstToken(of: idempotencyRecord.session, key)
        guard let stored = try await store.token(service.refreshTokens.digest(of: refreshToken)) else {
            throw .sessionEnded
        }
        let join = try draft.checked(
            today: idempotencyRecord.joinedAt.dayInKorea, taken: .none, wasTaken: true)
        let tokens = try await service.pair(
            stored.session, refreshToken: refreshToken,
            until: TokenLife.refreshEnd(stored.expiresAt, at: service.time.now()))
        return SignedIn(
            account: Account(idempotencyRecord.member, join, at: idempotencyRecord.joinedAt),
            session: idempotencyRecord.session,
            tokens: tokens)
    }
}

extension JoinDraft {
    /// All typed fields except the password, and the device.
    fileprivate func content(_ device: String) -> RequestContent {
        RequestContent(
            of: [email, nickname, phone, birthday, language, device]
                + (invitation.map { [$0] } ?? []))
    }
}
