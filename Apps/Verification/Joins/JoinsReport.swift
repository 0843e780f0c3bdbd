/// What came of a drill of joins.
public struct JoinsReport: Equatable, Sendable {
    /// The attacks in the order in which they were held.
    public var attacks: [Attack] = []

    /// Whether enough honest sign-ins were answered, from known and from new places, under each attack.
    public var isClean: Bool {
        attacks.allSatisfy { attack in
            [.knownPlace, .newPlace].allSatisfy { attack.honest[$0, default: HonestTally()].isEnough }
        }
    }
}

extension JoinsReport {
    /// What came of one attack.
    public struct Attack: Equatable, Sendable {
        /// How the attacker asked.
        public enum Kind: String, CaseIterable, Sendable {
            /// All connections join from one address.
            case oneAddress
            /// All connections guess at emails that nobody has, and join, from many addresses.
            case manyAddresses
        }

        /// How the attacker asked.
        public let kind: Kind
        /// How often the attacker got which status, for each thing that was asked; status 0 stands for no
        /// answer.
        public let attacker: [String: [Int: Int]]
        /// What honest people got.
        public let honest: [Deed: HonestTally]
    }

    /// What an honest person asks for.
    public enum Deed: String, CaseIterable, Sendable {
        /// Signs in from a place that the account knows.
        case knownPlace
        /// Signs in from a place where nobody has been.
        case newPlace
        /// Joins from a place where nobody has been.
        case join
    }

    /// How honest people fared who asked for the same.
    public struct HonestTally: Equatable, Sendable {
        /// How many asked.
        public var asked = 0
        /// How many got what they asked for.
        public var answered = 0
        /// How often another status came; 0 stands for no answer within the time.
        public var refusals: [Int: Int] = [:]
        /// The longest time in milliseconds that one waited who got it.
        public var slowest = 0

        /// Nobody asked.
        public init() {}

        /// At least 95 % of those who asked got it.
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
