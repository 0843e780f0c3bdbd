extension HiddenMembers {
    /// How often a page is filled up behind what was taken out of it.
    public static let mostRefills = 4
}

extension BlockDirectory {
    /// The page of a list that the principal sees: without the items of those who are hidden from them.
    ///
    /// `read` reads a page of the list without the items of the members it is given. As long as these are
    /// listed, that is all: pages are full and totals right. Where they are a crowd, `read` leaves nobody
    /// out: the items of hidden authors are taken out of what it gives, and what is missing then is read
    /// behind it, at most `HiddenMembers.mostRefills` times. So a page may be short, or even empty, with more
    /// behind its cursor; a page by number is not refilled, and its total counts what was taken out.
    ///
    /// `authors` gives whose an item is; `seen` gives what is left of an item for a reader who does not see
    /// these of its authors, nil for nothing. Throws what `read` throws, and outages.
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
