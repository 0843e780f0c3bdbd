public import Terminal

/// What became of a filling.
public enum SampleOutcome: Hashable, Sendable {
    /// The numbers of joined members, of added records of each domain, and of pictures.
    case filled(members: Int, parts: [Part], pictures: Pictures)
    /// It had been filled before.
    case alreadyFilled

    /// What was uploaded for members and for what the domains added.
    public struct Pictures: Hashable, Sendable {
        /// How many are there.
        public internal(set) var added = 0
        /// How many were left out, since they were refused.
        public internal(set) var refused = 0
        /// Why the first of those was.
        public internal(set) var reason: Phrase?
    }

    /// What was added of one domain.
    public struct Part: Hashable, Sendable {
        /// What it is, in the plural.
        public let english: String
        public let korean: String
        /// How much.
        public let count: Int

        /// Memberwise.
        public init(english: String, korean: String, count: Int) {
            self.english = english
            self.korean = korean
            self.count = count
        }
    }
}
