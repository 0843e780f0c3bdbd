import Dispatch
import Glibc
import Synchronization

/// An HTTP server on 127.0.0.1 that answers as a test says, rightly or not, one thread a connection.
public final class HostileServer: Sendable {
    /// What a client has sent.
    public struct Request: Sendable {
        /// Counted from 0.
        public let number: Int
        /// `GET`, `PUT`, …
        public let method: String
        /// Path and query.
        public let target: String
        /// The first line and the fields.
        public let head: String
        /// The whole body.
        public let body: [UInt8]
    }

    /// What the server does about it.
    public enum Answer: Sendable {
        /// These bytes; the connection stays.
        case bytes([UInt8])
        /// These bytes, and then the end of the connection.
        case lastBytes([UInt8])
        /// Nothing, until the client gives up.
        case silence
    }

    /// Where it listens.
    public let port: Int
    private let listener: Int32
    private let requests = Mutex<[Request]>([])
    private let answer: @Sendable (Request) -> Answer

    /// Listens at a free port. Throws if there is none.
    public init(_ answer: @escaping @Sendable (Request) -> Answer) throws {
        self.answer = answer
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let file = listener
        let isReady = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(file, pointer, size) == 0 && listen(file, 16) == 0
                    && getsockname(file, pointer, &size) == 0
            }
        }
        port = Int(UInt16(bigEndian: address.sin_port))
        guard isReady else { throw Shell.Failure(description: "no port for a hostile server") }
        DispatchQueue(label: "hostile server").async { [self] in accept() }
    }

    /// What has come so far.
    public var seen: [Request] { requests.withLock { $0 } }

    /// Ends the thread that accepts.
    public func close() { shutdown(listener, Int32(SHUT_RDWR)) }

    private func accept() {
        while case let connection = Glibc.accept(listener, nil, nil), connection >= 0 {
            var time = timeval(tv_sec: 60, tv_usec: 0)
            setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
            DispatchQueue(label: "hostile connection").async { [self] in serve(connection) }
        }
        Glibc.close(listener)
    }

    private func serve(_ connection: Int32) {
        defer { Glibc.close(connection) }
        while let request = read(connection) {
            switch answer(request) {
            case .bytes(let bytes): send(bytes, connection)
            case .lastBytes(let bytes): return send(bytes, connection)
            case .silence:
                var byte: UInt8 = 0
                _ = recv(connection, &byte, 1, 0)
                return
            }
        }
    }

    private func read(_ connection: Int32) -> Request? {
        var bytes: [UInt8] = []
        let end = Array("\r\n\r\n".utf8)
        while !bytes.suffix(4).elementsEqual(end) {
            guard let more = receive(1, connection) else { return nil }
            bytes += more
        }
        let head = String(decoding: bytes, as: UTF8.self)
        let words = head.split(separator: " ").prefix(2).map(String.init)
        let field = head.lowercased().split(separator: "\r\n").first { $0.hasPrefix("content-length:") }
        let length = field.flatMap { Int($0.dropFirst(15).filter(\.isNumber)) } ?? 0
        var body: [UInt8] = []
        while body.count < length {
            guard let more = receive(length - body.count, connection) else { return nil }
            body += more
        }
        return requests.withLock { [body] requests in
            let request = Request(
                number: requests.count, method: words.first ?? "", target: words.last ?? "", head: head,
                body: body)
            requests.append(request)
            return request
        }
    }

    private func receive(_ count: Int, _ connection: Int32) -> [UInt8]? {
        var part = [UInt8](repeating: 0, count: min(count, 65_536))
        let received = recv(connection, &part, part.count, 0)
        return received > 0 ? Array(part[..<received]) : nil
    }

    private func send(_ bytes: [UInt8], _ connection: Int32) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}

extension HostileServer.Answer {
    /// A whole answer.
    public static func status(_ status: Int, _ fields: String = "", _ body: [UInt8] = []) -> Self {
        .bytes(Array("HTTP/1.1 \(status) X\r\ncontent-length: \(body.count)\r\n\(fields)\r\n".utf8) + body)
    }
}
