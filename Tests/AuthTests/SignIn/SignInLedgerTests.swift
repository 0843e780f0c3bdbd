import Testing
import Vocabulary

@testable import Auth

/// Stories of attackers and honest people, by the clock.
struct SignInLedgerTests {
    private static let start = Timestamp(microseconds: 1_767_225_600_000_000)
    private static let bora = SignInLedger.Account.member(member(1))

    private static func member(_ number: UInt64) -> MemberID {
        MemberID(RawIdentifier(high: number, low: 0))
    }

    private static func place(_ number: Int) -> SignInPlace { SignInPlace(address: "198.51.100.\(number)") }

    private static func seconds(_ count: Int) -> Timestamp { start.advanced(by: .seconds(count)) }

    /// How many failures the ledger bears now before it says wait.
    private func borne(
        _ ledger: inout SignInLedger, _ account: SignInLedger.Account, _ place: SignInPlace, at now: Timestamp
    ) -> Int {
        for count in 0... {
            if ledger.wait(for: account, from: place, at: now) > .zero { return count }
            ledger.fail(at: account, from: place, at: now)
        }
        return 0
    }

    @Test func aPersonMistypesTenTimesAndThenOnceAMinute() {
        var ledger = SignInLedger(.usual)
        let home = Self.place(1)
        #expect(borne(&ledger, Self.bora, home, at: Self.start) == 10)
        #expect(ledger.wait(for: Self.bora, from: home, at: Self.start) == .seconds(60))
        #expect(borne(&ledger, Self.bora, home, at: Self.seconds(60)) == 1)
        #expect(borne(&ledger, Self.bora, home, at: Self.seconds(120 + 600)) == 10)
    }

    @Test func anAttackFromManyPlacesSlowsUnknownPlacesButNotTheOwners() {
        var ledger = SignInLedger(.usual)
        ledger.succeed(Self.member(1), from: Self.place(250), at: Self.start)
        let total = (0..<30).reduce(0) { sum, number in
            sum + borne(&ledger, Self.bora, Self.place(number), at: Self.start)
        }
        #expect(total == 50, "guesses at one account from many places")
        #expect(ledger.wait(for: Self.bora, from: Self.place(200), at: Self.start) == .seconds(60))
        #expect(borne(&ledger, Self.bora, Self.place(250), at: Self.start) == 10, "the owner's own place")
    }

    @Test func aPlaceThatTriesManyAccountsIsSlowedAndItsNeighboursAreNot() {
        var ledger = SignInLedger(.usual)
        ledger.succeed(Self.member(7), from: Self.place(1), at: Self.start)
        let total = (0..<200).reduce(0) { sum, number in
            sum + borne(&ledger, .email("m\(number)@example.com"), Self.place(1), at: Self.start)
        }
        #expect(total == 100, "guesses of one place at many accounts")
        #expect(ledger.wait(for: Self.bora, from: Self.place(1), at: Self.start) == .seconds(10))
        #expect(ledger.wait(for: .member(Self.member(7)), from: Self.place(1), at: Self.start) == .zero)
        #expect(ledger.wait(for: Self.bora, from: Self.place(2), at: Self.start) == .zero)
    }

    @Test func allTogetherAreSlowedButNotWhereMembersAreKnown() {
        var ledger = SignInLedger(.usual)
        ledger.succeed(Self.member(1), from: Self.place(1), at: Self.start)
        var total = 0
        let used = SignInPlace(address: "2001:db8:0:999::1")
        for number in 0..<1000 {
            let place = SignInPlace(address: "2001:db8:0:\(999 - number)::1")
            let account = SignInLedger.Account.email("m\(number)@example.com")
            if ledger.wait(for: account, from: place, at: Self.start) > .zero { continue }
            ledger.fail(at: account, from: place, at: Self.start)
            total += 1
        }
        // All in one network, which is not new for long.
        #expect(total == 200, "guesses of all places at emails that nobody has")
        #expect(ledger.wait(for: .email("a@example.com"), from: used, at: Self.start) == .milliseconds(200))
        #expect(ledger.wait(for: Self.bora, from: used, at: Self.start) == .zero, "another budget")
        for number in 0..<200 {
            ledger.fail(at: .member(Self.member(UInt64(number + 2))), from: used, at: Self.start)
        }
        let other = SignInPlace(address: "2001:db8:0:5000::1")
        #expect(ledger.wait(for: Self.bora, from: other, at: Self.start) == .milliseconds(200))
        #expect(ledger.wait(for: Self.bora, from: Self.place(9), at: Self.start) == .zero, "a new place")
        #expect(ledger.wait(for: Self.bora, from: Self.place(1), at: Self.start) == .zero)
    }

