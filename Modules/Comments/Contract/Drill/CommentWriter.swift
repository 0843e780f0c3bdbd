import Comments
import ContractKit
import SampleKit
import Vocabulary

/// Adds and changes comments of its own, for one client of a drill, under one record of its own.
struct CommentWriter: DrillWriter {
    private struct Own {
        let id: CommentID
        var text: String

        var written: String { "\(text) \(CommentState.shown.rawValue)" }
    }

    private let drill: CommentDrill
    private var subject: AnyIdentifier?
    /// The first comment, to which the others reply; it stays.
    private var first: CommentID?
    private var own: [Own] = []

    /// A writer that tells the drill what it adds.
    init(_ drill: CommentDrill) {
        self.drill = drill
    }

    mutating func write(_ client: inout DrillClient) async {
        guard !own.isEmpty, client.random.chance(60) else { return await add(&client) }
        let index = client.random.below(own.count)
        if own[index].id != first, client.random.chance(20) {
            await remove(index, &client)
        } else {
            await edit(index, &client)
        }
    }

    private mutating func add(_ client: inout DrillClient) async {
        guard let subject = await makeSubject(client) else { return }
        let text = client.newName("댓글")
        let parent = client.random.chance(50) ? first : nil
        let view = await client.send(.comment(text), "\(text) \(CommentState.shown.rawValue)") {
            [member = client.member] () throws(CommentError) in
            try await member.comments().add(CommentDraft(text, replyTo: parent), to: subject)
        }
        guard let view else { return }
        if first == nil, parent == nil { first = view.id }
        own.append(Own(id: view.id, text: text))
        drill.note(.comment(text), view.id, by: client.member.number)
    }

    /// The commented record, made on demand; nil if the server did not answer. No other domain looks for its
    /// title.
    private mutating func makeSubject(_ client: DrillClient) async -> AnyIdentifier? {
        if let subject { return subject }
        let (member, source) = (client.member, drill.source)
        let made: AnyIdentifier? = try? await member.verbs { services throws(CommentError) in services }
            .commented(source)
        subject = made
        return made
    }

    private mutating func edit(_ index: Int, _ client: inout DrillClient) async {
        var next = own[index]
        let name = next.text.split(separator: " ").last ?? ""
        next.text = "고친 댓글 \(client.random.below(1000)) \(name)"
        let view = await client.send(.comment(next.text), next.written) {
            [member = client.member, next] () throws(CommentError) in
            try await member.comments().edit(next.id, text: next.text, expecting: nil)
        }
        if view != nil { own[index] = next }
    }

    private mutating func remove(_ index: Int, _ client: inout DrillClient) async {
        let comment = own.remove(at: index)
        _ = await client.send(.comment(comment.text), nil) {
            [member = client.member] () throws(CommentError) in
            try await member.comments().remove(comment.id)
        }
    }
}

extension Services {
    /// A new record of the member with these verbs.
    fileprivate func commented(_ source: CommentSubjectSource) async throws -> AnyIdentifier {
        try await source.make(self, "댓글을 다는 물건")
    }
}
