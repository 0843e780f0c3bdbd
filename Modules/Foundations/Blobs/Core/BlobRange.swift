/// Validates the requested range of a blob; shared by all stores.
package enum BlobRange {
    /// The range, or the whole blob for nil. Throws `outOfRange` if the range is not empty and exceeds the
    /// blob.
    package static func checked(_ range: Range<Int>?, size: Int) throws(BlobError) -> Range<Int> {
        guard let range else { return 0..<size }
        guard range.isEmpty || (range.lowerBound >= 0 && range.upperBound <= size) else {
            throw .outOfRange(size: size)
        }
        return range.isEmpty ? 0..<0 : range
    }
}
