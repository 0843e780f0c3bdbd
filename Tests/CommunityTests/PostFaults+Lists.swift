import Community
import CommunityContract
import CommunityFakes
import ContractKit
import Vocabulary

extension PostFaults {
    static let listing: [Fault<PostFixture>] = [
        .store(
            "lists everything", caughtBy: "a list holds what is in one category", "every word of a keyword",
            "what is edited is found by its new words"
        ) { store in
            let sound = store
            store.page = { _, hidden, page throws(PostError) in
                try await sound.page(try PostQuery().checked(), hidden, page)
            }
        },
        .verbs(
            "takes any query", caughtBy: "a query that breaks rules", "the cursor of another query is refused"
        ) { verbs, caller in
            let sound = caller.sound
            verbs.browse = { query, page throws(PostError) in
                do throws(PostError) {
                    return try await sound.browse(query, page)
                } catch {
                    return try await sound.browse(PostQuery(), .first)
                }
            }
        },
        .store("lists one's own in every state", caughtBy: "own posts are listed by state") { store in
            let sound = store
            store.pageOf = { author, _, page throws(PostError) in
                try await sound.pageOf(author, PostState.allCases, page)
            }
        },
        .store("lists one's own from the beginning", caughtBy: "own lists go on behind cursors") { store in
            let sound = store
            store.pageOf = { author, states, _ throws(PostError) in
                try await sound.pageOf(author, states, .first)
            }
        },
        .store("lists the oldest first", caughtBy: "the newest stands first") { store in
            let sound = store
            store.page = { filter, hidden, page throws(PostError) in
                var found = try await sound.page(filter, hidden, page)
                found.items.reverse()
                return found
            }
        },
        .store("skips one behind a cursor", caughtBy: "a cursor keeps its place") { store in
            let sound = store
            store.page = { filter, hidden, page throws(PostError) in
                var found = try await sound.page(filter, hidden, page)
                if case .after = page.start { found.items = Array(found.items.dropFirst()) }
                return found
            }
        },
        .store("does not count", caughtBy: "numbered pages carry their place") { store in
            let sound = store
            store.page = { filter, hidden, page throws(PostError) in
                var found = try await sound.page(filter, hidden, page)
                found.numbering = nil
                return found
            }
        },
    ]

    static let showing: [Fault<PostFixture>] = [
        .store("turns the photos round", caughtBy: "photos are shown in their order") { store in
            let sound = store
            store.insert = { post, request throws(PostError) in
                try await sound.insert(post.showing(post.content.photos.reversed()), request)
            }
        },
        .store("forgets photos", caughtBy: "a post says which photos it shows") { store in
            let sound = store
            store.find = { ids throws(PostError) in try await sound.find(ids).map { $0.showing([]) } }
        },
        .verbs(
            "hides nobody", caughtBy: "posts of a member who is blocked look like",
            "of a crowd of hidden members each page", "a page of a crowd's posts ends"
        ) { verbs, caller in
            verbs = PostRepositoryFake(forwardingTo: caller.verbs(blocks: KnownMembers()))
        },
        .verbs("looks for all that is missing", caughtBy: "a page of a crowd's posts ends") {
            verbs, caller in
            let sound = caller.sound
            verbs.browse = { query, request throws(PostError) in
                var page = try await sound.browse(query, request)
                while page.items.isEmpty, let next = page.next,
                    let behind = try? PageRequest(.after(next), limit: request.limit)
                {
                    page = try await sound.browse(query, behind)
                }
                return page
            }
        },
        .verbs("hides from all", caughtBy: "visitors, moderators and others see") { verbs, caller in
            verbs.browse = caller.owner.browse(_:_:)
        },
        .store("leaves out what it has counted", caughtBy: "pages neither repeat nor skip nor count") {
            store in
            let sound = store
            store.page = { filter, hidden, page throws(PostError) in
                var found = try await sound.page(filter, [], page)
                found.items.removeAll { hidden.contains($0.author) }
                return found
            }
        },
    ]

    static let telling: [Fault<PostFixture>] = [
        .store(
            "tells nobody", caughtBy: "each change of what is shown of photos", "that a post is gone is told",
            "the audit log is told of each change of a category", "each act of a moderator is told"
        ) { store in
            store.outbox = InMemoryPostStore().outbox
        }
    ]

    static let operating: [Fault<PostFixture>] = [
        .store("has no category at first", caughtBy: "a new board has one category") { store in
            store.categories = { () throws(PostError) in [] }
        },
        .store("lists categories backwards", caughtBy: "categories stand in their order") { store in
            let sound = store
            store.categories = { () throws(PostError) in try await sound.categories().reversed() }
        },
        .store("closes nothing", caughtBy: "in a category that is closed or not there") { store in
            let sound = store
            store.set = { category, actor, act throws(PostError) in
                let open = PostCategory(
                    slug: category.slug, korean: category.korean, english: category.english,
                    position: category.position)
                try await sound.set(open, actor, act)
            }
        },
        .verbs("lets everybody set categories up", caughtBy: "only operators set categories up") {
            verbs, caller in
            verbs.setCategory = caller.keeper.setCategory(_:)
        },
        .verbs("takes any category", caughtBy: "a category that breaks rules") { verbs, caller in
            let sound = caller.sound
            verbs.setCategory = { category throws(PostError) in
                do throws(PostError) {
                    return try await sound.setCategory(category)
                } catch {
                    return category
                }
            }
        },
        .store("says nothing of too many", caughtBy: "there are at most 50 categories") { store in
            let sound = store
            store.set = { category, actor, act throws(PostError) in
                do throws(PostError) {
                    try await sound.set(category, actor, act)
                } catch .tooManyCategories {
                    return
                }
            }
        },
    ]

    static let repeating: [Fault<PostFixture>] = [
        .store(
            "knows no keys", caughtBy: "the same again under one key", "a key that stands for something else",
            "of several at once under one key"
        ) { store in
            let sound = store
            store.answered = { _, _ throws(PostError) in nil }
            store.insert = { post, _ throws(PostError) in try await sound.insert(post, nil) }
        },
        .store("shares keys", caughtBy: "another member's key is another key") { store in
            let sound = store
            store.insert = { post, request throws(PostError) in
                let shared = request.map { request in
                    let scope = IdempotentRequest.Scope(
                        request.scope.key, verb: request.scope.verb, member: nil)
                    return IdempotentRequest(scope, request.content, at: request.madeAt)
                }
                return try await sound.insert(post, shared)
            }
        },
    ]

    static let leaving: [Fault<PostFixture>] = [
        .store(
            "remembers who has left", caughtBy: "what a member who has left had is gone",
            "nothing is written for a member who has left", "reasons by or about a member"
        ) { store in
            store.forget = { _, _ throws(PostError) in }
        },
        Fault(
            "forgets on closing",
            caughtBy: ["what was answered is there after the board was closed and opened"]
        ) { .forgetfulPlace($0) },
    ]
}

extension PostDraft {
    /// One that is right, whatever was asked.
    static let any = PostDraft(category: "general", title: "아무거나", text: "글")
}

extension Post {
    /// The same under another title.
    func with(title: String) -> Post {
        Post(
            id: id, author: author,
            content: PostContent(
                category: content.category, title: title, text: content.text, photos: content.photos),
            state: state, moderation: moderation, createdAt: createdAt, editedAt: editedAt, version: version)
    }
}
