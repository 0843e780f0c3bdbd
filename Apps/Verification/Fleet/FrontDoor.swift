import Composition
import FoundationEssentials
import Glibc
import Vocabulary
import WireClient

/// An nginx of our own that shares requests out among servers: on a free port of the loopback interface, with
/// all of its files in a folder.
struct FrontDoor: Sendable {
    /// Where it listens.
    let address: ServerAddress
    private let folder: String
    private let port: UInt16
    private var process: ChildProgram?

    /// Prepares it; nothing runs before `lead`. Throws `unavailable` if there is no nginx or no port.
    init(_ folder: String) throws(ServiceFailure) {
        guard access(Self.program, X_OK) == 0 else {
            throw .unreachable(
                english: "\(Self.program) is missing: install Debian's package nginx-light.",
                korean: "\(Self.program)이(가) 없습니다. 데비안 패키지 nginx-light를 설치하세요.")
        }
        guard let port = Self.freePort(), let address = ServerAddress("http://127.0.0.1:\(port)") else {
            throw .noFreePort
        }
        (self.folder, self.port, self.address) = (folder, port, address)
    }

    private static let program = "/usr/sbin/nginx"

    /// Leads to these servers from now on; who is being answered by another one is answered.
    mutating func lead(to servers: [ServerAddress]) async throws(ServiceFailure) {
        do {
            try Data(configuration(servers).utf8).write(to: URL(fileURLWithPath: folder + "/nginx.conf"))
        } catch {
            throw .unwritable(folder + "/nginx.conf")
        }
        if let process { return process.send(SIGHUP) }
        process = try ChildProgram.start(
            Self.program, ["-p", folder, "-c", folder + "/nginx.conf", "-e", folder + "/nginx.log"],
            log: folder + "/nginx.out")
        try await waitUntilOpen()
    }

    /// Ends it: its workers, which are processes of their own, end by SIGTERM alone.
    mutating func close() async {
        process?.send(SIGTERM)
        await process?.waitForEnd(seconds: 5)
        process?.end()
        process = nil
    }

    private func waitUntilOpen() async throws(ServiceFailure) {
        let platform = RemotePlatform(at: address)
        for _ in 0..<500 {
            if (try? await platform.ready()) != nil { return await platform.close() }
            try? await Task.sleep(for: .milliseconds(20))
        }
        await platform.close()
        throw .unreachable(
            english: "nginx does not answer; see \(folder)/nginx.log.",
            korean: "nginx가 응답하지 않습니다. \(folder)/nginx.log를 보세요.")
    }

    private static func freePort() -> UInt16? {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard listener >= 0 else { return nil }
        defer { Glibc.close(listener) }
        var name = sockaddr_in()
        name.sin_family = sa_family_t(AF_INET)
        name.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutableBytes(of: &name) { bytes -> Bool in
            guard let address = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else {
                return false
            }
            return bind(listener, address, size) == 0 && getsockname(listener, address, &size) == 0
        }
        return isBound ? UInt16(bigEndian: name.sin_port) : nil
    }
}

extension FrontDoor {
    /// https://nginx.org/en/docs/http/ngx_http_upstream_module.html
    private func configuration(_ servers: [ServerAddress]) -> String {
        let upstreams = servers.map { address -> String in
            let place = "\(address)".dropFirst("http://".count)
            return "server \(place) max_fails=1 fail_timeout=1s;"
        }
        let folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map { "\($0)_temp_path \($0);" }
        return """
            \(geteuid() == 0 ? "user root;" : "")
            daemon off;
            worker_processes 1;
            pid nginx.pid;
            error_log nginx.log warn;
            events { worker_connections 512; }
            http {
                access_log off;
                \(folders.joined(separator: " "))
                upstream madang { \(upstreams.joined(separator: " ")) keepalive 32; }
                server {
                    listen 127.0.0.1:\(port);
                    location / {
                        proxy_pass http://madang;
                        proxy_http_version 1.1;
                        proxy_set_header Connection "";
                        proxy_set_header Host $host;
                        proxy_set_header X-Forwarded-For $remote_addr;
                        proxy_connect_timeout 2s;
                        proxy_read_timeout 20s;
                    }
                }
            }
            """
    }
}
