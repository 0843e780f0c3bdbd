import Auth
import AuthContract
import AuthHTTP
import ContractKit
import TestKit
import Vocabulary
import Wire

/// One exchange with each endpoint.
struct Conversation {
    private let transport: Recorder
    private let service: AuthService
    private let pictures: KnownPictures
    private let counts: KnownMemberCounts
    private let password = "느티나무 그늘 아래 42"
    private let shop = SellerDraft(
        kind: "business",
        business: BusinessDraft(
            name: "느티나무 상점", representative: "김보라", address: "서울 마포구 느티나무길 12", phone: "02-123-4567",
            email: "shop@example.com", registrationNumber: "123-45-67891",
            mailOrderNumber: "제2026-서울마포-0123호"))

    init(_ transport: Recorder, _ fixture: AuthFixture) {
        self.transport = transport
        service = fixture.service
        pictures = fixture.pictures
        counts = fixture.counts
    }

    func hold() async throws {
        let keys = Retrying(tries: 1, ids: OrderedIdentifiers(.ascending), pause: { _ in })
        let visitor = RemoteAuthRepository(over: transport, retrying: keys)
        _ = try await visitor.checkEmail("bora@example.com")
        _ = try await visitor.checkNickname("보라")
        let draft = JoinDraft(
            email: "bora@example.com", password: password, nickname: "보라", phone: "010-1234-5678",
            birthday: "1999-12-31", language: "ko")
        let joined = try await visitor.join(draft, device: "노트북")
        let second = try await visitor.login(email: "bora@example.com", password: password, device: "phone")
        let pair = try await visitor.refresh(second.tokens.refreshToken)
        let member = RemoteAuthRepository(over: transport, credentials: FixedToken(pair.accessToken))
        _ = try await member.account()
        _ = try await member.sessions()
        try await member.endSession(joined.session)
        try await member.endAllSessions(keepingCurrent: true)
        var edit = ProfileDraft(joined.account)
        (edit.introduction, edit.language) = ("동네 벼룩시장 단골", "en")
        edit.seller = shop
        _ = try await member.editProfile(edit)
        let picture = pictures.add(by: joined.account.id, "빨간 유니폼을 입은 보라")
        _ = try await member.changePicture(to: picture.id)
        counts.set(joined.account.id, [MemberCount(MemberCountKind(declared: "listings"), 2)])
        _ = try await visitor.profile(of: joined.account.id)
        _ = try await visitor.findMember(called: "보라")
        try await member.changeSetting("language", to: "ko")
        try await member.changeSetting("currency-form", to: "code")
        _ = try await member.settings()
        try await member.resetSetting("currency-form")
        try await member.changePassword(current: password, new: "또 다른 느티나무 그늘")
        let third = try await visitor.login(
            email: "bora@example.com", password: "또 다른 느티나무 그늘", device: "")
        try await RemoteAuthRepository(over: transport, credentials: FixedToken(third.tokens.accessToken))
            .logout()
        try await service.appoint(joined.account.id, as: .operator)
        try await administer(member, visitor)
        try await member.changeRole(of: joined.account.id, to: .moderator, reason: "새 매니저")
        try await member.withdraw(password: "또 다른 느티나무 그늘")
    }

    /// What an operator does to another member, who is another operator in the end.
    private func administer(_ keeper: any AuthRepository, _ visitor: any AuthRepository) async throws {
        let draft = JoinDraft(email: "minjun@example.com", password: password, nickname: "민준")
        let joined = try await visitor.join(draft, device: "laptop")
        let other = joined.account.id
        try await RemoteAuthRepository(
            over: transport, credentials: FixedToken(joined.tokens.accessToken)
        ).changeSetting("language", to: "en")
        try await keeper.block(other)
        _ = try await keeper.blocked(.first)
        try await keeper.unblock(other)
        _ = try await keeper.silence(other, hours: 72, reason: "욕설을 반복함")
        try await keeper.unsilence(other, reason: "해명을 들음")
        try await keeper.signOut(other, reason: "분실 신고")
        try await keeper.suspend(other, reason: "광고 글을 반복해서 올림")
        _ = try await keeper.members(MemberQuery(state: .suspended), PageRequest(limit: 1))
        _ = try await keeper.members(MemberQuery(text: "민준"), .first)
        _ = try await keeper.member(other)
        _ = try await keeper.export(other)
        try await keeper.restore(other, reason: "해명을 들음")
        let reset = try await keeper.resetPassword(of: other)
        try await visitor.resetPassword(email: draft.email, code: reset.code, new: "은행나무 그늘 43")
        _ = try await visitor.registration()
        let invitation = try await keeper.invite(InvitationDraft(uses: 3, days: 7)).invitation
        _ = try await keeper.invitations(.first)
        try await keeper.revokeInvitation(invitation.id)
        try await keeper.changeRole(of: other, to: .operator)
    }
}
