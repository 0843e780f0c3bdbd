/// Where the primary's log was at moments of the last seconds: what tells how far behind a replica is.
///
/// The time of a replica's last transaction would mislead while nothing is written.
struct PrimaryHistory {
    private struct Sample {
        let moment: ContinuousClock.Instant
        let position: LogPosition
    }

    private let span: Duration
    private var samples: [Sample] = []
    /// Which cluster it is, as all copies of it say.
    private(set) var system: Int64?

    /// Remembers as much as the span.
    init(span: Duration) {
        self.span = span
    }

    /// Notes that by that moment nothing was behind the position yet.
    mutating func note(_ position: LogPosition, of system: Int64, at moment: ContinuousClock.Instant) {
        // Another server took over, with another history or a shorter one.
        if system != self.system || samples.last.map({ $0.position > position }) == true { samples = [] }
        self.system = system
        samples.removeAll { moment - $0.moment > span }
        samples.append(Sample(moment: moment, position: position))
    }

    /// The last moment whose position that one has reached, nil if it is too long ago.
    func moment(reachedBy position: LogPosition) -> ContinuousClock.Instant? {
        samples.last { $0.position <= position }?.moment
    }
}
