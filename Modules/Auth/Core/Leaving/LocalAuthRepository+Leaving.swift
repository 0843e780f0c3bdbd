import Vocabulary

extension LocalAuthRepository {
    func changePassword(current: String, new: String) async throws(AuthError) {
        let session = try AuthPolicy.actor(principal).session
        let record = try await ownRecord()
        var form = FormReader()
        if !(try await service.fits(current, record, from: place)) { form.addError("current", .mismatch) }
        let password = form.password(
            "new", new, email: record.account.email, nickname: record.account.nickname)
        try form.finish()
        let hash = try await service.hash(password)
        let change = try await store.change(
            record.account.id, at: service.time.now(), ending: .others(than: session)
        ) { now throws(AuthError) in
            try Self.requireSamePassword(record, now, field: "current")
            var next = now
            next.passwordHash = hash
            next.account.version = now.account.version.next
            return next
        }
        await service.letters.send(.passwordChanged(change.record.account))
    }

    func withdraw(password: String) async throws(AuthError) {
        let record = try await ownRecord()
        guard try await service.fits(password, record, from: place) else {
            throw .invalidFields([FieldError("password", .mismatch)])
        }
        try await service.withdraw(record.account.id) { now throws(AuthError) in
            try Self.requireSamePassword(record, now, field: "password")
        }
    }

    /// The password was verified against an earlier read of the record; it counts only if the hash is
    /// unchanged.
    private static func requireSamePassword(
        _ verified: MemberRecord, _ now: MemberRecord, field: String
    ) throws(AuthError) {
        try now.requireActive()
        if now.passwordHash != verified.passwordHash { throw .invalidFields([FieldError(field, .mismatch)]) }
    }
}
