import Database
import Funding
import Vocabulary

extension RowReader {
    /// An identifier, nil for NULL.
    mutating func optionalID<Subject: IdentifierSubject>() throws(DatabaseError) -> Identifier<Subject>? {
        guard let text = try optionalText() else { return nil }
        guard let raw = RawIdentifier(base32: text) else { throw .corrupt("an identifier of funding") }
        return Identifier(raw)
    }

    /// An integer that counts things, nil for NULL.
    mutating func optionalCount() throws(DatabaseError) -> Int? { try optionalInteger().map { Int($0) } }

    /// An amount in won.
    mutating func won() throws(DatabaseError) -> Money { Money(try integer(), .krw) }

    /// An amount in won, nil for NULL.
    mutating func optionalWon() throws(DatabaseError) -> Money? {
        try optionalInteger().map { Money($0, .krw) }
    }

    /// A day, nil for NULL.
    mutating func optionalDay() throws(DatabaseError) -> CivilDay? {
        try optionalInteger().map { CivilDay(daysSince1970: $0) }
    }

    /// The three columns of an account.
    mutating func account() throws(DatabaseError) -> BankAccount {
        BankAccount(bank: try text(), number: try text(), holder: try text())
    }

    /// The three columns of an account, nil if all are NULL.
    mutating func optionalAccount() throws(DatabaseError) -> BankAccount? {
        let (bank, number, holder) = (try optionalText(), try optionalText(), try optionalText())
        if bank == nil, number == nil, holder == nil { return nil }
        guard let bank, let number, let holder else { throw .corrupt("an account for payouts") }
        return BankAccount(bank: bank, number: number, holder: holder)
    }

    /// The three columns of a deadline: the moment, the zone, and what the clocks show there.
    mutating func deadline() throws(DatabaseError) -> CampaignDeadline {
        guard let deadline = try optionalDeadline() else { throw .corrupt("a deadline") }
        return deadline
    }

    /// The three columns of a deadline, nil if all are NULL.
    mutating func optionalDeadline() throws(DatabaseError) -> CampaignDeadline? {
        let (moment, zone) = (try optionalTimestamp(), try optionalText())
        let local = try optionalText()
        if moment == nil, zone == nil, local == nil { return nil }
        guard let moment, let zone, let local = local.flatMap({ CivilTime($0) }) else {
            throw .corrupt("a deadline")
        }
        return CampaignDeadline(moment: moment, zone: zone, local: local)
    }
}
