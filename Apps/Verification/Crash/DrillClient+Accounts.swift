import Auth
import Composition
import ContractKit
import Vocabulary

extension DrillClient {
    mutating func editProfile() async {
        let introduction = newName("소개")
        _ = await send(.profile(email: member.email), introduction) {
            [platform, member] () throws(AuthError) in
            let draft = ProfileDraft(nickname: member.nickname, introduction: introduction)
            return try await member.accountVerbs(at: platform).editProfile(draft)
        }
    }

    mutating func openSession() async {
        let device = newName("device")
        let signedIn = await send(.session(email: member.email, device: device), Self.openState) {
            [platform, member] () throws(AuthError) in
            try await platform.anonymous.auth.login(
                email: member.email, password: DrillMember.password, device: device)
        }
        if let signedIn { devices.append((device, signedIn.session)) }
    }

    mutating func endSession() async {
        guard !devices.isEmpty else { return await openSession() }
        let (device, session) = devices.remove(at: random.below(devices.count))
        _ = await send(.session(email: member.email, device: device), nil) {
            [platform, member] () throws(AuthError) in
            try await member.accountVerbs(at: platform).endSession(session)
        }
    }

    /// Renews the session that the member acts by; without an answer the same token is used again later.
    mutating func refresh() async {
        guard let kept = try? await member.storage.load() else { return }
        let used = kept.tokens.refreshToken
        let tokens = await send(
            .session(email: member.email, device: DrillMember.device), Self.openState
        ) { [platform] () throws(AuthError) in
            try await platform.anonymous.auth.refresh(used)
        }
        guard let tokens else {
            if isCutOff { unansweredRefresh = used }
            return
        }
        try? await member.storage.save(
            KeptSession(member: kept.member, session: kept.session, tokens: tokens))
    }

    mutating func joinNewcomer() async {
        let name = newName("새이웃").filter { $0 != " " }
        let email = "\(name.drop { !$0.isASCII })@example.com"
        let signedIn = await send(.member(email: email), name) { [platform] () throws(AuthError) in
            let draft = JoinDraft(email: email, password: DrillMember.password, nickname: name)
            return try await platform.anonymous.auth.join(draft, device: DrillMember.device)
        }
        if let signedIn { newcomers[email] = InMemorySessionStorage(signedIn) }
    }

    static let openState = "open"
}

extension DrillMember {
    /// The member's verbs of accounts. Throws outages.
    func accountVerbs(at platform: RemotePlatform) async throws(AuthError) -> any AuthRepository {
        let services: Services
        do throws(ServiceFailure) {
            services = try await self.services(at: platform)
        } catch {
            throw .service(error)
        }
        return try services.auth
    }
}
