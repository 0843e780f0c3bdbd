public import Terminal

extension KeywordSearch {
    /// What happens to a search.
    public enum Event: Sendable {
        case begin, typed(Key), pasted(String), paused, end
    }

    /// The event for an input while a keyword is typed; nil for any other input.
    public func event(for input: ScreenInput) -> Event? {
        guard line != nil else { return nil }
        return switch input {
        case .action(Action.open.id), .action(Action.back.id): .end
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
        case .paused: keyword = line?.text ?? keyword
        case .end:
            keyword = end() ?? keyword
            requests = [.cancel(slot: "search")]
        }
        return (requests, keyword != before)
    }
}
