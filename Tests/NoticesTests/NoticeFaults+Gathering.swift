import ContractKit
import Notices
import NoticesContract
import NoticesFakes
import Vocabulary

extension NoticeFaults {
    static let gathering: [Fault<NoticeFixture>] = [
        .store(
            "gathers nothing", caughtBy: "a member who does the same again", "what several have done",
            "what was read stays as it is", "of several members who do the same", "who listens hears of each",
            "with a place goes the part", "the number of others has a limit"
        ) { store in
            let sound = store
            store.record = { notices, _, now throws(NoticeError) in
                try await sound.record(notices, NoticeRules([]), now)
            }
        },
        .store("counts the actor among the others", caughtBy: "what one member has done") { store in
            let sound = store
            store.page = { member, unread, page throws(NoticeError) in
                let found = try await sound.page(member, unread, page)
                let items = found.items.map {
                    KeptNotice(
                        $0.notice, sequence: $0.sequence, others: $0.others + 1, isRead: $0.isRead)
                }
                return Page(items: items, next: found.next, numbering: found.numbering)
            }
        },
        .store("gathers whatever is about one subject", caughtBy: "what gathers is of one kind") { store in
            let sound = store
            store.record = { notices, rules, now throws(NoticeError) in
                try await sound.record(notices.map(\.withoutAct), rules, now)
            }
        },
        .store("gathers messages", caughtBy: "of messages about one thing") { store in
            let sound = store
            store.record = { notices, _, now throws(NoticeError) in
                let rules = NoticeRules(NoticeRule.ofClauses.map { NoticeRule($0.kind, .gathers) })
                try await sound.record(notices, rules, now)
            }
        },
    ]
}

extension Notice {
    /// The same without its act.
    fileprivate var withoutAct: Notice {
        Notice(id: id, kind, to: recipient, by: actor, about: subject, in: place, at: at)
    }
}

extension NoticeRules {
    /// The rules of the kinds that clauses send.
    static var ofClauses: NoticeRules { NoticeRules(NoticeRule.ofClauses) }
}
