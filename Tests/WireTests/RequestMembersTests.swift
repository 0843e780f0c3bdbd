import Testing
import Vocabulary

@testable import Wire

/// The rule that spreads an input over path, query and body, in both directions.
struct RequestMembersTests {
    static let texts = [
        "a", "", " ", "a b", "a+b", "1+1=2&3", "/", "..", ".", "?#%", "%2F", "한글", "\u{1112}\u{1161}\u{11AB}",
        "🚲",
        "a;b,c", "\u{0}\n\t", "null", "true", "12", "~_-.",
    ]

    private func members<Input, Output, Failure>(
        _ endpoint: Endpoint<Input, Output, Failure>, _ input: Input
    ) throws -> JSONObject {
        guard case .object(let object) = try JSONReader.read(endpoint.input.coder.bytes(of: input)) else {
            return JSONObject()
        }
        return object
    }

    /// Writes the input as a request and reads it like the server.
    private func roundTrip<Input, Output, Failure>(
        _ endpoint: Endpoint<Input, Output, Failure>, _ input: Input
    ) throws -> Input {
        let request = RequestMembers.request(try members(endpoint, input), endpoint.description)
        let target = try Target(request.target)
        let route = Route(endpoint) { _, _ throws(Failure) in throw .service(.internal("not asked")) }
        guard case .route(_, let path) = RouteTable([route]).match(request.method, target.segments) else {
            throw ServiceFailure.noSuchEndpoint
        }
        let read = try RequestMembers.read(request, target, path, endpoint.description)
        return try endpoint.input.readMembers(read, .request)
    }

    @Test(arguments: texts)
    func anInputInPathAndQuery(_ text: String) throws {
        var query = BikeQuery(
            inventory: text, text: text, states: [], numbers: [], limit: 7, isSold: true,
            day: CivilDay("2026-01-31"))
        #expect(try scalars(roundTrip(BikeEndpoints.find, query)) == scalars(query))
        query.text = nil
        query.states = [.used, .new, .used]
        query.numbers = [.min, 0, .max]
        #expect(try scalars(roundTrip(BikeEndpoints.find, query)) == scalars(query))
    }

    @Test(arguments: texts)
    func anInputInPathAndBody(_ text: String) throws {
        var bike = Bike.sample
        (bike.name, bike.tags, bike.sold) = (text, [text, text], nil)
        #expect(try roundTrip(BikeEndpoints.replace, bike) == bike)
        #expect(try roundTrip(BikeEndpoints.publish, bike) == bike)
    }

    @Test func theRequestIsWrittenLikeThis() throws {
        let query = BikeQuery(
            inventory: "강남 1", text: "a+b c", states: [.new, .used], numbers: [-1], limit: 20, isSold: false,
            day: nil)
        let get = RequestMembers.request(
            try members(BikeEndpoints.find, query), BikeEndpoints.find.description)
        #expect(
            get
                == WireRequest(
                    method: "GET",
                    target: "/api/v1/shops/%EA%B0%95%EB%82%A8%201/bikes"
                        + "?text=a%2Bb%20c&states=new&states=used&numbers=-1&limit=20&isSold=false"))
        let put = RequestMembers.request(
            try members(BikeEndpoints.replace, .sample), BikeEndpoints.replace.description)
        #expect(put.target == "/api/v1/bikes/\(Bike.sample.id)")
        #expect(put.headers == ["content-type": "application/json"])
        #expect(String(decoding: put.body, as: UTF8.self).hasPrefix(#"{"name":"#))
    }

    @Test(arguments: [
        ("?limit=5&text=a+b", "a b", 5), ("?text=%ED%95%9C", "한", 20), ("?text=", "", 20), ("?text", "", 20),
        ("?&&limit=1&", nil, 1), ("?text=a=b", "a=b", 20), ("", nil, 20),
    ])
    func queriesThatPeopleWrite(_ query: String, _ text: String?, _ limit: Int) throws {
        let members = try read("GET", "/api/v1/shops/s/bikes" + query, BikeEndpoints.find.description)
        let input = try BikeWire.query.readMembers(members, .request)
        #expect(input.text == text && input.limit == limit)
    }

    @Test(arguments: [
        ("?limit=x", FieldError("limit", .malformed(expected: "12"))),
        ("?limit=9223372036854775808", FieldError("limit", .malformed(expected: "12"))),
        ("?limit=1&limit=2", FieldError("limit", .unexpected)),
        ("?isSold=yes", FieldError("isSold", .malformed(expected: "true"))),
        ("?shop=b", FieldError("shop", .unexpected)), ("?unknown=1", FieldError("unknown", .unexpected)),
        ("?states=old", FieldError("states.0", .unknown(allowed: ["new", "used"]))),
        ("?text=%ff", FieldError("query", .malformed(expected: "percent-encoded UTF-8"))),
        ("?text=%4", FieldError("query", .malformed(expected: "percent-encoded UTF-8"))),
    ])
    func faultsOfQueries(_ query: String, _ expected: FieldError) {
        #expect(faults("GET", "/api/v1/shops/s/bikes" + query, BikeEndpoints.find) == [expected])
    }

    @Test(arguments: [
        (#"{"id":"x"}"#, "application/json", "id"), ("{}", nil, "content-type"),
        ("{}", "text/plain", "content-type"),
        ("{}", "application/jsonp", "content-type"), ("{", "application/json", "body"),
        ("[]", "application/json; charset=utf-8", "body"), (#"{"a":1,"a":2}"#, "Application/JSON", "body"),
    ])
    func faultsOfBodies(_ body: String, _ type: String?, _ field: String) {
        let headers = type.map { ["content-type": $0] } ?? [:]
        let found = faults(
            "PUT", "/api/v1/bikes/\(Bike.sample.id)", BikeEndpoints.replace, headers, Array(body.utf8))
        #expect(found.map(\.field) == [field])
    }

    @Test func nothingIsPassedOver() {
        let path = "/api/v1/bikes/\(Bike.sample.id)"
        #expect(faults("PUT", path + "?a=1", BikeEndpoints.replace) == [FieldError("a", .unexpected)])
        #expect(faults("DELETE", path, BikeEndpoints.remove, [:], [1]) == [FieldError("body", .unexpected)])
    }

    private func read(
        _ method: String, _ text: String, _ endpoint: EndpointDescription, _ headers: [String: String] = [:],
        _ body: [UInt8] = []
    ) throws(ServiceFailure) -> JSONObject {
        let target = try Target(text)
        let path = zip(endpoint.path.segments, target.segments).compactMap { segment, text in
            if case .member(let name) = segment { (name: name, text: text) } else { nil }
        }
        let request = WireRequest(method: method, target: text, headers: headers, body: body)
        return try RequestMembers.read(request, target, path, endpoint)
    }

    private func faults<Input, Output, Failure>(
        _ method: String, _ target: String, _ endpoint: Endpoint<Input, Output, Failure>,
        _ headers: [String: String] = [:], _ body: [UInt8] = []
    ) -> [FieldError] {
        do {
            _ = try endpoint.input.readMembers(
                try read(method, target, endpoint.description, headers, body), .request)
            return []
        } catch {
            return (error as? DecodingFailure)?.fieldErrors ?? (error as? ServiceFailure)?.fieldErrors ?? []
        }
    }

    /// The texts by their scalars, since Swift takes NFC and NFD for equal.
    private func scalars(_ query: BikeQuery) -> [String] {
        [query.inventory, query.text ?? "-"].map { "\(Array($0.unicodeScalars.map(\.value)))" } + ["\(query)"]
    }
}
