import Vocabulary

/// A read of a list: rows behind a cursor, at least `wanted` if there are that many.
struct PageReading: Sendable {
    let next: Cursor?
    let wanted: Int

    /// Reads them by asking for pages.
    func answer<Row, Failure>(
        _ ask: (PageRequest) async throws(Failure) -> Page<Row>
    ) async -> Result<[Page<Row>], Failure> {
        await Result { () async throws(Failure) in
            var pages = [try await ask(.largest(after: next))]
            var count = pages[0].items.count
            while count < wanted, let cursor = pages.last?.next {
                let page = try await ask(.largest(after: cursor))
                count += page.items.count
                pages.append(page)
            }
            return pages
        }
    }
}

/// Rows that are to be read again: those of these identifiers, which once stood behind the cursor.
struct RowReading<ID: Hashable & Sendable>: Sendable {
    let next: Cursor?
    let ids: [ID]

    /// Reads them by asking for pages: others may stand before and between them now, and some may be gone. A
    /// page behind the first of them that brings none is the last.
    func answer<Row: Identifiable, Failure>(
        _ ask: (PageRequest) async throws(Failure) -> Page<Row>
    ) async -> Result<[Row], Failure> where Row.ID == ID {
        await Result { () async throws(Failure) in
            var missing = Set(ids)
            var page = try await ask(.largest(after: next))
            var rows: [Row] = []
            for _ in 1..<Self.mostPages {
                let found = page.items.filter { missing.remove($0.id) != nil }
                rows += found
                let isBehind = found.isEmpty && !rows.isEmpty
                guard !isBehind, !missing.isEmpty, let cursor = page.next else { return rows }
                page = try await ask(.largest(after: cursor))
            }
            return rows + page.items.filter { missing.contains($0.id) }
        }
    }

    /// The largest number of requests.
    private static var mostPages: Int { 20 }
}

extension Result {
    /// What the verb answers or throws.
    public init(catching body: () async throws(Failure) -> Success) async {
        do throws(Failure) { self = .success(try await body()) } catch { self = .failure(error) }
    }
}
