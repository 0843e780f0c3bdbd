/// One asking for a creating verb under an idempotency key. The store keeps it, with the answer, in the same
/// step as the effect; by it the same asking is known again.
public struct IdempotentRequest: Hashable, Sendable {
    /// Who asks for which verb under which key.
    public let scope: Scope
    /// What is asked for.
    public let content: RequestContent
    /// When it is asked.
    public let madeAt: Timestamp

    /// A member's key for one verb stands for nothing but that: others may use the same text.
    public struct Scope: Hashable, Sendable {
        /// Who asks; nil for visitors, who share one space of keys.
        public let member: MemberID?
        /// The verb as its endpoint is named: `listings.publish`.
        public let verb: String
        /// The key.
        public let key: IdempotencyKey

        /// Memberwise.
        public init(_ key: IdempotencyKey, verb: String, member: MemberID?) {
            self.key = key
            self.verb = verb
            self.member = member
        }
    }

    /// Asks at that moment for that.
    public init(_ scope: Scope, _ content: RequestContent, at moment: Timestamp) {
        self.scope = scope
        self.content = content
        madeAt = moment
    }

    /// How long the answer to a request is kept: 30 days.
    public static let lifetime: Duration = .seconds(30 * 86_400)

    /// What was asked at this moment or before it counts no more.
    public var horizon: Timestamp { madeAt.advanced(by: .zero - Self.lifetime) }
}
