import Crews
import Database
import Vocabulary

extension RowReader {
    /// An identifier, nil for NULL.
    mutating func optionalID<Subject: IdentifierSubject>() throws(DatabaseError) -> Identifier<Subject>? {
        guard let text = try optionalText() else { return nil }
        guard let raw = RawIdentifier(base32: text) else { throw .corrupt("an identifier of crews") }
        return Identifier(raw)
    }

    /// An integer that counts things, nil for NULL.
    mutating func optionalCount() throws(DatabaseError) -> Int? { try optionalInteger().map { Int($0) } }

    /// 1 or 0, nil for NULL.
    mutating func optionalBool() throws(DatabaseError) -> Bool? { try optionalInteger().map { $0 != 0 } }

    /// An amount in won.
    mutating func won() throws(DatabaseError) -> Money { Money(try integer(), .krw) }

    /// A day.
    mutating func day() throws(DatabaseError) -> CivilDay { CivilDay(daysSince1970: try integer()) }

    /// A month, which is stored as its first day.
    mutating func month() throws(DatabaseError) -> CivilMonth { CivilMonth(of: try day()) }

    /// The card of a picture, nil for NULL.
    mutating func cover() throws(DatabaseError) -> PictureCard? {
        guard let text = try optionalText() else { return nil }
        guard let card = try PictureCardList(text: text).cards.first else { throw .corrupt("a cover") }
        return card
    }

    /// A day and a time on the clocks of a zone: `2026-12-05 19:30`.
    mutating func civilTime() throws(DatabaseError) -> CivilTime {
        guard let time = CivilTime(try text()) else { throw .corrupt("a local time") }
        return time
    }

    /// The columns `fee, full_days, half_days`.
    mutating func crewFee() throws(DatabaseError) -> CrewFee {
        CrewFee(amount: try won(), fullDays: try count(), halfDays: try count())
    }
}

extension SQLAssignments {
    /// The columns of a fee.
    mutating func set(_ fee: CrewFee) {
        set("fee", fee.amount.minorUnits)
        set("full_days", fee.fullDays)
        set("half_days", fee.halfDays)
    }
}
