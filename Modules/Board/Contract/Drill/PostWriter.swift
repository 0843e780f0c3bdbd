import Board
import ContractKit
import Vocabulary

/// Adds and changes board of its own, for one client of a drill.
struct PostWriter: DrillWriter {
    private struct Own {
        let id: PostID
        var title: String
        var state: PostState

        var written: String { "\(title) \(state.rawValue)" }
    }

    private let drill: PostDrill
    private var own: [Own] = []

    /// Tells the drill what it has added.
    init(_ drill: PostDrill) {
        self.drill = drill
    }

    mutating func write(_ client: inout DrillClient) async {
        guard !own.isEmpty, client.random.chance(70) else { return await add(&client) }
        let index = client.random.below(own.count)
        switch client.random.below(10) {
        case 0: await remove(index, &client)
        case 1...3: await hide(index, &client)
        default: await rename(index, &client)
        }
    }

    private mutating func add(_ client: inout DrillClient) async {
        let title = client.newName("느티나무")
        let view = await client.send(.post(title), "\(title) \(PostState.shown.rawValue)") {
            [member = client.member] () throws(PostError) in
            try await member.board().add(PostDraft(title: title))
        }
        guard let post = view?.post else { return }
        own.append(Own(id: post.id, title: title, state: .shown))
        drill.note(.post(title), post.id, of: client.member.number)
    }

    private mutating func rename(_ index: Int, _ client: inout DrillClient) async {
        var next = own[index]
        let name = next.title.split(separator: " ").last ?? ""
        next.title = "소나무 \(client.random.below(1000)) \(name)"
        let view = await client.send(.post(next.title), next.written) {
            [member = client.member, next] () throws(PostError) in
            try await member.board().rename(next.id, PostDraft(title: next.title), expecting: nil)
        }
        if view != nil { own[index] = next }
    }

    private mutating func hide(_ index: Int, _ client: inout DrillClient) async {
        guard own[index].state == .shown else { return await rename(index, &client) }
        var next = own[index]
        next.state = .hidden
        let view = await client.send(.post(next.title), next.written) {
            [member = client.member, next] () throws(PostError) in
            try await member.board().hide(next.id)
        }
        if view != nil { own[index] = next }
    }

    private mutating func remove(_ index: Int, _ client: inout DrillClient) async {
        let post = own.remove(at: index)
        _ = await client.send(.post(post.title), nil) {
            [member = client.member] () throws(PostError) in
            try await member.board().remove(post.id)
        }
    }
}
