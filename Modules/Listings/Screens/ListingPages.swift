import Listings
import Terminal
import Vocabulary

/// Listings that are read page by page while somebody goes through them.
struct ListingPages: Hashable {
    typealias Answer = Result<Page<ListingView>, ListingError>

    var list = KeysetList<ListingView>()
    private var next: Cursor?
    /// What was liked while something is being read, which may have been read before that.
    private var likedMeanwhile: [ListingID: LikeCount] = [:]

    /// What is to be read: the next page; or the list from its beginning as far as what is chosen, so that it
    /// is where it was.
    mutating func reading(isFirst: Bool) -> Reading {
        list.tail = .loading
        likedMeanwhile = [:]
        return Reading(
            next: isFirst ? nil : next, wanted: isFirst ? min(list.selection + 1, Self.mostReadAnew) : 1)
    }

    /// Takes what was read; answers what went wrong.
    mutating func take(_ answer: Answer, isFirst: Bool) -> ListingError? {
        switch answer {
        case .success(let page):
            next = page.next
            let rows = page.items.map { row in likedMeanwhile[row.id].map { row.liked($0) } ?? row }
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

    /// Shows how a listing is liked now, whatever was read before.
    mutating func like(_ id: ListingID, _ like: LikeCount) {
        if let view = list.row(id) { list.update(view.liked(like)) }
        if list.tail == .loading { likedMeanwhile[id] = like }
    }

    /// So many rows are read anew at the most: twenty requests.
    private static let mostReadAnew = 20 * PageRequest.largestLimit

    /// Rows behind a cursor, at least so many if there are.
    struct Reading: Sendable {
        fileprivate let next: Cursor?
        fileprivate let wanted: Int

        /// Reads them by asking for pages.
        func answer(
            _ ask: (PageRequest) async throws(ListingError) -> Page<ListingView>
        ) async -> Answer {
            await Result { () async throws(ListingError) in
                var page = try await ask(.largest(after: next))
                while page.items.count < wanted, let cursor = page.next {
                    let more = try await ask(.largest(after: cursor))
                    page = Page(items: page.items + more.items, next: more.next)
                }
                return page
            }
        }
    }
}
