public import Vocabulary

/// What is read of records in the snapshot that they are read from, because it is asked for next: what
/// another domain keeps of them, say. It saves whoever asks a second way to the database.
///
/// Whoever has made this keeps it until it is asked for; nobody relies on its having been read.
public struct ReadAhead: Sendable {
    /// Reads what there is of these records. Throws what the reader throws.
    public typealias Reading = @Sendable ([AnyIdentifier], any SQLReader) throws(DatabaseError) -> Void

    private let begin: @Sendable () -> Reading?

    /// `begin` is called before each snapshot; nothing is read in it if that answers nil.
    public init(_ begin: @escaping @Sendable () -> Reading?) { self.begin = begin }

    /// Nothing is read.
    public static let nothing = ReadAhead { nil }

    /// To be called before each snapshot, by whoever wants the records.
    public func begun() -> Reading? { begin() }
}
