import Dispatch
import Glibc

/// A TCP socket of 127.0.0.1 without any protocol. All of its calls block, for a minute at the most (a
/// debug build on a busy machine can stall for long), so they belong into `offPool`.
struct RawSocket: Sendable {
    struct Failure: Error, Hashable {
        let call: String
        let code: Int32
    }

    private let file: Int32

    /// Listens on a free port.
    static func listening() throws(Failure) -> (RawSocket, port: Int) {
        let socket = try RawSocket()
        var address = loopback(port: 0)
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        try withSocketAddress(&address) { pointer throws(Failure) in
            try check("bind", bind(socket.file, pointer, size))
            try check("listen", listen(socket.file, 16))
            try check("getsockname", getsockname(socket.file, pointer, &size))
        }
        return (socket, Int(UInt16(bigEndian: address.sin_port)))
    }

    /// Connects to a port; with `room`, one that takes in about that many bytes before it is read from, with
    /// `host` from that address, a number of the loopback network: 2 for 127.0.0.2.
    static func connected(
        port: Int, room: Int32? = nil, from host: UInt32 = 1
    ) throws(Failure) -> RawSocket {
        let socket = try RawSocket()
        if host != 1 {
            var own = loopback(port: 0, host)
            try withSocketAddress(&own) { pointer throws(Failure) in
                try check("bind", bind(socket.file, pointer, socklen_t(MemoryLayout<sockaddr_in>.size)))
            }
        }
        if var room {
            setsockopt(socket.file, SOL_SOCKET, SO_RCVBUF, &room, socklen_t(MemoryLayout<Int32>.size))
        }
        var address = loopback(port: UInt16(port))
        do throws(Failure) {
            try withSocketAddress(&address) { pointer throws(Failure) in
                let size = socklen_t(MemoryLayout<sockaddr_in>.size)
                try check("connect", connect(socket.file, pointer, size))
            }
        } catch {
            socket.close()
            throw error
        }
        return socket
    }

    /// Connects to a port of ::1.
    static func connectedByIPv6(port: Int) throws(Failure) -> RawSocket {
        let socket = try RawSocket(file: socket(AF_INET6, Int32(SOCK_STREAM.rawValue), 0))
        var address = sockaddr_in6()
        address.sin6_family = sa_family_t(AF_INET6)
        address.sin6_port = UInt16(port).bigEndian
        address.sin6_addr = in6addr_loopback
        do throws(Failure) {
            try withSocketAddress(&address) { pointer throws(Failure) in
                let size = socklen_t(MemoryLayout<sockaddr_in6>.size)
                try check("connect", connect(socket.file, pointer, size))
            }
        } catch {
            socket.close()
            throw error
        }
        return socket
    }

    private init() throws(Failure) {
        try self.init(file: socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
    }

    private init(file: Int32) throws(Failure) {
        try Self.check("socket", file)
        self.file = file
        var time = timeval(tv_sec: 60, tv_usec: 0)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            setsockopt(file, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
        }
    }

    /// The next connection to a listening socket.
    func accept() throws(Failure) -> RawSocket {
        try RawSocket(file: Glibc.accept(file, nil, nil))
    }

    func send(_ text: String) throws(Failure) { try send(Array(text.utf8)) }

    func send(_ bytes: [UInt8]) throws(Failure) {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Glibc.send(file, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { throw Failure(call: "send", code: errno) }
            sent += count
        }
    }

    /// The bytes until they end so, or until the other side closes.
    func receive(until end: String? = nil) throws(Failure) -> String {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = recv(file, &part, end == nil ? part.count : 1, 0)
            guard count >= 0 else { throw Failure(call: "recv", code: errno) }
            bytes += part[..<count]
            if count == 0 { break }
            if let end, bytes.count >= end.utf8.count, bytes.suffix(end.utf8.count).elementsEqual(end.utf8) {
                break
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    func close() { _ = Glibc.close(file) }

    /// Lets the other side see a reset when this one closes.
    func endWithReset() {
        var option = linger(l_onoff: 1, l_linger: 0)
        setsockopt(file, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    }

    private static func check(_ call: String, _ code: Int32) throws(Failure) {
        if code < 0 { throw Failure(call: call, code: errno) }
    }

    private static func loopback(port: UInt16, _ host: UInt32 = 1) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0000 + host).bigEndian
        return address
    }

    private static func withSocketAddress<Address>(
        _ address: inout Address, _ body: (UnsafeMutablePointer<sockaddr>) throws(Failure) -> Void
    ) throws(Failure) {
        var failure: Failure?
        withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                do throws(Failure) { try body(pointer) } catch { failure = error }
            }
        }
        if let failure { throw failure }
    }
}

/// Runs blocking work on a thread that Swift's tasks do not need.
func offPool<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        // A queue of its own has a thread of its own; the global ones would make blocked calls wait for each
        // other.
        DispatchQueue(label: "raw sockets").async {
            continuation.resume(with: Result { try work() })
        }
    }
}

/// Sends the bytes over a new connection and gives all that comes back until the other side closes.
func exchange(port: Int, _ text: String) async throws -> String {
    try await offPool {
        let socket = try RawSocket.connected(port: port)
        defer { socket.close() }
        try socket.send(text)
        return try socket.receive()
    }
}
