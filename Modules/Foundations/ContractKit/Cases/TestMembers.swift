public import Vocabulary

/// The members of access cases, bad input, fuzzing and drills, all signed in; there are no others.
public struct TestMembers: Sendable {
    /// The owner of the records.
    public let owner: TestMember
    /// A member who is not involved.
    public let stranger: TestMember
    /// The other side of the owner's deals.
    public let buyer: TestMember
    /// A member with the role, and no records of their own.
    public let moderator: TestMember
    /// A member with the role, and no records of their own.
    public let `operator`: TestMember
    /// The moment at which the clock stands.
    public let now: Timestamp
    private let servicesFor: @Sendable (Principal) -> Services

    /// These members; `services` gives the verbs of a principal.
    public init(
        owner: TestMember, stranger: TestMember, buyer: TestMember, moderator: TestMember,
        operator: TestMember, now: Timestamp, services: @escaping @Sendable (Principal) -> Services
    ) {
        (self.owner, self.stranger, self.buyer) = (owner, stranger, buyer)
        (self.moderator, self.operator) = (moderator, `operator`)
        self.now = now
        servicesFor = services
    }

    /// The verbs of a principal.
    public func services(for principal: Principal) -> Services { servicesFor(principal) }

    /// The verbs of a visitor.
    public var visitor: Services { servicesFor(.anonymous) }
}

/// One of the test members, with credentials.
public struct TestMember: Sendable {
    public let principal: Principal
    public let email: String
    public let password: String
    /// Renews the session.
    public let refreshToken: String
    /// Authenticates requests over the wire.
    public let accessToken: String
    /// The member's verbs.
    public let services: Services

    /// Memberwise.
    public init(
        principal: Principal, email: String, password: String, refreshToken: String, accessToken: String,
        services: Services
    ) {
        self.principal = principal
        self.email = email
        self.password = password
        self.refreshToken = refreshToken
        self.accessToken = accessToken
        self.services = services
    }
}

/// Texts by name; requests refer to them as `{name}`.
public typealias TestNames = [String: String]

extension String {
    /// The text with each name in braces replaced by its value.
    public func filled(with names: TestNames) -> String {
        contains("{") ? names.reduce(self) { $0.replacing("{\($1.key)}", with: $1.value) } : self
    }
}
