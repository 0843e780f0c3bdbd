import Vocabulary

extension AuthService {
    /// What the store is to note when the member is let in at that place; nil if it knows. To be told by
    /// `stored` when it has been.
    func placeToNote(
        _ member: MemberID, _ place: SignInPlace, at now: Timestamp
    ) async -> KnownPlace? {
        guard await throttle.isNews(member, place, at: now) else { return nil }
        return KnownPlace(digest: digest(of: place, for: member), seenAt: now)
    }

    /// Remembers that the member was let in there: and that it is stored, if anything was to be.
    func letIn(_ member: MemberID, _ place: SignInPlace, noted: KnownPlace?, at now: Timestamp) async {
        await throttle.learn(member, place, at: now, stored: noted != nil)
    }

    /// Learns from the store whether the member was let in at that place before this process began, or by
    /// another server. For an email that nobody has it is asked in vain, so that it takes as long.
    func recall(_ member: MemberID?, _ place: SignInPlace) async throws(AuthError) {
        let (now, member) = (time.now(), member ?? MemberID(RawIdentifier(high: 0, low: 0)))
        if await throttle.knows(member, place, at: now) { return }
        let digest = digest(of: place, for: member)
        guard let known = try await store.places(of: member).first(where: { $0.digest == digest }) else {
            return
        }
        await throttle.learn(member, place, at: min(known.seenAt, now), stored: true)
    }

    /// By the port's secret, so that the few addresses that there are cannot be tried one after the other,
    /// and for the member alone, so that it does not show who shares an address. No refresh token holds a
    /// blank, so none has this successor.
    private func digest(of place: SignInPlace, for member: MemberID) -> String {
        refreshTokens.successor(of: "place \(member) \(place)")
    }
}
