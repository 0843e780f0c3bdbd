public import Vocabulary

/// Takes what a member has in the domains, for themselves: records by their kind, and files beside them.
public protocol MemberArchive: Sendable {
    /// Adds a record, which is JSON, behind those of its kind: `listings`. Throws outages.
    func add(_ json: [UInt8], to kind: String) async throws(ServiceFailure)

    /// Adds a file to those of a kind: `pic_….jpg` to `pictures`. Throws outages.
    func add(_ file: [UInt8], named name: String, to kind: String) async throws(ServiceFailure)

    /// Notes a file that is the member's and cannot be read: the rest is still theirs.
    func miss(_ name: String, of kind: String) async
}

extension MemberArchive {
    /// Goes through a list, page by page, and adds the JSON of every record; nil stands for what is not the
    /// member's. Throws outages.
    public func add<Item, Failure: DomainError>(
        _ kind: String, pages: (PageRequest) async throws(Failure) -> Page<Item>,
        json: (Item) async throws(ServiceFailure) -> [UInt8]?
    ) async throws(ServiceFailure) {
        var cursor: Cursor?
        repeat {
            let page = try await mappingToService { [cursor] () async throws(Failure) in
                try await pages(.largest(after: cursor))
            }
            for item in page.items {
                if let json = try await json(item) { try await add(json, to: kind) }
            }
            cursor = page.next
        } while cursor != nil
    }
}
