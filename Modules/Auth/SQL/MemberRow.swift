import Auth
import Database
import Vocabulary

/// The columns of a member, and their decoding in order.
enum MemberRow {
    static let columns: SQL = """
        id, email, nickname, introduction, phone, birthday, picture, business_name, business_representative,
        business_address, business_phone, business_email, business_registration, business_mail_order,
        language, role, silenced_until, silence_reason, silenced_by, joined_at, version,
        withdrawn_at, password_hash, departure_pending, suspended_at, suspension_reason, suspended_by,
        reset_digest, reset_expires_at
        """

    static func record(_ row: any SQLRow) throws(DatabaseError) -> MemberRecord {
        var row = RowReader(row)
        return try record(&row)
    }

    static func record(_ row: inout RowReader) throws(DatabaseError) -> MemberRecord {
        var silencedBy: MemberID?
        let account = Account(
            id: try row.id(), email: try row.text(), nickname: try row.text(), introduction: try row.text(),
            phone: try row.optionalText(),
            birthday: try row.optionalInteger().map { CivilDay(daysSince1970: $0) },
            picture: try row.portrait(), business: try business(&row),
            language: try row.value(), role: try row.value(), silence: try silence(&row, by: &silencedBy),
            joinedAt: try row.timestamp(),
            version: try row.version(), withdrawnAt: try row.optionalTimestamp())
        return MemberRecord(
            account: account, passwordHash: try row.optionalText(), isDeparturePending: try row.bool(),
            suspension: try suspension(&row), silencedBy: silencedBy, reset: try reset(&row))
    }

    private static func business(_ row: inout RowReader) throws(DatabaseError) -> BusinessDisclosure? {
        let (name, representative) = (try row.optionalText(), try row.optionalText())
        let (address, phone, email) = (
            try row.optionalText(), try row.optionalText(), try row.optionalText()
        )
        let (registration, mailOrder) = (try row.optionalText(), try row.optionalText())
        guard let name else { return nil }
        guard let representative, let address, let phone, let email, let registration else {
            throw .corrupt("a business without all of its data")
        }
        return BusinessDisclosure(
            name: name, representative: representative, address: address, phone: phone, email: email,
            registrationNumber: registration, mailOrderNumber: mailOrder)
    }

    private static func reset(_ row: inout RowReader) throws(DatabaseError) -> StoredReset? {
        let (digest, expiresAt) = (try row.optionalText(), try row.optionalTimestamp())
        guard let digest, let expiresAt else { return nil }
        return StoredReset(digest: digest, expiresAt: expiresAt)
    }

    private static func silence(
        _ row: inout RowReader, by moderator: inout MemberID?
    ) throws(DatabaseError) -> Silence? {
        let (until, reason, by) = (
            try row.optionalTimestamp(), try row.optionalText(), try row.optionalText()
        )
        guard let until else { return nil }
        guard let reason, let by = by.flatMap({ RawIdentifier(base32: $0) }) else {
            throw .corrupt("a silence without its reason or moderator")
        }
        moderator = MemberID(by)
        return Silence(until: until, reason: reason)
    }

    private static func suspension(_ row: inout RowReader) throws(DatabaseError) -> Suspension? {
        let (since, reason, by) = (
            try row.optionalTimestamp(), try row.optionalText(), try row.optionalText()
        )
        guard let since else { return nil }
        guard let reason, let by = by.flatMap({ RawIdentifier(base32: $0) }) else {
            throw .corrupt("a suspension without its reason or operator")
        }
        return Suspension(since: since, reason: reason, by: MemberID(by))
    }

    /// The columns that `card(_:)` reads.
    static let cardColumns: SQL = """
        id, CASE WHEN withdrawn_at IS NULL THEN nickname END,
        CASE WHEN suspended_at IS NULL THEN picture END
        """

    static func card(_ row: any SQLRow) throws(DatabaseError) -> (MemberID, MemberCard) {
        var row = RowReader(row)
        let id: MemberID = try row.id()
        return (id, MemberCard(id: id, nickname: try row.optionalText(), picture: try row.portrait()))
    }

    static func insertion(_ record: MemberRecord) -> SQL {
        let (account, names) = (record.account, record.storedNames)
        return """
            INSERT INTO auth_members
            (\(sql: columns), email_key, nickname_key, nickname_skeleton)
            VALUES (\(account.id), \(account.email), \(account.nickname), \(account.introduction),
            \(account.phone), \(account.birthday), \(account.picture.column),
            \(account.business?.name), \(account.business?.representative),
            \(account.business?.address), \(account.business?.phone), \(account.business?.email),
            \(account.business?.registrationNumber), \(account.business?.mailOrderNumber),
            \(account.language.rawValue), \(account.role.rawValue), \(account.silence?.until),
            \(account.silence?.reason), \(record.silencedBy), \(account.joinedAt),
            \(account.version), \(account.withdrawnAt), \(record.passwordHash),
            \(record.isDeparturePending), \(record.suspension?.since), \(record.suspension?.reason),
            \(record.suspension?.by), \(record.reset?.digest), \(record.reset?.expiresAt),
            \(names.email), \(names.nickname), \(names.skeleton))
            """
    }

    static func replacement(_ record: MemberRecord, expecting version: Version) -> SQL {
        let (account, names) = (record.account, record.storedNames)
        return """
            UPDATE auth_members SET email = \(account.email), nickname = \(account.nickname),
            introduction = \(account.introduction), phone = \(account.phone), birthday = \(account.birthday),
            picture = \(account.picture.column), business_name = \(account.business?.name),
            business_representative = \(account.business?.representative),
            business_address = \(account.business?.address), business_phone = \(account.business?.phone),
            business_email = \(account.business?.email),
            business_registration = \(account.business?.registrationNumber),
            business_mail_order = \(account.business?.mailOrderNumber),
            language = \(account.language.rawValue), role = \(account.role.rawValue),
            silenced_until = \(account.silence?.until), silence_reason = \(account.silence?.reason),
            silenced_by = \(record.silencedBy), version = \(account.version),
            withdrawn_at = \(account.withdrawnAt),
            password_hash = \(record.passwordHash), departure_pending = \(record.isDeparturePending),
            suspended_at = \(record.suspension?.since), suspension_reason = \(record.suspension?.reason),
            suspended_by = \(record.suspension?.by), reset_digest = \(record.reset?.digest),
            reset_expires_at = \(record.reset?.expiresAt),
            email_key = \(names.email), nickname_key = \(names.nickname),
            nickname_skeleton = \(names.skeleton)
            WHERE id = \(account.id) AND version = \(version)
            """
    }
}

extension MemberRecord {
    /// The names for the unique indexes: an absent name is NULL, which may occur repeatedly.
    fileprivate var storedNames: (email: String?, nickname: String?, skeleton: String?) {
        let names = names
        func stored(_ name: String) -> String? { name.isEmpty ? nil : name }
        return (stored(names.email), stored(names.nickname), stored(names.nicknameSkeleton))
    }
}

extension PictureCard? {
    /// The column that holds a portrait; nil for none.
    fileprivate var column: PictureCardList? { map { PictureCardList([$0]) } }
}

extension RowReader {
    /// A portrait, nil for NULL.
    mutating func portrait() throws(DatabaseError) -> PictureCard? {
        guard let text = try optionalText() else { return nil }
        let cards = try PictureCardList(text: text).cards
        guard cards.count == 1 else { throw .corrupt("a portrait") }
        return cards.first
    }
}
