/// The result of a `Range` field (RFC 9110, section 14.2).
enum ByteRange: Hashable {
    /// The whole file: no field, several ranges, or one that is not understood.
    case whole
    /// These bytes.
    case part(Range<Int>)
    /// A range outside the file.
    case outside

    /// Reads the field for a file of that size.
    init(_ field: String?, size: Int) {
        guard let field, let spec = Self.bytes(field), let dash = spec.firstIndex(of: UInt8(ascii: "-")),
            !spec.contains(UInt8(ascii: ","))
        else {
            self = .whole
            return
        }
        let (first, last) = (spec[..<dash], spec[(dash + 1)...])
        switch (Self.number(first), Self.number(last)) {
        case (let first?, let last?) where first <= last: self.init(first, last, size)
        case (let first?, nil) where last.isEmpty: self.init(first, .max, size)
        case (nil, let count?) where first.isEmpty:
            self = count == 0 || size == 0 ? .outside : .part(max(0, size - count)..<size)
        default: self = .whole
        }
    }

    private init(_ first: Int, _ last: Int, _ size: Int) {
        self = first >= size ? .outside : .part(first..<(last >= size ? size : last + 1))
    }

    /// The text after `bytes=`, trimmed.
    private static func bytes(_ field: String) -> [UInt8]? {
        let field = Array(Substring(field).withoutOuterBlanks.utf8)
        guard field.count > 6, String(decoding: field[..<6], as: UTF8.self).lowercased() == "bytes=" else {
            return nil
        }
        return Array(HeaderValue.trimmed(field[6...]))
    }

    /// A number of digits only; overflow becomes the largest number.
    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard !digits.isEmpty, digits.allSatisfy({ (48...57).contains($0) }) else { return nil }
        return Int(String(decoding: digits, as: UTF8.self)) ?? .max
    }
}
