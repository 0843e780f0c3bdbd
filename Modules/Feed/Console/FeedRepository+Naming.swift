import Commands
import Feed
import Terminal
import Vocabulary

extension FeedRepository {
    /// The member that a person names: by an identifier, a nickname, or a row of the last list of members or
    /// of feed posts, where the post's author is meant. Throws a usage error for any other text, and what
    /// reading the post throws.
    func member(
        typed text: String, among lists: LastLists, on console: Console
    ) async throws -> MemberID {
        let kinds = RecordKinds([MemberSubject.self, FeedPostSubject.self])
        let id = try await lists.record(typed: text, of: kinds)
        guard let post = id.typed(FeedPostSubject.self) else {
            return try MemberID(typed: "\(id)", among: lists)
        }
        return try await console.waiting { () throws(FeedError) in try await self.post(post) }.author.id
    }
}
