import Listings
import Terminal
import Vocabulary

/// Listings that are read page by page while somebody goes through them.
struct ListingPages: Hashable {
    typealias Answer = Result<Page<ListingView>, ListingError>

    var list = KeysetList<ListingView>()
    private var next: Cursor?

    /// What is to be read: the next page; or the list from its beginning as far as what is chosen, so that it
    /// is where it was.
    mutating func reading(isFirst: Bool) -> Reading {
        list.tail = .loading
        return Reading(
            next: isFirst ? nil : next, wanted: isFirst ? min(list.selection + 1, Self.mostReadAnew) : 1)
    }

    /// Takes what was read; answers what went wrong.
    mutating func take(_ answer: Answer, isFirst: Bool) -> ListingError? {
        switch answer {
        case .success(let page):
            next = page.next
            if isFirst {
                list.replace(by: page.items, isLast: page.next == nil)
            } else {
                list.append(page.items, isLast: page.next == nil)
            }
            return nil
        case .failure(let error):
            list.tail = .failed
            return error
        }
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
