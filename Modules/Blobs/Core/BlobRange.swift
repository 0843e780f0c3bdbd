/// Which part of a blob is meant: what all stores share.
package enum BlobRange {
    /// The range, or all of the blob for nil. Throws `outOfRange` if it is not empty and does not lie in the
    /// blob.
    package static func checked(_ range: Range<Int>?, size: Int) throws(BlobError) -> Range<Int> {
        guard let range else { return 0..<size }
        guard range.isEmpty || (range.lowerBound >= 0 && range.upperBound <= size) else {
            throw .outOfRange(size: size)
        }
        return range.isEmpty ? 0..<0 : range
    }
}
