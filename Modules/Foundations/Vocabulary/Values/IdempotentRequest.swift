/// One request of a creating verb under an idempotency key. The store records it, with the answer, in the
/// same step as the effect, and so recognises a repeat.
public struct IdempotentRequest: Hashable, Sendable {
    /// The caller, the verb and the key.
    public let scope: Scope
    /// The content of the request.
    public let content: RequestContent
    /// When it was made.
    public let madeAt: Timestamp

    /// The scope of a key: one member and one verb. Others may use the same text.
    public struct Scope: Hashable, Sendable {
        /// The member; nil for visitors, who share one space of keys.
        public let member: MemberID?
        /// The verb by its endpoint's name: `listings.publish`.
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

    /// A request with that content, made at that moment.
    public init(_ scope: Scope, _ content: RequestContent, at moment: Timestamp) {
        self.scope = scope
        self.content = content
        madeAt = moment
    }

    /// How long the answer to a request is kept: 30 days.
    public static let lifetime: Duration = .seconds(30 * 86_400)

    /// Requests made at this moment or earlier have expired.
    public var horizon: Timestamp { madeAt.advanced(by: .zero - Self.lifetime) }
}
