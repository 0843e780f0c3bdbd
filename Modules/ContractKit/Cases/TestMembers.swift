public import Vocabulary

/// The people of a scene, all signed in at one place that has nobody else.
public struct TestMembers: Sendable {
    /// Whose things the scene is about.
    public let owner: TestMember
    /// Has nothing to do with them.
    public let stranger: TestMember
    /// Deals with the owner.
    public let buyer: TestMember
    /// A member with the role, and no things of their own.
    public let moderator: TestMember
    /// A member with the role, and no things of their own.
    public let `operator`: TestMember
    /// The moment at which the scene's clock stands.
    public let now: Timestamp
    private let servicesFor: @Sendable (Principal) -> Services

    /// These people; `services` gives the verbs of a principal at their place.
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

/// Somebody of a scene, with what they signed in by.
public struct TestMember: Sendable {
    public let principal: Principal
    public let email: String
    public let password: String
    /// Renews the session.
    public let refreshToken: String
    /// Proves who asks over the wire.
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

/// Texts by name, which stand in requests as `{name}`.
public typealias TestNames = [String: String]

extension String {
    /// The text with each name in braces replaced by what it stands for.
    public func filled(with names: TestNames) -> String {
        contains("{") ? names.reduce(self) { $0.replacing("{\($1.key)}", with: $1.value) } : self
    }
}
