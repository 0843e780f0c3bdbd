import Comments
import ContractKit
import Vocabulary

/// Adds and changes comments of its own, for one client of a drill.
struct CommentWriter: DrillWriter {
    private struct Own {
        let id: CommentID
        var title: String
        var state: CommentState

        var written: String { "\(title) \(state.rawValue)" }
    }

    private let drill: CommentDrill
    private var own: [Own] = []

    /// Tells the drill what it has added.
    init(_ drill: CommentDrill) {
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
        let view = await client.send(.comment(title), "\(title) \(CommentState.shown.rawValue)") {
            [member = client.member] () throws(CommentError) in
            try await member.comments().add(CommentDraft(title: title))
        }
        guard let comment = view?.comment else { return }
        own.append(Own(id: comment.id, title: title, state: .shown))
        drill.note(.comment(title), comment.id, of: client.member.number)
    }

    private mutating func rename(_ index: Int, _ client: inout DrillClient) async {
        var next = own[index]
        let name = next.title.split(separator: " ").last ?? ""
        next.title = "소나무 \(client.random.below(1000)) \(name)"
        let view = await client.send(.comment(next.title), next.written) {
            [member = client.member, next] () throws(CommentError) in
            try await member.comments().rename(next.id, CommentDraft(title: next.title), expecting: nil)
        }
        if view != nil { own[index] = next }
    }

    private mutating func hide(_ index: Int, _ client: inout DrillClient) async {
        guard own[index].state == .shown else { return await rename(index, &client) }
        var next = own[index]
        next.state = .hidden
        let view = await client.send(.comment(next.title), next.written) {
            [member = client.member, next] () throws(CommentError) in
            try await member.comments().hide(next.id)
        }
        if view != nil { own[index] = next }
    }

    private mutating func remove(_ index: Int, _ client: inout DrillClient) async {
        let comment = own.remove(at: index)
        _ = await client.send(.comment(comment.title), nil) {
            [member = client.member] () throws(CommentError) in
            try await member.comments().remove(comment.id)
        }
    }
}
