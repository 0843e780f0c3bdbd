public import Terminal
public import Vocabulary

/// What came of a form that was sent.
public struct FormEnd: Sendable {
    private let words: Phrase
    private let changed: Set<AnyIdentifier>
    private let next: Destination?
    private let toPay: AnyIdentifier?

    /// Says what was done, which records have changed, what is opened next, and which record is paid for
    /// before that.
    public init(
        _ words: Phrase, changed: Set<AnyIdentifier>, next: Destination? = nil, toPay: AnyIdentifier? = nil
    ) {
        (self.words, self.changed, self.next, self.toPay) = (words, changed, next, toPay)
    }

    /// Closes the form, tells all screens what has changed, and goes on to the payment or to what is next.
    public func requests<Event>(
        payment: (@Sendable (AnyIdentifier) -> Destination)?
    ) -> [Request<Event>] {
        var requests: [Request<Event>] = [.back, .tell(about: changed)]
        if let place = toPay.flatMap({ payment?($0) }) ?? next { requests.append(.open(place)) }
        return requests + [.toast(words)]
    }
}
