public import Vocabulary

/// How often one endpoint may be asked: by each member or address, and by all together.
public struct RequestLimit: Hashable, Sendable {
    /// What a budget is counted for.
    public enum Subject: String, Hashable, Sendable {
        /// A network address, of IPv6 the 64 bits before it: for what is asked before it is known who asks.
        case address
        /// A member, wherever they are; visitors count by their address.
        case member
    }

    /// How often each may ask; nil for any number of times.
    public var each: RateLimit?
    /// Who has a budget of their own.
    public let per: Subject
    /// How often all may ask together; nil for any number of times. Whoever has a budget of their own and has
    /// not asked lately is let in all the same, so nobody who uses it up shuts out those who come anew.
    public var overall: RateLimit?
    /// Whether all servers of a database count together; otherwise each counts for itself.
    public let isShared: Bool
    /// The member of the query that makes a request count; nil if each does.
    public let member: String?

    /// Each address may ask that often at once, and once more after each interval.
    public static func perAddress(
        _ burst: Int, oneMoreEach interval: Duration, inAll overall: RateLimit? = nil, isShared: Bool = false,
        asking member: String? = nil
    ) -> RequestLimit {
        RequestLimit(
            each: RateLimit(burst: burst, interval: interval), per: .address, overall: overall,
            isShared: isShared, member: member)
    }

    /// Each member may ask that often at once, and once more after each interval.
    public static func perMember(
        _ burst: Int, oneMoreEach interval: Duration, isShared: Bool = false
    ) -> RequestLimit {
        RequestLimit(
            each: RateLimit(burst: burst, interval: interval), per: .member, overall: nil, isShared: isShared,
            member: nil)
    }

    /// What an endpoint has that says nothing else: none to read, and a generous one to write. Carriers and
    /// schools share addresses, so visitors get no less than members.
    static func usual(_ method: Method, _ access: Access) -> RequestLimit? {
        switch (method, access) {
        case (.get, _): nil
        case (_, .member): .perMember(120, oneMoreEach: .seconds(1))
        case (_, .anyone): .perAddress(120, oneMoreEach: .seconds(1))
        }
    }

    /// How often each subject may ask; nil for any number of times. A credential has a small budget: it is
    /// asked for only when the address that it came from has used up its own.
    func rate(of subject: LimitSubject) -> RateLimit? {
        switch subject {
        case .all: overall
        case .credential: Self.perCredential
        case .address, .surroundings, .member: each
        }
    }

    private static let perCredential = RateLimit(burst: 10, interval: .seconds(10))

    /// Whether it limits anything.
    public var isOff: Bool { each == nil && overall == nil }
}
