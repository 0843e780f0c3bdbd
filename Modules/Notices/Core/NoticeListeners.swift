import Vocabulary

/// The listeners of a hub and their pending signals: a value.
struct NoticeListeners {
    typealias Waiter = CheckedContinuation<NoticeHub.Signal, Never>

    /// A listener.
    private struct Entry {
        let member: MemberID
        let session: SessionID
        /// Only a look with this number or a later one is current for it.
        let firstLook: UInt64
        /// The version of its member's news that it has been sent.
        var told: UInt64 = 0
        /// The number of looks until its next beat.
        var looksToBeat = NoticeListeners.looksPerBeat
        var isBeatDue = false
        var end: NoticeHub.Signal?
        var waiter: Waiter?
    }

    /// The shared state of one member's listeners.
    private struct Group {
        var news = NoticeNews(NoticeMark(), behind: 0)
        /// The look that found the news; 0 before the first.
        var look: UInt64 = 0
        /// Counts the changes of the news.
        var version: UInt64 = 0
        var tickets: Set<NoticeHub.Ticket> = []
    }

    /// A beat comes every fifteen seconds.
    static let looksPerBeat = 60

    private var entries: [NoticeHub.Ticket: Entry] = [:]
    private var groups: [MemberID: Group] = [:]
    private var lastTicket: NoticeHub.Ticket = 0
    private var lastLook: UInt64 = 0
    private var isRunning = false
    private let limits: NoticeLimits

    /// A hub without listeners.
    init(_ limits: NoticeLimits) { self.limits = limits }

    var count: Int { entries.count }

    mutating func join(_ member: MemberID, _ session: SessionID) -> Result<NoticeHub.Ticket, NoticeError> {
        if groups[member].map({ $0.tickets.count >= limits.streamsPerMember }) ?? false {
            return .failure(.tooManyStreams(limits.streamsPerMember))
        }
        guard entries.count < limits.streams else {
            return .failure(.service(.limited(retryAfterSeconds: 30)))
        }
        lastTicket += 1
        entries[lastTicket] = Entry(member: member, session: session, firstLook: lastLook + 1)
        groups[member, default: Group()].tickets.insert(lastTicket)
        return .success(lastTicket)
    }

    /// Whether the caller must start the looks.
    mutating func begin() -> Bool {
        defer { isRunning = !entries.isEmpty || isRunning }
        return !isRunning && !entries.isEmpty
    }

    /// Whether there are listeners left to look for.
    mutating func goesOn() -> Bool {
        isRunning = !entries.isEmpty
        return isRunning
    }

    mutating func leave(_ ticket: NoticeHub.Ticket) -> Waiter? {
        guard let entry = entries.removeValue(forKey: ticket) else { return nil }
        groups[entry.member]?.tickets.remove(ticket)
        if groups[entry.member]?.tickets.isEmpty == true { groups[entry.member] = nil }
        return entry.waiter
    }

    /// The listener's ready signal; nil if it waits from now on.
    mutating func take(_ ticket: NoticeHub.Ticket, orWait waiter: Waiter) -> NoticeHub.Signal? {
        guard entries[ticket] != nil else { return .closed }
        if let ready = ready(ticket) { return ready }
        entries[ticket]?.waiter = waiter
        return nil
    }

    private mutating func ready(_ ticket: NoticeHub.Ticket) -> NoticeHub.Signal? {
        guard let entry = entries[ticket], let group = groups[entry.member] else { return nil }
        if let end = entry.end { return end }
        if group.look >= entry.firstLook, entry.told < group.version {
            entries[ticket]?.told = group.version
            return rested(ticket, .news(group.news))
        }
        return entry.isBeatDue ? rested(ticket, .beat) : nil
    }

    /// Every signal counts as a beat.
    private mutating func rested(_ ticket: NoticeHub.Ticket, _ signal: NoticeHub.Signal) -> NoticeHub.Signal {
        entries[ticket]?.isBeatDue = false
        entries[ticket]?.looksToBeat = Self.looksPerBeat
        return signal
    }
}

extension NoticeListeners {
    /// Begins a look: at all members and sessions, or only at those that have joined since or are due a beat.
    mutating func look(atAll isAll: Bool) -> NoticeHub.Look {
        lastLook += 1
        var look = NoticeHub.Look()
        look.number = lastLook
        for ticket in Array(entries.keys) {
            guard var entry = entries[ticket], let group = groups[entry.member] else { continue }
            entry.looksToBeat -= 1
            if entry.looksToBeat <= 0 { entry.isBeatDue = true }
            let isNew = group.look < entry.firstLook
            if isAll || isNew { look.sequences[entry.member] = group.look == 0 ? .max : group.news.mark.last }
            if isAll || isNew || entry.isBeatDue { look.sessions[entry.session] = entry.member }
            if isNew || entry.isBeatDue { look.isWanted = true }
            entries[ticket] = entry
        }
        return look
    }

    /// Stores what a look has found; answers the signals to send.
    mutating func tell(
        _ news: [MemberID: NoticeNews], _ ended: [SessionID: AccessEnd], of look: NoticeHub.Look
    ) -> [(Waiter, NoticeHub.Signal)] {
        for (member, found) in news {
            guard var group = groups[member] else { continue }
            // A new listener gets the current state, even if it is not new for others.
            if group.look == 0 || found.mark != group.news.mark { group.version += 1 }
            group.news = group.look == 0 ? NoticeNews(found.mark, behind: found.mark.last) : found
            group.look = look.number
            groups[member] = group
        }
        for ticket in Array(entries.keys) {
            guard let entry = entries[ticket], let end = ended[entry.session] else { continue }
            entries[ticket]?.end = .ended(end)
        }
        return wakeUp()
    }

    /// Records a failed look: new listeners fail with its error, others wait for the next look.
    mutating func fail(_ error: NoticeError, _ look: NoticeHub.Look) -> [(Waiter, NoticeHub.Signal)] {
        for ticket in Array(entries.keys) {
            guard let entry = entries[ticket], let group = groups[entry.member] else { continue }
            if group.look < entry.firstLook, entry.firstLook <= look.number {
                entries[ticket]?.end = .failed(error)
            }
        }
        return wakeUp()
    }

    private mutating func wakeUp() -> [(Waiter, NoticeHub.Signal)] {
        var woken: [(Waiter, NoticeHub.Signal)] = []
        for ticket in Array(entries.keys) {
            guard let waiter = entries[ticket]?.waiter, let signal = ready(ticket) else { continue }
            entries[ticket]?.waiter = nil
            woken.append((waiter, signal))
        }
        return woken
    }
}
