import ServiceLifecycle

/// A part of the server that says its name when it is asked what it is.
///
/// The library describes each service when it is added. Of one that does not say it prints all fields, down
/// to the coders of every endpoint: that took 200 ms of each start.
protocol NamedService: Service, CustomStringConvertible {
    /// What it is called in the library's log.
    static var name: String { get }
}

extension NamedService {
    /// The name.
    var description: String { Self.name }
}
