public import Vocabulary

/// An action done while the server could not be reached, to be sent later. It carries an idempotency key or
/// is idempotent by itself, so it takes effect once however often it is sent.
public struct Outgoing: Hashable, Sendable {
    /// The name of the router's sender for it.
    public let name: String
    /// Its subject: a later action of the same name and subject replaces it.
    public let subject: String
    /// The values for the sender.
    public let values: [String: String]
    /// Its description for people.
    public let words: Phrase
    /// Where its values become a draft again if the server refuses it; nil if nothing was typed.
    public let draft: Destination?
    /// The member who did it; nil until it is stored.
    public internal(set) var member: MemberID?
    /// When they did it, or last confirmed it.
    public internal(set) var moment: Timestamp

    /// Memberwise.
    public init(
        _ name: String, about subject: String, _ values: [String: String], words: Phrase,
        draft: Destination? = nil, by member: MemberID? = nil,
        at moment: Timestamp = Timestamp(microseconds: 0)
    ) {
        (self.name, self.subject, self.values, self.words) = (name, subject, values, words)
        (self.draft, self.member, self.moment) = (draft, member, moment)
    }

    /// The result of sending it.
    public enum Delivery: Hashable, Sendable {
        case sent
        /// To be sent again later.
        case unreachable
        /// Refused by the server, for that reason.
        case refused(Phrase)

        /// The result that an error stands for.
        public init(_ error: any DomainError) {
            switch error.kind {
            case .unavailable, .limited, .unauthenticated: self = .unreachable
            default:
                self = .refused((error as? any LocalizedDomainError)?.phrase ?? Phrase(error.message))
            }
        }
    }

    /// Sends the action with these values.
    public typealias Sender = @Sendable (_ values: [String: String]) async -> Delivery

    /// Servers know a key for 30 days (decision 18). Clocks differ, so the person is asked a day earlier.
    static let safeTime: Int64 = 29 * 86_400 * 1_000_000

    /// Whether sending it now would take effect only once.
    func isSafe(at now: Timestamp) -> Bool { now.microseconds - moment.microseconds < Self.safeTime }
}
