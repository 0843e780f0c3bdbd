import Glibc

/// Runs programs for tests.
public enum Shell {
    /// What a command of the shell says when it fails.
    public struct Failure: Error, CustomStringConvertible {
        /// What it printed.
        public let description: String
    }

    /// The folder of `Package.swift`.
    public static let root = #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined()

    /// What the command prints. Throws `Failure` with that if it does not end with 0.
    public static func output(of command: String) throws -> String {
        guard let pipe = popen(command, "r") else { throw Failure(description: "no shell") }
        var output: [UInt8] = []
        while case let byte = fgetc(pipe), byte != EOF { output.append(UInt8(truncatingIfNeeded: byte)) }
        let text = String(decoding: output, as: UTF8.self)
        guard pclose(pipe) == 0 else { throw Failure(description: text) }
        return text
    }

    /// Whether tests must run although what they need is not there, and then fail.
    public static var requiresBackends: Bool {
        getenv("MADANG_REQUIRE_BACKENDS").map { String(cString: $0) } == "1"
    }
}
