import Auth
import Testing
import Vocabulary

/// What is stored of places when one more is noted.
struct KnownPlaceTests {
    private static let start = Timestamp(microseconds: 1_767_225_600_000_000)

    private static func place(_ digest: String, hours: Int) -> KnownPlace {
        KnownPlace(digest: digest, seenAt: start.advanced(by: .seconds(hours * 3600)))
    }

    @Test(arguments: [
        // stored before, noted, stored afterwards; each by its hour
        ([], ("a", 0), ["a 0"]), ([("a", 0)], ("b", 1), ["b 1", "a 0"]),
        ([("a", 0)], ("a", 23), ["a 0"]), ([("a", 0)], ("a", 24), ["a 24"]),
        ([("a", 30)], ("a", 1), ["a 1"]), ([("b", 5), ("a", 0)], ("a", 30), ["a 30", "b 5"]),
        ([("b", 5), ("a", 0)], ("c", 720), ["c 720", "b 5"]),
        ([("b", 1), ("a", 1)], ("c", 1), ["a 1", "b 1", "c 1"]),
    ])
    func noted(_ before: [(String, Int)], _ new: (String, Int), _ after: [String]) {
        let stored = before.map { Self.place($0.0, hours: $0.1) }
        let now = Self.place(new.0, hours: new.1).noted(in: stored)
        let texts = now.map { place in
            "\(place.digest) \(Int(place.seenAt.since(Self.start) / .seconds(3600)))"
        }
        #expect(texts == after)
    }

    @Test func theLastEightAreKept() {
        var stored: [KnownPlace] = []
        for number in 0..<20 { stored = Self.place("p\(number)", hours: number).noted(in: stored) }
        #expect(stored.map(\.digest) == (12..<20).reversed().map { "p\($0)" })
    }
}
