public import Vocabulary

/// An entry of a chain as it is stored, whatever is wrong with it.
public struct ChainedEntry: Sendable {
    /// Its number and its hash.
    public let head: ChainHead
    /// Whether the stored hash is that of the stored content behind an entry of this hash.
    public let follows: @Sendable (ChainHash) throws(DatabaseError) -> Bool

    /// Memberwise.
    public init(
        _ head: ChainHead, follows: @escaping @Sendable (ChainHash) throws(DatabaseError) -> Bool
    ) {
        (self.head, self.follows) = (head, follows)
    }
}

extension HashChain {
    /// Reads the entries behind a number in their order, at most `limit`.
    public typealias Reading =
        @Sendable (_ sequence: Int64, _ limit: Int, any SQLReader) throws(DatabaseError) -> [ChainedEntry]

    private static let pageSize = 500

    private struct Part: Sendable {
        let entries: [ChainedEntry]
        let end: ChainHead
    }

    /// Verifies the chain, some hundred rows at a time, and names the broken entries, at most `limit`.
    ///
    /// A changed entry no longer matches its hash; with a new hash it breaks the next entry. A removed entry
    /// leaves a gap, or a chain that ends before the stored head. After a break the walk goes on with the
    /// hash that it found, so that each break is named once. Throws what `read` and the engine throw.
    public func breaks(
        in database: any SQLDatabase, limit: Int, reading read: @escaping Reading
    ) async throws(DatabaseError) -> [String] {
        let database = database.longRunning
        var (breaks, last): ([String], ChainHead) = ([], .beginning)
        while breaks.count < limit {
            let found = try await database.read { [last] reader throws(DatabaseError) in
                Part(entries: try read(last.sequence, Self.pageSize, reader), end: try head(reader))
            }
            for entry in found.entries {
                if let fault = try Self.fault(of: entry, behind: last) { breaks.append(fault) }
                last = entry.head
            }
            guard found.entries.count == Self.pageSize else {
                if let fault = Self.fault(ofEnd: last, noted: found.end) { breaks.append(fault) }
                break
            }
        }
        return Array(breaks.prefix(limit))
    }

    private static func fault(
        of entry: ChainedEntry, behind last: ChainHead
    ) throws(DatabaseError) -> String? {
        let sequence = entry.head.sequence
        if sequence != last.sequence + 1 {
            let (first, end) = (last.sequence + 1, sequence - 1)
            let missing = first == end ? "entry \(first) is" : "entries \(first) to \(end) are"
            return "\(missing) missing"
        }
        return try entry.follows(last.hash) ? nil : "entry \(sequence) was changed, moved or put in"
    }

    private static func fault(ofEnd last: ChainHead, noted end: ChainHead) -> String? {
        if last == end { return nil }
        if last.sequence < end.sequence {
            return "entries behind \(last.sequence) are missing: there were \(end.sequence)"
        }
        return "the log is noted to end with entry \(end.sequence) of hash \(end.hash), and ends with entry "
            + "\(last.sequence) of hash \(last.hash)"
    }
}
