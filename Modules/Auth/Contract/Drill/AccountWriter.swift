import Auth
import ContractKit
import SampleKit
import Vocabulary

/// One drill client's writer for accounts.
///
/// It edits the member's profile and a setting, opens, renews and ends sessions, and lets newcomers join.
struct AccountWriter: DrillWriter {
    private let drill: AccountDrill
    private var sessions: [AccountDrill.OwnSession] = []

    /// Records its expectations in the drill.
    init(_ drill: AccountDrill) {
        self.drill = drill
    }

    mutating func write(_ client: inout DrillClient) async {
        switch client.random.below(18) {
        case ..<8: await editProfile(&client)
        case ..<10: await changeSetting(&client)
        case ..<13: await openSession(&client)
        case ..<15: await refresh(&client)
        case ..<16: await joinNewcomer(&client)
        default: await endSession(&client)
        }
    }

    private func editProfile(_ client: inout DrillClient) async {
        let introduction = client.newName("소개")
        _ = await client.send(.profile(client.member.email), introduction) {
            [member = client.member] () throws(AuthError) in
            let draft = ProfileDraft(nickname: member.nickname, introduction: introduction)
            return try await member.auth().editProfile(draft)
        }
    }

    private func changeSetting(_ client: inout DrillClient) async {
        let value = client.newName("설정")
        _ = await client.send(.setting(client.member.email), value) {
            [member = client.member] () throws(AuthError) in
            try await member.auth().changeSetting(AccountDrill.setting, to: value)
        }
    }

    private mutating func openSession(_ client: inout DrillClient) async {
        let device = client.newName("device")
        let signedIn = await client.send(
            .session(client.member.email, device), AccountDrill.openState
        ) { [visitor = client.visitor, member = client.member] () throws(AuthError) in
            try await visitor.auth.login(email: member.email, password: member.password, device: device)
        }
        guard let signedIn else { return }
        sessions.append(
            AccountDrill.OwnSession(
                device: device, id: signedIn.session, refreshToken: signedIn.tokens.refreshToken))
    }

    private mutating func endSession(_ client: inout DrillClient) async {
        guard !sessions.isEmpty else { return await openSession(&client) }
        let session = sessions.remove(at: client.random.below(sessions.count))
        _ = await client.send(.session(client.member.email, session.device), nil) {
            [member = client.member] () throws(AuthError) in try await member.auth().endSession(session.id)
        }
    }

    /// Renews a session; an unanswered request is retried later with the same token.
    private mutating func refresh(_ client: inout DrillClient) async {
        guard !sessions.isEmpty else { return await openSession(&client) }
        let index = client.random.below(sessions.count)
        let session = sessions[index]
        let tokens = await client.send(
            .session(client.member.email, session.device), AccountDrill.openState
        ) { [visitor = client.visitor] () throws(AuthError) in
            try await visitor.auth.refresh(session.refreshToken)
        }
        if let tokens {
            sessions[index].refreshToken = tokens.refreshToken
        } else if client.isCutOff {
            drill.noteUnansweredRefresh(session.refreshToken, of: client.member.email)
        }
    }

    private func joinNewcomer(_ client: inout DrillClient) async {
        let name = client.newName("새이웃").filter { $0 != " " }
        let email = "\(name.drop { !$0.isASCII })@example.com"
        let signedIn = await client.send(.member(email), name) {
            [visitor = client.visitor] () throws(AuthError) in
            let draft = JoinDraft(email: email, password: AuthFixture.password, nickname: name)
            return try await visitor.auth.join(draft, device: AccountDrill.device)
        }
        if let signedIn { drill.noteNewcomer(email, signedIn) }
    }
}

extension DrillMember {
    /// The member's verbs of accounts. Throws outages.
    func auth() async throws(AuthError) -> any AuthRepository {
        try await verbs { services throws(AuthError) in try services.auth }
    }
}

extension TrackedRecord {
    /// A member, by email.
    static func member(_ email: String) -> TrackedRecord { TrackedRecord("member", email) }

    /// A member's profile.
    static func profile(_ email: String) -> TrackedRecord { TrackedRecord("profile", email) }

    /// A member's setting.
    static func setting(_ email: String) -> TrackedRecord { TrackedRecord("setting", email) }

    /// A member's session, by the name of its device.
    static func session(_ email: String, _ device: String) -> TrackedRecord {
        TrackedRecord("session", device, email)
    }
}
