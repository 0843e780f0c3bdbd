import UnicodeText
public import Vocabulary

/// Which entries of the log are wanted, as somebody asks for them. Everything left out does not restrict.
public struct AuditQuery: Hashable, Sendable {
    /// Who acted: a member's identifier, or `machine`.
    public var actor: String?
    /// What it was done to: an identifier as people see it.
    public var subject: String?
    /// What was done: `listings.hide`.
    public var verb: String?

    /// All entries, unless something is named.
    public init(actor: String? = nil, subject: String? = nil, verb: String? = nil) {
        self.actor = actor
        self.subject = subject
        self.verb = verb
    }

    /// By which name acts at the machine itself are asked for.
    public static let machine = "machine"
    /// The longest that a subject or a verb may be, in characters.
    public static let longestText = 64
    private static let text = TextRule(.line, characters: 1...longestText)

    /// The query in the one form that stores understand. Throws `invalidFields` with all field errors.
    public func checked() throws(AuditError) -> AuditFilter {
        var fieldErrors: [FieldError] = []
        let filter = AuditFilter(
            actor: actor.flatMap { Self.actor($0, &fieldErrors) },
            subject: subject.flatMap { Self.text($0, "subject", &fieldErrors) },
            verb: verb.flatMap { Self.text($0, "verb", &fieldErrors) })
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return filter
    }

    private static func actor(_ typed: String, _ fieldErrors: inout [FieldError]) -> AuditFilter.Actor? {
        if typed == machine { return .machine }
        if let id = MemberID(typed) { return .member(id) }
        fieldErrors.append(
            FieldError("actor", .malformed(expected: "mem_…, \(machine)")))
        return nil
    }

    private static func text(
        _ typed: String, _ field: String, _ fieldErrors: inout [FieldError]
    ) -> String? {
        let reading = text.read(typed)
        fieldErrors += reading.brokenRules.map { FieldError(field, $0) }
        // Identifiers may be typed in capitals; the names of verbs have some of their own.
        return field == "subject" ? reading.text.lowercased() : reading.text
    }
}

/// A checked query: what a store matches entries against.
public struct AuditFilter: Hashable, Sendable {
    /// By whom the acts were that are wanted.
    public enum Actor: Hashable, Sendable {
        case member(MemberID)
        /// Somebody at the machine itself.
        case machine
    }

    /// Entries of this actor alone.
    public let actor: Actor?
    /// Entries about this subject alone.
    public let subject: String?
    /// Entries of this verb alone.
    public let verb: String?

    /// Memberwise.
    public init(actor: Actor? = nil, subject: String? = nil, verb: String? = nil) {
        self.actor = actor
        self.subject = subject
        self.verb = verb
    }

    /// What cursors of this query carry.
    public var scope: UInt64 {
        let actor =
            switch actor {
            case .member(let id): "\(id)"
            case .machine: AuditQuery.machine
            case nil: ""
            }
        return Cursor.scope(of: "audit\t\(actor)\t\(subject ?? "")\t\(verb ?? "")")
    }

    /// Whether it matches the act.
    public func matches(_ event: AuditEvent) -> Bool {
        switch (actor, event.actor) {
        case (nil, _), (.machine, .machine): break
        case (.member(let wanted), .member(let id, _)) where wanted == id: break
        default: return false
        }
        return (subject ?? event.subject) == event.subject && (verb ?? event.verb) == event.verb
    }
}
