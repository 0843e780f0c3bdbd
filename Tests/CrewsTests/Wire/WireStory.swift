import ContractKit
import Crews
import CrewsFakes
import CrewsHTTP
import TestKit
import Vocabulary
import Wire

/// A wire to verbs that answer the same in every run, and keep what they were asked.
struct WireStory: RecordedStory {
    let recorder: Recorder
    /// What the last verb was given, as text.
    let asked = LockedValue("")

    init() {
        let fake = CrewRepositoryFake.answering(asked)
        let calendars = ShownCalendars(asked: asked)
        let routes = crewRoutes { _ in fake } + crewCalendarRoutes { _ in calendars }
        recorder = Recorder(Loopback(.trusting(routes)))
    }

    /// The recorded verbs of a member.
    var member: any CrewRepository {
        RemoteCrewRepository(recorder.caller(as: ClauseEnvironment(.ascending).members.buyer))
    }

    /// The recorded verbs of a member's calendars.
    var calendars: any CalendarVerbs {
        RemoteCalendarVerbs(recorder.caller(as: ClauseEnvironment(.ascending).members.buyer))
    }

    /// The recorded verbs of a visitor.
    var visitor: any CrewRepository { RemoteCrewRepository(recorder.caller(as: .anonymous)) }
}

extension CrewRepositoryFake {
    /// Answers with what `ShownCrews`, `ShownMeetings` and `ShownMoney` have, and keeps what it was given.
    static func answering(_ asked: LockedValue<String>) -> CrewRepositoryFake {
        let note = Note { words in asked.withLock { $0 = words } }
        var fake = CrewRepositoryFake()
        fake.answerAboutCrews(note)
        fake.answerAboutMemberships(note)
        fake.answerManagers(note)
        fake.answerAboutMeetings(note)
        fake.answerAboutMoney(note)
        return fake
    }

    /// Keeps what a verb was given.
    struct Note: Sendable {
        let keep: @Sendable (String) -> Void

        init(_ keep: @escaping @Sendable (String) -> Void) { self.keep = keep }

        func callAsFunction(_ parts: Any?...) {
            keep(parts.map { $0.map { "\($0)" } ?? "-" }.joined(separator: " "))
        }
    }
}

extension CrewRepositoryFake {
    private mutating func answerAboutCrews(_ note: Note) {
        found = { draft, cover, key throws(CrewError) in
            note(draft.name, draft.uniform, draft.capacity, draft.fee, draft.halfDays, cover, key?.text)
            return ShownCrews.open
        }
        crew = { id throws(CrewError) in
            guard id == ShownCrews.id else { throw .notFound }
            return ShownCrews.open
        }
        edit = { id, draft, cover, version throws(CrewError) in
            note(id, draft.name, draft.schedule?.minute, draft.joining, cover, version?.number)
            return ShownCrews.open
        }
        close = { _ throws(CrewError) in ShownCrews.closed }
        reopen = { _ throws(CrewError) in ShownCrews.visited }
        browse = { query, page throws(CrewError) in
            note(query.order, query.sport, query.place, query.name, query.freeOnly, page.limit)
            let numbering = page.start == .first ? nil : PageNumbering(number: 1, size: 2, total: 5)
            return Page(items: [ShownCrews.visited, ShownCrews.bare], next: nil, numbering: numbering)
        }
        crews = { member, page throws(CrewError) in
            note(member, page.limit)
            return Page(items: ShownCrews.all, next: nil)
        }
    }

