public import Vocabulary

/// Why a database cannot be copied into another, or compared with it.
public enum CopyError: DomainError {
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

    /// Conflicts, but for what is not there, cannot be kept, or does not answer.
    public var kind: ErrorKind {
        switch self {
        case .noMadang: .notFound
        case .outdated, .undeclared, .occupied, .ofAnother, .overtaken, .otherKeys, .refused: .conflict
        case .newer: .unavailable
        case .unstorable: .invalid
        case .failed(_, let failure), .service(let failure): failure.kind
        }
    }

    /// One stable code per case.
    public var code: String {
        switch self {
        case .noMadang: "copy-no-madang"
        case .outdated: "copy-outdated"
        case .newer: "copy-newer"
        case .undeclared: "copy-undeclared"
        case .occupied: "copy-occupied"
        case .ofAnother: "copy-of-another"
        case .overtaken: "copy-overtaken"
        case .otherKeys: "copy-other-keys"
        case .unstorable: "copy-unstorable"
        case .refused: "copy-refused"
        case .failed(_, let failure), .service(let failure): failure.code
        }
    }

    /// What is the matter, and what to do.
    public var message: String {
        switch self {
        case .noMadang(let side): "The \(side) holds no Madang. Check its address."
        case .outdated(let side, let steps):
            "The \(side) lacks \(steps.joined(separator: ", ")). 'madang-server migrate' on it adds that."
        case .newer(let side):
            "The \(side) has a newer schema than this program knows. Use the program that made it."
        case .undeclared(let names):
            """
            The source has \(names.joined(separator: ", ")), which this program does not know and would not \
            copy. Use the program that made it, or remove it.
            """
        case .occupied(let table):
            "The target has rows in \(table) already. Name an empty one, or compare: 'madang data verify'."
        case .ofAnother:
            "The target holds an unfinished copy of another database. Copy with --anew to empty it first."
        case .overtaken: "Another program copies into this target. Let it finish, or end it, then try again."
        case .otherKeys(let place):
            "The target has signing keys of its own (\(place)). Remove them if nothing uses them."
        case .unstorable(let table, let key):
            "PostgreSQL keeps no text with the character NUL, and the row \(key) of \(table) has one."
        case .refused(let table, let reason):
            "The target refuses rows of \(table) (\(reason)). Stop what writes to the source and copy again."
        case .failed(let side, let failure): "The \(side): \(failure.message)"
        case .service(let failure): failure.message
        }
    }

    /// The failure that any verb can meet.
    public var service: ServiceFailure? {
        switch self {
        case .failed(_, let failure), .service(let failure): failure
        default: nil
        }
    }
}
