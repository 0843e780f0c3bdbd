import Auth
import Terminal
import Vocabulary

/// Accounts and sessions as JSON, with the members of the HTTP API; tokens are never among them.
enum AuthDocument {
    static func signedIn(_ signedIn: SignedIn) -> JSONDocument {
        .object([("account", account(signedIn.account)), ("session", .string("\(signedIn.session)"))])
    }

    static func account(_ account: Account) -> JSONDocument {
        var members: [(String, JSONDocument)] = [
            ("id", .string("\(account.id)")), ("email", .string(account.email)),
            ("nickname", .string(account.nickname)), ("introduction", .string(account.introduction)),
        ]
        if let phone = account.phone { members.append(("phone", .string(phone))) }
        if let birthday = account.birthday { members.append(("birthday", .string("\(birthday)"))) }
        members += [
            ("language", .string(account.language.rawValue)), ("role", .string(account.role.rawValue)),
            ("joinedAt", .string(account.joinedAt.rfc3339)), ("version", .integer(account.version.number)),
        ]
        return .object(members)
    }

    static func profile(_ profile: Profile) -> JSONDocument {
        let name = profile.nickname.map { [("nickname", JSONDocument.string($0))] } ?? []
        return .object(
            [("id", .string("\(profile.id)"))] + name + [
                ("introduction", .string(profile.introduction)),
                ("joinedAt", .string(profile.joinedAt.rfc3339)),
            ])
    }

    static func sessions(_ sessions: [Session]) -> JSONDocument {
        .object([("items", .array(sessions.map(session)))])
    }

    private static func session(_ session: Session) -> JSONDocument {
        .object([
            ("id", .string("\(session.id)")), ("device", .string(session.device)),
            ("createdAt", .string(session.createdAt.rfc3339)),
            ("lastUsedAt", .string(session.lastUsedAt.rfc3339)),
            ("expiresAt", .string(session.expiresAt.rfc3339)), ("isCurrent", .bool(session.isCurrent)),
        ])
    }
}
