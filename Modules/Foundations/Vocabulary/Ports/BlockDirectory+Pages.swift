extension HiddenMembers {
    /// How often a page is refilled after hidden authors' items were removed.
    public static let mostRefills = 4
}

extension BlockDirectory {
    /// The page of a list without the items of members hidden from the principal.
    ///
    /// `read` reads a page without the items of the members it is given. While hidden members are `listed`,
    /// one read suffices: pages are full and totals are exact. For a `crowd`, `read` gets an empty set; the
    /// items of hidden authors are removed from its result, and the gap is filled from behind it, at most
    /// `HiddenMembers.mostRefills` times. Such a page may be short, or even empty, with more behind its
    /// cursor; a page by number is not refilled, and its total includes removed items.
    ///
    /// `authors` gives the authors of an item; `seen` gives what remains of an item without these of its
    /// authors, nil for nothing. Throws what `read` throws, and outages.
    public func page<Item: Sendable, Failure: DomainError>(
        _ request: PageRequest, for principal: Principal, by authors: (Item) -> [MemberID],
        seen: (Item, Set<MemberID>) -> Item? = { $1.isEmpty ? $0 : nil },
        _ read: (PageRequest, Set<MemberID>) async throws(Failure) -> Page<Item>
    ) async throws(Failure) -> Page<Item> {
        let hidden = try await Failure.mappingServiceFailures { () throws(ServiceFailure) in
            try await hiddenMembers(from: principal)
        }
        guard case .crowd = hidden, let reader = principal.memberID else {
            return try await read(request, hidden.leftOut)
        }
        var (page, next) = (Page<Item>(items: []), Optional(request))
        for _ in 0...HiddenMembers.mostRefills {
            guard let part = next else { break }
            let more = try await read(part, [])
            let unseen = try await Failure.mappingServiceFailures { () throws(ServiceFailure) in
                try await hiddenMembers(among: Set(more.items.flatMap(authors)), from: reader)
            }
            page.items += more.items.compactMap { seen($0, unseen.intersection(authors($0))) }
            (page.next, page.numbering) = (more.next, more.numbering)
            next =
                more.numbering == nil
                ? more.next.flatMap { request.rest(beyond: page.items.count, behind: $0) } : nil
        }
        return page
    }
}
