import FoundationEssentials
import Glibc
import TestKit
import Testing

/// nginx as `Docs/proxy/nginx.conf` has it, but for names, ports and files, in front of a server.
final class TLSProxy {
    /// The ports that stand for 443 and 80.
    let securePort: Int
    let plainPort: Int
    var address: String { "https://localhost:\(securePort)" }
    private let machine: Machine
    private let words: [String]

    /// Starts it and returns when it listens. Fails if there is no nginx, or if it refuses the document.
    init(_ machine: Machine, _ certificate: Certificate, to server: String) throws {
        let program = "/usr/sbin/nginx"
        try #require(access(program, X_OK) == 0, "nginx is missing: run 'Scripts/setup --test'")
        self.machine = machine
        (securePort, plainPort) = (try Self.freePort(), try Self.freePort())
        let folder = machine.home.path
        let site = try machine.home.write(
            "site-\(securePort).conf", Self.site(certificate, server, securePort, plainPort))
        let main = try machine.home.write(
            "nginx-\(securePort).conf", Self.main(folder, site, "\(folder)/nginx-\(securePort).pid"))
        words = ["-p", folder, "-c", main, "-e", "\(folder)/nginx.log"]
        // It goes into the background when all of its ports are open.
        let outcome = try machine.run(program, words)
        try #require(outcome.status == 0, "\(outcome)")
    }

    deinit { _ = try? machine.run("/usr/sbin/nginx", words + ["-s", "stop"]) }

    /// The document's text with what is this test's own; each of its places must be there.
    private static func site(
        _ certificate: Certificate, _ server: String, _ securePort: Int, _ plainPort: Int
    ) throws -> String {
        let lines = try Document.text("Docs/proxy/nginx.conf").split(
            separator: "\n", omittingEmptySubsequences: false)
        // Not every machine has IPv6.
        var text = lines.filter { !$0.contains("[::]") }.joined(separator: "\n")
        for (place, own) in [
            ("server 127.0.0.1:8080;", "server \(server.replacing("http://", with: ""));"),
            ("listen 80;", "listen 127.0.0.1:\(plainPort);"),
            ("listen 443 ssl", "listen 127.0.0.1:\(securePort) ssl"),
            ("server_name madang.example;", "server_name localhost;"),
            ("/etc/letsencrypt/live/madang.example/fullchain.pem", certificate.file),
            ("/etc/letsencrypt/live/madang.example/privkey.pem", certificate.key),
        ] {
            try #require(text.contains(place), "Docs/proxy/nginx.conf has no “\(place)” any more")
            text = text.replacing(place, with: own)
        }
        return text
    }

    /// What Debian's nginx.conf is around a site.
    private static func main(_ folder: String, _ site: String, _ pid: String) -> String {
        let folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map { "\($0)_temp_path \($0);" }
        return """
            \(geteuid() == 0 ? "user root;" : "")
            worker_processes 1;
            pid \(pid);
            events { worker_connections 256; }
            http {
                access_log off;
                \(folders.joined(separator: " "))
                include \(site);
            }

            """
    }

    private static func freePort() throws -> Int {
        let listener = try Listener { _ in }
        listener.stop()
        return listener.port
    }
}

/// Documents of the repository that these tests lie in.
enum Document {
    static func text(_ path: String) throws -> String {
        let data = try Data(contentsOf: root.appending(path: path))
        return String(decoding: data, as: UTF8.self)
    }

    static let root = URL(filePath: Shell.root).resolvingSymlinksInPath()
}
