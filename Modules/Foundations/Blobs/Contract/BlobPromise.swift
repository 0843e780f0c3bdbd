import Blobs
import ContractKit

/// A clause in which an unexpected failure of a verb breaks the promise.
func promise(
    _ name: String, file: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping @Sendable (BlobFixture) async throws -> Void
) -> Clause<BlobFixture> {
    Clause(name, file: file, line: line) { place in
        do {
            try await body(place)
        } catch let error as BlobError {
            throw BrokenPromise("a verb of the clause failed with \(error)", file: file, line: line)
        }
    }
}

/// Checks that the verb fails with exactly that error. Throws `BrokenPromise`.
func expectRefusal<Value>(
    _ expected: BlobError, _ what: String = "", file: StaticString = #fileID, line: UInt = #line,
    _ verb: () async throws(BlobError) -> Value
) async throws {
    do throws(BlobError) {
        _ = try await verb()
    } catch {
        return try expectEqual(error, expected, "the error \(what)", file: file, line: line)
    }
    throw BrokenPromise("expected \(expected), but it succeeded \(what)", file: file, line: line)
}

/// Checks that the bytes are the same, without printing them. Throws `BrokenPromise`.
func expectBytes(
    _ found: [UInt8], _ expected: [UInt8], _ what: String, file: StaticString = #fileID, line: UInt = #line
) throws {
    try expect(
        found == expected, "\(what): \(found.count) bytes are not the \(expected.count) expected",
        file: file, line: line)
}

/// A reader of given pieces that can fail at its end and records whether it was closed.
final class ScriptedReader: BlobReader {
    private struct State {
        var pieces: [[UInt8]]
        var isAsked = false
        var isClosed = false
    }

    private let state: LockedValue<State>
    private let failure: BlobError?

    init(_ pieces: [[UInt8]], failure: BlobError? = nil) {
        state = LockedValue(State(pieces: pieces.filter { !$0.isEmpty }))
        self.failure = failure
    }

    var isAsked: Bool { state.now.isAsked }
    var isClosed: Bool { state.now.isClosed }

    func next() async throws(BlobError) -> [UInt8]? {
        let piece = state.withLock { state -> [UInt8]? in
            state.isAsked = true
            return state.pieces.isEmpty ? nil : state.pieces.removeFirst()
        }
        if piece == nil, let failure { throw failure }
        return piece
    }

    func close() { state.withLock { $0.isClosed = true } }
}

extension BlobStore {
    /// All bytes of the blob. Throws as `open` and the reader.
    func bytes(of key: BlobKey, _ range: Range<Int>? = nil) async throws(BlobError) -> [UInt8] {
        try await open(key, range).bytes()
    }

    /// Whether the blob exists. Throws `unavailable`.
    func holds(_ key: BlobKey) async throws(BlobError) -> Bool {
        do throws(BlobError) {
            _ = try await size(of: key)
            return true
        } catch .missing {
            return false
        } catch {
            throw error
        }
    }
}
