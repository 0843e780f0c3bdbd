import CSodium

/// A form of base64 (RFC 4648), written and read in canonical form only.
struct Base64Form: Sendable {
    private let variant: Int32

    /// The standard alphabet with padding (section 4).
    static let standard = Base64Form(variant: Int32(sodium_base64_VARIANT_ORIGINAL))
    /// The alphabet for addresses and file names, without padding (section 5).
    static let forURLs = Base64Form(variant: Int32(sodium_base64_VARIANT_URLSAFE_NO_PADDING))

    func encode(_ bytes: [UInt8]) -> String {
        let size = sodium_base64_encoded_len(bytes.count, variant)
        var text = [CChar](repeating: 0, count: size)
        sodium_bin2base64(&text, size, bytes, bytes.count, variant)
        // The last character is C's terminating zero.
        return String(decoding: text.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    func decode(_ text: some Sequence<UInt8>) -> [UInt8]? {
        let text = text.map(CChar.init(bitPattern:))
        var bytes = [UInt8](repeating: 0, count: text.count / 4 * 3 + 2)
        var count = 0
        let result = sodium_base642bin(&bytes, bytes.count, text, text.count, nil, &count, nil, variant)
        guard result == 0 else { return nil }
        bytes.removeSubrange(count...)
        return bytes
    }
}
