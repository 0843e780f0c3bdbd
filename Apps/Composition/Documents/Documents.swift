import AuthHTTP
import ListingsHTTP
public import Wire

/// What the code says of itself: emitted into Docs and checked there.
public enum Documents {
    /// The endpoints of all domains, in the order in which the domains declare them.
    public static var endpoints: [EndpointDescription] { AuthEndpoints.all + ListingEndpoints.all }

    /// The OpenAPI 3.1 document of all endpoints.
    public static func openAPI() -> String {
        let servers = ["http://127.0.0.1:8080", "/"]
        return OpenAPI(title: "Madang", version: MadangVersion.text, servers: servers, endpoints).text
    }
}
