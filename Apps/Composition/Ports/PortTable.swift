import Synchronization
public import Vocabulary

/// The ports that the domains of a platform provide to each other and require of each other.
///
/// Domains require each other in circles (listings show pictures, and pictures ask which listing shows them),
/// so a port is resolved when a verb calls it, not when the domain is made. That each required port is
/// provided is checked once, when all domains are made.
package final class PortTable: Sendable {
    private struct Requirement {
        let domain: String
        let key: PortKey
        /// Whether the ports of single kinds of records are required, of as many as there are.
        let isByPrefix: Bool
    }

    private struct State {
        var provided: [PortKey: any Sendable] = [:]
        /// Ports that several domains provide, in the order of the domains.
        var shared: [PortKey: [any Sendable]] = [:]
        var doubled: [String] = []
        var required: [Requirement] = []
    }

    private let state = Mutex(State())

    /// Adds what a domain provides.
    package func provide(_ ports: [ProvidedPort], by domain: String) {
        state.withLock { state in
            for port in ports {
                if port.isShared {
                    state.shared[port.key, default: []].append(port.value)
                } else if state.provided.updateValue(port.value, forKey: port.key) != nil {
                    state.doubled.append("\(domain) provides \(port.key): another domain provides it, too")
                }
            }
        }
    }

    /// Requires a port for a domain.
    package func require<Value: Sendable>(_ type: Value.Type, by domain: String) -> RequiredPort<Value> {
        let key = PortKey(type)
        state.withLock { $0.required.append(Requirement(domain: domain, key: key, isByPrefix: false)) }
        return RequiredPort(table: self, key: key, domain: domain)
    }

    /// Requires the ports of that type of all kinds of records for a domain.
    func requireByRecord<Value: Sendable>(_ type: Value.Type, by domain: String) -> RecordPorts<Value> {
        let key = PortKey(type)
        state.withLock { $0.required.append(Requirement(domain: domain, key: key, isByPrefix: true)) }
        return RecordPorts(table: self)
    }

    /// The port of that type of all domains that share it; there may be none.
    func shared<Value: Sendable>(_: Value.Type) -> SharedPorts<Value> { SharedPorts(table: self) }

    /// What is provided under that name; nil if nothing is.
    func provided<Value>(_ key: PortKey) -> Value? {
        state.withLock { $0.provided[key] } as? Value
    }

    /// What domains share under that name, in the order of the domains.
    func allShared<Value>(_ key: PortKey) -> [Value] {
        state.withLock { $0.shared[key] ?? [] }.compactMap { $0 as? Value }
    }

    /// What is wrong, a sentence each: required ports that no domain provides, and ports that two provide.
    /// Empty if all is well.
    var faults: [String] {
        state.withLock { state in
            state.doubled
                + state.required.filter { !Self.isMet($0, by: state.provided.keys) }.map {
                    let some = $0.isByPrefix ? " of some records" : ""
                    return "\($0.domain) requires \($0.key)\(some): no domain provides it"
                }
        }
    }

    private static func isMet(_ required: Requirement, by keys: some Collection<PortKey>) -> Bool {
        keys.contains { required.isByPrefix ? $0.hasType(of: required.key) : $0 == required.key }
    }
}

/// A port that a domain requires.
public struct RequiredPort<Value: Sendable>: Sendable {
    fileprivate let table: PortTable
    fileprivate let key: PortKey
    fileprivate let domain: String

    /// Its implementation. To be called by a verb, not while domains are made: the other domain may come
    /// later. Throws `internal` while no domain provides it.
    public func resolved() throws(ServiceFailure) -> Value {
        guard let value: Value = table.provided(key) else {
            throw .internal("\(domain) requires \(key): no domain provides it")
        }
        return value
    }
}

/// The ports of one type that several domains share.
struct SharedPorts<Value: Sendable>: Sendable {
    fileprivate let table: PortTable

    /// Their implementations, in the order of the domains. To be called by a verb, not while domains are
    /// made.
    func resolved() -> [Value] { table.allShared(PortKey(Value.self)) }
}

/// The ports of one type that domains provide for their kinds of records.
struct RecordPorts<Value: Sendable>: Sendable {
    fileprivate let table: PortTable

    /// The port for records with that prefix; nil if no domain provides it.
    func resolved(_ prefix: String) -> Value? { table.provided(PortKey(Value.self, prefix: prefix)) }
}
