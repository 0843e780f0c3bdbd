public import Blobs
public import ContractKit
import SampleKit
import Vocabulary

/// The environment of a blob store clause: a store of its own, initially empty.
public struct BlobFixture: Sendable {
    /// The store.
    public let store: any BlobStore
    /// The order that the contents' keys have.
    public let order: IdentifierOrder
    /// Closes the store and opens it again; returns the same store if there is nothing to close.
    public let reopen: @Sendable () async throws -> any BlobStore
    /// Changes the bytes of a blob below the store, as a broken disk does.
    public let damage: @Sendable (BlobKey, @escaping @Sendable ([UInt8]) -> [UInt8]) async throws -> Void
    /// Advances the clock that dates blobs, unless the store uses the system's clock.
    public let pass: @Sendable (Duration) -> Void

    /// Memberwise.
    public init(
        _ store: any BlobStore, _ order: IdentifierOrder,
        reopen: @escaping @Sendable () async throws -> any BlobStore,
        damage:
            @escaping @Sendable (BlobKey, @escaping @Sendable ([UInt8]) -> [UInt8]) async throws -> Void,
        pass: @escaping @Sendable (Duration) -> Void
    ) {
        self.store = store
        self.order = order
        self.reopen = reopen
        self.damage = damage
        self.pass = pass
    }

    /// The same fixture with another store, such as one that injects a fault.
    public func with(_ store: any BlobStore) -> BlobFixture {
        BlobFixture(store, order, reopen: reopen, damage: damage, pass: pass)
    }
}

extension BlobFixture {
    /// Distinct contents of `size` bytes each, whose keys have the fixture's order.
    func contents(_ count: Int, size: Int = 100) -> [[UInt8]] {
        let made = (0..<count).map { Self.bytes(size, stream: $0) }
        let sorted = made.sorted { BlobKey(of: $0) < BlobKey(of: $1) }
        switch order {
        case .ascending: return sorted
        case .descending: return sorted.reversed()
        case .alternating:
            return sorted.indices.map { $0.isMultiple(of: 2) ? sorted[$0 / 2] : sorted[count - 1 - $0 / 2] }
        case .shuffled: return made
        }
    }

    /// One content.
    func content(_ size: Int = 100) -> [UInt8] { Self.bytes(size, stream: size) }

    /// A repeated block of random bytes; its length does not divide the size of a piece.
    private static func bytes(_ size: Int, stream: Int) -> [UInt8] {
        var random = SeededGenerator(seed: 0xB10B, stream: stream)
        let block = (0..<min(size, 1021)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
        var bytes: [UInt8] = []
        while bytes.count < size { bytes += block.prefix(size - bytes.count) }
        return bytes
    }

    /// The whole list, page by page. Throws as the store, and if the list does not end.
    func list(limit: Int = 3, of store: (any BlobStore)? = nil) async throws -> [BlobEntry] {
        var (entries, mark, pages): ([BlobEntry], BlobKey?, Int) = ([], nil, 0)
        repeat {
            let page = try await (store ?? self.store).list(after: mark, limit: limit)
            try expect(page.entries.count <= limit, "a page holds at most \(limit) entries")
            entries += page.entries
            mark = page.next
            pages += 1
            try expect(pages < 200, "the list comes to an end")
        } while mark != nil
        return entries
    }
}