    @Test func guessesAtUnknownEmailsFromManyPlacesShutNobodyOut() {
        var ledger = SignInLedger(.usual)
        for number in 0..<10_000 {
            let place = SignInPlace(address: "10.\(number / 256 % 4).\(number % 256).1")
            ledger.fail(at: .email("m\(number)@example.com"), from: place, at: Self.start)
        }
        let (fresh, used) = (SignInPlace(address: "192.0.2.1"), SignInPlace(address: "10.1.7.1"))
        #expect(ledger.wait(for: Self.bora, from: fresh, at: Self.start) == .zero)
        #expect(ledger.wait(for: Self.bora, from: used, at: Self.start) == .zero, "somebody mistyped before")
        #expect(ledger.wait(for: .email("x@example.com"), from: used, at: Self.start) > .zero)
    }

    @Test func whoIsKnownComesBeforeNewPlacesAndThoseBeforeUnknownEmails() {
        var ledger = SignInLedger(.usual)
        let (home, used) = (Self.place(1), SignInPlace(address: "10.0.0.1"))
        ledger.succeed(Self.member(1), from: home, at: Self.start)
        ledger.fail(at: .email("nobody@example.com"), from: used, at: Self.start)
        func rank(_ account: SignInLedger.Account, _ address: String) -> Int {
            let turn = ledger.turn(for: account, from: SignInPlace(address: address), at: Self.start)
            #expect(turn.line == .members)
            return turn.rank
        }
        let ranks = [
            rank(Self.bora, "198.51.100.1"), rank(Self.bora, "192.0.2.1"), rank(Self.bora, "10.0.0.2"),
            rank(Self.bora, "10.0.0.1"), rank(.email("a@example.com"), "192.0.2.1"),
            rank(.email("a@example.com"), "10.0.0.1"),
        ]
        #expect(ranks == ranks.sorted() && Set(ranks).count == ranks.count, "\(ranks)")
        // Nobody signs in rightly thirty times in a minute but to be in the way of others.
        for _ in 0..<30 { ledger.succeed(Self.member(1), from: home, at: Self.start) }
        #expect(rank(Self.bora, "198.51.100.1") > rank(Self.bora, "192.0.2.1"))
        #expect(ledger.wait(for: Self.bora, from: home, at: Self.start) == .zero, "it costs nothing")
    }

    @Test func aPlaceIsForgottenThirtyDaysAfterTheLastSignIn() {
        var ledger = SignInLedger(.usual)
        ledger.succeed(Self.member(1), from: Self.place(1), at: Self.start)
        for (days, isKnown) in [(29, true), (30, false)] {
            let now = Self.seconds(days * 86_400)
            for number in 2..<30 { _ = borne(&ledger, Self.bora, Self.place(number), at: now) }
            #expect((ledger.wait(for: Self.bora, from: Self.place(1), at: now) == .zero) == isKnown)
        }
    }

    @Test func anAccountKnowsTheLastEightPlaces() {
        var ledger = SignInLedger(.usual)
        for number in 1...9 {
            ledger.succeed(Self.member(1), from: Self.place(number), at: Self.seconds(number))
        }
        for number in 20..<50 { _ = borne(&ledger, Self.bora, Self.place(number), at: Self.seconds(10)) }
        let open = (1...9).filter {
            ledger.wait(for: Self.bora, from: Self.place($0), at: Self.seconds(10)) == .zero
        }
        #expect(open == Array(2...9))
    }

    @Test func anAttackWithoutEndTakesBoundedMemoryAndForgetsNothingThatCounts() {
        var ledger = SignInLedger(.usual)
        _ = borne(&ledger, Self.bora, Self.place(1), at: Self.start)
        for number in 0..<20 { _ = borne(&ledger, Self.bora, Self.place(number), at: Self.start) }
        var (tick, tried) = (0, 0)
        // Half an hour of everything that the overall budget bears, each at another account and place.
        while tick < 1800 * 5 {
            let now = Self.start.advanced(by: .milliseconds(200 * tick))
            tick += 1
            let place = SignInPlace(address: "2001:db8:\(tick % 65_536):\(tick / 65_536)::1")
            let account = SignInLedger.Account.email("m\(tick)@example.com")
            guard ledger.wait(for: account, from: place, at: now) == .zero else { continue }
            ledger.fail(at: account, from: place, at: now)
            tried += 1
        }
        #expect(tried >= 9000 - 200)
        let now = Self.seconds(1800)
        #expect(borne(&ledger, Self.bora, Self.place(99), at: now) <= 10, "the account is still slowed down")
        #expect(ledger.count < 6 * 2 * SignInPolicy.usual.entries)
    }
}
