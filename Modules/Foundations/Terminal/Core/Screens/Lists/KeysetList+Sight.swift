/// The visible part of a list, and moves in it.
extension KeysetList {
    /// Moves the selection, where `height` rows are visible.
    public mutating func move(_ move: ListMove, _ height: Int) {
        switch move {
        case .lines(let count): self.move(by: count)
        case .pages(let count): self.move(by: count * max(1, height - 1))
        case .first:
            liftAnchor()
            select(0)
        case .last: select(count - 1)
        }
    }

    /// Selects the row that many below; the first or the last if there are fewer.
    public mutating func move(by count: Int) { select(selection + count) }

    /// The visible rows where `height` fit, including the selected one.
    public func seen(_ height: Int) -> Range<Int> {
        let top = self.top(height)
        return top..<min(count, top + max(0, height))
    }

    func top(_ height: Int) -> Int {
        let height = max(1, height)
        let lowest = max(0, count - height, min(anchor, count - 1))
        return max(0, min(max(top, selection - height + 1), selection, lowest))
    }

    /// Whether the next page should be asked for: its beginning is less than two screens away.
    public func wantsMore(_ height: Int) -> Bool {
        tail == .more && count - top(height) < 3 * max(1, height)
    }

    /// Keeps of rows far from what is seen the identifiers only, once there are many others.
    mutating func forgetFar(_ height: Int) {
        let reach = max(Self.reach, 5 * height)
        guard heldCount > 4 * reach else { return }
        let seen = seen(height)
        forget(allBut: seen.lowerBound - reach..<seen.upperBound + reach)
    }

    /// The number of rows kept on either side of the visible ones: a page.
    static var reach: Int { 100 }

    /// The far row that should be read again first: what is seen comes before two screens below and above it.
    func wantedAgain(_ height: Int) -> Int? {
        guard heldCount < count else { return nil }
        let seen = seen(height)
        let below = seen.upperBound..<min(count, seen.upperBound + 2 * height)
        let above = max(0, seen.lowerBound - 2 * height)..<seen.lowerBound
        return seen.first(where: isFar) ?? below.first(where: isFar) ?? above.last(where: isFar)
    }
}
