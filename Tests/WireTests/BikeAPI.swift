import Vocabulary
import Wire

/// A small domain whose endpoints use every way in which an input and an error can travel.
enum BikeSubject: IdentifierSubject {
    static let prefix = "bik"
}

typealias BikeID = Identifier<BikeSubject>

enum BikeState: String, Sendable, CaseIterable {
    case new, used
}

struct Bike: Hashable, Sendable {
    var id: BikeID
    var name: String
    var price: Money
    var state: BikeState
    var tags: [String]
    var sold: Timestamp?
    var version: Version
}

struct BikeQuery: Hashable, Sendable {
    var inventory: String
    var text: String?
    var states: [BikeState]
    var numbers: [Int64]
    var limit: Int
    var isSold: Bool
    var day: CivilDay?
}

enum BikeFailure: DomainError {
    case flatTyre
    case invalidFields([FieldError])
    case ridden(until: Timestamp)
    case service(ServiceFailure)

    var kind: ErrorKind {
        switch self {
        case .flatTyre: .conflict
        case .invalidFields: .invalid
        case .ridden: .gone
        case .service(let failure): failure.kind
        }
    }

    var code: String {
        switch self {
        case .flatTyre: "bike-flat-tyre"
        case .invalidFields: "bike-incomplete"
        case .ridden: "bike-ridden"
        case .service(let failure): failure.code
        }
    }

    var message: String {
        switch self {
        case .flatTyre: "The tyre is flat. Pump it up."
        case .invalidFields: "Some fields are wrong."
        case .ridden: "Somebody rides it."
        case .service(let failure): failure.message
        }
    }

    var fieldErrors: [FieldError] {
        switch self {
        case .invalidFields(let fieldErrors): fieldErrors
        case .service(let failure): failure.fieldErrors
        default: []
        }
    }

    var service: ServiceFailure? { if case .service(let failure) = self { failure } else { nil } }
}

enum BikeWire {
    static let bike = Shape<Bike>(
        "Bike", Field("id", .id()) { $0.id }, Field("name", .text(maximumLength: 100)) { $0.name },
        Field("price", .money) { $0.price }, Field("state", .choice, fallback: .used) { $0.state },
        Field("tags", WireCoder<String>.text.array, fallback: []) { $0.tags },
        Field("sold", WireCoder<Timestamp>.timestamp.optional) { $0.sold },
        Field("version", .version, fallback: .first) { $0.version }
    ) { id, name, price, state, tags, sold, version in
        Bike(id: id, name: name, price: price, state: state, tags: tags, sold: sold, version: version)
    }

    static let query = Shape<BikeQuery>(
        "BikeQuery", Field("shop", .text) { $0.inventory },
        Field("text", WireCoder<String>.text.optional) { $0.text },
        Field("states", WireCoder<BikeState>.choice.array) { $0.states },
        Field("numbers", WireCoder<Int64>.integer.array) { $0.numbers },
        Field("limit", .count, fallback: 20) { $0.limit },
        Field("isSold", .bool, fallback: false) { $0.isSold },
        Field("day", WireCoder<CivilDay>.day.optional) { $0.day }
    ) { inventory, text, states, numbers, limit, isSold, day in
        BikeQuery(
            inventory: inventory, text: text, states: states, numbers: numbers, limit: limit, isSold: isSold,
            day: day)
    }

    static let one = Shape<BikeID>("BikeName", Field("id", .id()) { $0 }) { $0 }

    static let failures = FailureCoder<BikeFailure>(
        .plain(.flatTyre), .fieldErrors { .invalidFields($0) },
        .carrying(
            "until", .timestamp, example: Timestamp(microseconds: 1_800_000_000_000_000),
            { .ridden(until: $0) }, value: { if case .ridden(let until) = $0 { until } else { nil } }))
}

enum BikeEndpoints {
    static let find = Endpoint<BikeQuery, Page<Bike>, BikeFailure>(
        name: "bikes.find", .get, "/api/v1/shops/{shop}/bikes", access: .anyone, summary: "Finds bikes.",
        input: BikeWire.query, output: .page("BikePage", of: BikeWire.bike.coder), failures: BikeWire.failures
    )
    static let publish = Endpoint<Bike, Bike, BikeFailure>(
        name: "bikes.publish", .post, "/api/v1/bikes", access: .member, status: 201,
        creates: true, summary: "Publishes a bike.",
        input: BikeWire.bike, output: BikeWire.bike.coder, failures: BikeWire.failures)
    static let replace = Endpoint<Bike, Bike, BikeFailure>(
        name: "bikes.replace", .put, "/api/v1/bikes/{id}", access: .member, summary: "Replaces a bike.",
        input: BikeWire.bike, output: BikeWire.bike.coder, failures: BikeWire.failures)
    static let read = Endpoint<BikeID, Bike?, BikeFailure>(
        name: "bikes.read", .get, "/api/v1/bikes/{id}", access: .anyone, summary: "Reads a bike.",
        input: BikeWire.one, output: BikeWire.bike.coder.optional, failures: BikeWire.failures)
    static let mine = Endpoint<Nothing, Page<Bike>, BikeFailure>(
        name: "bikes.mine", .get, "/api/v1/bikes/mine", access: .member, summary: "Reads one's own bikes.",
        input: .nothing, output: .page("BikePage", of: BikeWire.bike.coder), failures: BikeWire.failures)
    static let remove = Endpoint<BikeID, Nothing, BikeFailure>(
        name: "bikes.remove", .delete, "/api/v1/bikes/{id}", access: .member, summary: "Removes a bike.",
        input: BikeWire.one, failures: BikeWire.failures)

    static let all = [
        find.description, publish.description, replace.description, read.description, mine.description,
        remove.description,
    ]
}

extension Bike {
    static let sample = Bike(
        id: BikeID(RawIdentifier(milliseconds: 1_767_225_600_000, random: (7, 9))), name: "중고 자전거",
        price: Money(120_000, .krw), state: .used, tags: ["빨강", "26\""],
        sold: Timestamp(microseconds: 1_767_225_600_123_456), version: Version(3))
}
