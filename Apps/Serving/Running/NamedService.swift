import ServiceLifecycle

/// A part of the server that has a name in the library's log.
///
/// The library describes each service when it is added, unless it is given a name. Of one that does not say
/// what it is it prints all fields, down to the coders of every endpoint: that took 200 ms of each start.
protocol NamedService: Service {
    /// What it is called.
    static var name: String { get }
}

extension ServiceGroupConfiguration.ServiceConfiguration {
    /// A part of the server that ends the others when it ends, which is the library's default.
    init<Part: NamedService>(_ part: Part, whenItFails behavior: TerminationBehavior = .cancelGroup) {
        self.init(service: part, failureTerminationBehavior: behavior, serviceName: Part.name)
    }
}
