public import Vocabulary

/// The subject of a due's identifier: the record that a month's dues are paid for.
public enum DueSubject: IdentifierSubject {
    /// `due`
    public static let prefix = "due"
}

/// Names what one member owes a crew for one month.
public typealias DueID = Identifier<DueSubject>

/// The subject of the identifier of an entry of cash.
public enum CashEntrySubject: IdentifierSubject {
    /// `csh`
    public static let prefix = "csh"
}

/// Names an entry of cash; its receipt is a picture of this record.
public typealias CashEntryID = Identifier<CashEntrySubject>
