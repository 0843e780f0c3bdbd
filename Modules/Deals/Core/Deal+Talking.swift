public import Vocabulary

extension Deal {
    /// Whether the two can write to each other about it at that moment: until it ends or, if it was paid for,
    /// until the buyer has received the goods; then for `DealTimes.talking` more.
    ///
    /// A clock that was ahead lengthens nothing: an end that lies ahead of `now` has passed.
    public func isOpenToWords(at now: Timestamp) -> Bool {
        if state.isOpen || isUnderWay { return true }
        // A deal expires at its deadline, and is written when it is next read.
        let end = state == .expired ? min(until, updatedAt) : updatedAt
        return now < end.advanced(by: DealTimes.talking) && !end.isBeyond(.zero, from: now)
    }
}
