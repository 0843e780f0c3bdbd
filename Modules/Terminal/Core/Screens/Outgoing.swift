public import Vocabulary

/// Something that somebody did while the server could not be reached. It is sent once it can be, and as it
/// carries its key or can be done twice, it takes effect once however often it is sent.
public struct Outgoing: Hashable, Sendable {
    /// Which of the router's senders sends it.
    public let name: String
    /// What it is about: a later one of the same name about that takes its place.
    public let subject: String
    /// What the sender has to know.
    public let values: [String: String]
    /// What it is, for whoever is told of it.
    public let words: Phrase
    /// Where its values become a draft again if the server refuses it; nil where nothing is typed.
    public let draft: Destination?
    /// Who did it; nil until it is kept.
    public internal(set) var member: MemberID?
    /// When they did it, or said again that they want it.
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

    /// What became of it when it was sent.
    public enum Delivery: Hashable, Sendable {
        case sent
        /// It is to be sent again later.
        case unreachable
        /// The server does not take it, for that reason.
        case refused(Phrase)

        /// What an error means for what was sent.
        public init(_ error: any DomainError) {
            switch error.kind {
            case .unavailable, .limited, .unauthenticated: self = .unreachable
            default:
                self = .refused((error as? any LocalizedDomainError)?.phrase ?? Phrase(error.message))
            }
        }
    }

    /// Sends what has these values.
    public typealias Sender = @Sendable (_ values: [String: String]) async -> Delivery

    /// Servers know a key for 30 days (decision 18). Clocks differ, so that a person is asked a day before.
    static let safeTime: Int64 = 29 * 86_400 * 1_000_000

    /// Whether it would take effect once, now.
    func isSafe(at now: Timestamp) -> Bool { now.microseconds - moment.microseconds < Self.safeTime }
}
