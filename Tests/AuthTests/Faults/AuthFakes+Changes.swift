import Auth
import AuthFakes
import Vocabulary

/// Changes that several faults of a store have in common.
extension AuthStoreFake {
    /// Lists the sessions of a member otherwise.
    mutating func changeSessions(_ change: @escaping @Sendable ([SessionRecord]) -> [SessionRecord]) {
        let sound = self
        sessions = { member throws(AuthError) in change(try await sound.sessions(member)) }
    }

    /// Finds refresh tokens otherwise than they are kept.
    mutating func changeTokens(_ change: @escaping @Sendable (inout StoredToken) -> Void) {
        let sound = self
        token = { digest throws(AuthError) in
            guard var token = try await sound.token(digest) else { return nil }
            change(&token)
            return token
        }
    }

    /// Understands requests under keys otherwise; nil for no request.
    mutating func changeRequests(
        _ change: @escaping @Sendable (IdempotentRequest) -> IdempotentRequest?
    ) {
        let sound = self
        insert = { record, session, token, place, invitation, request throws(AuthError) in
            try await sound.insert(record, session, token, place, invitation, request.flatMap(change))
        }
        idempotencyRecord = { request throws(AuthError) in
            guard let request = change(request) else { return nil }
            return try await sound.idempotencyRecord(request)
        }
    }
}

extension UniqueNames {
    /// The same, without what they look like.
    var withoutLooks: UniqueNames { UniqueNames(email: email, nickname: nickname, nicknameSkeleton: "") }

    /// The same, without those whose mentions they take.
    var withoutBases: UniqueNames {
        var names = self
        names.nicknameBases = []
        return names
    }
}

extension AuthRepositoryFake {
    /// Takes nicknames that are refused for other ones.
    mutating func changeNicknames(_ change: @escaping @Sendable (String) -> String) {
        let sound = self
        join = { draft, device, key throws(AuthError) in
            var draft = draft
            draft.nickname = change(draft.nickname)
            return try await sound.join(draft, device, key)
        }
    }
}

extension MemberRecord {
    /// The same under an email and a nickname that nobody else has.
    var underNamesOfItsOwn: MemberRecord {
        var (record, old) = (self, account)
        old = Account(
            id: old.id, email: "\(old.id)\(old.email)", nickname: "\(old.id)\(old.nickname)",
            joinedAt: old.joinedAt)
        record.account = old
        return record
    }
}

extension SessionRecord {
    /// The same without an end.
    var immortal: SessionRecord {
        var session = self
        session.expiresAt = Timestamp(microseconds: .max)
        return session
    }
}

extension Session {
    /// The same, not marked as the one that asks.
    var unmarked: Session {
        Session(
            id: id, device: device, createdAt: createdAt, lastUsedAt: lastUsedAt, expiresAt: expiresAt,
            isCurrent: false)
    }
}

extension AuthError {
    /// The same, with the first field error alone.
    var withOneFieldError: AuthError {
        if case .invalidFields(let all) = self { .invalidFields(Array(all.prefix(1))) } else { self }
    }
}

extension AuthService {
    /// Whether no member has the email.
    func lacks(_ email: String) async throws(AuthError) -> Bool {
        try await repository(for: .anonymous).checkEmail(email).isAvailable
    }
}

/// Another password for each password.
func hexadecimal(_ text: String) -> String { text.utf8.map { String($0, radix: 16) }.joined() }
