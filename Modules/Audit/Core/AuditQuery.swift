import UnicodeText
public import Vocabulary

/// An unchecked query for entries of the log. An empty field does not restrict.
public struct AuditQuery: Hashable, Sendable {
    /// The actor: a member's identifier, or `machine`.
    public var actor: String?
    /// The subject of the act: an identifier as shown to people.
    public var subject: String?
    /// The name of the act: `listings.hide`.
    public var verb: String?

    /// A query, by default for all entries.
    public init(actor: String? = nil, subject: String? = nil, verb: String? = nil) {
        self.actor = actor
        self.subject = subject
        self.verb = verb
    }

    /// The name that selects acts on the machine itself.
    public static let machine = "machine"
    /// The longest subject or verb in characters.
    public static let longestText = 64
    private static let text = TextRule(.line, characters: 1...longestText)

    /// The query in its canonical form for stores. Throws `invalidFields` with all field errors.
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
        // Identifiers may be typed in capitals; names of verbs contain capitals.
        return field == "subject" ? reading.text.lowercased() : reading.text
    }
}

/// A checked query, which stores match entries against.
public struct AuditFilter: Hashable, Sendable {
    /// The actor of the entries.
    public enum Actor: Hashable, Sendable {
        case member(MemberID)
        /// A person on the machine itself.
        case machine
    }

    /// Matches entries of this actor.
    public let actor: Actor?
    /// Matches entries about this subject.
    public let subject: String?
    /// Matches entries of this verb.
    public let verb: String?

    /// Memberwise.
    public init(actor: Actor? = nil, subject: String? = nil, verb: String? = nil) {
        self.actor = actor
        self.subject = subject
        self.verb = verb
    }

    /// The scope that cursors of this query carry.
    public var scope: UInt64 {
        let actor =
            switch actor {
            case .member(let id): "\(id)"
            case .machine: AuditQuery.machine
            case nil: ""
            }
        return Cursor.scope(of: "audit\t\(actor)\t\(subject ?? "")\t\(verb ?? "")")
    }

    /// Whether the event matches.
    public func matches(_ event: AuditEvent) -> Bool {
        switch (actor, event.actor) {
        case (nil, _), (.machine, .machine): break
        case (.member(let wanted), .member(let id, _)) where wanted == id: break
        default: return false
        }
        return (subject ?? event.subject) == event.subject && (verb ?? event.verb) == event.verb
    }
}
