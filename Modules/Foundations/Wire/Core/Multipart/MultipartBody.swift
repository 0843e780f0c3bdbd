/// A `multipart/form-data` body to send (RFC 7578), its parts in order.
public struct MultipartBody: Sendable {
    /// A field of the form: a text or a file.
    public struct Part: Sendable {
        /// The head of the part.
        public let head: PartHead
        /// The bytes.
        public let content: StreamedBody

        /// Memberwise.
        public init(_ head: PartHead, _ content: StreamedBody) {
            self.head = head
            self.content = content
        }

        /// A text.
        public static func text(_ name: String, _ text: String) -> Part {
            Part(PartHead(name: name), StreamedBody(Array(text.utf8)))
        }
    }

    /// The boundary, which must not occur in the parts.
    public let boundary: Boundary
    /// The parts.
    public let parts: [Part]

    /// A body of these parts; the caller must pass an unpredictable boundary.
    public init(_ parts: [Part], boundary: Boundary) {
        self.parts = parts
        self.boundary = boundary
    }

    /// The value of `Content-Type`.
    public var contentType: String { boundary.contentType }

    /// The body. It has a length if every part has, and can be repeated if every part can.
    public var body: StreamedBody {
        var length: Int? = ending.count
        for index in parts.indices {
            guard let sum = length, let more = parts[index].content.length else {
                length = nil
                break
            }
            length = sum + opening(at: index).count + more
        }
        return StreamedBody(length: length, MultipartStream(self))
    }

    /// The delimiter and the head of a part; after the first part with the delimiter's line break.
    func opening(at index: Int) -> [UInt8] {
        let head = parts[index].head
        var text = (index == 0 ? "--" : "\r\n--") + boundary.text + "\r\n"
        text += "Content-Disposition: form-data; name=" + Self.quoted(head.name)
        if let filename = head.filename { text += "; filename=" + Self.quoted(filename) }
        if let mediaType = head.mediaType { text += "\r\nContent-Type: " + Self.onOneLine(mediaType) }
        return Array((text + "\r\n\r\n").utf8)
    }

    /// The last delimiter.
    var ending: [UInt8] { Array("\r\n--\(boundary.text)--\r\n".utf8) }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for character in onOneLine(text) {
            if character == "\"" || character == "\\" { quoted.append("\\") }
            quoted.append(character)
        }
        return quoted + "\""
    }

    /// Control characters are not allowed in a head and carry no information.
    private static func onOneLine(_ text: String) -> String {
        var line = String.UnicodeScalarView()
        line.append(contentsOf: text.unicodeScalars.filter { $0.properties.generalCategory != .control })
        return String(line)
    }
}
