import Auth
public import ContractKit
import Synchronization
import Vocabulary

/// Accounts, profiles, settings and sessions in a drill.
public final class AccountDrill: DomainDrill {
    /// A session that a client opened in addition to its member's own.
    struct OwnSession: Sendable {
        let device: String
        let id: SessionID
        var refreshToken: String
    }

    private struct State {
        var newcomers: [String: (id: MemberID, refreshToken: String)] = [:]
        var unansweredRefreshes: [(email: String, token: String)] = []
    }

    static let openState = "open"
    static let device = "drill"
    static let setting = "drill"
    public let share = 18
    private let state = Mutex(State())

    /// A drill without newcomers.
    public init() {}

    public func enter(_ member: DrillMember, into ledger: inout Ledger) {
        ledger.acknowledge(.member(member.email), member.nickname)
        ledger.acknowledge(.session(member.email, member.device), Self.openState)
    }

    public func writer(inRound round: Int) -> any DrillWriter { AccountWriter(self) }

    func noteNewcomer(_ email: String, _ signedIn: SignedIn) {
        state.withLock {
            $0.newcomers[email] = (signedIn.account.id, signedIn.tokens.refreshToken)
        }
    }

    func noteUnansweredRefresh(_ token: String, of email: String) {
        state.withLock { $0.unansweredRefreshes.append((email, token)) }
    }

    public func look(_ view: DrillView) async throws -> DrillFindings {
        var findings = DrillFindings()
        let visitor = try view.visitor.auth
        await repeatRefreshes(visitor, &findings)
        for member in view.members { try await look(at: member, &findings) }
        let known = Set(view.members.map(\.email))
        for record in view.records where record.kind == "member" && !known.contains(record.name[0]) {
            guard let nickname = try await nickname(of: record.name[0], visitor) else { continue }
            findings.note(record, nickname)
        }
        return findings
    }

    private func look(at member: DrillMember, _ findings: inout DrillFindings) async throws {
        let auth = try await member.auth()
        let account = try await auth.account()
        findings.note(.member(member.email), account.nickname)
        if !account.introduction.isEmpty {
            findings.note(.profile(member.email), account.introduction)
        }
        for setting in try await auth.settings() where setting.name == Self.setting {
            findings.note(.setting(member.email), setting.value)
        }
        for session in try await auth.sessions() {
            findings.note(.session(member.email, session.device), Self.openState)
        }
    }

    /// Retries an unanswered refresh with the same token, as front ends do; the session must continue.
    private func repeatRefreshes(_ visitor: any AuthRepository, _ findings: inout DrillFindings) async {
        let refreshes = state.withLock { state in
            defer { state.unansweredRefreshes = [] }
            return state.unansweredRefreshes
        }
        for refresh in refreshes {
            do throws(AuthError) {
                _ = try await visitor.refresh(refresh.token)
            } catch {
                findings.lost.append(
                    DrillFinding(
                        en: "session of \(refresh.email): \(error.code) after a refresh",
                        ko: "\(refresh.email)의 세션: 갱신하니 \(error.code)입니다"))
            }
        }
    }

    /// A newcomer's nickname, after checking that the session continues or the password works.
    private func nickname(of email: String, _ visitor: any AuthRepository) async throws -> String? {
        if let newcomer = state.withLock({ $0.newcomers[email] }) {
            let tokens = try await visitor.refresh(newcomer.refreshToken)
            state.withLock { $0.newcomers[email] = (newcomer.id, tokens.refreshToken) }
            return try await visitor.profile(of: newcomer.id).nickname
        }
        guard try await !visitor.checkEmail(email).isAvailable else { return nil }
        let signedIn = try await visitor.login(
            email: email, password: AuthFixture.password, device: Self.device)
        noteNewcomer(email, signedIn)
        return signedIn.account.nickname
    }
}
