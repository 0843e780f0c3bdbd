import UnicodeText
import Vocabulary

extension Account {
    /// The account of a new member.
    init(_ id: MemberID, _ join: CheckedJoin, at now: Timestamp) {
        self.init(
            id: id, email: join.email, nickname: join.nickname, phone: join.phone, birthday: join.birthday,
            language: join.language, joinedAt: now)
    }

    /// The account with another profile. Throws `changed` if the draft names another version than this.
    func edited(_ profile: CheckedProfile) throws(AuthError) -> Account {
        if let expected = profile.expectedVersion, expected != version { throw .changed }
        var next = self
        next.nickname = profile.nickname
        next.introduction = profile.introduction
        next.phone = profile.phone
        next.birthday = profile.birthday
        next.language = profile.language ?? language
        if let seller = profile.seller { next.business = seller.business }
        next.version = version.next
        return next
    }

    /// Whether both have the same public texts.
    func says(_ other: Account) -> Bool {
        nickname == other.nickname && introduction == other.introduction && business == other.business
    }

    /// The account with another portrait, or with none.
    func showing(_ picture: PictureCard?) -> Account {
        var next = self
        next.picture = picture
        next.version = version.next
        return next
    }

    /// The account with another role.
    func promoted(to role: Role) -> Account {
        var next = self
        next.role = role
        next.version = version.next
        return next
    }

    /// The remains of a withdrawn account: the identifier and the moments of joining and withdrawal.
    func withdrawn(at now: Timestamp) -> Account {
        Account(
            id: id, email: "", nickname: "", language: language, joinedAt: joinedAt, version: version.next,
            withdrawnAt: now)
    }
}

extension Account {
    /// The form of the email used for uniqueness and look-up; empty after withdrawal.
    public var emailKey: String { email.folded }

    /// The form of the nickname used for uniqueness; empty after withdrawal.
    public var nicknameKey: String { nickname.folded }

    /// The skeleton that detects confusable nicknames; empty after withdrawal.
    public var nicknameSkeleton: String { Self.skeleton(ofNickname: nickname) }

    /// The skeleton of a nickname, which ignores case and confusable letters; empty for none.
    public static func skeleton(ofNickname nickname: String) -> String {
        let skeleton = nickname.caselessSkeleton
        // An old invisible nickname has an empty skeleton.
        return skeleton.isEmpty ? nickname : skeleton
    }
}
