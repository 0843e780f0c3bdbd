import ContractKit
import Listings
import ListingsContract
import ListingsFakes
import Vocabulary

/// Pages of every list.
extension ListingFaults {
    static let paging: [Fault<ListingFixture>] = [
        .store(
            "repeats cursor item",
            caughtBy: [
                "cursors lead through the whole list in each order, each listing once"
            ]
        ) { store in
            let sound = store
            store.changePages { page, read throws(ListingError) in
                var found = try await read(page)
                guard case .after(let cursor) = page.start else { return found }
                let entry = try await sound.find(ListingID(cursor.id), nil, .zero)
                found.items = [entry].compactMap { $0 } + found.items
                return found
            }
        },
        .store(
            "skips after cursor",
            caughtBy: [
                "cursors lead through the whole list in each order, each listing once"
            ]
        ) { store in
            store.changePages { page, read throws(ListingError) in
                var found = try await read(page)
                if case .after = page.start { found.items = Array(found.items.dropFirst()) }
                return found
            }
        },
        .store(
            "counts offsets",
            caughtBy: [
                "cursors lead through the whole list in each order, each listing once",
                "cursors neither skip nor repeat while goods come in before them",
            ]
        ) { store in
            let offsets = LockedValue<[Cursor: Int]>([:])
            store.changePages { page, read throws(ListingError) in
                var found = try await read(page)
                switch page.start {
                case .first:
                    if let next = found.next { offsets.withLock { [found] in $0[next] = found.items.count } }
                case .after(let cursor):
                    found = try await read(.first)
                    found.items = Array(found.items.dropFirst(offsets.now[cursor] ?? 0).prefix(page.limit))
                case .number: break
                }
                return found
            }
        },
        .store(
            "loses removed places",
            caughtBy: [
                "a cursor keeps its place after its listing is gone"
            ]
        ) { store in
            let sound = store
            store.changePages { page, read throws(ListingError) in
                guard case .after(let cursor) = page.start else { return try await read(page) }
                let entry = try await sound.find(ListingID(cursor.id), nil, .zero)
                return try await read(entry?.listing.state == .removed ? .first : page)
            }
        },
        .store(
            "ignores limits",
            caughtBy: [
                "a page holds no more than was asked for, and names a next one only if there is more"
            ]
        ) { store in
            store.changePages { page, read throws(ListingError) in
                try await read((try? PageRequest(page.start, limit: PageRequest.largestLimit)) ?? page)
            }
        },
        .store(
            "promises more pages",
            caughtBy: [
                "a page holds no more than was asked for, and names a next one only if there is more"
            ]
        ) { store in
            store.changePages { page, read throws(ListingError) in
                var found = try await read(page)
                if let last = found.items.last, found.next == nil {
                    found.next = Cursor(scope: 0, key: 0, id: last.listing.id.raw)
                }
                return found
            }
        },
        .store(
            "counts page as total",
            caughtBy: [
                "a page behind the end is empty and still knows the total"
            ]
        ) { store in
            store.changePages { page, read throws(ListingError) in
                var found = try await read(page)
                guard case .number(let number) = page.start else { return found }
                found.numbering = PageNumbering(number: number, size: page.limit, total: found.items.count)
                return found
            }
        },
        .store(
            "wraps around the end",
            caughtBy: [
                "numbered pages carry their place and the total",
                "a page behind the end is empty and still knows the total",
            ]
        ) { store in
            store.changePages { page, read throws(ListingError) in
                let found = try await read(page)
                guard case .number = page.start, found.items.isEmpty else { return found }
                return try await read(.first)
            }
        },
        .verbs(
            "takes foreign cursors",
            caughtBy: [
                "the cursor of somebody's own list is refused for others and other states"
            ]
        ) { verbs, caller in
            verbs.browse = rescued(verbs.browse) { error, query, _ throws(ListingError) in
                guard error.isForeignCursor else { throw error }
                return try await caller.sound.browse(query, .first)
            }
        },
    ]
}
