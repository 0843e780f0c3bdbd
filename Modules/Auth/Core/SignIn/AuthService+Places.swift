import Vocabulary

extension AuthService {
    /// The place to store when the member signs in there; nil if it is stored already. Call `letIn` after
    /// storing it.
    func placeToNote(
        _ member: MemberID, _ place: SignInPlace, at now: Timestamp
    ) async -> KnownPlace? {
        guard await throttle.isNews(member, place, at: now) else { return nil }
        return KnownPlace(digest: digest(of: place, for: member), seenAt: now)
    }

    /// Remembers the member's sign-in at that place, and that it was stored if `noted` is not nil.
    func letIn(_ member: MemberID, _ place: SignInPlace, noted: KnownPlace?, at now: Timestamp) async {
        await throttle.learn(member, place, at: now, stored: noted != nil)
    }

    /// Looks up whether the member signed in at that place before this process began, or at another server.
    /// An unknown email causes the same query, so that it takes as long.
    func recall(_ member: MemberID?, _ place: SignInPlace) async throws(AuthError) {
        let (now, member) = (time.now(), member ?? MemberID(RawIdentifier(high: 0, low: 0)))
        if await throttle.knows(member, place, at: now) { return }
        let digest = digest(of: place, for: member)
        guard let known = try await store.places(of: member).first(where: { $0.digest == digest }) else {
            return
        }
        await throttle.learn(member, place, at: min(known.seenAt, now), stored: true)
    }

    /// The digest of a place, keyed with the port's secret so that the few existing addresses cannot be
    /// tried one by one. Includes the member, so that it does not reveal shared addresses. No refresh token
    /// holds a blank, so none has this successor.
    private func digest(of place: SignInPlace, for member: MemberID) -> String {
        refreshTokens.successor(of: "place \(member) \(place)")
    }
}
