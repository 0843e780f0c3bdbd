import Auth
import ContractKit
import Vocabulary

/// The access rules of accounts and sessions.
enum AuthAccessCases {
    static let cases = AccessCases(
        introduction: """
            A session is *live*, *ended* or *missing*, a member *present*, *withdrawn* or missing, an
            invitation *open* or missing: nothing ever had that name. The owner's own account is meant
            where an endpoint names nobody.
            """,
        states: [
            "auth.endSession": ["live", "ended", AccessCases.missing],
            "auth.profile": memberStates, "auth.page": memberStates,
            "auth.changeRole": memberStates, "auth.member": memberStates, "auth.suspend": memberStates,
            "auth.restore": memberStates, "auth.signOut": memberStates, "auth.newReset": memberStates,
            "auth.export": memberStates, "auth.block": memberStates, "auth.unblock": memberStates,
            "auth.silence": memberStates, "auth.unsilence": memberStates,
            "auth.revokeInvitation": ["open", AccessCases.missing],
        ], requests: requests, prepare: prepare)

    private static let memberStates = ["present", "withdrawn", AccessCases.missing]

    private static let requests: [String: AccessRequest] = [
        "auth.join": AccessRequest(
            body: #"{"email":"new@example.com","password":"{password}","nickname":"newcomer"}"#),
        "auth.checkEmail": AccessRequest(body: #"{"email":"new@example.com"}"#),
        "auth.checkNickname": AccessRequest(body: #"{"nickname":"새이웃"}"#),
        "auth.login": AccessRequest(body: #"{"email":"{email}","password":"{password}"}"#),
        "auth.refresh": AccessRequest(body: #"{"refreshToken":"{refresh}"}"#),
        "auth.changePassword": AccessRequest(
            body: #"{"current":"{password}","new":"quite another horse"}"#),
        "auth.editProfile": AccessRequest(body: #"{"nickname":"renamed"}"#),
        "auth.withdraw": AccessRequest(body: #"{"password":"{password}"}"#),
        "auth.endSession": AccessRequest(path: ["id": "{session}"]),
        "auth.profile": AccessRequest(path: ["id": "{member}"]),
        "auth.findMember": AccessRequest(query: "nickname=owner"),
        "auth.page": AccessRequest(path: ["id": "{member}"]),
        "auth.changeRole": AccessRequest(path: ["id": "{member}"], body: #"{"role":"moderator"}"#),
        "auth.members": AccessRequest(query: "role=member&state=active"),
        "auth.searchMembers": AccessRequest(body: #"{"text":"owner"}"#),
        "auth.member": AccessRequest(path: ["id": "{member}"]),
        "auth.suspend": AccessRequest(path: ["id": "{member}"], body: #"{"reason":"spam"}"#),
        "auth.restore": AccessRequest(path: ["id": "{member}"], body: "{}"),
        "auth.signOut": AccessRequest(path: ["id": "{member}"], body: #"{"reason":"a lost phone"}"#),
        "auth.newReset": AccessRequest(path: ["id": "{member}"]),
        "auth.export": AccessRequest(path: ["id": "{member}"]),
        "auth.resetPassword": AccessRequest(
            body: #"{"email":"{email}","code":"0000-0000-0000","new":"quite another horse"}"#),
        "auth.registration": AccessRequest(), "auth.invitations": AccessRequest(),
        "auth.invite": AccessRequest(body: #"{"uses":3}"#),
        "auth.revokeInvitation": AccessRequest(path: ["id": "{invitation}"]),
        "auth.logout": AccessRequest(), "auth.sessions": AccessRequest(),
        "auth.endAllSessions": AccessRequest(),
        "auth.changePicture": AccessRequest(body: "{}"), "auth.account": AccessRequest(),
        "auth.silence": AccessRequest(path: ["id": "{member}"], body: #"{"hours":3,"reason":"insults"}"#),
        "auth.unsilence": AccessRequest(path: ["id": "{member}"], body: "{}"),
        "auth.block": AccessRequest(path: ["id": "{member}"]),
        "auth.unblock": AccessRequest(path: ["id": "{member}"]), "auth.blocked": AccessRequest(),
        "auth.settings": AccessRequest(),
        "auth.changeSetting": AccessRequest(path: ["name": "language"], body: #"{"value":"ko"}"#),
        "auth.resetSetting": AccessRequest(path: ["name": "language"]),
    ]

    @Sendable private static func prepare(_ state: String, _ members: TestMembers) async throws -> TestNames {
        let owner = members.owner
        let id = try expectValue(owner.principal.memberID, "the owner is a member")
        let own = try expectValue(owner.principal.sessionID, "the owner has a session")
        let visitor = try members.visitor.auth
        let other = try await visitor.login(email: owner.email, password: owner.password, device: "other")
            .session
        if state == "ended" { try await owner.services.auth.endSession(other) }
        let isMissing = state == AccessCases.missing
        let invitation = try await members.operator.services.auth.invite(InvitationDraft()).invitation.id
        return [
            "invitation": "\(isMissing ? InvitationID(id.raw) : invitation)", "email": owner.email,
            "password": owner.password, "refresh": owner.refreshToken,
            "session": "\(isMissing ? SessionID(id.raw) : other)",
            "member":
                "\(isMissing ? MemberID(own.raw) : state == "withdrawn" ? try await withdrawn(members) : id)",
        ]
    }

    /// A member who joined and withdrew.
    private static func withdrawn(_ members: TestMembers) async throws -> MemberID {
        let draft = JoinDraft(email: "gone@example.com", password: members.owner.password, nickname: "gone")
        let signedIn = try await members.visitor.auth.join(draft, device: "")
        let id = signedIn.account.id
        let services = members.services(for: .member(id, session: signedIn.session, role: .member))
        try await services.auth.withdraw(password: members.owner.password)
        return id
    }
}
