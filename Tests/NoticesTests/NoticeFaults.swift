import ContractKit
import Notices
import NoticesContract
import NoticesFakes
import Vocabulary

/// The ways in which the tests break notices on purpose; each is caught by the clauses that it names.
enum NoticeFaults {
    static let all = recording + listing + reading + listening + withdrawing + gathering

    static let table = FaultTable(NoticeContract.clauses, all)

    static let recording: [Fault<NoticeFixture>] = [
        .store(
            "forgets what was recorded", caughtBy: "of any number of deliveries", "of several deliveries",
            "of messages about one thing", "a repeated delivery of what gathers changes nothing"
        ) { store in
            let sound = store
            store.record = { notices, rules, now throws(NoticeError) in
                let renamed = notices.map { $0.renamed(RawIdentifier(milliseconds: 7, random: (1, 2))) }
                try await sound.record(renamed, rules, now)
            }
        },
        .store("keeps the last of several", caughtBy: "several that are recorded in one step") { store in
            let sound = store
            store.record = { notices, rules, now throws(NoticeError) in
                try await sound.record(notices.suffix(1), rules, now)
            }
        },
        .verbs("names nobody", caughtBy: "what is recorded is shown to its recipient") { verbs, caller in
            let sound = caller.sound
            verbs.notices = { page, unread throws(NoticeError) in
                let found = try await sound.notices(page, unreadOnly: unread)
                return Page(
                    items: found.items.map { $0.with(actor: nil) }, next: found.next,
                    numbering: found.numbering)
            }
        },
        .store("skips sequences", caughtBy: "sequences have no gap", "each member's notices are counted") {
            store in
            let sound = store
            store.page = { member, unread, page throws(NoticeError) in
                let found = try await sound.page(of: member, unreadOnly: unread, page)
                let items = found.items.map {
                    KeptNotice($0.notice, sequence: $0.sequence * 2, isRead: $0.isRead)
                }
                return Page(items: items, next: found.next, numbering: found.numbering)
            }
        },
        Fault(
            "asks nobody about blocks",
            caughtBy: [
                "nothing is kept where one of the two has blocked",
                "nothing gathers where one of the two has blocked",
            ]
        ) {
            .place(
                $0,
                service: { store, environment, setup in
                    NoticeService(
                        store: store, members: KnownMembers(environment.members.nicknames),
                        subjects: environment.subjects, sessions: setup.sessions, rules: .ofClauses,
                        time: environment.clock, pulse: .hasty(), limits: setup.limits)
                })
        },
        .store(
            "keeps what is too much", caughtBy: "beyond what is kept the oldest go",
            "the number of others has a limit", "what was removed to keep the limit"
        ) { store in
            store = NoticeStoreFake(forwardingTo: InMemoryNoticeStore())
        },
        .store("lets what has expired be unread", caughtBy: "what is too old is not recorded") { store in
            store.readExpired = { _ throws(NoticeError) in 0 }
        },
        .store(
            "remembers who has left", caughtBy: "who has left has no notices",
            "for a member who has left nothing is gathered"
        ) { store in
            store.forget = { _, _, _ throws(NoticeError) in }
        },
        .store("drops what those did who have left", caughtBy: "what somebody did who has left stays") {
            store in
            let (sound, gone) = (store, LockedValue<Set<MemberID>>([]))
            store.forget = { member, rules, now throws(NoticeError) in
                gone.withLock { _ = $0.insert(member) }
                try await sound.forget(member, rules, now)
            }
            store.page = { member, unread, page throws(NoticeError) in
                let found = try await sound.page(of: member, unreadOnly: unread, page)
                let left = gone.now
                return Page(
                    items: found.items.filter { $0.notice.actor.map { !left.contains($0) } ?? true },
                    next: found.next, numbering: found.numbering)
            }
        },
        Fault("forgets on closing", caughtBy: ["notices are there after the place was closed and opened"]) {
            .forgetfulPlace($0)
        },
    ]

