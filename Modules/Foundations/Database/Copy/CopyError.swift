public import Vocabulary

/// Why a database cannot be copied into another, or compared with it.
public enum CopyError: DescribedError {
    /// One of the two databases.
    public enum Side: String, Hashable, Sendable, CaseIterable {
        case source, target
    }

    /// There is no Madang in the database.
    case noMadang(Side)
    /// The database lacks steps of its schema.
    case outdated(Side, steps: [String])
    /// The database has steps of its schema that this program does not know.
    case newer(Side)
    /// The source has tables, or columns (`table.column`), that no domain declares and that would be lost.
    /// The names may be hostile text.
    case undeclared([String])
    /// The target has rows that no unfinished copy has put there.
    case occupied(table: String)
    /// The target holds an unfinished copy of another database, or of this one before its schema changed.
    case ofAnother
    /// Another program copies into the target at this moment.
    case overtaken
    /// The target has signing keys of its own, there.
    case otherKeys(place: String)
    /// The target's engine cannot keep a row's text.
    case unstorable(table: String, key: String)
    /// The target will not take rows of a table, for that reason.
    case refused(table: String, reason: String)
    /// A database does not answer as it should.
    case failed(Side, ServiceFailure)
    /// What any verb can meet.
    case service(ServiceFailure)
}
