import CoreMetrics
import NIOCore
import Synchronization
import Wire

/// Limits the bytes that clients make the server hold.
///
/// These are unread answers and unfinished bodies. Over the limit, the connection without progress for the
/// longest time is cut off.
final class HeldBytes: Sendable {
    /// The bytes of one connection, and when it last made progress.
    private struct Entry {
        let channel: any Channel
        let network: NetworkAddress?
        var bytes: Int
        var movedAt: ContinuousClock.Instant
    }

    private struct State {
        var entries: [ObjectIdentifier: Entry] = [:]
        var total = 0
        var networks: [NetworkAddress: Int] = [:]
        /// Connections that are cut off and not released yet: they close a little later, and what they hold
        /// until then cuts off no other.
        var cut: Set<ObjectIdentifier> = []

        mutating func remove(_ id: ObjectIdentifier) -> Entry? {
            guard let entry = entries.removeValue(forKey: id) else { return nil }
            count(-entry.bytes, entry.network)
            return entry
        }

        mutating func count(_ bytes: Int, _ network: NetworkAddress?) {
            total += bytes
            guard let network else { return }
            let sum = networks[network, default: 0] + bytes
            networks[network] = sum > 0 ? sum : nil
        }
    }

    /// Smaller answers and parts of bodies are not counted.
    static let least = 32 << 10

    private let most: Int
    private let mostPerAddress: Int
    private let cut: Counter?
    private let state = Mutex(State())

    init(_ configuration: WireServerConfiguration, cut: Counter?) {
        most = configuration.mostHeldBytes
        mostPerAddress = configuration.mostHeldBytesPerAddress
        self.cut = cut
    }

    /// Records that the client's connection holds so many bytes and made progress. May cut off other
    /// connections, or this one if all others make progress.
    func hold(_ bytes: Int, by channel: any Channel, of client: NetworkAddress?) {
        let (id, network) = (ObjectIdentifier(channel), client?.network)
        let gone: [any Channel] = state.withLock { state in
            if state.cut.contains(id) { return [] }
            let before = state.remove(id)?.bytes ?? 0
            state.entries[id] = Entry(channel: channel, network: network, bytes: bytes, movedAt: .now)
            state.count(bytes, network)
            return bytes > before ? excess(network, &state) : []
        }
        for channel in gone { channel.close(promise: nil) }
        if !gone.isEmpty { cut?.increment(by: gone.count) }
    }

    /// Records that the connection holds nothing any more.
    func release(_ channel: any Channel) {
        state.withLock { state in
            state.cut.remove(ObjectIdentifier(channel))
            _ = state.remove(ObjectIdentifier(channel))
        }
    }

    /// The connections to cut off, those without progress for the longest time first.
    private func excess(_ network: NetworkAddress?, _ state: inout State) -> [any Channel] {
        var gone: [any Channel] = []
        while let network, state.networks[network, default: 0] > mostPerAddress,
            let channel = removeStalest(&state, of: network)
        {
            gone.append(channel)
        }
        while state.total > most, let channel = removeStalest(&state, of: nil) { gone.append(channel) }
        return gone
    }

    /// Removes the stalest connection of the network, or of all.
    private func removeStalest(_ state: inout State, of network: NetworkAddress?) -> (any Channel)? {
        var stalest: (id: ObjectIdentifier, movedAt: ContinuousClock.Instant)?
        for (id, entry) in state.entries where network == nil || entry.network == network {
            if stalest.map({ entry.movedAt < $0.movedAt }) ?? true { stalest = (id, entry.movedAt) }
        }
        guard let stalest else { return nil }
        state.cut.insert(stalest.id)
        return state.remove(stalest.id)?.channel
    }
}
