public import Comments
public import Vocabulary

/// Makes and changes records that take comments, through their own domain: for access cases, drills and
/// clauses.
public struct CommentSubjectSource: Sendable {
    /// Makes a record with this title on behalf of the member with these services.
    let make: @Sendable (Services, String) async throws -> AnyIdentifier
    /// Makes a record public, or visible to its owner and moderators only.
    let show: @Sendable (Services, AnyIdentifier, Bool) async throws -> Void
    /// Deletes a record.
    let delete: @Sendable (Services, AnyIdentifier) async throws -> Void
    /// The number of comments that the record's own domain reports.
    let count: @Sendable (Services, AnyIdentifier) async throws -> Int
    /// Reports a comment on behalf of the member with these services.
    let report: @Sendable (Services, CommentID) async throws -> Void
    /// Records that take comments, the newest first.
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

    /// A client for clauses over these services. Throws `internal` where comments are missing.
    public func client(_ services: Services) throws -> CommentTestClient {
        let subjects = CommentTestClient.Subjects(
            make: { try await make(services, "원목 책상") }, show: { try await show(services, $0, $1) },
            delete: { try await delete(services, $0) }, count: { try await count(services, $0) },
            report: { try await report(services, $0) })
        return CommentTestClient(try services.comments, on: subjects)
    }
}
