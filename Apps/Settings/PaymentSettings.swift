import SystemPackage
import Vocabulary
import Wire
public import WireClient

/// How members pay: with real or test money, for which fee, and what buyers are told of the operator.
public struct PaymentSettings: Hashable, Sendable {
    /// The money that moves.
    public enum Mode: String, Sendable, CaseIterable {
        /// Nothing can be bought.
        case off
        /// Test money, by a sandbox of the gateway.
        case sandbox
        /// Real money, by the gateway.
        case live
    }

    /// The money that moves.
    public let mode: Mode
    /// The sandbox that runs by itself; nil where the server serves one beside itself.
    public let sandbox: ServerAddress?
    /// The port of the sandbox that the server serves; 0 for any that is free.
    public let port: Int
    /// The absolute path of the file with the access to the gateway; nil if none is named.
    public let file: String?
    /// The house's share of sales, in hundredths of a percent.
    public let feeBasisPoints: Int
    /// The origins that live checkout pages may load scripts from, connect to, frame and send forms to.
    public let origins: [String]
    /// Whether members may pay by bank transfer.
    public let allowsTransfer: Bool
    /// The legal basis on which private people are paid with real money; nil if none is recorded.
    public let basis: String?
    /// What buyers are told of the platform's operator.
    public let house: PlatformOperator

    /// The origin of PortOne's library for browsers.
    static let usualOrigin = "https://cdn.portone.io"

    init(_ layers: SettingLayers, relativeTo folder: String) throws(SettingsError) {
        mode = try layers.value(.payments, Mode.allCases.map(\.rawValue), Mode.init)
        sandbox = try layers.value(.paymentsSandbox, ["http://127.0.0.1:8090", "none"]) {
            text -> ServerAddress?? in
            text == "none" ? .some(nil) : ServerAddress(text).map { .some($0) }
        }
        port = try layers.number(.paymentsPort)
        file = try layers.optional(.paymentsFile).map { FilePath(folder).pushing(FilePath($0)).string }
        feeBasisPoints = try layers.number(.paymentsFee)
        origins = try layers.value(.paymentsOrigins, ["https://HOST[:PORT]", "https://*.HOST", "none"]) {
            Self.origins($0)
        }
        allowsTransfer = try layers.isOn(.paymentsTransfer)
        basis = try layers.optional(.paymentsBasis)
        house = try PlatformOperator(layers)
    }

    /// The origins of a comma-separated list; nil if one cannot stand in a security policy (CSP Level 3,
    /// "host-source"). `none` is the empty list.
    private static func origins(_ text: String) -> [String]? {
        if text == "none" { return [] }
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(\.withoutOuterBlanks)
        return parts.allSatisfy(isOrigin) ? parts.map { String($0) } : nil
    }

    private static func isOrigin(_ text: some StringProtocol) -> Bool {
        let scheme = "https://"
        guard text.hasPrefix(scheme) else { return false }
        let rest = text.dropFirst(scheme.count)
        let host = rest.hasPrefix("*.") ? rest.dropFirst(2) : rest[...]
        return host.utf8.first.map(isOfName) == true && host.utf8.allSatisfy { isOfName($0) || $0 == 0x3A }
    }

    /// Lower-case letters, digits, hyphens and dots.
    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."): true
        default: false
        }
    }
}

extension PaymentSettings {
    /// Throws `payments` for settings that contradict each other, or lack what real money needs.
    func requireConsistency(at publicAddress: String?) throws(SettingsError) {
        switch mode {
        case .off: return
        case .sandbox:
            if let file { throw .payments(.sandboxWithFile(file)) }
        case .live:
            if sandbox != nil { throw .payments(.sandboxWithLive) }
            let missing = (file == nil ? [SettingKey.paymentsFile] : []) + house.missing
            guard missing.isEmpty else { throw .payments(.missing(missing)) }
            guard publicAddress?.hasPrefix("https://") == true else { throw .payments(.noSecureAddress) }
        }
    }
}

/// The operator of the platform, as buyers are told (E-Commerce Act, articles 10 and 20). Nil for what is not
/// set.
public struct PlatformOperator: Hashable, Sendable {
    /// The name of the business.
    public let name: String?
    /// The address of its office.
    public let address: String?
    /// Its phone number.
    public let phone: String?
    /// Its email.
    public let email: String?
    /// Its registration number: `123-45-67891`.
    public let businessNumber: String?

    init(_ layers: SettingLayers) throws(SettingsError) {
        name = try layers.optional(.operatorName)
        address = try layers.optional(.operatorAddress)
        phone = try layers.optional(.operatorPhone)
        email = try layers.optional(.operatorEmail)
        businessNumber = try layers.optional(.operatorBusinessNumber)
        if let businessNumber, !Self.isNumber(businessNumber) {
            throw .badValue(
                layers.entry(.operatorBusinessNumber), .malformed(expected: "123-45-67891"))
        }
    }

    /// The settings that are not made.
    var missing: [SettingKey] {
        let parts: [(SettingKey, String?)] = [
            (.operatorName, name), (.operatorAddress, address), (.operatorPhone, phone),
            (.operatorEmail, email), (.operatorBusinessNumber, businessNumber),
        ]
        return parts.filter { $0.1 == nil }.map(\.0)
    }

    private static func isNumber(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return parts.map(\.count) == [3, 2, 5] && parts.joined().allSatisfy { (48...57).contains($0) }
    }
}

extension SettingLayers {
    /// The text without blanks around it; nil for `none`. Throws `badValue` for a blank one.
    func optional(_ key: SettingKey) throws(SettingsError) -> String? {
        let entry = try filled(key)
        let text = String(entry.written[...].withoutOuterBlanks)
        if text.isEmpty { throw .badValue(entry, .required) }
        return text == "none" ? nil : text
    }
}
