import UnicodeText
import Vocabulary

extension Account {
    /// The account of somebody who just joined.
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
        next.version = version.next
        return next
    }

    /// Whether everybody reads the same of both.
    func says(_ other: Account) -> Bool {
        nickname == other.nickname && introduction == other.introduction
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

    /// What stays of the account when its member goes: the identifier and the days of joining and withdrawal.
    func withdrawn(at now: Timestamp) -> Account {
        Account(
            id: id, email: "", nickname: "", language: language, joinedAt: joinedAt, version: version.next,
            withdrawnAt: now)
    }
}

extension Account {
    /// The form by which an email is unique and found; empty after withdrawal.
    public var emailKey: String { email.folded }

    /// The form by which a nickname is unique; empty after withdrawal.
    public var nicknameKey: String { nickname.folded }

    /// The form by which a nickname looks otherwise than all others; empty after withdrawal.
    public var nicknameSkeleton: String { Self.skeleton(ofNickname: nickname) }

    /// What a nickname looks like, whatever its case and the letters it is made of; empty for none.
    public static func skeleton(ofNickname nickname: String) -> String {
        let skeleton = nickname.caselessSkeleton
        // Of a name of old, in which nothing can be seen, nothing is left.
        return skeleton.isEmpty ? nickname : skeleton
    }
}
