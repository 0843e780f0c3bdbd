import Synchronization
import Wire

/// Bodies in pieces. Every wait ends: with its piece, with the transfer, or with the driver.
extension Mailbox {
    /// What somebody waits for who reads an answer.
    typealias Taker = CheckedContinuation<Result<[UInt8]?, StreamFault>, Never>

    /// From now on pieces of the request's body may be wanted.
    func beginGiving(_ id: UInt64) { state.withLock { _ = $0.giving.insert(id) } }

    /// No more pieces are wanted.
    func endGiving(_ id: UInt64) {
        let giver = state.withLock { $0.stopGiving(id) }
        giver?.resume(returning: false)
    }

    /// Whether libcurl wants a piece of the request's body; false when the transfer needs no more of it.
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

    /// Gives the next piece of the request's body; none for its end, nil if there will be none.
    func give(_ id: UInt64, _ piece: [UInt8]?) {
        state.withLock { state in
            state.orders.append(.give(id, piece))
            state.wake?()
        }
    }

    /// The driver says that libcurl wants a piece.
    func want(_ id: UInt64) {
        let giver = state.withLock { state in
            let giver = state.givers.removeValue(forKey: id)
            if giver == nil, state.giving.contains(id) { state.wanting.insert(id) }
            return giver
        }
        giver?.resume(returning: true)
    }

    /// The next bytes of an answer whose head has been handed out; nil behind the last.
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

    /// The driver hands out bytes, the end, or why there is none.
    func handOut(_ id: UInt64, _ result: Result<[UInt8]?, StreamFault>) {
        let taker = state.withLock { $0.takers.removeValue(forKey: id) }
        taker?.resume(returning: result)
    }

    /// Nobody reads the answer any more.
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
