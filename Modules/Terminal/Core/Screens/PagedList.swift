import Vocabulary

/// Rows that are read page by page while somebody goes through them.
public struct PagedList<Row: Identifiable & Hashable & Sendable>: Hashable, Sendable where Row.ID: Sendable {
    /// What is there.
    public var list = KeysetList<Row>()
    /// Whether the person has been where rows change: it is read anew whenever they come back.
    public var wasLeft = false
    private var next: Cursor?
    /// What was changed while something is being read, which may have been read before that.
    private var changedMeanwhile: [Row.ID: Row] = [:]

    /// An empty one.
    public init() {}

    /// What is to be read: the next page; or the list from its beginning as far as what is chosen, so that it
    /// is where it was.
    mutating func reading(isFirst: Bool) -> PageReading {
        list.tail = .loading
        changedMeanwhile = [:]
        return PageReading(
            next: isFirst ? nil : next, wanted: isFirst ? min(list.selection + 1, Self.mostReadAnew) : 1)
    }

    /// Takes what was read; answers what went wrong.
    mutating func take<Failure>(_ answer: Result<Page<Row>, Failure>, isFirst: Bool) -> Failure? {
        switch answer {
        case .success(let page):
            next = page.next
            let rows = page.items.map { changedMeanwhile[$0.id] ?? $0 }
            if isFirst {
                list.replace(by: rows, isLast: page.next == nil)
            } else {
                list.append(rows, isLast: page.next == nil)
            }
            return nil
        case .failure(let error):
            list.tail = .failed
            return error
        }
    }

    /// Shows a row as it is now, whatever was read before; one that is not there is not added.
    public mutating func update(_ row: Row) {
        list.update(row)
        if list.tail == .loading { changedMeanwhile[row.id] = row }
    }

    /// So many rows are read anew at the most: twenty requests.
    private static var mostReadAnew: Int { 20 * PageRequest.largestLimit }
}

/// What is to be read of a list: rows behind a cursor, at least so many if there are.
struct PageReading: Sendable {
    let next: Cursor?
    let wanted: Int

    /// Reads them by asking for pages.
    func answer<Row, Failure>(
        _ ask: (PageRequest) async throws(Failure) -> Page<Row>
    ) async -> Result<Page<Row>, Failure> {
        await Result { () async throws(Failure) in
            var page = try await ask(.largest(after: next))
            while page.items.count < wanted, let cursor = page.next {
                let more = try await ask(.largest(after: cursor))
                page = Page(items: page.items + more.items, next: more.next)
            }
            return page
        }
    }
}

extension Result {
    /// What the verb answers or throws.
    public init(catching body: () async throws(Failure) -> Success) async {
        do throws(Failure) { self = .success(try await body()) } catch { self = .failure(error) }
    }
}