    private mutating func answerAboutMemberships(_ note: Note) {
        join = { id, message throws(CrewError) in
            note(id, message)
            return ShownCrews.standing(message.isEmpty ? .offered : .requested)
        }
        takeUp = { _ throws(CrewError) in ShownCrews.standing(.member) }
        leave = { _ throws(CrewError) in ShownCrews.standing(.left) }
        setLeave = { isOnLeave, id throws(CrewError) in
            note(isOnLeave, id)
            return ShownCrews.standing(isOnLeave ? .onLeave : .member)
        }
        describe = { words, id throws(CrewError) in
            note(words.position, words.height, words.number, words.introduction, id)
            return ShownCrews.standing(.member)
        }
        membership = { id throws(CrewError) in
            id == ShownCrews.id ? ShownCrews.standing(.suspended) : nil
        }
        people = { id, list, page throws(CrewError) in
            note(id, list, page.limit)
            return Page(items: ShownCrews.standings + [ShownCrews.stranger], next: nil)
        }
    }

    private mutating func answerManagers(_ note: Note) {
        accept = { member, id throws(CrewError) in
            note(member, id)
            return ShownCrews.standing(.waiting)
        }
        decline = { _, _ throws(CrewError) in ShownCrews.standing(.declined) }
        remove = { member, id, until throws(CrewError) in
            note(member, id, until?.rfc3339)
            return ShownCrews.standing(until == nil ? .removed : .banned)
        }
        setSuspended = { isSuspended, member, id throws(CrewError) in
            note(isSuspended, member, id)
            return ShownCrews.standing(isSuspended ? .suspended : .member)
        }
        setRole = { role, member, id throws(CrewError) in
            note(role, member, id)
            return ShownCrews.standing(.member)
        }
        handOver = { id, member throws(CrewError) in
            note(id, member)
            return ShownCrews.open
        }
    }
}

extension CrewRepositoryFake {
    private mutating func answerAboutMeetings(_ note: Note) {
        meet = { id, draft, weeks, key throws(CrewError) in
            note(id, draft.startsAt, draft.endsAt, draft.zone, draft.repeatedHour, weeks, key?.text)
            return ShownMeetings.all
        }
        meeting = { id throws(CrewError) in
            guard id == ShownMeetings.id else { throw .notFound }
            return ShownMeetings.open
        }
        editMeetingID = { id, draft, version throws(CrewError) in
            note(id, draft.title, draft.answersUntil, draft.capacity, version?.number)
            return ShownMeetings.open
        }
        callOff = { _ throws(CrewError) in ShownMeetings.calledOff }
        answer = { id, answer, guests, member throws(CrewError) in
            note(id, answer, guests, member)
            return ShownMeetings.open
        }
        self.note = { attendance, id throws(CrewError) in
            let noted = attendance.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
            note(id, noted.joined(separator: " "))
            return ShownMeetings.open
        }
        meetings = { id, list, page throws(CrewError) in
            note(id, list, page.limit)
            return Page(items: ShownMeetings.all, next: nil)
        }
        answers = { _, _ throws(CrewError) in Page(items: ShownMeetings.answers, next: nil) }
    }

    private mutating func answerAboutMoney(_ note: Note) {
        setDues = { plan, id throws(CrewError) in
            note(plan?.amount.minorUnits, plan?.day, plan?.from, id)
            return ShownCrews.open
        }
        dues = { id, list, page throws(CrewError) in
            note(id, list, page.limit)
            return Page(items: ShownMoney.dues, next: nil)
        }
        waive = { id, reason throws(CrewError) in
            note(id, reason)
            return ShownMoney.due(.waived)
        }
        enter = { draft, id, key throws(CrewError) in
            note(draft.flow, draft.amount, draft.purpose, draft.day, draft.receipt, draft.takesBack, id)
            return draft.takesBack == nil ? ShownMoney.spent : ShownMoney.takenBack
        }
        ledger = { id, month throws(CrewError) in
            note(id, month)
            return month == ShownMoney.month ? ShownMoney.ledger : ShownMoney.quiet
        }
        nameAccount = { account, id throws(CrewError) in
            note(account.bank, account.number, account.holder, id)
            return account == ShownMoney.account ? ShownMoney.naming : ShownMoney.unnamed
        }
        self.account = { id throws(CrewError) in
            id == ShownCrews.id ? ShownMoney.naming.masked : nil
        }
    }
}
