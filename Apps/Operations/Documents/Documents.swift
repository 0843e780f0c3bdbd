public import Composition
public import Wire

/// What the code says of itself: emitted into Docs and checked there.
public enum Documents {
    /// The endpoints of all domains, in the order in which the domains declare them.
    public static var endpoints: [EndpointDescription] { Domain.all.endpoints }

    /// The OpenAPI 3.1 document of these domains' endpoints, of all unless said otherwise.
    public static func openAPI(of domains: [Domain] = Domain.all) -> String {
        OpenAPI(
            title: "Madang", version: MadangVersion.text, servers: ["http://127.0.0.1:8080", "/"],
            domains.flatMap(\.endpoints)
        ).text
    }
}
