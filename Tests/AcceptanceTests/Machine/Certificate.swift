import Testing

/// A certificate that was made for a test, signed by its own key.
struct Certificate {
    /// The certificate (PEM), which is its own authority.
    let file: String
    let key: String

    /// Makes one for that host name, valid for so many days; for -1 it expired yesterday.
    init(_ machine: Machine, host: String = "localhost", days: Int = 2) throws {
        let place = "\(machine.home.path)/\(host)\(days)"
        (file, key) = (place + ".pem", place + ".key")
        let request = place + ".request"
        let name = ["-subj", "/CN=\(host)", "-addext", "subjectAltName=DNS:\(host)"]
        let curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
        try Self.openssl(machine, ["req", "-new", "-keyout", key, "-out", request] + curve + name)
        try Self.openssl(
            machine,
            ["x509", "-req", "-in", request, "-signkey", key, "-out", file, "-days", "\(days)"]
                + ["-copy_extensions", "copyall"])
    }

    private static func openssl(_ machine: Machine, _ words: [String]) throws {
        let outcome = try machine.run("/usr/bin/openssl", words)
        try #require(outcome.status == 0, "\(outcome)")
    }
}
