import Hummingbird
import HummingbirdCore
import NIOCore
import Synchronization
import Wire

/// The body of a request that is handed on while it arrives: a piece when it is asked for, no faster than it
/// is taken. When nobody takes it any more the rest is dropped at the same pace, as much as was announced, so
/// that the client comes to read the answer and the connection can go on: who closes a connection with
/// unread bytes resets it, and the answer is lost.
final class IncomingBody: ByteStream {
    /// A piece, the end, or why there is none.
    private typealias Taken = Result<[UInt8]?, StreamFault>
    private typealias Taker = CheckedContinuation<Taken, Never>
    private typealias Giver = CheckedContinuation<Void, Never>

    private struct State {
        var piece: [UInt8]?
        var taker: Taker?
        var giver: Giver?
        var end: Taken?
        /// Whether it was closed; from then on pieces are dropped.
        var isClosed = false
        var (received, dropped) = (0, 0)
        /// How long the server has waited for the client, without the wait that goes on.
        var waited = Duration.zero
        var waitingSince: ContinuousClock.Instant?
    }

    /// What the timer lets the channel throw.
    private struct TooSlow: Error { let fault: StreamFault }

    private let length: Int?
    private let pace: Pace
    private let mostDropped: Int
    private let state = Mutex(State())

    private static let tick = TimeAmount.milliseconds(100)

    /// A body of that length, if it is known, which has to come at that pace.
    init(length: Int?, _ pace: Pace, _ configuration: WireServerConfiguration) {
        self.length = length
        self.pace = pace
        mostDropped = length ?? configuration.largestBody * BodyReader.patience
    }

    /// How many bytes have come.
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

    /// What is there already, or nothing if it is waited for; and who may give the next piece.
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
    /// Hands on what comes over the channel; answers whether all of it has come. Throws what Hummingbird
    /// throws when the request is broken or the connection ends.
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

    /// What is wrong with the client's pace; nil if nothing is.
    private func fault(at now: ContinuousClock.Instant) -> StreamFault? {
        state.withLock { state in
            guard let since = state.waitingSince else { return nil }
            return pace.fault(received: state.received, waited: state.waited + (now - since))
        }
    }

    /// Returns when the piece has been taken or dropped; false when too many were dropped.
    private func give(_ piece: [UInt8]) async -> Bool {
        await withCheckedContinuation { giver in
            let (taker, isGone) = state.withLock { Self.give(piece, giver, &$0) }
            taker?.resume(returning: .success(piece))
            if isGone { giver.resume() }
        }
        return state.withLock { $0.dropped <= mostDropped }
    }

    /// Who waits for the piece, and whether it is taken or dropped at once.
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

    /// A connection that ends looks like the end of the body, unless one counts.
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
