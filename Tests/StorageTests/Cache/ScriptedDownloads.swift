import ContractKit
import Storage
import StorageCache
import Vocabulary

/// Downloads whose answers a clause holds back until it wants them, in any order.
final class ScriptedDownloads: Sendable {
    struct State {
        var asked: [PictureFileKey] = []
        var held: Set<PictureFileKey> = []
        var waiting: [PictureFileKey: [CheckedContinuation<Void, Never>]] = [:]
        var cancelled: [PictureFileKey] = []
        var ended = 0
        var failing: Set<PictureFileKey> = []
        var isPrivate = false
        var spoilsBytes = false
    }

    let state = LockedValue(State())

    /// All that were asked for, in their order.
    var asked: [PictureFileKey] { state.now.asked }

    /// Answers as a server would, behind the gate if the file is held back.
    func download(_ key: PictureFileKey) async throws(PictureError) -> (LoadedPicture, String?) {
        await pass(key)
        let isCancelled = Task.isCancelled
        let now = state.withLock { state in
            if isCancelled { state.cancelled.append(key) }
            state.ended += 1
            return state
        }
        if now.failing.contains(key) { throw .service(.unavailable("the server is away")) }
        let bytes = CacheFixture.bytes(of: key)
        let hash = CacheFixture.hash(of: bytes)
        let sent = now.spoilsBytes ? [0xFF] + bytes.dropFirst() : bytes
        return (LoadedPicture(key, sent, isPublic: !now.isPrivate), hash)
    }

    /// Lets what is held back for that file come.
    func open(_ key: PictureFileKey) {
        let waiting = state.withLock { state in
            state.held.remove(key)
            return state.waiting.removeValue(forKey: key) ?? []
        }
        for continuation in waiting { continuation.resume() }
    }

    private func pass(_ key: PictureFileKey) async {
        await withCheckedContinuation { continuation in
            let isHeld = state.withLock { state in
                state.asked.append(key)
                guard state.held.contains(key) else { return false }
                state.waiting[key, default: []].append(continuation)
                return true
            }
            if !isHeld { continuation.resume() }
        }
    }
}
