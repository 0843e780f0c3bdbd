import UnicodeText
import Vocabulary

/// Implements the verbs over a store and ports of this process.
struct LocalAuthRepository: AuthRepository {
    let principal: Principal
    let place: SignInPlace
    let service: AuthService

    var store: any AuthStore { service.store }

    /// The acting member's record. Throws `signInRequired`, `accessInvalid` for a withdrawn or suspended
    /// member.
    func ownRecord() async throws(AuthError) -> MemberRecord {
        let member = try AuthPolicy.actor(principal).member
        guard let record = try await store.record(of: member) else { throw .service(.accessInvalid) }
        try record.requireActive()
        return record
    }

    func account() async throws(AuthError) -> Account {
        try await ownRecord().account.told(at: service.time.now())
    }

    func profile(of id: MemberID) async throws(AuthError) -> Profile {
        guard let record = try await store.record(of: id), try await !isHidden(id) else {
            throw .noSuchMember
        }
        var profile = record.profile
        profile.counts = try await counts(of: record)
        return profile
    }

    func findMember(called nickname: String) async throws(AuthError) -> MemberCard {
        let key = NicknameRules.key(ofMember: nickname)
        guard let id = try await store.members(nicknameKeys: [key])[key], try await !isHidden(id),
            let record = try await store.record(of: id)
        else { throw .noSuchMember }
        return record.card
    }

    /// What the domains count of the member, as the principal sees it; none for a withdrawn one.
    private func counts(of record: MemberRecord) async throws(AuthError) -> [MemberCount] {
        if record.account.isWithdrawn { return [] }
        return try await AuthError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.counts.counts(ofEach: [record.account.id], for: principal)[0]
        }
    }

    func editProfile(_ draft: ProfileDraft) async throws(AuthError) -> Account {
        let member = try await ownRecord().account.id
        let taken = try await store.taken(draft.names, besides: member)
        let now = service.time.now()
        let change = try await store.change(member, at: now) { record throws(AuthError) in
            try record.requireActive()
            let profile = try draft.checked(
                today: now.dayInKorea, taken: taken, kept: record.account.nickname)
            var next = record
            next.account = try record.account.edited(profile)
            if !next.account.says(record.account) { try record.requireAudible(at: now) }
            return next
        }
        return change.record.account.told(at: now)
    }
}
