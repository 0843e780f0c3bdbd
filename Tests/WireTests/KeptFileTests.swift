import Synchronization
import Testing
import Vocabulary

@testable import Wire

/// Small files that everybody may see are read once, as long as nothing changes.
struct KeptFileTests {
    private let service = PhotoService()
    private let revision = Revision()

    private func ask(
        _ dispatcher: Dispatcher, _ headers: [String: String] = [:], _ method: String = "GET",
        of album: String = "a"
    ) async throws -> WireResponse {
        let request = WireRequest(method: method, target: "/api/v1/albums/\(album)/cover", headers: headers)
        return try await dispatcher.respond(to: request).gathered(atMost: 100)
    }

    private func keeping(largest: Int = 65_536) -> Dispatcher {
        let source = ResponseCache.Source(
            revision: { [revision] in revision.now }, nextChange: { .never }, time: FixedTime())
        return service.dispatcher(files: ResponseCache(source, largest: largest))
    }

    private var timesOpened: Int { service.opened.withLock { $0.count } }

    @Test func theSameFileIsReadOnce() async throws {
        let dispatcher = keeping()
        let first = try await ask(dispatcher)
        #expect(first.body == PhotoService.alphabet && first.headers["content-length"] == "26")
        for _ in 0..<3 { #expect(try await ask(dispatcher) == first) }
        #expect(timesOpened == 1)
        revision.change()
        #expect(try await ask(dispatcher) == first)
        #expect(timesOpened == 2, "who may see it may have changed")
    }

    @Test func rangesConditionsAndHeadsAreAskedEachTime() async throws {
        let dispatcher = keeping()
        // Before the file itself: what is kept of them would stand in its place.
        #expect(try await ask(dispatcher, [:], "HEAD").body.isEmpty)
        #expect(try await ask(dispatcher, ["range": "bytes=0-1"]).body == Array("ab".utf8))
        #expect(try await ask(dispatcher, ["range": "bytes=0-1", "if-range": "\"x\""]).status == 200)
        #expect(try await ask(dispatcher, ["if-none-match": "\"abc\""]).status == 304)
        #expect(try await ask(dispatcher, ["authorization": "Bearer x"]).status == 401)
        #expect(try await ask(dispatcher).body == PhotoService.alphabet)
        #expect(timesOpened == 3)
    }

    @Test func whatIsLargeStreamsAndIsNotKept() async throws {
        let dispatcher = keeping(largest: 25)
        for _ in 0..<2 { #expect(try await ask(dispatcher).body == PhotoService.alphabet) }
        #expect(timesOpened == 2)
    }

    @Test func aFileThatIsShorterThanAnnouncedIsAnOutage() async throws {
        let answer = try await ask(keeping(), of: "short")
        #expect(answer.status == 503)
        #expect(Problem(bytes: answer.body)?.code == "unavailable")
    }
}

/// A number that changes when it is told to.
private final class Revision: Sendable {
    private let number = Mutex<Int64>(1)

    var now: Int64 { number.withLock { $0 } }

    func change() { number.withLock { $0 += 1 } }
}

private struct FixedTime: TimeSource {
    func now() -> Timestamp { Timestamp(microseconds: 1_800_000_000_000_000) }
}
