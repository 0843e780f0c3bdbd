import Glibc
import Vocabulary

/// Looks for texts in the bytes of files, whatever these mean.
struct FileSearch {
    private let values: ErasedValues

    init(_ values: ErasedValues) {
        self.values = values
    }

    /// Something that was found: which line's text, and at which byte of the file it begins.
    struct Hit: Hashable, Sendable {
        let line: Int
        let offset: Int
    }

    /// Every place of every text in the file, at most so many; nothing where there is no file. Throws
    /// `unavailable`.
    func hits(in path: String, limit: Int) throws(ServiceFailure) -> [Hit] {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else {
            if errno == ENOENT { return [] }
            throw Self.failure(path)
        }
        defer { close(file) }
        return try hits(in: file, of: path, limit)
    }

    private static func failure(_ path: String) -> ServiceFailure {
        .unavailable("\(path): \(String(cString: strerror(errno)))")
    }

    /// Reads pieces that overlap by less than the longest text, so that none is missed and none found twice.
    private func hits(
        in file: Int32, of path: String, _ limit: Int
    ) throws(ServiceFailure) -> [Hit] {
        var (found, buffer, start): ([Hit], [UInt8], Int) = ([], [], 0)
        var piece = [UInt8](repeating: 0, count: 1 << 20)
        while found.count < limit {
            let count = piece.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
            if count < 0 { throw Self.failure(path) }
            if count == 0 { break }
            buffer += piece[..<count]
            for hit in hits(in: buffer, from: start) where found.count < limit && !found.contains(hit) {
                found.append(hit)
            }
            let kept = min(buffer.count, ErasedValues.piece - 1)
            start += buffer.count - kept
            buffer = Array(buffer.suffix(kept))
        }
        return found
    }

    private func hits(in buffer: [UInt8], from start: Int) -> [Hit] {
        buffer.withUnsafeBufferPointer { bytes in
            values.values.flatMap { value in
                value.needles.flatMap { needle in
                    Self.positions(of: needle, in: bytes).map { Hit(line: value.line, offset: start + $0) }
                }
            }
        }
    }

    private static func positions(of needle: [UInt8], in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        var (positions, start): ([Int], Int) = ([], 0)
        while let found = ErasedValues.position(of: needle, in: .init(rebasing: bytes[start...])) {
            positions.append(start + found)
            start += found + needle.count
        }
        return positions
    }
}
