import UnicodeText

/// Collects the lines of a part's head.
struct PartHeadLines: Sendable {
    private var fields: [String: String] = [:]
    private let limits: MultipartLimits

    init(_ limits: MultipartLimits) { self.limits = limits }

    /// Adds a line without its line break. Throws `malformed` for an invalid field: folded, without a name,
    /// not UTF-8, or repeated.
    mutating func add(_ line: ArraySlice<UInt8>) throws(MultipartFault) {
        let name = line.prefix { $0 != UInt8(ascii: ":") }
        guard HeaderValue.isToken(name), name.count < line.count,
            let text = String(validating: HeaderValue.trimmed(line.dropFirst(name.count + 1)), as: UTF8.self)
        else { throw .malformed(expected: "header fields in UTF-8 before each part, one a line") }
        let key = String(decoding: name, as: UTF8.self).lowercased()
        guard fields.updateValue(text, forKey: key) == nil else {
            throw .malformed(expected: "each header field of a part once")
        }
    }

    /// The parsed head. Throws `malformed` if the name of the form's field is missing, `unsupported` if the
    /// part is encoded or itself multipart.
    func head() throws(MultipartFault) -> PartHead {
        guard let disposition = fields["content-disposition"].flatMap({ HeaderValue($0) }),
            disposition.value == "form-data",
            let name = try named("name", of: disposition, atMost: limits.name), !name.isEmpty
        else {
            throw .malformed(expected: #"Content-Disposition: form-data; name="…" before each part"#)
        }
        try checkEncoding()
        return PartHead(
            name: name, filename: try named("filename", of: disposition, atMost: limits.filename),
            mediaType: try mediaType())
    }

    /// `filename*` is ignored (RFC 7578, section 4.2).
    private func named(
        _ parameter: String, of disposition: HeaderValue, atMost limit: Int
    ) throws(MultipartFault) -> String? {
        guard let text = try disposition.parameter(parameter)?.nfc else { return nil }
        guard text.count <= limit, !text.unicodeScalars.contains(where: Self.isControl) else {
            throw .malformed(
                expected: "a \(parameter) of at most \(limit) characters, none of them a control")
        }
        return text
    }

    private func mediaType() throws(MultipartFault) -> String? {
        guard let field = fields["content-type"] else { return nil }
        guard let value = HeaderValue(field)?.value, value.utf8.contains(UInt8(ascii: "/")) else {
            throw .malformed(expected: "a media type, such as image/jpeg")
        }
        guard !value.hasPrefix("multipart/") else {
            throw .unsupported(expected: "parts that are not made of parts")
        }
        return value
    }

    /// Only identity encodings are allowed; encoded parts are deprecated (RFC 7578, section 4.7).
    private func checkEncoding() throws(MultipartFault) {
        let encoding = fields["content-transfer-encoding"]?.lowercased() ?? "binary"
        guard ["binary", "8bit", "7bit"].contains(encoding) else {
            throw .unsupported(expected: "parts without Content-Transfer-Encoding")
        }
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control
    }
}
