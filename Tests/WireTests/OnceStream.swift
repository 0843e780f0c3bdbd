import Synchronization

@testable import Wire

/// Gives texts, one a piece, and then a fault or the end; tells whether it was closed, and what was asked.
final class OnceStream: ByteStream {
    private struct State {
        var pieces: ArraySlice<[UInt8]>
        var isClosed = false
        var taken = 0
    }

    private let state: Mutex<State>
    private let fault: StreamFault?

    init(_ texts: [String], then fault: StreamFault? = nil) {
        state = Mutex(State(pieces: texts.map { Array($0.utf8) }[...]))
        self.fault = fault
    }

    var isClosed: Bool { state.withLock { $0.isClosed } }
    var taken: Int { state.withLock { $0.taken } }

    func next() async throws(StreamFault) -> [UInt8]? {
        let piece = state.withLock { state -> [UInt8]? in
            guard !state.isClosed, let piece = state.pieces.popFirst() else { return nil }
            state.taken += 1
            return piece
        }
        if piece == nil, !isClosed, let fault { throw fault }
        return piece
    }

    func close() { state.withLock { $0.isClosed = true } }
}
