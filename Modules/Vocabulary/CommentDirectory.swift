/// How much is said about records of all domains: asked by the domains whose lists show it.
public protocol CommentDirectory: Sendable {
    /// How many comments everybody may read are under each of these records, in one question for all;
    /// records without any are left out. Throws what keeps the store from answering.
    func commentCounts(of subjects: Set<AnyIdentifier>) async throws(ServiceFailure) -> [AnyIdentifier: Int]
}
