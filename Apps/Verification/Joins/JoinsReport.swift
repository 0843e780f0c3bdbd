/// The result of a drill of joins.
public struct JoinsReport: Equatable, Sendable {
    /// The attacks, in order.
    public var attacks: [Attack] = []

    /// Whether enough honest sign-ins succeeded, from known and from new places, under each attack.
    public var isClean: Bool {
        attacks.allSatisfy { attack in
            [.knownPlace, .newPlace].allSatisfy { attack.honest[$0, default: HonestTally()].isEnough }
        }
    }
}

extension JoinsReport {
    /// The result of one attack.
    public struct Attack: Equatable, Sendable {
        /// The kind of attack.
        public enum Kind: String, CaseIterable, Sendable {
            /// All connections join from one address.
            case oneAddress
            /// All connections sign in with unused emails, and join, from many addresses.
            case manyAddresses
        }

        /// The kind of attack.
        public let kind: Kind
        /// How often the attacker got each status, for each kind of request; status 0 stands for no answer.
        public let attacker: [String: [Int: Int]]
        /// The results of honest requests.
        public let honest: [Deed: HonestTally]
    }

    /// An honest request.
    public enum Deed: String, CaseIterable, Sendable {
        /// Signs in from a place that the account knows.
        case knownPlace
        /// Signs in from an unused place.
        case newPlace
        /// Joins from an unused place.
        case join
    }

    /// The results of one kind of honest request.
    public struct HonestTally: Equatable, Sendable {
        /// The number of requests.
        public var asked = 0
        /// The number of successful requests.
        public var answered = 0
        /// How often each other status came; 0 stands for no answer within the time.
        public var refusals: [Int: Int] = [:]
        /// The longest time of a successful request, in milliseconds.
        public var slowest = 0

        /// No requests yet.
        public init() {}

        /// Whether at least 95 % of the requests succeeded.
        public var isEnough: Bool { answered * 100 >= asked * 95 }

        mutating func note(_ status: Int, expected: Int, after time: Duration) {
            asked += 1
            if status == expected {
                answered += 1
                slowest = max(slowest, Int(time / .milliseconds(1)))
            } else {
                refusals[status, default: 0] += 1
            }
        }
    }
}
