import ArgumentParser
import Commands
import Terminal
import Vocabulary
import Wire

/// `madang api`: sends one request of the HTTP API on behalf of the signed-in member.
struct API: RunnableCommand {
    static var configuration: CommandConfiguration {
        .words(
            "api", en: "Send a request to the HTTP API and print the response.",
            ko: "HTTP API에 요청을 보내고 응답을 출력합니다.",
            examples: [
                Phrase(
                    en: "madang api GET '/api/v1/listings?keyword=bicycle'",
                    ko: "madang api GET '/api/v1/listings?keyword=자전거'"),
                Phrase("madang api POST /api/v1/listings --input listing.json"),
                Phrase("madang api GET /api/v1/me"),
            ])
    }
    @Argument(
        help: .words(
            en: "GET, POST, PUT, PATCH or DELETE.", ko: "메서드: GET, POST, PUT, PATCH, DELETE.", value: "method"
        ))
    var method: String
    @Argument(
        help: .words(
            en: "The path, such as /api/v1/listings, with its query.",
            ko: "경로. 예: /api/v1/listings. 쿼리도 붙일 수 있습니다.",
            value: "path"))
    var path: String
    @Option(
        help: .words(
            en: "Send this JSON file; '-' is the standard input.", ko: "이 JSON 파일을 보냅니다. '-'는 표준 입력.",
            value: "path"),
        completion: .file(extensions: ["json"]))
    var input: String?
    @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

    func run(_ context: CommandContext) async throws {
        let (request, console) = (try request(context.console), context.console)
        try await context.withServices { services in
            guard let requests = services.provided(APIRequests.self) else {
                throw ServiceFailure.internal("these services take no requests")
            }
            let response = try await console.waiting { () throws(ServiceFailure) in
                try await requests.answer(request)
            }
            if !response.body.isEmpty { console.show(json: String(decoding: response.body, as: UTF8.self)) }
            guard response.status >= 400 else { return }
            console.note(
                Phrase(
                    en: "error: The response has status \(response.status).",
                    ko: "오류: 응답 상태가 \(response.status)입니다."))
            throw AlreadyReported(ExitStatus(status: response.status))
        }
    }

    private func request(_ console: Console) throws -> WireRequest {
        let known = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]
        guard known.contains(method.uppercased()) else {
            throw UsageError(FieldError("method", .unknown(allowed: known)))
        }
        guard path.hasPrefix("/"),
            !path.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F })
        else { throw UsageError(FieldError("path", .malformed(expected: "/api/v1/listings"))) }
        var request = WireRequest(method: method.uppercased(), target: path.percentEncodedTarget)
        if let input {
            let limit = FormDocument.largestSize
            request.body = try console.bytes(at: input, limit: limit + 1)
            if request.body.count > limit { throw FormError.tooLarge(limit: limit) }
            request.headers["content-type"] = "application/json"
        }
        return request
    }
}

/// Sends requests of the HTTP API on behalf of the signed-in member; provided among the services.
struct APIRequests: Sendable {
    /// Returns the response. Throws `unavailable`.
    let answer: @Sendable (WireRequest) async throws(ServiceFailure) -> WireResponse
}

extension String {
    /// The bytes that a request line may not hold (RFC 3986, section 2), percent-encoded.
    fileprivate var percentEncodedTarget: String {
        var target = ""
        for byte in utf8 {
            let isPlain = (0x21...0x7E).contains(byte) && !"\"<>\\^`{|}".utf8.contains(byte)
            let digits = String(byte, radix: 16, uppercase: true)
            target += isPlain ? String(Unicode.Scalar(byte)) : "%" + (byte < 16 ? "0" : "") + digits
        }
        return target
    }
}

extension ExitStatus {
    /// The exit status for a response status.
    fileprivate init(status: Int) {
        switch status {
        case 401, 403: self = .refused
        case 404: self = .notFound
        case 409, 412, 425, 429: self = .retry
        case 400..<500: self = .invalid
        case 503: self = .unavailable
        default: self = .internal
        }
    }
}
