import Comments
import CommentsContract
import CommentsFakes
import ContractKit
import Vocabulary

extension CommentFaults {
    /// What lies between two.
    static let conversing: [Fault<CommentFixture>] = [
        .store(
            "begins a conversation each time", caughtBy: "what two say to each other about a record",
            "two talk about a record in one conversation", "of two who begin at once",
            "what was said elsewhere"
        ) { store in
            let sound = store
            store.begin = { new, author throws(CommentError) in
                let other = Conversation(
                    id: new.id, about: AnyIdentifier(new.id), of: new.first, and: new.second,
                    at: new.startedAt)
                return try await sound.begin(other, by: author)
            }
        },
        .store(
            "forgets what was said last", caughtBy: "what two say to each other about a record",
            "neither of the two removes or edits"
        ) { store in
            store.last = { _ throws(CommentError) in [:] }
        },
        .store("lists the first page each time", caughtBy: "conversations stand by what was said last") {
            store in
            let sound = store
            store.conversations = { member, subject, page, hidden throws(CommentError) in
                let first = (try? PageRequest(limit: page.limit)) ?? .first
                return try await sound.conversations(of: member, about: subject, first, without: hidden)
            }
        },
        .verbs("begins with oneself", caughtBy: "what is one's own others begin to talk about") {
            verbs, caller in
            let (sound, buyer) = (caller.sound, caller.buyer)
            verbs.sendMessage = { text, subject, key throws(CommentError) in
                do throws(CommentError) {
                    return try await sound.sendMessage(text, about: subject, idempotencyKey: key)
                } catch {
                    guard error == .ownSubject else { throw error }
                    return try await buyer.sendMessage(text, about: subject, idempotencyKey: key)
                }
            }
        },
        .needs(
            "ends nothing", caughtBy: "about what two alone see either begins",
            "once what it is about is gone"
        ) { needs, _ in
            CommentNeeds(
                members: needs.members, nicknames: needs.nicknames, blocks: needs.blocks,
                subjects: OpenRecords(sound: needs.subjects), reports: needs.reports)
        },
        .needs(
            "takes everything for reported", caughtBy: "nobody but the two learns of what they say",
            "a moderator reads and moderates what one of the two has reported",
            "through other domains, too, a moderator acts"
        ) { needs, _ in
            CommentNeeds(
                members: needs.members, nicknames: needs.nicknames, blocks: needs.blocks,
                subjects: needs.subjects, reports: EverythingReported())
        },
        .verbs("reads out what two say", caughtBy: "nobody but the two learns of what they say") {
            verbs, caller in
            verbs.comments = caller.buyer.comments(on:_:_:)
        },
        .store(
            "passes over keys and notices",
            caughtBy: "the other of the two is told of a message, once under its key",
            "what was said elsewhere"
        ) { store in
            let sound = store
            store.insert = { comment, _, _ throws(CommentError) in
                try await sound.insert(comment, telling: [], request: nil)
            }
        },
    ]
}

/// Every record goes on, also one that is gone.
private struct OpenRecords: SubjectDirectory {
    let sound: any SubjectDirectory

    func cards(
        of subjects: Set<AnyIdentifier>, for principal: Principal
    ) async throws(ServiceFailure) -> [AnyIdentifier: SubjectCard] {
        let cards = try await sound.cards(of: subjects, for: principal)
        return subjects.reduce(into: [:]) { open, id in
            let card = cards[id]
            open[id] = SubjectCard(
                id, owner: card?.owner ?? MemberID(id.raw), title: card?.title ?? "",
                parties: card?.parties ?? [])
        }
    }
}

private struct EverythingReported: ReportDirectory {
    func reported(
        among records: Set<AnyIdentifier>
    ) async throws(ServiceFailure) -> Set<AnyIdentifier> { records }
}
