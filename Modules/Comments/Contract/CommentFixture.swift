public import Comments
public import ContractKit

/// What a clause of the contract of comments runs in: a place of its own, empty at first.
public struct CommentFixture: DomainFixture {
    /// What the place consists of.
    public let parts: FixtureParts<any CommentRepository>

    /// A place of these parts.
    public init(_ parts: FixtureParts<any CommentRepository>) {
        self.parts = parts
    }
}

extension CommentFixture {
    /// Adds one of the owner's.
    func added(_ title: String = "느티나무") async throws -> Comment {
        try await owner.add(CommentDraft(title: title)).comment
    }

    /// Adds that many of the owner's, some of them at the same moment; the newest first.
    func added(count: Int) async throws -> [Comment] {
        var comments: [Comment] = []
        for number in 0..<count {
            comments.append(try await added("느티나무 \(number)"))
            if number.isMultiple(of: 2) { clock.pass(.seconds(1)) }
        }
        return comments.sorted { ($0.createdAt, $0.id) > ($1.createdAt, $1.id) }
    }
}

extension ClauseEnvironment {
    /// Comments over that store in this environment.
    public func service(over store: any CommentStore) -> CommentService {
        CommentService(store: store, members: directory, time: clock, ids: ids)
    }
}
