import Glibc

/// Requests written by hand, so that a test may leave before the answer comes.
struct PlainHTTP {
    let address: String

    struct Answer {
        let status: Int
        let body: String

        /// The text of the body's first member of that name.
        func text(_ name: String) -> String? {
            body.firstRange(of: "\"\(name)\":\"").map { String(body[$0.upperBound...].prefix { $0 != "\"" }) }
        }

        /// How often something stands in the body.
        func count(of part: String) -> Int { body.ranges(of: part).count }
    }

    /// Sends a request and answers the connection, on which its answer will come.
    func begin(
        _ request: String, token: String? = nil, key: String? = nil, _ body: String = ""
    ) throws(ChildProcess.Trouble) -> Int32 {
        var lines = ["\(request) HTTP/1.1", "host: localhost", "connection: close"]
        if let token { lines.append("authorization: Bearer \(token)") }
        if let key { lines.append("idempotency-key: \"\(key)\"") }
        if !body.isEmpty {
            lines += ["content-type: application/json", "content-length: \(body.utf8.count)"]
        }
        let bytes = Array((lines.joined(separator: "\r\n") + "\r\n\r\n" + body).utf8)
        let connection = try connected()
        guard send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else {
            close(connection)
            throw ChildProcess.Trouble(description: "the request could not be sent")
        }
        return connection
    }

    /// Sends a request and waits for its answer.
    func ask(
        _ request: String, token: String? = nil, key: String? = nil, _ body: String = ""
    ) throws(ChildProcess.Trouble) -> Answer {
        let connection = try begin(request, token: token, key: key, body)
        defer { close(connection) }
        var bytes: [UInt8] = []
        while let more = try readSome(connection, milliseconds: 60_000) { bytes += more }
        let text = String(decoding: bytes, as: UTF8.self)
        guard let end = text.firstRange(of: "\r\n\r\n"), let status = Int(text.dropFirst(9).prefix(3)) else {
            throw ChildProcess.Trouble(description: "no answer: \(text)")
        }
        return Answer(status: status, body: String(text[end.upperBound...]))
    }

    private func connected() throws(ChildProcess.Trouble) -> Int32 {
        guard let port = address.split(separator: ":").last.flatMap({ UInt16($0) }) else {
            throw ChildProcess.Trouble(description: "\(address) names no port")
        }
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_port = port.bigEndian
        place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC, 0)
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let failure = withUnsafePointer(to: &place) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(connection, $0, size) }
        }
        guard failure == 0 else {
            close(connection)
            throw ChildProcess.Trouble(description: "nobody answers at \(address)")
        }
        return connection
    }
}
