import Community
import ContractKit
import SampleKit
import Vocabulary

/// Publishes, edits and removes posts of its own, for one client of a drill.
struct PostWriter: DrillWriter {
    private struct Own {
        let id: PostID
        var title: String
        var text: String

        var written: String { "\(title): \(text)" }
        var draft: PostDraft { .note(title, text) }
    }

    private let drill: PostDrill
    private var own: [Own] = []

    /// A writer that tells the drill what it publishes.
    init(_ drill: PostDrill) {
        self.drill = drill
    }

    mutating func write(_ client: inout DrillClient) async {
        guard !own.isEmpty, client.random.chance(70) else { return await publish(&client) }
        let index = client.random.below(own.count)
        if client.random.below(10) == 0 {
            await remove(index, &client)
        } else {
            await edit(index, &client)
        }
    }

    private mutating func publish(_ client: inout DrillClient) async {
        let draft = PostDraft.note(client.newName("느티나무"), "그늘 \(client.random.below(1000))")
        let view = await client.send(.post(draft.title), "\(draft.title): \(draft.text)") {
            [member = client.member] () throws(PostError) in try await member.board().publish(draft)
        }
        guard let post = view?.post else { return }
        own.append(Own(id: post.id, title: draft.title, text: draft.text))
        drill.note(.post(draft.title), post.id, of: client.member.number)
    }

    private mutating func edit(_ index: Int, _ client: inout DrillClient) async {
        var next = own[index]
        let name = next.title.split(separator: " ").last ?? ""
        next.title = "소나무 \(client.random.below(1000)) \(name)"
        next.text = "솔숲 \(client.random.below(1000))"
        let view = await client.send(.post(next.title), next.written) {
            [member = client.member, next] () throws(PostError) in
            try await member.board().edit(next.id, next.draft, expecting: nil)
        }
        if view != nil { own[index] = next }
    }

    private mutating func remove(_ index: Int, _ client: inout DrillClient) async {
        let post = own.remove(at: index)
        _ = await client.send(.post(post.title), nil) {
            [member = client.member] () throws(PostError) in try await member.board().remove(post.id)
        }
    }
}
