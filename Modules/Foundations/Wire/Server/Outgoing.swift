import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore
import Wire

/// An answer before it is sent.
struct Outgoing {
    var status: Int
    var fields: HTTPFields
    var body: [UInt8]
    /// The body, if it is a stream.
    var streamed: StreamedBody?
    /// Whether the connection is closed after it, because the rest of the request is not read.
    var isClosing: Bool

    /// Adds the fields of the answer, in the order of their names.
    mutating func add(_ headers: [String: String]) {
        if headers.count == 1, let (name, value) = headers.first {
            add(name, value)
        } else {
            for (name, value) in headers.sorted(by: { $0.key < $1.key }) { add(name, value) }
        }
    }

    mutating func cache(_ rule: String) {
        fields.append(HTTPField(name: .cacheControl, value: rule))
    }

    mutating func pack() {
        // An incompressible body is sent unchanged, with its tag.
        guard let packed = Gzip.packed(body) else { return }
        body = packed
        fields.append(HTTPField(name: .contentEncoding, value: "gzip"))
    }

    /// The fields stay those of the answer with its body (RFC 9110, section 9.3.2).
    mutating func leaveOutBody() {
        if status != 204, fields[.contentLength] == nil { fields[.contentLength] = String(body.count) }
        body = []
        streamed?.stream.close()
        streamed = nil
    }

    /// Adds the request's identifier to a problem document, for members to quote and operators to look up.
    mutating func nameRequest(_ id: String) {
        guard body.last == UInt8(ascii: "}"), body.count > 2 else { return }
        body.removeLast()
        body += ",\"requestId\":\"\(id)\"}".utf8
    }

    private mutating func add(_ name: String, _ value: String) {
        let known: HTTPField.Name? =
            switch name {
            case "content-type": .contentType
            case "cache-control": .cacheControl
            case "retry-after": .retryAfter
            default: HTTPField.Name(name)
            }
        if let known { fields.append(HTTPField(name: known, value: value)) }
    }
}

extension Response {
    /// The response, with its length unless that is forbidden (RFC 9110, section 8.6).
    init(_ outgoing: Outgoing) {
        let status = HTTPResponse.Status(code: outgoing.status)
        if outgoing.isClosing {
            self = .closing(status, outgoing)
            return
        }
        self.init(
            status: status, headers: outgoing.fields,
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: outgoing.body)))
        if outgoing.status == 204 || outgoing.status == 304 { headers[.contentLength] = nil }
    }

    /// The same with a streamed body.
    init(_ outgoing: Outgoing, _ stream: OutgoingStream, _ channel: any Channel) {
        var headers = outgoing.fields
        if outgoing.isClosing { headers[.connection] = "close" }
        let body = ResponseBody(contentLength: outgoing.streamed?.length) {
            [isClosing = outgoing.isClosing] writer in
            try await stream.write(&writer, channel)
            try await writer.finish(nil)
            if isClosing { throw ConnectionIsDone() }
        }
        self.init(status: HTTPResponse.Status(code: outgoing.status), headers: headers, body: body)
    }

    /// The same for a large answer: it is sent in pieces, and the unsent rest counts as held.
    init(_ outgoing: Outgoing, heldBy held: HeldBytes, _ channel: any Channel, _ client: NetworkAddress?) {
        var headers = outgoing.fields
        if outgoing.isClosing { headers[.connection] = "close" }
        let body = ResponseBody(contentLength: outgoing.body.count) { writer in
            defer { held.release(channel) }
            var rest = outgoing.body[...]
            while !rest.isEmpty {
                held.hold(rest.count, by: channel, of: client)
                let piece = rest.prefix(Self.piece)
                rest = rest.dropFirst(Self.piece)
                try await writer.write(ByteBuffer(bytes: piece))
                try await channel.takeInWrites()
            }
            try await writer.finish(nil)
            if outgoing.isClosing { throw ConnectionIsDone() }
        }
        self.init(status: HTTPResponse.Status(code: outgoing.status), headers: headers, body: body)
    }

    private static let piece = 64 << 10

    private static func closing(_ status: HTTPResponse.Status, _ outgoing: Outgoing) -> Response {
        var headers = outgoing.fields
        headers[.connection] = "close"
        let buffer = ByteBuffer(bytes: outgoing.body)
        let body = ResponseBody(contentLength: buffer.readableBytes) { writer in
            try await writer.write(buffer)
            try await writer.finish(nil)
            throw ConnectionIsDone()
        }
        return Response(status: status, headers: headers, body: body)
    }

    /// Thrown after a complete answer; Hummingbird then closes the connection without another one.
    private struct ConnectionIsDone: Error {}
}
