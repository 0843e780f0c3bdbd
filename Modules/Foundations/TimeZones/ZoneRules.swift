import Vocabulary

/// What the clocks of one zone show, by the transitions of the past and the rule for the time after them.
struct ZoneRules: Sendable {
    /// A moment, in seconds of Unix time, from which clocks are ahead of UTC by so many seconds.
    struct Transition: Sendable {
        let seconds: Int64
        let offset: Int64
    }

    /// Before the first transition.
    let first: Int64
    /// In the order of their moments.
    let transitions: [Transition]
    /// After the last transition; nil where the last offset stays.
    let rule: ClockRule?

    /// How many seconds clocks are ahead of UTC at that second of Unix time.
    func offset(at seconds: Int64) -> Int64 {
        guard let last = transitions.last, seconds < last.seconds else {
            return rule?.offset(at: seconds) ?? transitions.last?.offset ?? first
        }
        // The number of transitions that have happened, by halving.
        var (low, high) = (0, transitions.count)
        while low < high {
            let middle = (low + high) / 2
            if transitions[middle].seconds <= seconds { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? first : transitions[low - 1].offset
    }
}
