import ContractKit
import Feed
import FeedContract
import FeedFakes
import Vocabulary

extension FeedFaults {
    static let paging: [Fault<FeedFixture>] = [
        .store(
            "skips one post behind a cursor", caughtBy: "cursors lead through every list",
            "a cursor keeps its place in every list", "a cursor of a hashtag keeps",
            "a cursor of liked posts keeps", "a cursor of followed members keeps"
        ) { store in
            store.changePages { request, read throws(FeedError) in
                var found = try await read(request)
                if case .after = request.start { found.items = Array(found.items.dropFirst()) }
                return found
            }
        },
        .store(
            "counts offsets", caughtBy: "cursors lead through every list",
            "a cursor keeps its place in every list", "a cursor of a hashtag keeps",
            "a cursor of liked posts keeps", "a cursor of followed members keeps",
            "a post that rises during a walk"
        ) { store in
            let offsets = LockedValue<[Cursor: Int]>([:])
            store.changePages { request, read throws(FeedError) in
                guard case .after(let cursor) = request.start else {
                    let found = try await read(request)
                    if let next = found.next { offsets.withLock { $0[next] = found.items.count } }
                    return found
                }
                var found = try await read(.first)
                found.items = Array(found.items.dropFirst(offsets.now[cursor] ?? 0).prefix(request.limit))
                return found
            }
        },
        .store("ignores limits", caughtBy: "a page holds at most as many posts") { store in
            store.changePages { request, read throws(FeedError) in
                try await read((try? PageRequest(request.start, limit: PageRequest.largestLimit)) ?? request)
            }
        },
        .store("leads on behind the last page", caughtBy: "a page holds at most as many posts") { store in
            store.changePages { request, read throws(FeedError) in
                var found = try await read(request)
                if let last = found.items.last, found.next == nil {
                    found.next = Cursor(scope: 0, key: 0, id: last.post.id.raw)
                }
                return found
            }
        },
        .store("gives a page no number", caughtBy: "numbered pages of every list") { store in
            store.changePages { request, read throws(FeedError) in
                var found = try await read(request)
                found.numbering = nil
                return found
            }
        },
        .store("counts a page as the total", caughtBy: "numbered pages of every list") { store in
            store.changePages { request, read throws(FeedError) in
                var found = try await read(request)
                guard case .number(let number) = request.start else { return found }
                found.numbering = PageNumbering(
                    number: number, size: request.limit, total: found.items.count)
                return found
            }
        },
        .verbs(
            "takes any cursor", caughtBy: "the cursor of another list is refused",
            "a cursor serves for one member", "the cursor of other follows",
            "a cursor of popular posts serves"
        ) { verbs, caller in
            let sound = caller.sound
            verbs.posts = rescued(verbs.posts, from: \.isForeignCursor) { list, _ throws(FeedError) in
                try await sound.posts(list, .first)
            }
            verbs.mine = rescued(verbs.mine, from: \.isForeignCursor) { state, _ throws(FeedError) in
                try await sound.mine(state, .first)
            }
            verbs.follows = rescued(verbs.follows, from: \.isForeignCursor) {
                side, member, _ throws(FeedError) in
                try await sound.follows(side, of: member, .first)
            }
        },
        .verbs("takes the cursors of other readers", caughtBy: "a cursor serves for one member") {
            verbs, caller in
            let sound = caller.sound
            verbs.posts = { list, request throws(FeedError) in
                do throws(FeedError) {
                    return try await sound.posts(list, request)
                } catch {
                    guard list == .liked || list == .following, error.isForeignCursor else { throw error }
                    return try await sound.posts(list, .first)
                }
            }
        },
    ]
}
