import CUTF8Proc

extension String {
    /// The text in normalization form C (Unicode Standard Annex 15), the form that Madang stores: NFD input,
    /// as some keyboards and file systems give it, becomes the same bytes as NFC input.
    public var nfc: String { mapped(UTF8PROC_STABLE.rawValue | UTF8PROC_COMPOSE.rawValue) }

    /// The text in normalization form D (Unicode Standard Annex 15), as some keyboards and file systems give
    /// it.
    public var nfd: String { mapped(UTF8PROC_STABLE.rawValue | UTF8PROC_DECOMPOSE.rawValue) }

    /// The text in normalization form KC (Unicode Standard Annex 15), as RFC 8265 wants passwords to be
    /// prepared.
    public var nfkc: String {
        mapped(UTF8PROC_STABLE.rawValue | UTF8PROC_COMPOSE.rawValue | UTF8PROC_COMPAT.rawValue)
    }

    /// The form in which texts are compared and searched: NFKC with full case folding (Unicode, section
    /// 5.18), so that case, width and normalization make no difference. Folding twice changes nothing.
    public var folded: String {
        mapped(
            UTF8PROC_STABLE.rawValue | UTF8PROC_COMPOSE.rawValue | UTF8PROC_COMPAT.rawValue
                | UTF8PROC_CASEFOLD.rawValue)
    }

    private func mapped(_ options: UInt32) -> String {
        if utf8.allSatisfy({ $0 < 0x80 }) {
            return options & UTF8PROC_CASEFOLD.rawValue == 0 ? self : lowercased()
        }
        var text = self
        return text.withUTF8 { bytes in
            var result: UnsafeMutablePointer<UInt8>?
            let count = utf8proc_map(
                bytes.baseAddress, bytes.count, &result, utf8proc_option_t(rawValue: options))
            guard count >= 0, let result else { return String(decoding: bytes, as: UTF8.self) }
            defer { result.deallocate() }
            return String(decoding: UnsafeBufferPointer(start: result, count: count), as: UTF8.self)
        }
    }
}
