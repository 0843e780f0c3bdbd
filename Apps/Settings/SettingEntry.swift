/// A setting's value and where it comes from.
public struct SettingEntry: Hashable, Sendable {
    /// The setting.
    public let key: SettingKey
    /// The value as it was written, but for passwords in it.
    public var value: String { written.maskingPasswords }
    /// Where it was written.
    public let source: SettingSource
    /// The value with all that is in it.
    let written: String

    /// A value as it was written in that place.
    package init(key: SettingKey, value: String, source: SettingSource) {
        self.key = key
        self.source = source
        written = value
    }

    /// Whether it holds a password.
    package var isSecret: Bool { value != written }
}

/// Where a setting was written.
public enum SettingSource: Hashable, Sendable {
    case flag(String)
    case environment(String)
    /// What this device remembers, in that file.
    case device(String)
    /// What the account keeps of whoever is signed in, as it was last read, in that file.
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

    /// Which flag, variable or file; nil for a default.
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
        // Up to the last @, because a password may hold one that is not percent-encoded, or a slash.
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
