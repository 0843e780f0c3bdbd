/// The permitted content of a stored JPEG: tables, one baseline frame, one scan. The frame has three
/// components.
enum StoredJPEG {
    private static let segmentLimit = 32

    /// Checks every segment and every marker in the scan. Throws `jpeg` at anything not needed to draw the
    /// picture: a comment, a profile, a thumbnail, bytes after the end.
    static func check(_ file: [UInt8], width: Int, height: Int) throws(RenderedPictureFault) {
        let bytes = ByteReader(file)
        guard bytes.holds([0xFF, 0xD8], at: 0), bytes.holds([0xFF, 0xD9], at: file.count - 2) else {
            throw .jpeg
        }
        var (place, hasFrame) = (2, false)
        for _ in 0..<segmentLimit {
            guard bytes.byte(at: place) == 0xFF, let marker = bytes.byte(at: place + 1),
                let length = bytes.big(2, at: place + 2), length >= 2,
                let content = bytes.slice(place + 4..<max(place + 4, place + 2 + length))
            else { throw .jpeg }
            switch marker {
            case 0xC0:
                guard !hasFrame, isFrame(content, width, height) else { throw .jpeg }
                hasFrame = true
            case 0xC4: guard isHuffman(Array(content)) else { throw .jpeg }
            case 0xDB: guard isQuantization(Array(content)) else { throw .jpeg }
            case 0xDA:
                guard hasFrame, isScan(content), isClean(file[(place + 2 + length)...].dropLast(2)) else {
                    throw .jpeg
                }
                return
            default: throw .jpeg
            }
            place += 2 + length
        }
        throw .jpeg
    }

    /// Eight bits, the announced size, three components (T.81, B.2.2).
    private static func isFrame(_ content: ArraySlice<UInt8>, _ width: Int, _ height: Int) -> Bool {
        let bytes = ByteReader(Array(content))
        return content.count == 15 && bytes.byte(at: 0) == 8 && bytes.big(2, at: 1) == height
            && bytes.big(2, at: 3) == width && bytes.byte(at: 5) == 3
    }

    /// Three components, all coefficients (B.2.3).
    private static func isScan(_ content: ArraySlice<UInt8>) -> Bool {
        content.count == 10 && content.first == 3 && content.suffix(3).elementsEqual([0, 63, 0])
    }

    /// Tables of 64 values of one byte (B.2.4.1).
    private static func isQuantization(_ content: [UInt8]) -> Bool {
        !content.isEmpty && content.count % 65 == 0 && content.count <= 4 * 65
            && stride(from: 0, to: content.count, by: 65).allSatisfy { content[$0] < 4 }
    }

    /// Tables of as many values as their sixteen counts say (B.2.4.2).
    private static func isHuffman(_ content: [UInt8]) -> Bool {
        var place = 0
        while place < content.count {
            guard place + 17 <= content.count, content[place] & 0xEF < 4 else { return false }
            let values = content[place + 1..<place + 17].reduce(0) { $0 + Int($1) }
            guard values <= 256 else { return false }
            place += 17 + values
        }
        return !content.isEmpty && place == content.count
    }

    /// In a scan without restarts a byte FF is followed by 00 (B.1.1.5).
    private static func isClean(_ scan: ArraySlice<UInt8>) -> Bool {
        guard scan.last != 0xFF else { return false }
        return zip(scan, scan.dropFirst()).allSatisfy { $0 != 0xFF || $1 == 0 }
    }
}
