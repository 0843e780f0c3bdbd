public import Vocabulary

/// Comments are records that others attach something to: a report, a notice.
extension CommentService: SubjectDirectory {
    /// How many characters of a comment's text are its title.
    static let longestTitle = 60

    /// The cards of those comments that the principal may read. A title is the first 60 characters of the
    /// text on one line, in which nobody is named. Throws outages.
    public func cards(
        of subjects: Set<AnyIdentifier>, for principal: Principal
    ) async throws(ServiceFailure) -> [AnyIdentifier: SubjectCard] {
        let ids = Set(subjects.compactMap { $0.typed(CommentSubject.self) })
        if ids.isEmpty { return [:] }
        let found = try await mapping { () throws(CommentError) in try await store.find(ids) }
        let readable = found.values.filter { CommentPolicy.mayRead($0, principal) }
        if readable.isEmpty { return [:] }
        let seen = try await needs.subjects.cards(of: Set(readable.map(\.subject)), for: principal)
        let names = try await needs.members.cards(of: Set(readable.flatMap(\.text.members)))
        return readable.reduce(into: [:]) { cards, comment in
            guard seen[comment.subject] != nil else { return }
            let text = comment.text.shown { names[$0]?.nickname ?? CommentView.withdrawn }
            let id = AnyIdentifier(comment.id)
            cards[id] = SubjectCard(id, owner: comment.author, title: Self.title(of: text))
        }
    }

    static func title(of text: String) -> String {
        let line = text.split { $0.isWhitespace }.joined(separator: " ")
        return line.count <= longestTitle ? line : line.prefix(longestTitle - 1) + "…"
    }
}

extension CommentService: SubjectModeration {
    /// Does this to those of the comments that it can be done to, and answers which. Throws outages; then
    /// some of it may have been done.
    public func moderate(
        _ subjects: [AnyIdentifier], _ act: SubjectAct, reason: String, by moderator: Principal, isBulk: Bool
    ) async throws(ServiceFailure) -> Set<AnyIdentifier> {
        let verbs = LocalCommentRepository(service: self, principal: moderator)
        var done: Set<AnyIdentifier> = []
        for subject in subjects {
            guard let id = subject.typed(CommentSubject.self) else { continue }
            do throws(CommentError) {
                _ = try await verbs.moderate(id, act, reason: reason, isTold: !isBulk)
                done.insert(subject)
            } catch .service(let failure) {
                throw failure
            } catch {
                continue
            }
        }
        return done
    }
}
