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
        guard let due = meeting.details.remindAt, let clock = ZoneClock(meeting.details.zone, in: zones)
        else { return false }
        return MeetingReminder.waits(due, at: time.now(), offset: clock.offset)
    }
}

/// Meetings as subjects of other domains' records: seen by those of the crew, open until they end.
extension CrewService {
    /// The cards of those of these meetings that the principal may see. Throws outages.
    func meetingCards(
        of subjects: Set<AnyIdentifier>, for principal: Principal
    ) async throws(CrewError) -> [AnyIdentifier: SubjectCard] {
        let ids = Set(subjects.compactMap { $0.typed(MeetingSubject.self) })
        guard !ids.isEmpty, let member = principal.memberID else { return [:] }
        let meetings = try await store.meetings(ids)
        let crews = try await store.find(Array(Set(meetings.map(\.crew))))
        let own = try await store.memberships(of: member, in: crews.map(\.id))
        let owners = Dictionary(crews.map { ($0.id, $0.owner) }) { first, _ in first }
        let now = time.now()
        return meetings.reduce(into: [:]) { cards, meeting in
            guard let owner = owners[meeting.crew], own[meeting.crew]?.state.isOfCrew ?? false else { return }
            let id = AnyIdentifier(meeting.id)
            cards[id] = SubjectCard(
                id, owner: owner, title: meeting.details.title,
                isOpen: meeting.calledOffAt == nil && meeting.details.endsAt > now)
        }
    }
}
