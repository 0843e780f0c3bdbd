public import Vocabulary

/// A list of rows ordered by a 64-bit key, then by identifier descending; pages start at a position rather
/// than an offset, so that a deep page costs as much as the first.
///
/// This is the "seek method" (Markus Winand, SQL Performance Explained, chapter 7).
public struct KeysetList: Sendable {
    @usableFromInline let scope: UInt64
    private let source: SQL
    private let conditions: [SQL]
    private let key: SQL
    private let id: SQL
    private let isAscending: Bool
    private let isIndexed: Bool

    /// Describes the list: the scope of its cursors, the tables, conditions that all must hold, the column of
    /// the key and that of the identifier.
    ///
    /// `isIndexed` states that an index holds the list's rows in order, or that the rows belong to one
    /// member, so that a page costs what it shows. False if rows must be scanned to match a user's input.
    public init(
        scope: UInt64, source: SQL, conditions: [SQL], key: SQL, id: SQL, isAscending: Bool = false,
        isIndexed: Bool
    ) {
        self.isIndexed = isIndexed
        self.scope = scope
        self.source = source
        self.conditions = conditions
        self.key = key
        self.id = id
        self.isAscending = isAscending
    }

    /// Whether the page must be read through `SQLDatabase.costlyReads`: its cost depends on user input, such
    /// as a filter that hardly any row meets, or a page number, for which the whole list is counted.
    public func isCostly(_ request: PageRequest) -> Bool {
        if case .number = request.start { return true }
        return !isIndexed
    }

    /// The database, or its `costlyReads`, through which the page must be read.
    public func database(_ database: any SQLDatabase, for request: PageRequest) -> any SQLDatabase {
        isCostly(request) ? database.costlyReads : database
    }

    /// A page of the list; `read` makes an item of all of `columns`. A row that it finds `corrupt` is omitted
    /// and noted in `unreadable`, and the page continues behind it; if `unreadable` is nil, the error is
    /// thrown.
    @inlinable
    public func page<Item: Sendable>(
        _ request: PageRequest, columns: SQL, _ reader: any SQLReader,
        leavingOut unreadable: UnreadableRows? = nil,
        _ read: (inout RowReader) throws(DatabaseError) -> Item
    ) throws(DatabaseError) -> Page<Item> {
        try page(request, selection(of: request, columns), reader, leavingOut: unreadable, read)
    }

    /// The same page by its `selection`, for callers that have prefetched it.
    @inlinable
    public func page<Item: Sendable>(
        _ request: PageRequest, _ selection: SQL, _ reader: any SQLReader,
        leavingOut unreadable: UnreadableRows? = nil,
        _ read: (inout RowReader) throws(DatabaseError) -> Item
    ) throws(DatabaseError) -> Page<Item> {
        let numbering = try numbering(of: request, reader)
        if let numbering, numbering.isBehindTheEnd { return Page(items: [], numbering: numbering) }
        var items: [Item] = []
        items.reserveCapacity(request.limit)
        var (last, seen, hasMore): (Cursor?, Int, Bool) = (nil, 0, false)
        try reader.rows(of: selection) { row throws(DatabaseError) in
            if seen == request.limit {
                hasMore = true
                return
            }
            seen += 1
            var columns = RowReader(row)
            // The key and the identifier of the row; those of the last row give the cursor of the next page.
            columns.skip()
            columns.skip()
            do throws(DatabaseError) {
                items.append(try read(&columns))
            } catch {
                try Self.leaveOut(error, unreadable)
            }
            if seen == request.limit {
                last = Cursor(scope: scope, key: try row.integer(0), id: try row.identifier(1))
            }
        }
        return Page(items: items, next: hasMore ? last : nil, numbering: numbering)
    }

    @usableFromInline
    static func leaveOut(
        _ error: DatabaseError, _ unreadable: UnreadableRows?
    ) throws(DatabaseError) {
        guard case .corrupt(let reason) = error, let unreadable else { throw error }
        unreadable.add(reason)
    }

    /// The first query that `page` runs, for prefetching.
    public func firstQuery(of request: PageRequest, _ selection: SQL) -> SQL {
        if case .number = request.start { total } else { selection }
    }

    /// The query of `page` for its rows, plus one more row that tells whether a next page exists.
    public func selection(of request: PageRequest, _ columns: SQL) -> SQL {
        """
        SELECT \(sql: key), \(sql: id), \(sql: columns) FROM \(sql: source)
        WHERE \(sql: condition(from: request.start))
        ORDER BY \(sql: order) LIMIT \(request.limit + 1) OFFSET \(offset(of: request))
        """
    }

    private func condition(from start: PageRequest.Start) -> SQL {
        guard case .after(let cursor) = start else { return .joined(conditions, separator: " AND ") }
        let position: SQL =
            isAscending
            ? """
            \(sql: key) >= \(cursor.key) AND (\(sql: key) > \(cursor.key) OR \(sql: id) < \(cursor.id))
            """ : "(\(sql: key), \(sql: id)) < (\(cursor.key), \(cursor.id))"
        return .joined(conditions + [position], separator: " AND ")
    }

    private var order: SQL {
        isAscending ? "\(sql: key) ASC, \(sql: id) DESC" : "\(sql: key) DESC, \(sql: id) DESC"
    }

    private func offset(of request: PageRequest) -> Int {
        if case .number(let number) = request.start { (number - 1) * request.limit } else { 0 }
    }

    @usableFromInline
    func numbering(
        of request: PageRequest, _ reader: any SQLReader
    ) throws(DatabaseError) -> PageNumbering? {
        guard case .number(let number) = request.start else { return nil }
        let total = try reader.first(total) { row throws(DatabaseError) in try row.count(0) }
        return PageNumbering(number: number, size: request.limit, total: total ?? 0)
    }

    private var total: SQL {
        "SELECT count(*) FROM \(sql: source) WHERE \(sql: .joined(conditions, separator: " AND "))"
    }
}

extension PageNumbering {
    /// Whether the list ends before the page, so that the rows need not be skipped.
    @usableFromInline var isBehindTheEnd: Bool { number > pageCount }
}
