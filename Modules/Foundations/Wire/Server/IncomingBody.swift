import Hummingbird
import HummingbirdCore
import NIOCore
import Synchronization
import Wire

/// A request's body, passed on as it arrives, one piece on demand.
///
/// After its reader has closed it, the rest is dropped at the same pace, up to the announced length. So the
/// client reads the answer and the connection stays usable: closing a connection with unread bytes resets it
/// and loses the answer.
final class IncomingBody: ByteStream {
    /// A piece, the end, or a fault.
    private typealias Taken = Result<[UInt8]?, StreamFault>
    private typealias Taker = CheckedContinuation<Taken, Never>
    private typealias Giver = CheckedContinuation<Void, Never>

    private struct State {
        var piece: [UInt8]?
        var taker: Taker?
        var giver: Giver?
        var end: Taken?
        /// Whether it was closed; pieces are then dropped.
        var isClosed = false
        var (received, dropped) = (0, 0)
        /// The total time the server has waited for the client, without the current wait.
        var waited = Duration.zero
        var waitingSince: ContinuousClock.Instant?
    }

    /// The error that the timer raises in the channel.
    private struct TooSlow: Error { let fault: StreamFault }

    private let length: Int?
    private let pace: Pace
    private let mostDropped: Int
    private let state = Mutex(State())

    private static let tick = TimeAmount.milliseconds(100)

    /// A body of that length, if known, with that minimum pace.
    init(length: Int?, _ pace: Pace, _ configuration: WireServerConfiguration) {
        self.length = length
        self.pace = pace
        mostDropped = length ?? configuration.largestBody * BodyReader.patience
    }

    /// The number of bytes received.
    var received: Int { state.withLock { $0.received } }

    func next() async throws(StreamFault) -> [UInt8]? {
        let result = await withCheckedContinuation { taker in
            let (ready, giver) = state.withLock { state in Self.take(taker, &state) }
            giver?.resume()
            if let ready { taker.resume(returning: ready) }
        }
        return try result.get()
    }

    func close() {
        let (taker, giver) = state.withLock { state in
            state.isClosed = true
            state.piece = nil
            if state.waitingSince == nil, state.end == nil { state.waitingSince = .now }
            defer { (state.taker, state.giver) = (nil, nil) }
            return (state.taker, state.giver)
        }
        taker?.resume(returning: .success(nil))
        giver?.resume()
    }

    /// The available piece, or nothing if there is none yet; and the writer that may supply the next piece.
    private static func take(
        _ taker: Taker, _ state: inout State
    ) -> (ready: Taken?, giver: Giver?) {
        if state.isClosed { return (.success(nil), nil) }
        if let piece = state.piece {
            defer { (state.piece, state.giver) = (nil, nil) }
            return (.success(piece), state.giver)
        }
        if let end = state.end { return (end, nil) }
        guard state.taker == nil else { return (.failure(.broken("two tasks read one stream")), nil) }
        (state.taker, state.waitingSince) = (taker, .now)
        return (nil, nil)
    }
}

extension IncomingBody {
    /// Passes on the body from the channel; returns whether all of it has come. Throws Hummingbird's error
    /// if the request is malformed or the connection ends.
    func pass(_ body: RequestBody, of channel: any Channel) async throws -> Bool {
        let timer = channel.eventLoop.scheduleRepeatedTask(initialDelay: Self.tick, delay: Self.tick) {
            [weak self] task in
            guard let fault = self?.fault(at: .now) else { return }
            task.cancel()
            channel.pipeline.fireErrorCaught(TooSlow(fault: fault))
        }
        defer { timer.cancel() }
        do {
            for try await part in body {
                guard await give(Array(part.readableBytesView)) else { return false }
            }
            return end()
        } catch let slow as TooSlow {
            finish(.failure(slow.fault))
            return false
        } catch {
            finish(.failure(.disconnected))
            throw error
        }
    }

    /// The fault of the client's pace; nil if there is none.
    private func fault(at now: ContinuousClock.Instant) -> StreamFault? {
        state.withLock { state in
            guard let since = state.waitingSince else { return nil }
            return pace.fault(received: state.received, waited: state.waited + (now - since))
        }
    }

    /// Returns when the piece was taken or dropped; false if too many bytes were dropped.
    private func give(_ piece: [UInt8]) async -> Bool {
        await withCheckedContinuation { giver in
            let (taker, isGone) = state.withLock { Self.give(piece, giver, &$0) }
            taker?.resume(returning: .success(piece))
            if isGone { giver.resume() }
        }
        return state.withLock { $0.dropped <= mostDropped }
    }

    /// Finds the reader of the piece, and whether the piece is taken or dropped at once.
    private static func give(
        _ piece: [UInt8], _ giver: Giver, _ state: inout State
    ) -> (taker: Taker?, isGone: Bool) {
        state.received += piece.count
        if let since = state.waitingSince { state.waited += .now - since }
        state.waitingSince = nil
        if let taker = state.taker {
            state.taker = nil
            return (taker, true)
        }
        if state.isClosed {
            (state.dropped, state.waitingSince) = (state.dropped + piece.count, .now)
            return (nil, true)
        }
        (state.piece, state.giver) = (piece, giver)
        return (nil, false)
    }

    /// A connection that ends looks like the end of the body, so the length is checked.
    private func end() -> Bool {
        let isWhole = length.map { $0 == received } ?? true
        finish(isWhole ? .success(nil) : .failure(.disconnected))
        return isWhole
    }

    private func finish(_ end: Taken) {
        let taker = state.withLock { state in
            state.end = end
            state.waitingSince = nil
            defer { state.taker = nil }
            return state.taker
        }
        taker?.resume(returning: end)
    }
}
