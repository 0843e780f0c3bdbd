import Composition
import Synchronization
import Testing
import Vocabulary

@Suite struct SystemTests {
    @Test("Identifiers grow, even while the clock steps back")
    func monotonic() {
        let clock = SteppingClock([1_000, 1_000, 900, 0, 1_001, 500])
        let source = SystemIdentifiers(clock)
        var last = source.next()
        for _ in 0..<10_000 {
            let next = source.next()
            #expect(last < next)
            last = next
        }
    }

    @Test("Identifiers are UUIDs of version 7 with the time in front")
    func form() {
        let id = SystemIdentifiers(SteppingClock([1_767_225_600_123])).next()
        #expect(id.high >> 16 == 1_767_225_600_123)
        #expect(id.high >> 12 & 0xF == 7)
        #expect(id.low >> 62 == 0b10)
    }

    @Test("Identifiers made at once by many are all different")
    func concurrent() async {
        let source = SystemIdentifiers()
        let all = await withTaskGroup(of: [RawIdentifier].self) { group in
            for _ in 0..<8 { group.addTask { (0..<1_000).map { _ in source.next() } } }
            return await group.reduce(into: []) { $0 += $1 }
        }
        #expect(Set(all).count == 8_000)
    }

    @Test("Whoever makes identifiers in the same millisecond makes others, and none that tell the next")
    func random() {
        let pairs = (0..<16).map { _ in
            let source = SystemIdentifiers(SteppingClock([1_767_225_600_123]))
            return (source.next(), source.next())
        }
        #expect(Set(pairs.map(\.0.low)).count == pairs.count)
        #expect(Set(pairs.map { $1.low &- $0.low }).count == pairs.count)
    }

    @Test("The clock tells the time of this decade or a later one")
    func clock() {
        #expect(SystemClock().now().rfc3339 > "2025")
    }
}

/// A clock that shows these milliseconds one after the other, and stays at the last.
private final class SteppingClock: TimeSource {
    private let moments: Mutex<[Int64]>

    init(_ milliseconds: [Int64]) {
        moments = Mutex(milliseconds)
    }

    func now() -> Timestamp {
        moments.withLock { moments in
            let first = moments.first ?? 0
            if moments.count > 1 { moments.removeFirst() }
            return Timestamp(microseconds: first * 1_000)
        }
    }
}
