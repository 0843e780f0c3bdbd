import Auth
import AuthContract
import AuthFakes
import ContractKit
import SampleKit
import Testing
import Vocabulary

/// A renewal that got no answer is asked for again: a session that is gone then was lost.
@Suite struct AccountDrillTests {
    private let drill = AccountDrill()

    @Test(arguments: [false, true])
    func aSessionThatDoesNotGoOnIsLost(isLost: Bool) async throws {
        var visitor = AuthRepositoryFake()
        let ids = OrderedIdentifiers(.ascending)
        let now = ManualClock().now()
        let tokens = TokenPair(
            accessToken: "a", accessExpiresAt: now, refreshToken: "r", refreshExpiresAt: now)
        let fixture = AuthFixture(store: InMemoryAuthStore(), order: .ascending)
        let account = try await fixture.anonymous.join(
            JoinDraft(email: "bora@example.com", password: "느티나무 그늘 아래 42", nickname: "보라"),
            device: "drill"
        ).account
        visitor.login = { _, _, _ throws(AuthError) in
            SignedIn(account: account, session: ids.next(), tokens: tokens)
        }
        visitor.join = { _, _, _ throws(AuthError) in
            SignedIn(account: account, session: ids.next(), tokens: tokens)
        }
        visitor.editProfile = { _ throws(AuthError) in account }
        visitor.changeSetting = { _, _ throws(AuthError) in }
        visitor.endSession = { _ throws(AuthError) in }
        visitor.refresh = { _ throws(AuthError) in throw .service(.unavailable("cut off")) }
        await write(visitor)
        visitor.refresh = { _ throws(AuthError) in
            if isLost { throw .sessionEnded }
            return tokens
        }
        let view = DrillView(
            members: [], visitor: services(visitor), records: [], tag: nil, now: now)
        let lost = try await drill.look(view).lost.map(\.en)
        #expect(lost == (isLost ? ["session of bora@example.com: auth-session-ended after a refresh"] : []))
    }

    /// Writes one thing after the other until a renewal gets no answer.
    private func write(_ visitor: AuthRepositoryFake) async {
        let ids = OrderedIdentifiers(.ascending)
        let services = services(visitor)
        let member = DrillMember(
            number: 1, id: ids.next(), email: "bora@example.com", nickname: "보라", password: "pw",
            device: "drill"
        ) { () throws(ServiceFailure) in services }
        var client = DrillClient(
            member, among: [member], visitor: services, tag: "r1c1", random: SeededGenerator(seed: 5),
            time: ManualClock(), ids: ids, writing: {})
        var writer = drill.writer(inRound: 1)
        while !client.isCutOff { await writer.write(&client) }
    }

    private func services(_ visitor: AuthRepositoryFake) -> Services {
        var services = Services()
        services.provide((any AuthRepository).self, visitor)
        return services
    }
}
