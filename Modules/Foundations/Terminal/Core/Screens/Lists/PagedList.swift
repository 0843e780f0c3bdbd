import Vocabulary

/// Rows that are loaded page by page while the person scrolls. Of rows far from the visible ones only the
/// identifiers are kept; they are loaded again when they come near.
public struct PagedList<Row: Identifiable & Hashable & Sendable>: Hashable, Sendable where Row.ID: Sendable {
    /// What is there.
    public var list = KeysetList<Row>()
    /// Whether the person has gone elsewhere from it: it is read anew whenever they come back.
    public var wasLeft = false
    private var next: Cursor?
    private var marks = PageMarks()
    /// The places that are being read again; nil for none.
    private var restored: Range<Int>?
    /// Whether that is a reload at the person's request.
    private var isRenewal = false
    /// Whether the person waits for the list to be read anew.
    var isRefreshAsked = false
    /// Whether it failed: nothing is loaded again until the next input.
    private var isRefused = false
    /// Rows that were changed while a read is running, which may have read them before.
    private var changedMeanwhile: [Row.ID: Row] = [:]

    /// An empty one.
    public init() {}

    /// Whether the selection is too far down to reload the list from its beginning.
    var isDeep: Bool { list.selection >= Self.mostReadAnew }

    /// What is to be read: the next page; or the list from its beginning as far as what is chosen, so that it
    /// is where it was.
    mutating func reading(isFirst: Bool) -> PageReading {
        if restored == nil { changedMeanwhile = [:] }
        list.tail = .loading
        return PageReading(next: isFirst ? nil : next, wanted: isFirst ? list.selection + 1 : 1)
    }

    /// Takes what was read; answers what went wrong.
    mutating func take<Failure>(_ answer: Result<[Page<Row>], Failure>, isFirst: Bool) -> Failure? {
        switch answer {
        case .success(let pages):
            if isFirst {
                let before = list
                (list, marks, next, restored) = (KeysetList(), PageMarks(), nil, nil)
                append(pages)
                list.stay(as: before)
            } else {
                append(pages)
            }
            return nil
        case .failure(let error):
            list.tail = .failed
            return error
        }
    }

    private mutating func append(_ pages: [Page<Row>]) {
        for page in pages {
            marks.add(next, at: list.count)
            list.append(page.items.map { changedMeanwhile[$0.id] ?? $0 }, isLast: page.next == nil)
            next = page.next
        }
    }

    /// The rows to load again, where `height` are visible; nil if there are none, and while a read is
    /// running.
    mutating func readingAgain(_ height: Int) -> RowReading<Row.ID>? {
        list.forgetFar(height)
        guard restored == nil, !isRefused, let place = list.wantedAgain(height) else { return nil }
        return readingAgain(at: place..<place + 1)
    }

    /// What is to be read so that what is seen is up to date; all else is read again when it comes near.
    mutating func renewing(_ height: Int) -> RowReading<Row.ID> {
        let reading = readingAgain(at: list.seen(max(1, height)))
        isRenewal = true
        if let restored { list.forget(allBut: restored) }
        if list.tail == .failed { list.tail = .more }
        return reading
    }

    private mutating func readingAgain(at places: Range<Int>) -> RowReading<Row.ID> {
        let pages = marks.pages(holding: places, of: list.count)
        if list.tail != .loading { changedMeanwhile = [:] }
        (restored, isRenewal) = (pages.places, false)
        return RowReading(next: pages.cursor, ids: Array(list.ids[pages.places]))
    }

    /// Takes what was read again; answers what went wrong.
    mutating func take<Failure>(again answer: Result<[Row], Failure>) -> Failure? {
        guard let places = restored else { return nil }
        restored = nil
        switch answer {
        case .success(let rows):
            let rows = rows.map { changedMeanwhile[$0.id] ?? $0 }
            list.restore(rows, at: places, keepingOthers: !isRenewal)
            return nil
        case .failure(let error):
            isRefused = true
            return error
        }
    }

    /// Whether the person was waiting for what has come now.
    mutating func endRefresh() -> Bool {
        defer { isRefreshAsked = false }
        return isRefreshAsked
    }

    /// Rows that could not be read again are asked for again.
    mutating func tryAgain() { isRefused = false }

    /// Shows a row as it is now, whatever was read before; one that is not there is not added.
    public mutating func update(_ row: Row) {
        list.update(row)
        if list.tail == .loading || restored != nil { changedMeanwhile[row.id] = row }
    }

    /// The largest number of rows that are reloaded: twenty requests.
    private static var mostReadAnew: Int { 20 * PageRequest.largestLimit }
}
