import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore
import Wire

extension WireRequest {
    /// The head of a request; repeated fields are joined by a comma (RFC 9110, section 5.3).
    init(_ head: HTTPRequest) {
        var headers: [String: String] = [:]
        headers.reserveCapacity(head.headerFields.count + 1)
        if let authority = head.authority { headers["host"] = authority }
        for field in head.headerFields {
            let name = field.name.canonicalName
            headers[name] = headers[name].map { "\($0), \(field.value)" } ?? field.value
        }
        self.init(method: head.method.rawValue, target: head.path ?? "/", headers: headers)
    }

    /// How many bytes of the head are the client's choice.
    var headSize: Int {
        headers.reduce(method.utf8.count + target.utf8.count) {
            $0 + $1.key.utf8.count + $1.value.utf8.count + 4
        }
    }
}

extension Response {
    /// The answer as it is; a `content-length` that the answer to a HEAD request brings along stays.
    init(_ response: WireResponse) {
        self.init(
            status: HTTPResponse.Status(code: response.status), headers: HTTPFields(response.headers),
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: response.body)))
        if response.status == 204 { headers[.contentLength] = nil }
    }

    /// The answer after which the connection is closed, because the rest of the request will not be read.
    static func closing(_ response: WireResponse) -> Response {
        var headers = HTTPFields(response.headers)
        headers[.connection] = "close"
        let buffer = ByteBuffer(bytes: response.body)
        let body = ResponseBody(contentLength: buffer.readableBytes) { writer in
            try await writer.write(buffer)
            try await writer.finish(nil)
            throw ConnectionIsDone()
        }
        return Response(status: HTTPResponse.Status(code: response.status), headers: headers, body: body)
    }

    /// Thrown behind a complete answer; Hummingbird closes the connection without another one.
    private struct ConnectionIsDone: Error {}
}

extension HTTPFields {
    fileprivate init(_ headers: [String: String]) {
        self.init()
        for (name, value) in headers.sorted(by: { $0.key < $1.key }) {
            if let name = HTTPField.Name(name) { self[name] = value }
        }
    }
}
