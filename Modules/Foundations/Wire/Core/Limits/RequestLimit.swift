public import Vocabulary

/// The request limits of one endpoint: per member or address, and in total.
public struct RequestLimit: Hashable, Sendable {
    /// The unit that has a budget.
    public enum Subject: String, Hashable, Sendable {
        /// A network address, of IPv6 its 64-bit network; for requests before authentication.
        case address
        /// A member, at any address; visitors count by their address.
        case member
    }

    /// The limit of each; nil for none.
    public var each: RateLimit?
    /// The unit that has a budget of its own.
    public let per: Subject
    /// The limit of all together; nil for none. Subjects with a budget of their own and no recent requests
    /// are admitted regardless, so exhausting it does not lock out new callers.
    public var overall: RateLimit?
    /// Whether all servers of a database count together; otherwise each counts separately.
    public let isShared: Bool
    /// The query member that makes a request count; nil if every request counts.
    public let member: String?

    /// A limit per address: `burst` requests at once, and one more after each interval.
    public static func perAddress(
        _ burst: Int, oneMoreEach interval: Duration, inAll overall: RateLimit? = nil, isShared: Bool = false,
        asking member: String? = nil
    ) -> RequestLimit {
        RequestLimit(
            each: RateLimit(burst: burst, interval: interval), per: .address, overall: overall,
            isShared: isShared, member: member)
    }

    /// A limit per member: `burst` requests at once, and one more after each interval.
    public static func perMember(
        _ burst: Int, oneMoreEach interval: Duration, isShared: Bool = false
    ) -> RequestLimit {
        RequestLimit(
            each: RateLimit(burst: burst, interval: interval), per: .member, overall: nil, isShared: isShared,
            member: nil)
    }

    /// The default limit of an endpoint: none for reading, a generous one for writing. Carriers and schools
    /// share addresses, so visitors get no less than members.
    static func usual(_ method: Method, _ access: Access) -> RequestLimit? {
        switch (method, access) {
        case (.get, _): nil
        case (_, .member): .perMember(120, oneMoreEach: .seconds(1))
        case (_, .anyone): .perAddress(120, oneMoreEach: .seconds(1))
        }
    }

    /// The limit of each subject; nil for none. A credential has a small budget, since it is used only when
    /// the budget of its address is exhausted.
    func rate(of subject: LimitSubject) -> RateLimit? {
        switch subject {
        case .all: overall
        case .credential: Self.perCredential
        case .address, .surroundings, .member: each
        }
    }

    private static let perCredential = RateLimit(burst: 10, interval: .seconds(10))

    /// Whether there is no limit.
    public var isOff: Bool { each == nil && overall == nil }
}
