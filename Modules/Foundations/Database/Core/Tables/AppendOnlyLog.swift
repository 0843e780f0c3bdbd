public import Vocabulary

/// A table to which rows are only ever added, each with a hash chained to that of the row before. From the
/// end of the log at some moment a later check can prove that all earlier entries are unchanged. Backups
/// record that end.
public struct AppendOnlyLog: Sendable {
    /// What people call it: `audit log`.
    public let name: String
    /// The same in Korean: `감사 로그`.
    public let korean: String
    /// The log's end in a snapshot.
    public let head: @Sendable (any SQLReader) throws(DatabaseError) -> LogHead
    /// The hash of the entry of that number in a snapshot; nil if there is none.
    public let hash: @Sendable (Int64, any SQLReader) throws(DatabaseError) -> String?

    /// Memberwise.
    public init(
        _ name: String, ko korean: String,
        head: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> LogHead,
        hash: @escaping @Sendable (Int64, any SQLReader) throws(DatabaseError) -> String?
    ) {
        self.name = name
        self.korean = korean
        self.head = head
        self.hash = hash
    }

    /// Why the log does not continue from an earlier end, in a few words; nil if it still has that entry with
    /// that hash. Throws what the engine throws.
    public func contradiction(
        to earlier: LogHead, _ reader: any SQLReader
    ) throws(DatabaseError) -> ErrorDescription.Texts? {
        guard earlier.sequence > 0 else { return nil }
        guard let hash = try hash(earlier.sequence, reader) else {
            return (
                "the \(name) has no entry \(earlier.sequence) any more",
                "\(korean)에 \(earlier.sequence)번 항목이 없습니다"
            )
        }
        if hash == earlier.hash { return nil }
        return (
            "entry \(earlier.sequence) of the \(name) has the hash \(hash), and had \(earlier.hash)",
            "\(korean) \(earlier.sequence)번 항목의 해시가 \(earlier.hash)에서 \(hash)(으)로 바뀌었습니다"
        )
    }
}

/// Where an append-only log ends.
public struct LogHead: Hashable, Sendable {
    /// What people call the log.
    public let name: String
    /// The number of its last entry; 0 if there is none.
    public let sequence: Int64
    /// The hash of its last entry: hexadecimal digits.
    public let hash: String

    /// Memberwise.
    public init(_ name: String, sequence: Int64, hash: String) {
        self.name = name
        self.sequence = sequence
        self.hash = hash
    }
}
