import Composition
import FoundationEssentials
package import Settings
import Synchronization
package import Vocabulary
package import Wire

/// Caches a server's answers in files that only the device's user may read (0600), so that they can be shown
/// while the server cannot be reached: at most 256 answers, separately for each member.
package final class SeenAnswers: AnswerMemory, Sendable {
    private struct State {
        var member: MemberID?
        /// When the shown answers were made; nil while the server answers.
        var age: Timestamp?
        var untilTidying = 0
    }

    /// Yields the age of the oldest shown answer whenever it changes; nil once the server answers again.
    package let ages: AsyncStream<Timestamp?>
    private let feed: AsyncStream<Timestamp?>.Continuation
    private let folder: String
    private let time: any TimeSource
    private let state = Mutex(State())

    /// Stores the answers below that cache folder.
    package init(below folder: String, at backend: Backend, time: any TimeSource) {
        (self.folder, self.time) = (Self.folder(below: folder, at: backend), time)
        (ages, feed) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Switches to this member's answers; nil for a visitor.
    package func use(of member: MemberID?) { state.withLock { $0.member = member } }

    /// Deletes the answers of all members there.
    package static func forget(below folder: String, at backend: Backend) {
        try? FileManager.default.removeItem(atPath: Self.folder(below: folder, at: backend))
    }

    package func keep(_ response: WireResponse, to request: WireRequest) async {
        tell(nil)
        guard request.isRead, response.status == 200, response.streamed == nil,
            response.body.count <= Self.largest
        else { return }
        let line = "\(time.now().microseconds)\n\(request.target)\n"
        // An answer that cannot be stored is only missing later.
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

    /// The folder of the current reader's answers.
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

    /// Occasionally removes the oldest answers.
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
