/// Numbers and marks at places of a file. Nothing is there beyond its ends: each answer can be nil.
struct ByteReader {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var count: Int { bytes.count }

    func byte(at place: Int) -> Int? {
        bytes.indices.contains(place) ? Int(bytes[place]) : nil
    }

    /// The bytes of the range; nil if it does not lie in the file as a whole.
    func slice(_ range: Range<Int>) -> ArraySlice<UInt8>? {
        range.lowerBound >= 0 && range.upperBound <= bytes.count ? bytes[range] : nil
    }

    /// An unsigned number of up to four bytes, the highest first.
    func big(_ size: Int, at place: Int) -> Int? {
        isInside(size, at: place) ? bytes[place..<place + size].reduce(0) { $0 << 8 | Int($1) } : nil
    }

    /// An unsigned number of up to four bytes, the lowest first.
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
