public import Vocabulary

/// Names a port of the platform: its type and, if it is about records of one kind, their prefix.
struct PortKey: Hashable, Sendable {
    private let type: ObjectIdentifier
    /// The type, as it is written in code.
    let name: String
    /// The prefix of the records; nil if the port is about no kind of records.
    let prefix: String?

    /// The port of that type.
    init<Value>(_ type: Value.Type, prefix: String? = nil) {
        self.type = ObjectIdentifier(type)
        name = "\(type)".replacing("any ", with: "")
        self.prefix = prefix
    }

    static func == (one: PortKey, other: PortKey) -> Bool {
        one.type == other.type && one.prefix == other.prefix
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(type)
        hasher.combine(prefix)
    }

    /// Whether both are of the same type.
    func hasType(of other: PortKey) -> Bool { type == other.type }
}

extension PortKey: CustomStringConvertible {
    /// As `SubjectDirectory of lst_`.
    var description: String { prefix.map { "\(name) of \($0)_" } ?? name }
}

/// A port that a domain provides to the others, with its implementation.
public struct ProvidedPort: Sendable {
    let key: PortKey
    let value: any Sendable
    /// Whether several domains provide the port.
    var isShared = false

    /// Provides a port that no other domain provides.
    public static func port<Value: Sendable>(_ type: Value.Type, _ value: Value) -> ProvidedPort {
        ProvidedPort(key: PortKey(type), value: value)
    }

    /// Provides a port that other domains may provide, too; the caller asks all of them.
    public static func shared<Value: Sendable>(_ type: Value.Type, _ value: Value) -> ProvidedPort {
        ProvidedPort(key: PortKey(type), value: value, isShared: true)
    }

    /// Provides a port for the records of that subject.
    public static func port<Value: Sendable, Subject: IdentifierSubject>(
        _ type: Value.Type, of _: Subject.Type, _ value: Value
    ) -> ProvidedPort {
        ProvidedPort(key: PortKey(type, prefix: Subject.prefix), value: value)
    }
}
