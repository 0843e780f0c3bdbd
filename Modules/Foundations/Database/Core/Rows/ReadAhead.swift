public import Vocabulary

/// Reads related data of records in the same snapshot as the records, such as another domain's rows of them.
/// It saves the caller a second access to the database.
///
/// The provider keeps the data until it is requested; callers must not rely on it having been read.
public struct ReadAhead: Sendable {
    /// Reads the data of these records. Throws what the reader throws.
    public typealias Reading = @Sendable ([AnyIdentifier], any SQLReader) throws(DatabaseError) -> Void

    private let begin: @Sendable () -> Reading?

    /// `begin` is called before each snapshot; if it returns nil, nothing is read ahead.
    public init(_ begin: @escaping @Sendable () -> Reading?) { self.begin = begin }

    /// Reads nothing ahead.
    public static let nothing = ReadAhead { nil }

    /// Must be called by the reader of the records before each snapshot.
    public func begun() -> Reading? { begin() }
}
