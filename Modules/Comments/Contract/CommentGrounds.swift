public import Comments
public import Vocabulary

/// What scenes, drills and clauses of comments need of a domain that has something to comment on, given by
/// whoever knows both.
public struct CommentGrounds: Sendable {
    /// Makes a record on behalf of the member whose verbs these are, called so.
    let make: @Sendable (Services, String) async throws -> AnyIdentifier
    /// Shows one to all, or to its owner and moderators alone.
    let show: @Sendable (Services, AnyIdentifier, Bool) async throws -> Void
    /// Deletes one.
    let delete: @Sendable (Services, AnyIdentifier) async throws -> Void
    /// How many comments its own domain says that one has.
    let count: @Sendable (Services, AnyIdentifier) async throws -> Int
    /// Reports a comment on behalf of the member whose verbs these are.
    let report: @Sendable (Services, CommentID) async throws -> Void
    /// Some that the sample neighbourhood has, the newest first.
    let some: @Sendable (Services) async throws -> [AnyIdentifier]

    /// Memberwise.
    public init(
        make: @escaping @Sendable (Services, String) async throws -> AnyIdentifier,
        show: @escaping @Sendable (Services, AnyIdentifier, Bool) async throws -> Void,
        delete: @escaping @Sendable (Services, AnyIdentifier) async throws -> Void,
        count: @escaping @Sendable (Services, AnyIdentifier) async throws -> Int,
        report: @escaping @Sendable (Services, CommentID) async throws -> Void,
        some: @escaping @Sendable (Services) async throws -> [AnyIdentifier]
    ) {
        (self.make, self.show, self.delete) = (make, show, delete)
        (self.count, self.report, self.some) = (count, report, some)
    }

    /// A party of clauses whose verbs these are. Throws `internal` where comments are missing.
    public func party(_ services: Services) throws -> CommentParty {
        let grounds = CommentParty.Grounds(
            make: { try await make(services, "원목 책상") }, show: { try await show(services, $0, $1) },
            delete: { try await delete(services, $0) }, count: { try await count(services, $0) },
            report: { try await report(services, $0) })
        return CommentParty(try services.comments, on: grounds)
    }
}