    static let listing: [Fault<NoticeFixture>] = [
        .store("lists the oldest first", caughtBy: "the newest stands first") { store in
            let sound = store
            store.page = { member, unread, request throws(NoticeError) in
                let page = try await sound.page(of: member, unreadOnly: unread, request)
                return Page(items: page.items.reversed(), next: page.next, numbering: page.numbering)
            }
        },
        .store("does not count", caughtBy: "numbered pages carry their place") { store in
            let sound = store
            store.page = { member, unread, request throws(NoticeError) in
                let page = try await sound.page(of: member, unreadOnly: unread, request)
                return Page(items: page.items, next: page.next)
            }
        },
        .verbs("takes any cursor", caughtBy: "a cursor leads on in its own list") { verbs, caller in
            let sound = caller.sound
            verbs.notices = { request, unread throws(NoticeError) in
                do throws(NoticeError) {
                    return try await sound.notices(request, unreadOnly: unread)
                } catch {
                    return try await sound.notices(.first, unreadOnly: unread)
                }
            }
        },
        Fault("names what is gone", caughtBy: ["what may not be seen any more is not named"]) {
            .place(
                $0,
                service: { store, environment, setup in
                    NoticeService(
                        store: store, members: environment.directory, subjects: AnySubject(),
                        sessions: setup.sessions, rules: .ofClauses, time: environment.clock,
                        pulse: .hasty(), limits: setup.limits)
                })
        },
        .verbs("takes visitors for the owner", caughtBy: "a visitor has no notices") { verbs, caller in
            guard caller.principal == .anonymous else { return }
            verbs = NoticeRepositoryFake(forwardingTo: caller.owner)
        },
    ]

    static let reading: [Fault<NoticeFixture>] = [
        .store("reads one too many", caughtBy: "what is read up to a sequence") { store in
            let sound = store
            store.read = { sequence, member throws(NoticeError) in
                try await sound.read(through: sequence == .max ? sequence : sequence + 1, of: member)
            }
        },
        .store(
            "reads nothing", caughtBy: "all can be read at once", "who listens hears when something",
            "what was read stays as it is"
        ) { store in
            let sound = store
            store.read = { _, member throws(NoticeError) in try await sound.mark(of: member) }
        },
        .store("reads all for one", caughtBy: "one is read once") { store in
            let sound = store
            store.readID = { _, member throws(NoticeError) in
                try await sound.read(through: .max, of: member)
            }
        },
        .verbs("lets others read", caughtBy: "nobody reads another's notice") { verbs, caller in
            verbs.readID = caller.owner.read(_:)
        },
        .store("counts what was read", caughtBy: "counts are right whatever is done") { store in
            let sound = store
            store.mark = { member throws(NoticeError) in
                let mark = try await sound.mark(of: member)
                return NoticeMark(last: mark.last, unread: Int(mark.last))
            }
        },
    ]
}

extension Notice {
    /// The same under an identifier that comes of its own and of that, so that each delivery is another's.
    func renamed(_ other: RawIdentifier) -> Notice {
        var random = SystemRandomNumberGenerator()
        let id = NoticeID(RawIdentifier(high: random.next(), low: random.next()))
        return Notice(id: id, kind, to: recipient, by: actor, act: act, about: subject, in: place, at: at)
    }
}

extension NoticeView {
    /// The same by another.
    func with(actor: MemberCard?) -> NoticeView {
        NoticeView(
            id: id, sequence: sequence, kind: kind, act: act, actor: actor, others: others,
            subject: subject, place: place, at: at, isRead: isRead)
    }
}

/// Knows whatever it is asked for.
private struct AnySubject: SubjectDirectory {
    func cards(
        of subjects: Set<AnyIdentifier>, for principal: Principal
    ) async throws(ServiceFailure) -> [AnyIdentifier: SubjectCard] {
        subjects.reduce(into: [:]) { cards, id in
            cards[id] = SubjectCard(id, owner: MemberID(id.raw), title: "원목 책상")
        }
    }
}
