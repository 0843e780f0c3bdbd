import Auth
import ContractKit
import Vocabulary

/// The access rules of accounts and sessions.
enum AuthAccessScene {
    static let scene = AccessScene(
        introduction: """
            A session is *live*, *ended* or *missing*, a member *present*, *withdrawn* or missing, an
            invitation *open* or missing: nothing ever had that name. The owner's own account is meant
            where an endpoint names nobody.
            """,
        states: [
            "auth.endSession": ["live", "ended", AccessScene.missing],
            "auth.profile": memberStates,
            "auth.changeRole": memberStates, "auth.member": memberStates, "auth.suspend": memberStates,
            "auth.restore": memberStates, "auth.signOut": memberStates, "auth.newReset": memberStates,
            "auth.export": memberStates, "auth.block": memberStates, "auth.unblock": memberStates,
            "auth.silence": memberStates, "auth.unsilence": memberStates,
            "auth.revokeInvitation": ["open", AccessScene.missing],
        ], requests: requests, prepare: prepare)

    private static let memberStates = ["present", "withdrawn", AccessScene.missing]

    private static let requests: [String: SceneRequest] = [
        "auth.join": SceneRequest(
            body: #"{"email":"new@example.com","password":"{password}","nickname":"newcomer"}"#),
        "auth.checkEmail": SceneRequest(body: #"{"email":"new@example.com"}"#),
        "auth.login": SceneRequest(body: #"{"email":"{email}","password":"{password}"}"#),
        "auth.refresh": SceneRequest(body: #"{"refreshToken":"{refresh}"}"#),
        "auth.changePassword": SceneRequest(
            body: #"{"current":"{password}","new":"quite another horse"}"#),
        "auth.editProfile": SceneRequest(body: #"{"nickname":"renamed"}"#),
        "auth.withdraw": SceneRequest(body: #"{"password":"{password}"}"#),
        "auth.endSession": SceneRequest(path: ["id": "{session}"]),
        "auth.profile": SceneRequest(path: ["id": "{member}"]),
        "auth.changeRole": SceneRequest(path: ["id": "{member}"], body: #"{"role":"moderator"}"#),
        "auth.members": SceneRequest(query: "role=member&state=active"),
        "auth.searchMembers": SceneRequest(body: #"{"text":"owner"}"#),
        "auth.member": SceneRequest(path: ["id": "{member}"]),
        "auth.suspend": SceneRequest(path: ["id": "{member}"], body: #"{"reason":"spam"}"#),
        "auth.restore": SceneRequest(path: ["id": "{member}"], body: "{}"),
        "auth.signOut": SceneRequest(path: ["id": "{member}"], body: #"{"reason":"a lost phone"}"#),
        "auth.newReset": SceneRequest(path: ["id": "{member}"]),
        "auth.export": SceneRequest(path: ["id": "{member}"]),
        "auth.resetPassword": SceneRequest(
            body: #"{"email":"{email}","code":"0000-0000-0000","new":"quite another horse"}"#),
        "auth.registration": SceneRequest(), "auth.invitations": SceneRequest(),
        "auth.invite": SceneRequest(body: #"{"uses":3}"#),
        "auth.revokeInvitation": SceneRequest(path: ["id": "{invitation}"]),
        "auth.logout": SceneRequest(), "auth.sessions": SceneRequest(), "auth.endAllSessions": SceneRequest(),
        "auth.changePicture": SceneRequest(body: "{}"), "auth.account": SceneRequest(),
        "auth.silence": SceneRequest(path: ["id": "{member}"], body: #"{"hours":3,"reason":"insults"}"#),
        "auth.unsilence": SceneRequest(path: ["id": "{member}"], body: "{}"),
        "auth.block": SceneRequest(path: ["id": "{member}"]),
        "auth.unblock": SceneRequest(path: ["id": "{member}"]), "auth.blocked": SceneRequest(),
        "auth.settings": SceneRequest(),
        "auth.changeSetting": SceneRequest(path: ["name": "language"], body: #"{"value":"ko"}"#),
        "auth.resetSetting": SceneRequest(path: ["name": "language"]),
    ]

    @Sendable private static func prepare(_ state: String, _ cast: SceneCast) async throws -> SceneNames {
        let owner = cast.owner
        let id = try expectValue(owner.principal.memberID, "the owner is a member")
        let own = try expectValue(owner.principal.sessionID, "the owner has a session")
        let visitor = try cast.visitor.auth
        let other = try await visitor.login(email: owner.email, password: owner.password, device: "other")
            .session
        if state == "ended" { try await owner.services.auth.endSession(other) }
        let isMissing = state == AccessScene.missing
        let invitation = try await cast.operator.services.auth.invite(InvitationDraft()).invitation.id
        return [
            "invitation": "\(isMissing ? InvitationID(id.raw) : invitation)", "email": owner.email,
            "password": owner.password, "refresh": owner.refreshToken,
            "session": "\(isMissing ? SessionID(id.raw) : other)",
            "member":
                "\(isMissing ? MemberID(own.raw) : state == "withdrawn" ? try await withdrawn(cast) : id)",
        ]
    }

    /// A member who joined and withdrew.
    private static func withdrawn(_ cast: SceneCast) async throws -> MemberID {
        let draft = JoinDraft(email: "gone@example.com", password: cast.owner.password, nickname: "gone")
        let signedIn = try await cast.visitor.auth.join(draft, device: "")
        let id = signedIn.account.id
        let services = cast.services(for: .member(id, session: signedIn.session, role: .member))
        try await services.auth.withdraw(password: cast.owner.password)
        return id
    }
}
