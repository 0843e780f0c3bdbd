import Dispatch
import Synchronization

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Stands between a driver and the server on the loopback, and cuts connections where a test says.
final class Proxy: Sendable {
    /// What happens at the next commit.
    enum Mishap {
        /// The server gets it, the driver does not get the answer.
        case answerLost
        /// As `answerLost`, and from then on nobody can connect.
        case answerLostForGood
        /// The server does not get it.
        case commandLost
        /// The server does not get it and does not learn that the driver has lost it.
        case commandStuck
    }

    private struct State {
        var mishap: Mishap?
        var isFrozen = false
        var open: Set<Int32> = []
        var orphans: [Int32] = []
    }

    let port: Int
    private let target: UInt16
    private let listener: Int32
    private let state = Mutex(State())

    /// Listens at a free port for connections to the target.
    init?(to target: Int) {
        self.target = UInt16(target)
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard let port = Self.listen(listener) else { return nil }
        self.port = port
        Thread.start { [self] in
            while case let client = accept(listener, nil, nil), client >= 0 {
                Thread.start { self.serve(client) }
            }
        }
    }

    /// Lets the mishap happen at the next commit.
    func expect(_ mishap: Mishap) { state.withLock { $0.mishap = mishap } }

    /// Cuts all connections.
    func cut() {
        // Under the lock, because a descriptor that is closed meanwhile may be another connection's by now.
        state.withLock { state in
            for descriptor in state.open { shutdown(descriptor, Int32(SHUT_RDWR)) }
        }
    }

    /// From now on nothing is passed on, though connections stay.
    func freeze() { state.withLock { $0.isFrozen = true } }

    /// Cuts everything and ends.
    func close() {
        cut()
        shutdown(listener, Int32(SHUT_RDWR))
        for orphan in state.withLock({ $0.orphans }) { Glibc.close(orphan) }
    }

    private enum Thread {
        static func start(_ body: @escaping @Sendable () -> Void) {
            DispatchQueue(label: "proxy").async(execute: body)
        }
    }

    private func serve(_ client: Int32) {
        let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard Self.withLoopback(target, { connect(server, $0, $1) }) == 0 else {
            Glibc.close(client)
            return
        }
        state.withLock { $0.open.formUnion([client, server]) }
        let keepsServer = pump(client, server)
        state.withLock { state in
            state.open.subtract([client, server])
            if keepsServer { state.orphans.append(server) }
        }
        Glibc.close(client)
        if !keepsServer { Glibc.close(server) }
    }

    /// Passes bytes on until one side ends; true if the server shall not learn of it.
    private func pump(_ client: Int32, _ server: Int32) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        var polled = [
            pollfd(fd: client, events: Int16(POLLIN), revents: 0),
            pollfd(fd: server, events: Int16(POLLIN), revents: 0),
        ]
        while poll(&polled, 2, -1) > 0 {
            for index in 0...1 where polled[index].revents != 0 {
                let (source, goal) = index == 0 ? (client, server) : (server, client)
                let count = recv(source, &buffer, buffer.count, 0)
                if count <= 0 { return false }
                if state.withLock({ $0.isFrozen }) { continue }
                if index == 0, Self.isCommit(buffer[..<count]), let mishap = takeMishap() {
                    return happen(mishap, Array(buffer[..<count]), server)
                }
                send(goal, buffer, count, Int32(MSG_NOSIGNAL))
            }
        }
        return false
    }

    private func takeMishap() -> Mishap? { state.withLock { $0.mishap.take() } }

    private func happen(_ mishap: Mishap, _ command: [UInt8], _ server: Int32) -> Bool {
        switch mishap {
        case .commandLost: return false
        case .commandStuck: return true
        case .answerLost, .answerLostForGood:
            if mishap == .answerLostForGood { shutdown(listener, Int32(SHUT_RDWR)) }
            send(server, command, command.count, Int32(MSG_NOSIGNAL))
            var answer = [UInt8](repeating: 0, count: 4096)
            _ = recv(server, &answer, answer.count, 0)
            return false
        }
    }

    /// A Bind message of the statement that the driver prepares under this name.
    private static func isCommit(_ bytes: ArraySlice<UInt8>) -> Bool {
        let mark = [0] + Array("commit".utf8) + [0]
        return bytes.indices.contains { bytes[$0...].starts(with: mark) }
    }

    private static func listen(_ listener: Int32) -> Int? {
        guard withLoopback(0, { bind(listener, $0, $1) }) == 0, Glibc.listen(listener, 64) == 0 else {
            return nil
        }
        var address = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isKnown = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(listener, $0, &size) == 0 }
        }
        return isKnown ? Int(UInt16(bigEndian: address.sin_port)) : nil
    }

    private static func withLoopback(
        _ port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }
}
