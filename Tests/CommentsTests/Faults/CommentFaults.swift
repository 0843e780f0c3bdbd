import Comments
import CommentsContract
import CommentsFakes
import ContractKit
import Vocabulary

/// The ways in which the tests break comments on purpose; each is caught by the clauses that it names.
enum CommentFaults {
    static let all =
        adding + mentioning + changing + others + telling + paging + repeating
        + conversing

    static let table = FaultTable(CommentContract.clauses, all)

    static let adding: [Fault<CommentFixture>] = [
        .store(
            "keeps another text", caughtBy: "what a member adds is shown", "a text is kept trimmed",
            "a text has at most 1,000 characters"
        ) { store in
            let sound = store
            store.insert = { comment, notices, request throws(CommentError) in
                let text = CommentText([.plain(" ")] + comment.text.pieces)
                return try await sound.insert(comment.with(text: text), telling: notices, request: request)
            }
        },
        .verbs(
            "takes any text", caughtBy: "a text has at most 1,000 characters", "ten different members",
            "ten thousand at signs"
        ) { verbs, caller in
            let sound = caller.sound
            verbs.add = { draft, subject, key throws(CommentError) in
                do throws(CommentError) {
                    return try await sound.add(draft, to: subject, idempotencyKey: key)
                } catch {
                    guard !error.fieldErrors.isEmpty else { throw error }
                    return try await sound.add(CommentDraft("아무거나"), to: subject, idempotencyKey: key)
                }
            }
        },
        .verbs("takes visitors for members", caughtBy: "a visitor adds nothing") { verbs, caller in
            if caller.principal == .anonymous { verbs.add = caller.buyer.add(_:to:idempotencyKey:) }
        },
        .needs(
            "shows every record", caughtBy: "what is not there, or is no subject",
            "what is hidden keeps its thread", "what is deleted takes its thread along",
            "counts are those of shown comments", "other domains are told whose a comment is"
        ) { needs, _ in
            CommentNeeds(
                members: needs.members, nicknames: needs.nicknames, blocks: needs.blocks,
                subjects: EveryRecord(sound: needs.subjects),
                reports: needs.reports)
        },
        .needs(
            "remembers who is called how, and lets everybody write",
            caughtBy: "an author is shown by the name of the day",
            "a name behind an at sign mentions the member", "what others wrote names a member",
            "a member who is closed writes nothing", "nobody writes towards a member who has blocked them"
        ) { needs, environment in
            CommentNeeds(
                members: KnownMembers(environment.members.nicknames), nicknames: needs.nicknames,
                blocks: needs.blocks, subjects: needs.subjects, reports: needs.reports)
        },
        .verbs(
            "finds what never was", caughtBy: "what never was is not found",
            "what a moderator hides its author", "what a moderator removes is gone"
        ) { verbs, caller in
            let sound = caller.sound
            verbs.comment = { id throws(CommentError) in
                do throws(CommentError) {
                    return try await sound.comment(id)
                } catch {
                    return .madeUp(id)
                }
            }
        },
        .store(
            "shows no replies", caughtBy: "a reply stands below its comment", "the first three replies",
            "what has replies leaves its place", "what is restored", "counts are what lists show",
            "of a member who has left their places stay"
        ) { store in
            let sound = store
            store.threads = { subject, order, page, hidden throws(CommentError) in
                try await sound.threads(on: subject, order, page, without: hidden)
                    .map { StoredThread($0.comment, []) }
            }
        },
        .verbs("takes replies to replies", caughtBy: "a reply to a reply is refused") { verbs, caller in
            let sound = caller.sound
            verbs.add = { draft, subject, key throws(CommentError) in
                do throws(CommentError) {
                    return try await sound.add(draft, to: subject, idempotencyKey: key)
                } catch {
                    guard case .replyToReply(let id) = error else { throw error }
                    let other = CommentDraft(draft.text, replyTo: id)
                    return try await sound.add(other, to: subject, idempotencyKey: key)
                }
            }
        },
        .verbs("replies to what is not there", caughtBy: "what is not shown under the subject") {
            verbs, caller in
            let sound = caller.sound
            verbs.add = { draft, subject, key throws(CommentError) in
                do throws(CommentError) {
                    return try await sound.add(draft, to: subject, idempotencyKey: key)
                } catch {
                    guard error == .notFound else { throw error }
                    return try await sound.add(CommentDraft(draft.text), to: subject, idempotencyKey: key)
                }
            }
        },
    ]

    static let mentioning: [Fault<CommentFixture>] = [
        .needs(
            "finds nobody by name", caughtBy: "a name behind an at sign mentions the member",
            "the longest name that a member has", "ten different members",
            "a text that is sent back as it was shown", "the owner is told of a comment",
            "each member is told of a comment once"
        ) { needs, _ in
            CommentNeeds(
                members: needs.members, nicknames: NamedAs(nil), blocks: needs.blocks,
                subjects: needs.subjects, reports: needs.reports)
        },
        .needs("takes any name for a member's", caughtBy: "ten thousand at signs", "the longest name") {
            needs, environment in
            CommentNeeds(
                members: needs.members, nicknames: NamedAs(environment.members.owner.memberID),
                blocks: needs.blocks, subjects: needs.subjects, reports: needs.reports)
        },
        .needs("looks up the longest names alone", caughtBy: "a name is found whatever follows it") {
            needs, _ in
            CommentNeeds(
                members: needs.members, nicknames: LongestNames(sound: needs.nicknames),
                blocks: needs.blocks, subjects: needs.subjects, reports: needs.reports)
        },
        .store("reads what is typed as it is kept", caughtBy: "no typed text becomes a mention") { store in
            let sound = store
            store.insert = { comment, notices, request throws(CommentError) in
                let typed = comment.text.shown { "\($0)" }
                let text = CommentText(markup: typed) ?? comment.text
                return try await sound.insert(comment.with(text: text), telling: notices, request: request)
            }
        },
    ]
}

/// Every record is there, and seen by all.
private struct EveryRecord: SubjectDirectory {
    let sound: any SubjectDirectory

    func cards(
        of subjects: Set<AnyIdentifier>, for principal: Principal
    ) async throws(ServiceFailure) -> [AnyIdentifier: SubjectCard] {
        var cards = try await sound.cards(of: subjects, for: principal)
        for subject in subjects where cards[subject] == nil {
            cards[subject] = SubjectCard(subject, owner: MemberID(subject.raw), title: "")
        }
        return cards
    }
}

/// Everybody is called as one likes, or nobody is.
private struct NamedAs: NicknameDirectory {
    let member: MemberID?

    init(_ member: MemberID?) { self.member = member }

    func members(called nicknames: Set<String>) async throws(ServiceFailure) -> [String: MemberID] {
        guard let member else { return [:] }
        return nicknames.reduce(into: [:]) { $0[$1] = member }
    }
}

/// Names that begin another asked name are not found.
private struct LongestNames: NicknameDirectory {
    let sound: any NicknameDirectory

    func members(called nicknames: Set<String>) async throws(ServiceFailure) -> [String: MemberID] {
        let longest = nicknames.filter { name in
            !nicknames.contains { $0 != name && $0.hasPrefix(name) }
        }
        return try await sound.members(called: longest)
    }
}
