public import Terminal

extension HealthCheck {
    /// What was found out about one thing.
    public struct Finding: Sendable {
        /// How bad it is.
        public enum Level: String, Sendable {
            /// All is well.
            case ok
            /// It works, but not as it should.
            case warn
            /// Something that the program needs is missing.
            case fail
        }

        /// How bad it is.
        public let level: Level
        /// A stable name for programs.
        public let code: String
        /// What was looked at.
        public let name: Phrase
        /// What it is like.
        public let detail: Phrase
        /// What to do; nil where there is nothing to do.
        public let advice: Phrase?

        init(level: Level, code: String, name: Phrase, detail: Phrase, advice: Phrase? = nil) {
            self.level = level
            self.code = code
            self.name = name
            self.detail = detail
            self.advice = advice
        }
    }
}
