import Composition
import FoundationEssentials
package import Settings
import Synchronization
package import Vocabulary
package import Wire

/// Keeps what this device's person has read at a server in files that only they may read (0600), so that it
/// can be seen again while the server cannot be reached: 256 answers at most, each member's apart.
package final class SeenAnswers: AnswerMemory, Sendable {
    private struct State {
        var member: MemberID?
        /// When what is shown was answered; nil while the server answers.
        var age: Timestamp?
        var untilTidying = 0
    }

    /// From when the oldest is that is shown now, whenever that changes; nil once the server answers again.
    package let ages: AsyncStream<Timestamp?>
    private let feed: AsyncStream<Timestamp?>.Continuation
    private let folder: String
    private let time: any TimeSource
    private let state = Mutex(State())

    /// Keeps it below that folder of caches.
    package init(below folder: String, at backend: Backend, time: any TimeSource) {
        (self.folder, self.time) = (Self.folder(below: folder, at: backend), time)
        (ages, feed) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// From now on it is that member who reads; nil for a visitor.
    package func use(of member: MemberID?) { state.withLock { $0.member = member } }

    /// Forgets what everybody has read there.
    package static func forget(below folder: String, at backend: Backend) {
        try? FileManager.default.removeItem(atPath: Self.folder(below: folder, at: backend))
    }

    package func keep(_ response: WireResponse, to request: WireRequest) async {
        tell(nil)
        guard request.isRead, response.status == 200, response.streamed == nil,
            response.body.count <= Self.largest
        else { return }
        let line = "\(time.now().microseconds)\n\(request.target)\n"
        // What cannot be kept is only missing later.
        try? PrivateFile.replace(
            path(of: request), in: place, by: Array(line.utf8) + response.body, isDurable: false)
        tidy()
    }

    package func answer(to request: WireRequest) async -> WireResponse? {
        guard request.isRead, let bytes = try? PrivateFile.read(path(of: request)) else { return nil }
        let parts = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, let moment = Int64(String(decoding: parts[0], as: UTF8.self)),
            String(decoding: parts[1], as: UTF8.self) == request.target
        else { return nil }
        tell(Timestamp(microseconds: moment))
        return .json(200, Array(parts[2]))
    }

    private static let largest = 256 << 10
    private static let most = 256

    private static func folder(below folder: String, at backend: Backend) -> String {
        "\(folder)/seen/\(String(Cursor.scope(of: backend.description), radix: 16))"
    }

    /// Where the answers of whoever reads now are.
    private var place: String {
        folder + "/" + (state.withLock { $0.member }.map { "\($0)" } ?? "visitor")
    }

    private func path(of request: WireRequest) -> String {
        "\(place)/\(String(Cursor.scope(of: request.target), radix: 16))"
    }

    private func tell(_ age: Timestamp?) {
        state.withLock { state in
            let oldest = age.map { min($0, state.age ?? $0) }
            guard oldest != state.age else { return }
            state.age = oldest
            feed.yield(oldest)
        }
    }

    /// Now and then removes what was answered longest ago.
    private func tidy() {
        let isTime = state.withLock { state in
            state.untilTidying -= 1
            guard state.untilTidying < 0 else { return false }
            state.untilTidying = 32
            return true
        }
        guard isTime, let names = try? FileManager.default.contentsOfDirectory(atPath: place) else { return }
        let place = place
        let dated = names.map { name in
            let path = "\(place)/\(name)"
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            return (path, attributes?[.modificationDate] as? Date ?? .distantPast)
        }
        for (path, _) in dated.sorted(by: { $0.1 > $1.1 }).dropFirst(Self.most) {
            try? PrivateFile.remove(path)
        }
    }
}
