import Testing
import Vocabulary

@testable import Auth

/// How failed sign-ins are counted: budgets, places, and what is remembered.
struct SignInPolicyTests {
    private static let start = Timestamp(microseconds: 1_767_225_600_000_000)

    /// Three at once, one more after each 10 seconds.
    @Test(arguments: [
        // seconds at which failures happened, when it is asked, the seconds to wait
        ([], 0, 0), ([0], 0, 0), ([0, 0], 0, 0), ([0, 0, 0], 0, 10), ([0, 0, 0], 9, 1), ([0, 0, 0], 10, 0),
        ([0, 0, 0, 10], 10, 10), ([0, 0, 0], 30, 0), ([0, 0, 0, 30, 30], 30, 0),
        ([0, 0, 0, 30, 30, 30], 30, 10), ([0, 5, 10], 15, 0), ([0, 5, 10, 15], 15, 5),
        ([0, 5, 10, 15], 20, 0),
        // What was begun before the last one failed is owed, up to once more the whole.
        ([0, 0, 0, 0, 0], 0, 30), (Array(repeating: 0, count: 1000), 0, 40),
        // The clock is set back: the wait has a bound.
        ([1000, 1000, 1000], 0, 40), ([1000, 1000, 1000], 1, 40),
    ])
    func budget(_ failures: [Int], _ asked: Int, _ wait: Int) {
        let budget = RateLimit(burst: 3, interval: .seconds(10))
        var full: Timestamp?
        for second in failures {
            full = budget.fullAt(before: full, at: Self.start.advanced(by: .seconds(second)))
        }
        #expect(
            budget.wait(fullAt: full, at: Self.start.advanced(by: .seconds(asked))) == .seconds(wait))
    }

    /// Ten at once, one more after each minute: how many are not given back yet.
    @Test(arguments: [
        (0, 0, 0), (1, 0, 1), (3, 0, 3), (3, 59, 3), (3, 60, 2), (3, 179, 1), (3, 180, 0), (100, 0, 20),
        (1, -1000, 1),
    ])
    func uses(_ count: Int, _ asked: Int, _ left: Int) {
        let limit = RateLimit(burst: 10, interval: .seconds(60))
        var full: Timestamp?
        for _ in 0..<count { full = limit.fullAt(before: full, at: Self.start) }
        let now = Self.start.advanced(by: .seconds(asked))
        #expect(asked < 0 || limit.uses(fullAt: full, at: now) == left)
        #expect(limit.uses(fullAt: full, at: now) <= 20)
    }

    @Test(arguments: [
        ("192.0.2.1", "192.0.2.200", true), ("192.0.2.1", "192.0.3.1", false),
        ("2001:db8::1", "2001:db8:0:ffff::1", true), ("2001:db8::1", "2001:db8:1::1", false),
        ("2001:db8::1", "192.0.2.1", false),
    ])
    func networks(_ one: String, _ other: String, _ isSame: Bool) {
        #expect((SignInPlace(address: one).network == SignInPlace(address: other).network) == isSame)
    }

    @Test(arguments: [
        ("192.0.2.1", "192.0.2.1", true), ("192.0.2.1", "192.0.2.2", false),
        ("2001:db8::1", "2001:db8::ffff:1", true), ("2001:db8:0:1::1", "2001:db8::1:0:0:0:1", true),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", false), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::", true),
        ("::1", "::2", true), ("::1", "1::", false), ("fe80::1", "fe80:0:0:1::1", false),
        ("", "192.0.2.1", false), ("::", "::1", true),
    ])
    func places(_ one: String, _ other: String, _ isSame: Bool) {
        let (first, second) = (SignInPlace(address: one), SignInPlace(address: other))
        #expect((first == second) == isSame, "\(first), \(second)")
    }

    @Test func callersOfThisProcessAreOnePlace() {
        #expect(SignInPlace(address: nil) == SignInPlace(address: nil))
        #expect(SignInPlace(address: nil) != SignInPlace(address: "192.0.2.1"))
    }

    @Test func theOldestEntriesAreForgotten() {
        var entries = RecentEntries<Int, Int>(capacity: 10)
        for number in 0..<1000 {
            entries[number] = number
            if number >= 500 { entries[500] = -number }
            #expect(entries.count <= 20)
            for recent in max(0, number - 8)..<number where recent != 500 {
                #expect(entries[recent] == recent, "one of the last ten that were set")
            }
        }
        #expect(entries[500] == -999, "what is set again stays")
        #expect(entries[100] == nil)
    }
}
