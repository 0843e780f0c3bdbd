import ContractKit
import Notices
import NoticesContract
import NoticesFakes
import Vocabulary

extension NoticeFaults {
    static let withdrawing: [Fault<NoticeFixture>] = [
        .store(
            "withdraws nothing", caughtBy: "what is not to be read any more is told no longer",
            "what comes late about a place", "with a record goes what was told",
            "with a block goes what either was told", "who listens hears that less is unread",
            "what was withdrawn from hundreds", "with a block goes the other's part",
            "with a place goes the part", "with a record goes what has gathered"
        ) { store in
            store.withdraw = { _, _, _ throws(NoticeError) in }
        },
        .store(
            "withdraws all about the record", caughtBy: "what is not to be read any more is told",
            "with a place goes the part"
        ) { store in
            let sound = store
            store.withdraw = { withdrawal, rules, now throws(NoticeError) in
                guard case .about(let subject, _) = withdrawal else {
                    return try await sound.withdraw(withdrawal, rules, now)
                }
                try await sound.withdraw(.about(subject), rules, now)
            }
        },
        .store("withdraws those of one side", caughtBy: "with a block goes what either was told") { store in
            let sound = store
            store.withdraw = { withdrawal, rules, now throws(NoticeError) in
                guard case .between(let one, _) = withdrawal else {
                    return try await sound.withdraw(withdrawal, rules, now)
                }
                try await sound.forget(one, rules, now)
            }
        },
        .store("counts what was withdrawn", caughtBy: "what is not to be read any more is told") { store in
            let (sound, lost) = (store, LockedValue(0))
            store.withdraw = { withdrawal, rules, now throws(NoticeError) in
                lost.withLock { $0 += 1 }
                try await sound.withdraw(withdrawal, rules, now)
            }
            store.mark = { member throws(NoticeError) in
                var mark = try await sound.mark(member)
                mark.unread += lost.now
                return mark
            }
        },
        .store(
            "keeps the words of those who have left", caughtBy: "with a member goes what others",
            "with a member goes their part"
        ) { store in
            store.forget = { _, _, _ throws(NoticeError) in }
        },
        .store("withdraws acts, too", caughtBy: "with a member goes their part", "a notice of a kind") {
            store in
            let sound = store
            let kinds = NoticeRule.ofClauses.map(\.kind) + [NoticeKind(declared: "test-unknown")]
            let all = NoticeRules(kinds.map { NoticeRule($0, isWithdrawable: true) })
            store.withdraw = { withdrawal, _, now throws(NoticeError) in
                try await sound.withdraw(withdrawal, all, now)
            }
            store.forget = { member, _, now throws(NoticeError) in
                try await sound.forget(member, all, now)
            }
        },
    ]
}
