/// Selects the part of an ordered list to read.
public struct PageRequest: Hashable, Sendable {
    /// Where the page begins.
    public enum Start: Hashable, Sendable {
        /// At the front.
        case first
        /// Behind the item that the cursor marks; stable while items come and go.
        case after(Cursor)
        /// At a page number, counted from 1; such pages come with totals, and shift while items come and go.
        case number(Int)
    }

    /// Where the page begins.
    public let start: Start
    /// How many items at the most, 1 to 100.
    public let limit: Int

    /// The most items a page may hold.
    public static let largestLimit = 100
    /// The default number of items of a page.
    public static let usualLimit = 20
    /// The last page that can be asked for by number.
    public static let largestNumber = 1_000_000

    /// Throws a field error about `limit` outside 1-100 or a page number outside 1-1,000,000.
    public init(_ start: Start = .first, limit: Int = usualLimit) throws(FieldError) {
        guard (1...Self.largestLimit).contains(limit) else {
            throw FieldError("limit", .outOfRange(minimum: 1, maximum: Int64(Self.largestLimit)))
        }
        if case .number(let number) = start, !(1...Self.largestNumber).contains(number) {
            throw FieldError("page", .outOfRange(minimum: 1, maximum: Int64(Self.largestNumber)))
        }
        self.start = start
        self.limit = limit
    }

    private init(unchecked start: Start, limit: Int) {
        self.start = start
        self.limit = limit
    }

    /// The first page of the usual size.
    public static let first = PageRequest(unchecked: .first, limit: usualLimit)

    /// The request for the rest of a page that has `count` items up to the cursor; nil if the page is full.
    func rest(beyond count: Int, behind cursor: Cursor) -> PageRequest? {
        count < limit ? PageRequest(unchecked: .after(cursor), limit: limit - count) : nil
    }

    /// The largest page behind the cursor, nil for the first: for reading a whole list.
    public static func largest(after cursor: Cursor?) -> PageRequest {
        PageRequest(unchecked: cursor.map { .after($0) } ?? .first, limit: largestLimit)
    }
}

/// Some consecutive items of an ordered list.
public struct Page<Item: Sendable>: Sendable {
    /// The items in order; empty behind the end.
    public var items: [Item]
    /// Where the next page begins; nil when this is the last.
    public var next: Cursor?
    /// Where this page stands in the whole list, if it was asked for by number.
    public var numbering: PageNumbering?

    /// Memberwise, without checks.
    public init(items: [Item], next: Cursor? = nil, numbering: PageNumbering? = nil) {
        self.items = items
        self.next = next
        self.numbering = numbering
    }

    /// The same page with each item turned into something else.
    @inlinable
    public func map<Other>(_ transform: (Item) -> Other) -> Page<Other> {
        Page<Other>(items: items.map(transform), next: next, numbering: numbering)
    }

    /// The same page with each item turned into something else together with the values at its place. There
    /// are as many of either as items; what is without the others is left out.
    @inlinable
    public func map<First, Second, Other>(
        with first: [First], _ second: [Second], _ transform: (Item, First, Second) -> Other
    ) -> Page<Other> {
        // By their places: going through lists beside one another copies each item once more.
        let places = 0..<min(items.count, first.count, second.count)
        return Page<Other>(
            items: places.map { transform(items[$0], first[$0], second[$0]) }, next: next,
            numbering: numbering)
    }
}

extension Page: Equatable where Item: Equatable {}

/// Where a page stands in the whole list at the moment it was read.
public struct PageNumbering: Hashable, Sendable {
    /// The page's number, counted from 1.
    public let number: Int
    /// How many items a full page has.
    public let size: Int
    /// How many items the whole list has.
    public let total: Int

    /// Memberwise, without checks.
    public init(number: Int, size: Int, total: Int) {
        self.number = number
        self.size = size
        self.total = total
    }

    /// How many pages the whole list has; 0 for an empty list, and for parts that make no sense.
    public var pageCount: Int { size > 0 && total > 0 ? (total - 1) / size + 1 : 0 }
}
