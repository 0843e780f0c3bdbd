public import Auth
import Vocabulary
public import Wire

/// The wire forms of Auth's values and errors.
///
/// The coders are public for other users of this JSON, such as commands with `--json`.
public enum AuthWire {
    static let failures = FailureCoder<AuthError>(
        .fieldErrors { .invalidFields($0) },
        .plain(.wrongCredentials),
        .plain(.sessionEnded),
        .plain(.noSuchMember),
        .plain(.noSuchSession),
        .plain(.changed),
        .plain(.forbidden),
        .carrying("reason", reason, example: "광고 글을 반복해서 올림", AuthError.suspended) {
            if case .suspended(let reason) = $0 { reason } else { nil }
        },
        .plain(.lastOperator), .plain(.registrationClosed), .plain(.invitationRequired),
        .plain(.invitationRefused), .plain(.noSuchInvitation), .plain(.resetRefused),
        .plain(.tooManySettings), .plain(.blockingOneself), .plain(.tooManyBlocks),
        .plain(.moderatorsOnly), .plain(.outranked))

    /// An account as its member sees it.
    public static let account: WireCoder<Account> = accountShape.coder

    /// The members of an account, for values that have more of them.
    static let accountShape = Shape<Account>(
        "Account",
        Field("id", WireCoder<MemberID>.id()) { $0.id },
        Field("email", WireCoder<String>.text(format: "email")) { $0.email },
        Field(flattening: person) {
            Person(
                nickname: $0.nickname, introduction: $0.introduction, phone: $0.phone,
                birthday: $0.birthday, picture: $0.picture, business: $0.business)
        },
        Field("language", WireCoder<MemberLanguage>.choice) { $0.language },
        Field("role", WireCoder<Role>.choice) { $0.role },
        Field("silence", silence.optional) { $0.silence },
        Field("joinedAt", WireCoder<Timestamp>.timestamp) { $0.joinedAt },
        Field("version", WireCoder<Version>.version) { $0.version }
    ) { id, email, person, language, role, silence, joinedAt, version in
        Account(
            id: id, email: email, nickname: person.nickname, introduction: person.introduction,
            phone: person.phone, birthday: person.birthday, picture: person.picture,
            business: person.business, language: language, role: role, silence: silence,
            joinedAt: joinedAt, version: version)
    }

    /// The personal fields of an account, and the business that the member has declared.
    private struct Person: Sendable {
        let nickname: String
        let introduction: String
        let phone: String?
        let birthday: CivilDay?
        let picture: PictureCard?
        let business: BusinessDisclosure?
    }

    private static let person = Shape<Person>(
        "Person",
        Field("nickname", WireCoder<String>.text(example: "느티나무")) { $0.nickname },
        Field("introduction", WireCoder<String>.text) { $0.introduction },
        Field("phone", WireCoder<String>.text(example: "01012345678").optional) { $0.phone },
        Field("birthday", WireCoder<CivilDay>.day.optional) { $0.birthday },
        Field("picture", .portrait) { $0.picture },
        Field(flattening: seller) { $0.business }
    ) { nickname, introduction, phone, birthday, picture, business in
        Person(
            nickname: nickname, introduction: introduction, phone: phone, birthday: birthday,
            picture: picture, business: business)
    }

    /// The public profile of a member.
    public static let profile: WireCoder<Profile> = Shape<Profile>(
        "Profile",
        Field("id", WireCoder<MemberID>.id()) { $0.id },
        Field("nickname", WireCoder<String>.text.optional) { $0.nickname },
        Field("picture", .portrait) { $0.picture },
        Field("introduction", WireCoder<String>.text) { $0.introduction },
        Field(flattening: seller) { $0.business },
        Field("joinedAt", WireCoder<Timestamp>.timestamp) { $0.joinedAt },
        // Older servers send none.
        Field("counts", counts, fallback: []) { $0.counts }
    ) { id, nickname, picture, introduction, business, joinedAt, counts in
        Profile(
            id: id, nickname: nickname, picture: picture, introduction: introduction, business: business,
            joinedAt: joinedAt, counts: counts)
    }.coder

    /// Whether an email is available for joining.
    public static let emailAvailability: WireCoder<EmailAvailability> = Shape<EmailAvailability>(
        "EmailAvailability",
        Field("email", WireCoder<String>.text) { $0.email },
        Field("isAvailable", WireCoder<Bool>.bool) { $0.isAvailable }
    ) { email, isAvailable in EmailAvailability(email: email, isAvailable: isAvailable) }
    .coder

    /// Whether a nickname is available for joining.
    public static let nicknameAvailability: WireCoder<NicknameAvailability> = Shape<NicknameAvailability>(
        "NicknameAvailability",
        Field("nickname", WireCoder<String>.text) { $0.nickname },
        Field("isAvailable", WireCoder<Bool>.bool) { $0.isAvailable }
    ) { nickname, isAvailable in NicknameAvailability(nickname: nickname, isAvailable: isAvailable) }
    .coder
}
