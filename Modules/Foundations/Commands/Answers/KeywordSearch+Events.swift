public import Terminal

extension KeywordSearch {
    /// What happens to a search.
    public enum Event: Sendable {
        case begin, typed(Key), pasted(String), recall, paused, end
        /// Ends the search; one in which nothing was typed changes nothing.
        case leave
    }

    /// The event for an input while a keyword is typed; nil for any other input.
    public func event(for input: ScreenInput) -> Event? {
        guard line != nil else { return nil }
        return switch input {
        case .action(Action.open.id): .end
        case .action(Action.back.id): .leave
        case .action(Action.up.id) where offersLast: .recall
        case .typed(let key): .typed(key)
        case .pasted(let text): .pasted(text)
        default: nil
        }
    }

    /// Applies an event, with the list's keyword so far, and returns the requests. If `isNew`, the keyword is
    /// another one, and the list is to be read from its beginning.
    public mutating func take(
        _ event: Event, _ keyword: inout String
    ) -> (requests: [Request<Event>], isNew: Bool) {
        let before = keyword
        let wait: [Request<Event>] = [.wait(milliseconds: Self.pause, slot: "search", .paused)]
        var requests: [Request<Event>] = []
        switch event {
        case .begin: begin(keyword)
        case .typed(let key): if take(key) { requests = wait }
        case .pasted(let text):
            insert(text)
            requests = wait
        case .recall:
            recall()
            requests = wait
        case .paused: keyword = line?.text ?? keyword
        case .end, .leave:
            let typed = end()
            if isTouched || event.isEnd { keyword = typed ?? keyword }
            requests = [.cancel(slot: "search")]
        }
        return (requests, keyword != before)
    }
}

extension KeywordSearch.Event {
    fileprivate var isEnd: Bool { if case .end = self { true } else { false } }
}
