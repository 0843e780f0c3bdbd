import Vocabulary

/// What is done for meetings without being asked.
extension CrewService {
    /// Ends offers of places that have run out, at most a batch, and offers the places to the next of the
    /// lists. Answers how many were read. Throws outages; then the next call goes on.
    @discardableResult
    public func endOffers() async throws(CrewError) -> Int {
        let over = try await store.offersOver(at: time.now(), limit: Self.batch)
        let time = time
        for offer in over {
            _ = try await store.decide(about: offer.meeting, of: offer.member, by: nil) { file in
                let now = time.now()
                return file.change(PlaceEngine(file, at: now).ranOut(), by: nil, at: now)
            }
        }
        return over.count
    }

    /// Reminds those who come to meetings that are a day away, at most a batch; not in the night of a
    /// meeting's zone. Answers how many meetings were read. Throws outages; then the next call goes on.
    @discardableResult
    public func remind() async throws(CrewError) -> Int {
        let due = try await store.toRemind(at: time.now(), limit: Self.batch)
        let time = time
        for meeting in due where !waitsForMorning(meeting) {
            _ = try await store.revise(meeting.id, by: nil) { $0.reminding(at: time.now()) }
        }
        return due.count
    }

    private func waitsForMorning(_ meeting: Meeting) -> Bool {
        guard let due = meeting.details.remindAt, let zone = try? zones.rules(of: meeting.details.zone)
        else { return false }
        return MeetingReminder.waits(due, at: time.now()) { zone.offset(at: $0).seconds }
    }

    /// Moves all meetings to come to the moments that their clocks mean by the rules of their zones known
    /// now: a meeting at 19:30 stays there. Members are told of nothing, since the clocks there show the
    /// same; calendars and lists have the new moments. A zone that is not known any more moves nothing.
    ///
    /// Answers how many meetings were moved; safe to run on several servers at once, and again. Throws
    /// outages; then the next call goes on.
    @discardableResult
    public func followZones() async throws(CrewError) -> Int {
        var (last, moved): (Meeting?, Int) = (nil, 0)
        repeat {
            let batch = try await store.upcoming(after: last, at: time.now(), limit: Self.batch)
            for meeting in batch where try await follow(meeting) { moved += 1 }
            last = batch.count < Self.batch ? nil : batch.last
        } while last != nil
        return moved
    }

    private func follow(_ meeting: Meeting) async throws(CrewError) -> Bool {
        guard let zone = try? zones.rules(of: meeting.details.zone) else { return false }
        let now = time.now()
        guard meeting.following(zone, at: now) != meeting else { return false }
        let next = try await store.revise(meeting.id, by: nil) { $0.following(zone, at: now) }
        return next.details != meeting.details
    }
}

/// Meetings as subjects of other domains' records: seen by those of the crew, open until they end.
extension CrewService {
    /// The cards of those of these meetings that the principal may see. A suspended member sees them, and
    /// says nothing about them. Throws outages.
    func meetingCards(
        of subjects: Set<AnyIdentifier>, for principal: Principal
    ) async throws(CrewError) -> [AnyIdentifier: SubjectCard] {
        let ids = Set(subjects.compactMap { $0.typed(MeetingSubject.self) })
        guard !ids.isEmpty, principal.memberID != nil else { return [:] }
        let meetings = try await store.meetings(ids)
        let seen = try await standings(in: Array(Set(meetings.map(\.crew))), of: principal)
            .filter { $0.isRead(by: principal) }
        let standings = Dictionary(seen.map { ($0.crew.id, $0) }) { first, _ in first }
        let now = time.now()
        return meetings.reduce(into: [:]) { cards, meeting in
            guard let seen = standings[meeting.crew] else { return }
            let card = seen.card(of: meeting, at: now)
            cards[card.id] = card
        }
    }
}

extension SeenCrew {
    fileprivate func card(of meeting: Meeting, at now: Timestamp) -> SubjectCard {
        let isOver = meeting.calledOffAt != nil || meeting.details.endsAt <= now
        return SubjectCard(
            AnyIdentifier(meeting.id), owner: crew.owner, title: meeting.details.title,
            isOpen: !isOver && takesPart, isLookedAfter: isLookedAfter)
    }
}
