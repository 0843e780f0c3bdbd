import CZlib
import Wire

/// Compresses bodies (RFC 1952) with zlib.
enum Gzip {
    /// The smallest body worth compressing.
    static let least = 1024

    /// This level already saves three quarters of a listings page; level 6 takes a quarter longer for
    /// another twentieth.
    private static let level: Int32 = 3

    /// The compressed body; nil if it is not smaller, or zlib has no memory.
    static func packed(_ body: [UInt8]) -> [UInt8]? {
        var stream = z_stream()
        return withUnsafeMutablePointer(to: &stream) { stream in
            // The window is no larger than the body, because allocating and clearing it costs more than
            // compressing a page.
            let bits = Int32(min(15, max(9, body.count.bitWidth - body.count.leadingZeroBitCount)))
            guard madang_begin_gzip(stream, level, bits, min(8, max(1, bits - 7))) == Z_OK else { return nil }
            defer { deflateEnd(stream) }
            let bound = Int(deflateBound(stream, UInt(body.count)))
            let packed = [UInt8](unsafeUninitializedCapacity: bound) { output, count in
                count = deflate(stream, body, into: output)
            }
            return packed.isEmpty || packed.count >= body.count ? nil : packed
        }
    }

    private static func deflate(
        _ stream: UnsafeMutablePointer<z_stream>, _ body: [UInt8],
        into output: UnsafeMutableBufferPointer<UInt8>
    ) -> Int {
        body.withUnsafeBufferPointer { input in
            stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
            stream.pointee.avail_in = UInt32(input.count)
            stream.pointee.next_out = output.baseAddress
            stream.pointee.avail_out = UInt32(output.count)
            return CZlib.deflate(stream, Z_FINISH) == Z_STREAM_END ? Int(stream.pointee.total_out) : 0
        }
    }

    /// Whether a body of that media type is text.
    static func suits(_ mediaType: String?) -> Bool {
        guard let mediaType else { return false }
        return mediaType.hasPrefix("application/json") || mediaType.hasPrefix("application/problem+json")
            || mediaType.hasPrefix("text/")
    }

    /// Whether an `Accept-Encoding` field admits gzip (RFC 9110, section 12.5.3): `gzip` or `*`, with a
    /// weight other than 0.
    static func isAccepted(_ field: String?) -> Bool {
        guard let field else { return false }
        var any = false
        for part in field.split(separator: ",") {
            let pieces = part.split(separator: ";", maxSplits: 1)
            guard let coding = pieces.first?.withoutOuterBlanks.lowercased() else { continue }
            let isWanted = pieces.count < 2 || hasWeight(pieces[1])
            if coding == "gzip" || coding == "x-gzip" { return isWanted }
            if coding == "*" { any = isWanted }
        }
        return any
    }

    /// Whether the parameter is `q=` with a weight other than 0.
    private static func hasWeight(_ parameter: Substring) -> Bool {
        let text = parameter.withoutOuterBlanks.lowercased()
        guard text.hasPrefix("q=") else { return false }
        return text.dropFirst(2).utf8.contains { (49...57) ~= $0 }
    }
}
