import SystemPackage
public import WireClient

/// Where a program finds Madang's data.
public enum Backend: Hashable, Sendable {
    /// In the memory of this process: empty at the start, gone at the end.
    case memory
    /// In a SQLite database of this machine, by its absolute path.
    case sqlite(path: String)
    /// At a server.
    case server(ServerAddress)

    /// The forms that a backend is written in.
    public static let forms = ["memory", "sqlite:PATH", "http(s)://HOST[:PORT][/PREFIX]"]

    /// Reads one of the forms; nil for anything else. A relative path counts from the folder.
    public init?(_ text: String, relativeTo folder: String) {
        if text == "memory" {
            self = .memory
        } else if text.hasPrefix("sqlite:"), text.count > "sqlite:".count {
            let path = FilePath(folder).pushing(FilePath(String(text.dropFirst("sqlite:".count))))
            self = .sqlite(path: path.lexicallyNormalized().string)
        } else if let address = ServerAddress(text) {
            self = .server(address)
        } else {
            return nil
        }
    }

    /// Whether the data is in this process or its files, not at a server.
    public var isLocal: Bool {
        if case .server = self { false } else { true }
    }
}

extension Backend: CustomStringConvertible {
    /// The form that `init` reads.
    public var description: String {
        switch self {
        case .memory: "memory"
        case .sqlite(let path): "sqlite:\(path)"
        case .server(let address): address.description
        }
    }
}
