import Vocabulary
import Wire

/// A file beside the pages, at an address that changes with its text.
struct SiteFile: Sendable {
    /// How its name ends: `css`.
    let ending: String
    private let mediaType: String
    private let bytes: [UInt8]
    private let name: String

    /// A file with that text; empty without one.
    init(_ text: String?, ending: String, mediaType: String) {
        (self.ending, self.mediaType) = (ending, mediaType)
        bytes = Array((text ?? "").utf8)
        name = "\(String(Cursor.scope(of: text ?? ""), radix: 36)).\(ending)"
    }

    /// The path at which it may be cached for good.
    var address: String { "/style/\(name)" }

    /// The file for a year at its own address. At another, which a server of another version has given out,
    /// the browser asks for it each time.
    func response(named name: String) -> WireResponse {
        var headers = ["content-type": mediaType]
        if name == self.name { headers["cache-control"] = "public, max-age=31536000, immutable" }
        return WireResponse(status: 200, headers: headers, body: bytes)
    }
}
