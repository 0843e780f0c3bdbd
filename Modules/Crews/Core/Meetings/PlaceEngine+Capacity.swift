public import Vocabulary

/// What follows for the answers when a meeting is changed.
extension MeetingRoll {
    /// The answers that change with the meeting as it is now: where its capacity is below the places that are
    /// taken, the last of those who have them go to the front of the list; where there is room, the next of
    /// the list are served. Whole parties move: no member is parted from the guests.
    public func fitted(at now: Timestamp) -> [Attendance] {
        let holders = answers.filter(\.place.takesPlaces)
        let kept = self.kept(of: holders)
        let moved = Self.moved(Array(holders[kept.count...]), before: waiting.first)
        let free = (meeting.details.capacity ?? .max / 2) - kept.reduce(0) { $0 + $1.places }
        let list = (moved + waiting).sorted { $0.precedes($1) }
        let served = meeting.served(list, free: free, at: now)
        let isServed = Set(served.map(\.member))
        return moved.filter { !isServed.contains($0.member) } + served + kept.compactMap(clipped)
    }

    private var waiting: [Attendance] { answers.filter { $0.place == .waiting } }

    /// The first of those with places, as far as the capacity goes.
    private func kept(of holders: [Attendance]) -> ArraySlice<Attendance> {
        guard let capacity = meeting.details.capacity else { return holders[...] }
        var places = holders.reduce(0) { $0 + $1.places }
        var kept = holders[...]
        while places > capacity, let last = kept.popLast() { places -= last.places }
        return kept
    }

    /// On the list, in their order, before the one who was the first of it.
    private static func moved(_ answers: [Attendance], before first: Attendance?) -> [Attendance] {
        answers.enumerated().map { index, answer in
            var moved = answer
            (moved.place, moved.until) = (.waiting, nil)
            let distance = Int64(answers.count - index)
            let front = first.map { $0.since.advanced(by: .microseconds(-distance)) }
            moved.since = min(answer.since, front ?? answer.since)
            return moved
        }
    }

    /// An offer that ended after the start, as the meeting is now; nil for any other.
    private func clipped(_ offer: Attendance) -> Attendance? {
        guard let until = offer.until, until > meeting.details.startsAt else { return nil }
        var next = offer
        next.until = meeting.details.startsAt
        return next
    }
}
