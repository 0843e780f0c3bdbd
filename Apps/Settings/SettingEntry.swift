/// A setting's value and its source.
public struct SettingEntry: Hashable, Sendable {
    /// The setting.
    public let key: SettingKey
    /// The value as written, with passwords masked.
    public var value: String { written.maskingPasswords }
    /// The source.
    public let source: SettingSource
    /// The value including passwords.
    let written: String

    /// A value as written in that source.
    package init(key: SettingKey, value: String, source: SettingSource) {
        self.key = key
        self.source = source
        written = value
    }

    /// Whether it holds a password.
    package var isSecret: Bool { value != written }
}

/// Where the value of a setting comes from.
public enum SettingSource: Hashable, Sendable {
    case flag(String)
    case environment(String)
    /// A setting of this device, in that file.
    case device(String)
    /// A setting of the signed-in account as last read, in that file.
    case account(String)
    case file(String)
    case `default`

    /// `flag`, `environment`, `device`, `account`, `file` or `default`.
    public var name: String {
        switch self {
        case .flag: "flag"
        case .environment: "environment"
        case .device: "device"
        case .account: "account"
        case .file: "file"
        case .default: "default"
        }
    }

    /// The flag, variable or file; nil for a default.
    public var place: String? {
        switch self {
        case .flag(let place), .environment(let place), .device(let place), .account(let place),
            .file(let place):
            place
        case .default: nil
        }
    }
}

extension String {
    /// The text with `…` for the password of a URL, in `user:password@` (RFC 3986, section 3.2.1) and in
    /// parameters whose name ends in `password`, as libpq knows them.
    var maskingPasswords: String {
        guard let scheme = firstRange(of: "://") else { return self }
        var rest = self[scheme.upperBound...]
        var masked = String(self[..<scheme.upperBound])
        // Up to the last @, because a password may hold an unencoded @ or slash.
        if let at = rest.prefix(while: { $0 != "?" }).lastIndex(of: "@"),
            let colon = rest[..<at].firstIndex(of: ":")
        {
            masked += rest[...colon] + "…"
            rest = rest[at...]
        }
        return masked + rest.maskingParameters
    }
}

extension Substring {
    fileprivate var maskingParameters: String {
        guard let mark = firstIndex(of: "?") else { return String(self) }
        let parameters = self[index(after: mark)...].split(separator: "&", omittingEmptySubsequences: false)
        let masked = parameters.map { parameter -> String in
            let name = parameter.prefix { $0 != "=" }
            let isSecret = name.lowercased().hasSuffix("password") && name.endIndex < parameter.endIndex
            return isSecret ? name + "=…" : String(parameter)
        }
        return self[...mark] + masked.joined(separator: "&")
    }
}
