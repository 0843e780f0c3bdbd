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
            "what was withdrawn from hundreds"
        ) { store in
            store.withdraw = { _, _ throws(NoticeError) in }
        },
        .store("withdraws all about the record", caughtBy: "what is not to be read any more is told") {
            store in
            let sound = store
            store.withdraw = { withdrawal, now throws(NoticeError) in
                guard case .about(let subject, _) = withdrawal else {
                    return try await sound.withdraw(withdrawal, now)
                }
                try await sound.withdraw(.about(subject), now)
            }
        },
        .store("withdraws those of one side", caughtBy: "with a block goes what either was told") { store in
            let sound = store
            store.withdraw = { withdrawal, now throws(NoticeError) in
                guard case .between(let one, _) = withdrawal else {
                    return try await sound.withdraw(withdrawal, now)
                }
                try await sound.forget(one, now)
            }
        },
        .store("counts what was withdrawn", caughtBy: "what is not to be read any more is told") { store in
            let (sound, lost) = (store, LockedValue(0))
            store.withdraw = { withdrawal, now throws(NoticeError) in
                lost.withLock { $0 += 1 }
                try await sound.withdraw(withdrawal, now)
            }
            store.mark = { member throws(NoticeError) in
                var mark = try await sound.mark(member)
                mark.unread += lost.now
                return mark
            }
        },
        .store("keeps the words of those who have left", caughtBy: "with a member goes what others") {
            store in
            store.forget = { _, _ throws(NoticeError) in }
        },
    ]
}
