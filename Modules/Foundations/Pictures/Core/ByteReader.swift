/// Reads numbers and signatures at offsets of a file; nil beyond its ends.
struct ByteReader {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var count: Int { bytes.count }

    func byte(at place: Int) -> Int? {
        bytes.indices.contains(place) ? Int(bytes[place]) : nil
    }

    /// The bytes of the range; nil unless the whole range lies in the file.
    func slice(_ range: Range<Int>) -> ArraySlice<UInt8>? {
        range.lowerBound >= 0 && range.upperBound <= bytes.count ? bytes[range] : nil
    }

    /// An unsigned big-endian number of up to four bytes.
    func big(_ size: Int, at place: Int) -> Int? {
        isInside(size, at: place) ? bytes[place..<place + size].reduce(0) { $0 << 8 | Int($1) } : nil
    }

    /// An unsigned little-endian number of up to four bytes.
    func little(_ size: Int, at place: Int) -> Int? {
        isInside(size, at: place)
            ? bytes[place..<place + size].reversed().reduce(0) { $0 << 8 | Int($1) } : nil
    }

    func holds(_ wanted: [UInt8], at place: Int) -> Bool {
        isInside(wanted.count, at: place) && bytes[place..<place + wanted.count].elementsEqual(wanted)
    }

    func holds(_ wanted: StaticString, at place: Int) -> Bool {
        guard isInside(wanted.utf8CodeUnitCount, at: place) else { return false }
        return wanted.withUTF8Buffer { bytes[place..<place + $0.count].elementsEqual($0) }
    }

    private func isInside(_ size: Int, at place: Int) -> Bool {
        place >= 0 && place <= bytes.count - size
    }
}
