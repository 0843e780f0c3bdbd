import Operations
import Wire

/// Asks a Madang in memory, made anew from time to time, so that it stays small.
struct FuzzServer {
    private static let requestsOfOne = 5000

    private let target: FuzzTarget
    private let corpus: FuzzCorpus
    private let declared: DeclaredAnswers
    private var place: FuzzPlace
    private var answered = 0

    init(_ target: FuzzTarget) async throws {
        self.target = target
        corpus = FuzzCorpus(target)
        declared = try DeclaredAnswers(Documents.openAPI())
        place = try await FuzzPlace.open()
    }

    /// Sends the request of that number and looks at the answer.
    mutating func feed(_ number: Int, _ seed: UInt64, _ report: inout FuzzReport) async throws {
        answered += 1
        if answered.isMultiple(of: Self.requestsOfOne) {
            place = try await FuzzPlace.open()
        }
        var request = corpus.request(number, seed, place.names)
        if number % 4 != 0 { request.headers["authorization"] = "Bearer \(place.token)" }
        let response = await place.dispatcher.respond(to: request)
        report.note(String(response.status))
        // The member has ended their own session, or membership: the next requests are another's.
        if response.status == 401, request.bearerToken != nil {
            place = try await FuzzPlace.open()
        }
        if let reason = declared.fault(of: response, to: request, by: corpus.endpoint(number, seed)) {
            let text = "\(request.method) \(request.target) " + String(decoding: request.body, as: UTF8.self)
            let told = FuzzFault.Reason(
                en: "\(reason.en), \(response.status)", ko: "\(reason.ko), \(response.status)")
            report.fault(number, told, Array(text.utf8))
        }
    }
}
