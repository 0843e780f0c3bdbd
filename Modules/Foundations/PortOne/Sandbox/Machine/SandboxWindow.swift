import PortOne

/// The parameters of a payment window.
struct SandboxWindow: Hashable, Sendable {
    var storeID: String
    /// The settings' first channel if nil.
    var channelKey: String?
    var paymentID: String
    var orderName: String
    /// In the smallest unit of the currency, at least 1.
    var totalAmount: Int64
    /// `KRW`, or `CURRENCY_KRW` as the browser's library writes it.
    var currency: String
    /// `CARD`, `EASY_PAY` or `TRANSFER`.
    var payMethod: String
    /// Where the browser goes afterwards.
    var redirectURL: String?
    /// Where this attempt's webhooks go; empty for the settings' address.
    var noticeURLs: [String] = []
}

extension SandboxWindow {
    /// The currency in the interface's form; nil unless it is three capital letters.
    static func currency(_ text: String) -> String? {
        let prefix = "CURRENCY_"
        let name = text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
        let isName = name.utf8.count == 3 && name.utf8.allSatisfy { (65...90).contains($0) }
        return isName ? name : nil
    }

    /// The means of payment; nil for one that the sandbox does not have.
    static func method(_ text: String) -> PortOneMethodType? {
        switch text {
        case "CARD": .card
        case "EASY_PAY": .easyPay
        case "TRANSFER": .transfer
        default: nil
        }
    }

    /// The first member that does not have its form, for people; nil if all have it.
    var fault: String? {
        let urls = noticeURLs + (redirectURL.map { [$0] } ?? [])
        return if !paymentID.isName(atMost: SandboxLimits.longestID) {
            "paymentId must have 1 to \(SandboxLimits.longestID) characters, no control characters"
        } else if !orderName.isName(atMost: SandboxLimits.longestName) {
            "orderName must have 1 to \(SandboxLimits.longestName) characters, no control characters"
        } else if !(1...SandboxLimits.largestAmount).contains(totalAmount) {
            "totalAmount must be 1 to \(SandboxLimits.largestAmount)"
        } else if Self.currency(currency) == nil {
            "currency must be three capital letters, such as KRW"
        } else if Self.method(payMethod) == nil {
            "payMethod must be CARD, EASY_PAY or TRANSFER"
        } else if noticeURLs.count > SandboxLimits.mostNoticeURLs {
            "noticeUrls must be at most \(SandboxLimits.mostNoticeURLs)"
        } else if !urls.allSatisfy({ $0.utf8.count <= SandboxLimits.longestURL }) {
            "an address must have at most \(SandboxLimits.longestURL) bytes"
        } else {
            nil
        }
    }
}

extension String {
    /// Whether it has 1 to that many Unicode scalars, and no control character.
    func isName(atMost longest: Int) -> Bool {
        var count = 0
        for scalar in unicodeScalars {
            count += 1
            let isControl = scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
            if count > longest || isControl { return false }
        }
        return count > 0
    }
}
