public import Vocabulary

/// Other domains ask which members follow which.
extension FeedService: FollowDirectory {
    /// Those of `others` that the member follows. Throws outages.
    public func followed(
        by member: MemberID, among others: Set<MemberID>
    ) async throws(ServiceFailure) -> Set<MemberID> {
        if others.isEmpty { return [] }
        return try await mappingToService { () throws(FeedError) in
            try await store.followed(by: member, among: others)
        }
    }

    /// All members that the member follows. Throws outages.
    public func followed(by member: MemberID) async throws(ServiceFailure) -> Set<MemberID> {
        try await mappingToService { () throws(FeedError) in
            try await store.followed(by: member, among: nil)
        }
    }
}
