/// One step of a schema's history. Shipped steps never change; a new step is appended.
public struct Migration: Sendable {
    /// Unique over all domains and sorted by time of writing within its domain: `listings-0001`.
    public let name: String
    /// The statements, which every engine understands unless `only` says otherwise.
    public let statements: [Statement]

    /// A step made of statements.
    public init(_ name: String, _ statements: Statement...) {
        self.name = name
        self.statements = statements
    }

    /// A statement of a step, on all engines or on one.
    public struct Statement: Sendable, ExpressibleByStringLiteral {
        let text: SQL
        let only: SQLEngine?

        /// A statement for all engines.
        public init(stringLiteral value: StaticString) {
            text = SQL(stringLiteral: value)
            only = nil
        }

        /// A statement for one engine.
        public init(only engine: SQLEngine, _ text: StaticString) {
            self.text = SQL(stringLiteral: text)
            only = engine
        }
    }
}
