import Auth
import Database
import Vocabulary

/// A member as a row: columns in the order of `columns`.
enum MemberRow {
    static let columns: SQL = """
        id, email, nickname, introduction, phone, birthday, language, role, joined_at, version, withdrawn_at,
        password_hash, departure_pending
        """

    static func record(_ row: any SQLRow) throws(DatabaseError) -> MemberRecord {
        let account = Account(
            id: try row.id(0), email: try row.text(1), nickname: try row.text(2),
            introduction: try row.text(3),
            phone: try row.optionalText(4),
            birthday: try row.optionalInteger(5).map { CivilDay(daysSince1970: $0) },
            language: try row.value(6), role: try row.value(7), joinedAt: try row.timestamp(8),
            version: try row.version(9), withdrawnAt: try row.optionalTimestamp(10))
        return MemberRecord(
            account: account, passwordHash: try row.optionalText(11), isDeparturePending: try row.bool(12))
    }

    /// What `card(_:)` reads.
    static let cardColumns: SQL = "id, nickname, withdrawn_at"

    static func card(_ row: any SQLRow) throws(DatabaseError) -> (MemberID, MemberCard) {
        (try row.id(0), MemberCard(nickname: row.isNull(2) ? try row.text(1) : nil))
    }

    static func insertion(_ record: MemberRecord) -> SQL {
        let (account, names) = (record.account, record.storedNames)
        return """
            INSERT INTO auth_members
            (\(sql: columns), email_key, nickname_key)
            VALUES (\(account.id), \(account.email), \(account.nickname), \(account.introduction),
            \(account.phone), \(account.birthday), \(account.language.rawValue), \(account.role.rawValue),
            \(account.joinedAt), \(account.version), \(account.withdrawnAt), \(record.passwordHash),
            \(record.isDeparturePending), \(names.email), \(names.nickname))
            """
    }

    static func replacement(_ record: MemberRecord, expecting version: Version) -> SQL {
        let (account, names) = (record.account, record.storedNames)
        return """
            UPDATE auth_members SET email = \(account.email), nickname = \(account.nickname),
            introduction = \(account.introduction), phone = \(account.phone), birthday = \(account.birthday),
            language = \(account.language.rawValue), role = \(account.role.rawValue),
            version = \(account.version), withdrawn_at = \(account.withdrawnAt),
            password_hash = \(record.passwordHash), departure_pending = \(record.isDeparturePending),
            email_key = \(names.email), nickname_key = \(names.nickname)
            WHERE id = \(account.id) AND version = \(version)
            """
    }
}

extension MemberRecord {
    /// The names as the unique indexes hold them: no name is NULL, of which there may be many.
    fileprivate var storedNames: (email: String?, nickname: String?) {
        (names.email.isEmpty ? nil : names.email, names.nickname.isEmpty ? nil : names.nickname)
    }
}
