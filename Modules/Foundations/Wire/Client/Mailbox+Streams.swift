import Synchronization
import Wire

/// Streamed bodies. Every wait ends: with its piece, with the transfer, or with the driver.
extension Mailbox {
    /// A waiting reader of an answer's body.
    typealias Taker = CheckedContinuation<Result<[UInt8]?, StreamFault>, Never>

    /// Allows requests for pieces of the request's body.
    func beginGiving(_ id: UInt64) { state.withLock { _ = $0.giving.insert(id) } }

    /// Ends the requests for pieces.
    func endGiving(_ id: UInt64) {
        let giver = state.withLock { $0.stopGiving(id) }
        giver?.resume(returning: false)
    }

    /// Waits until libcurl wants a piece of the request's body; false if the transfer needs no more.
    func wantsPiece(_ id: UInt64) async -> Bool {
        await withCheckedContinuation { continuation in
            let ready = state.withLock { state -> Bool? in
                guard state.giving.contains(id), !state.isClosed else { return false }
                if state.wanting.remove(id) != nil { return true }
                state.givers[id] = continuation
                return nil
            }
            if let ready { continuation.resume(returning: ready) }
        }
    }

    /// Supplies the next piece of the request's body; an empty one is its end, nil means that it broke off.
    func give(_ id: UInt64, _ piece: [UInt8]?) {
        state.withLock { state in
            state.orders.append(.give(id, piece))
            state.wake?()
        }
    }

    /// Called by the driver when libcurl wants a piece.
    func want(_ id: UInt64) {
        let giver = state.withLock { state in
            let giver = state.givers.removeValue(forKey: id)
            if giver == nil, state.giving.contains(id) { state.wanting.insert(id) }
            return giver
        }
        giver?.resume(returning: true)
    }

    /// The next bytes of an answer whose head was delivered; nil after the last.
    func take(_ id: UInt64) async throws(StreamFault) -> [UInt8]? {
        let result = await withCheckedContinuation { (taker: Taker) in
            let refusal = state.withLock { state -> Result<[UInt8]?, StreamFault>? in
                guard state.streaming.contains(id), !state.isClosed else { return .failure(.disconnected) }
                guard state.takers[id] == nil else { return .failure(.broken("two tasks read one stream")) }
                state.takers[id] = taker
                state.orders.append(.take(id))
                state.wake?()
                return nil
            }
            if let refusal { taker.resume(returning: refusal) }
        }
        return try result.get()
    }

    /// Called by the driver to deliver bytes, the end, or a fault.
    func handOut(_ id: UInt64, _ result: Result<[UInt8]?, StreamFault>) {
        let taker = state.withLock { $0.takers.removeValue(forKey: id) }
        taker?.resume(returning: result)
    }

    /// Ends the reading of an answer by its caller.
    func leave(_ id: UInt64) {
        let taker = state.withLock { state in
            if state.streaming.remove(id) != nil {
                state.orders.append(.end(id))
                state.wake?()
            }
            return state.takers.removeValue(forKey: id)
        }
        taker?.resume(returning: .success(nil))
    }
}
