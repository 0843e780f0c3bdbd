import Glibc
import Vocabulary

/// Looks for texts in the bytes of files, whatever these mean.
struct FileSearch {
    private let values: ErasedValues

    init(_ values: ErasedValues) {
        self.values = values
    }

    typealias Hit = ByteSearch.Hit

    /// All matches of all texts in the file, at most `limit`; none if there is no file. Throws `unavailable`.
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

    private func hits(
        in file: Int32, of path: String, _ limit: Int
    ) throws(ServiceFailure) -> [Hit] {
        var search = ByteSearch(values, limit: limit)
        var piece = [UInt8](repeating: 0, count: ByteSearch.piece)
        while !search.isFull {
            let count = piece.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
            if count < 0 { throw Self.failure(path) }
            if count == 0 { break }
            search.add(piece[..<count])
        }
        return search.found
    }
}
