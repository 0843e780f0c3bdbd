/// Lines of iCalendar as bytes: each ends with CRLF, and a long one is folded (RFC 5545, section 3.1).
struct ContentLines {
    /// The most octets of a line without its CRLF.
    private static let widest = 75

    private(set) var bytes: [UInt8] = []

    /// Adds a property. The value holds neither line breaks nor other controls.
    mutating func add(_ name: String, _ value: String) {
        let line = "\(name):\(value)"
        if line.utf8.count <= Self.widest { bytes += line.utf8 } else { fold(line) }
        bytes += "\r\n".utf8
    }

    /// Adds a property whose value is any text.
    mutating func add(_ name: String, text: String) { add(name, text.calendarText) }

    /// Breaks between characters as people see them. One that is longer than a line, such as a letter with
    /// very many marks, is broken between its scalars.
    private mutating func fold(_ line: String) {
        var width = 0
        for character in line {
            if character.utf8.count < Self.widest {
                add(character.utf8, behind: &width)
            } else {
                for scalar in character.unicodeScalars { add(scalar.utf8, behind: &width) }
            }
        }
    }

    /// The blank that begins a continued line counts among its octets.
    private mutating func add(_ octets: some Collection<UInt8>, behind width: inout Int) {
        if width + octets.count > Self.widest {
            bytes += "\r\n ".utf8
            width = 1
        }
        bytes += octets
        width += octets.count
    }
}
