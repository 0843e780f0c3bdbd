import Dispatch
import Glibc

/// A TCP server of 127.0.0.1 that does the same with each connection, on a thread of its own.
final class Listener: Sendable {
    let port: Int
    private let file: Int32

    init(_ serve: @escaping @Sendable (Connection) -> Void) throws(ChildProcess.Trouble) {
        let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC, 0)
        var address = Connection.loopback(port: 0)
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(file, pointer, size) == 0 && listen(file, 16) == 0
                    && getsockname(file, pointer, &size) == 0
            }
        }
        guard isListening else { throw ChildProcess.Trouble(description: "no port to listen at") }
        self.file = file
        port = Int(UInt16(bigEndian: address.sin_port))
        DispatchQueue(label: "listener").async {
            while true {
                let accepted = accept(file, nil, nil)
                guard accepted >= 0 else { return }
                let connection = Connection(file: accepted)
                serve(connection)
                connection.close()
            }
        }
    }

    /// Takes no more connections.
    func stop() {
        _ = shutdown(file, Int32(SHUT_RDWR))
        close(file)
    }
}

/// A TCP connection whose calls block for ten seconds at the most.
struct Connection: Sendable {
    private let file: Int32

    init(file: Int32) {
        self.file = file
        var time = timeval(tv_sec: 10, tv_usec: 0)
        setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(file, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    }

    /// Connects to a port of this machine.
    init(port: Int) throws(ChildProcess.Trouble) {
        self.init(file: socket(AF_INET, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC, 0))
        var address = Self.loopback(port: UInt16(port))
        let (file, size) = (file, socklen_t(MemoryLayout<sockaddr_in>.size))
        let isConnected = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(file, $0, size) == 0 }
        }
        guard isConnected else { throw ChildProcess.Trouble(description: "nobody listens at \(port)") }
    }

    /// Waits for some bytes, or the end.
    @discardableResult
    func readSome() -> String {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = recv(file, &buffer, buffer.count, 0)
        return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
    }

    /// All that comes until the other side closes.
    func readAll() -> String {
        var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 65_536))
        while true {
            let count = recv(file, &buffer, buffer.count, 0)
            if count <= 0 { return String(decoding: bytes, as: UTF8.self) }
            bytes += buffer[..<count]
        }
    }

    /// Sends what the other side takes.
    func write(_ bytes: [UInt8]) {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                send(file, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count <= 0 { return }
            sent += count
        }
    }

    /// Lets the other side see a reset when this one closes.
    func reset() {
        var option = linger(l_onoff: 1, l_linger: 0)
        setsockopt(file, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    }

    func close() { _ = Glibc.close(file) }

    static func loopback(port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return address
    }
}
