/// What sends a picture to a terminal without showing it (kitty's graphics protocol): commands of at most
/// some kilobytes, between which may stand anything but another command of the protocol.
enum KittyTransmission {
    private static let start = "\u{1B}_G"
    private static let terminator = Array("\u{1B}\\".utf8)
    /// The number of bytes sent between two frames, and more to the end of a command.
    private static let portion = 16_384

    /// The drawing, as a picture of that number that stands wherever placeholders name it; the terminal says
    /// nothing about it. Nothing if the drawing is no picture of this protocol.
    static func bytes(of drawing: Drawing, number: UInt32) -> [UInt8] {
        let text = drawing.sequence
        guard text.hasPrefix(start) else { return [] }
        return Array("\(start)q=2,U=1,i=\(number),".utf8) + text.utf8.dropFirst(start.utf8.count)
    }

    /// Takes the next whole commands, at least one.
    static func piece(of rest: inout ArraySlice<UInt8>) -> [UInt8] {
        var end = min(rest.startIndex + portion, rest.endIndex)
        while end < rest.endIndex, rest[end - 2] != terminator[0] || rest[end - 1] != terminator[1] {
            end += 1
        }
        let piece = Array(rest[..<end])
        rest = rest[end...]
        return piece
    }

    /// Ends the commands of a picture before all were sent.
    static let end = "\u{1B}_Gq=2,m=0;\u{1B}\\"

    /// Takes back the picture of that number, wherever it is shown.
    static func removal(of number: UInt32) -> String { "\u{1B}_Ga=d,d=I,i=\(number),q=2\u{1B}\\" }
}

extension Drawing {
    /// What draws it, with no line begun below.
    var sequence: Substring { text.last == "\n" ? text.dropLast() : text[...] }
}
