extension ZoneRules {
    /// What the clocks show at a moment, in whole seconds.
    public func local(at moment: Timestamp) -> LocalTime {
        let offset = offset(at: moment)
        return LocalTime(
            time: CivilTime(secondsSince1970: moment.seconds + offset.seconds), offset: offset)
    }

    /// The day that it is at a moment.
    public func day(at moment: Timestamp) -> CivilDay { local(at: moment).time.day }

    /// The moments at which the clocks show a time: one, none or two.
    public func reading(of time: CivilTime) -> CivilReading {
        let local = time.secondsSince1970
        let spans = spans(around: local)
        let moments = spans.indices.compactMap { index in
            let second = local - spans[index].offset.seconds
            let end = index + 1 < spans.count ? spans[index + 1].at : .max
            return spans[index].at <= second && second < end ? second : nil
        }
        if let first = moments.first, let last = moments.last {
            let (earlier, later) = (Self.moment(first), Self.moment(last))
            return first == last ? .one(earlier) : .doubled(earlier: earlier, later: later)
        }
        let (before, after) = gap(over: local, in: spans)
        return .skipped(
            before: Self.moment(local - after.offset.seconds),
            after: Self.moment(local - before.offset.seconds))
    }

    /// The first moment of a day; of a day that the clocks leave out, the first after it.
    public func start(of day: CivilDay) -> Timestamp {
        let midnight = CivilTime(midnightOf: day)
        switch reading(of: midnight) {
        case .one(let moment), .doubled(let moment, _): return moment
        case .skipped:
            let local = midnight.secondsSince1970
            return Self.moment(gap(over: local, in: spans(around: local)).after.at)
        }
    }

    /// The spans of one offset each in which clocks may show that time, the first without a beginning.
    private func spans(around local: Int64) -> [Change] {
        // More than any clock is ahead of UTC or behind it.
        let (begin, end) = (local - 100_000, local + 100_000)
        let first = Change(at: .min, offset: offset(atSecond: begin))
        return [first] + changes(after: begin, upTo: end)
    }

    /// The change over which clocks leave out that time: what was, and what is from it on.
    private func gap(over local: Int64, in spans: [Change]) -> (before: Change, after: Change) {
        let found = zip(spans, spans.dropFirst()).first { before, after in
            local - before.offset.seconds >= after.at && local - after.offset.seconds < after.at
        }
        return found.map { (before: $0.0, after: $0.1) } ?? (before: spans[0], after: spans[0])
    }

    /// That second since 1970, or the furthest that a timestamp reaches.
    private static func moment(_ second: Int64) -> Timestamp {
        let furthest = Int64.max / 1_000_000
        return Timestamp(microseconds: min(max(second, -furthest), furthest) * 1_000_000)
    }
}

extension CivilMonth {
    /// The month that it is in a zone at a moment.
    public init(of moment: Timestamp, in zone: ZoneRules) { self.init(of: zone.day(at: moment)) }
}
