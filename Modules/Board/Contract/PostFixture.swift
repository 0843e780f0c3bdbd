public import Board
public import ContractKit

/// What a clause of the contract of board runs in: a place of its own, empty at first.
public struct PostFixture: DomainFixture {
    /// What the place consists of.
    public let parts: FixtureParts<any PostRepository>

    /// A place of these parts.
    public init(_ parts: FixtureParts<any PostRepository>) {
        self.parts = parts
    }
}

extension PostFixture {
    /// Adds one of the owner's.
    func added(_ title: String = "느티나무") async throws -> Post {
        try await owner.add(PostDraft(title: title)).post
    }

    /// Adds that many of the owner's, some of them at the same moment; the newest first.
    func added(count: Int) async throws -> [Post] {
        var board: [Post] = []
        for number in 0..<count {
            board.append(try await added("느티나무 \(number)"))
            if number.isMultiple(of: 2) { clock.pass(.seconds(1)) }
        }
        return board.sorted { ($0.createdAt, $0.id) > ($1.createdAt, $1.id) }
    }
}

extension ClauseEnvironment {
    /// Board over that store in this environment.
    public func service(over store: any PostStore) -> PostService {
        PostService(store: store, members: directory, time: clock, ids: ids)
    }
}
