import Blobs
import Vocabulary
import Wire
import WireClient

/// Sends signed requests to one bucket, retries failures and interprets refusals.
struct S3Connection: Sendable {
    let location: S3Location
    let limits: S3Limits
    private let signer: S3Signer
    private let time: any TimeSource
    private let transport: CurlTransport

    /// The largest answer: a page of the list.
    private static let largestAnswer = 4 << 20

    init(
        to location: S3Location, as credentials: S3Credentials, version: String, limits: S3Limits,
        time: any TimeSource
    ) {
        self.location = location
        self.limits = limits
        self.time = time
        signer = S3Signer(credentials, region: location.region)
        let curl = CurlLimits(
            connectTime: limits.connectTime, totalTime: limits.requestTime,
            largestAnswer: Self.largestAnswer, connections: limits.connections)
        transport = CurlTransport(to: location.server, version: version, limits: curl)
    }

    func close() async { await transport.close() }

    /// A request for the named object in the bucket, or for the bucket itself.
    func request(
        _ method: String, _ name: String? = nil, query: [(name: String, value: String)] = [],
        headers: [(name: String, value: String)] = [], bodyHash: String = S3Request.emptyHash
    ) -> S3Request {
        let path = location.basePath + "/" + location.bucket + (name.map { "/" + $0 } ?? "")
        return S3Request(
            method, host: location.host, path: path, query: query, headers: headers, bodyHash: bodyHash)
    }

    /// The answer, of status 200 to 299 or one of `statuses`. Throws `missing` for a missing object, `full`,
    /// and `unavailable` for anything else.
    ///
    /// Failures are retried: every request sent here is idempotent.
    func send(
        _ request: S3Request, body: FileBody? = nil, understanding statuses: Set<Int> = []
    ) async throws(BlobError) -> WireResponse {
        var (turn, pause) = (1, limits.pause)
        while true {
            switch await attempt(request, body) {
            case .success(let answer):
                if statuses.contains(answer.status) || (200..<300).contains(answer.status) { return answer }
                guard Self.isPassing(answer.status), turn < limits.tries else {
                    throw refusal(answer, of: request)
                }
            case .failure(let failure):
                guard !Self.isFinal(failure), turn < limits.tries else {
                    throw .unavailable("object store\(byProxy): \(failure.reason)")
                }
            }
            do {
                try await Task.sleep(for: pause)
            } catch {
                throw .unavailable("the object store was not asked again: cancelled")
            }
            turn += 1
            pause *= 2
        }
    }

    private var byProxy: String {
        ProxyRule(to: location.server).proxy.map { " by the proxy \($0)" } ?? ""
    }

    /// A GET link that grants access to its holder for `duration`.
    func link(
        _ name: String, query: [(name: String, value: String)], lasting duration: Duration
    ) -> String {
        let link = signer.link(request("GET", name, query: query), at: time.now(), lasting: duration)
        return location.server.description + link
    }
}

extension S3Connection {
    /// Signs anew each time, since the date is part of the signature.
    private func attempt(
        _ request: S3Request, _ body: FileBody?
    ) async -> Result<WireResponse, TransportFailure> {
        var headers = Dictionary(
            request.headers.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        for (name, value) in signer.headers(for: request, at: time.now()) { headers[name] = value }
        headers["accept-encoding"] = "identity"
        let written = WireRequest(method: request.method, target: request.target, headers: headers)
        do throws(TransportFailure) {
            return .success(try await transport.send(written, body: body))
        } catch {
            return .failure(error)
        }
    }

    /// Whether a retry may succeed: the store fails, is busy, or reports a concurrent change (409).
    private static func isPassing(_ status: Int) -> Bool { passing.contains(status) }

    private static let passing: Set = [408, 409, 425, 429, 500, 502, 503, 504]

    /// Client-error statuses that a retry does not change.
    static let refusals = Set(300..<500).subtracting(passing)

    private static func isFinal(_ failure: TransportFailure) -> Bool {
        switch failure {
        case .untrusted, .cancelled, .tooLarge: true
        case .unreachable, .timedOut, .interrupted: false
        }
    }

    private func refusal(_ answer: WireResponse, of request: S3Request) -> BlobError {
        let code = S3Document(answer.body).texts(of: "Code").first
        switch (answer.status, code) {
        // An answer to HEAD has no body, so it cannot tell an object from a bucket.
        case (404, nil) where request.method == "HEAD", (404, "NoSuchKey"): return .missing
        case (507, _), (_, "QuotaExceeded"), (_, "XMinioStorageFull"): return .full
        default: return .unavailable("the object store answers \(Self.told(answer))")
        }
    }

    /// The status, and the error code if it looks like one, since an answer may hold anything.
    static func told(_ answer: WireResponse) -> String {
        let code = S3Document(answer.body).texts(of: "Code").first ?? ""
        let isPlain = code.utf8.count <= 64 && code.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        return "\(answer.status)" + (isPlain && !code.isEmpty ? " (\(code))" : "")
    }
}
