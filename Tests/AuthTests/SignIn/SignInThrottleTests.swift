import ContractKit
import Testing
import Vocabulary

@testable import Auth

/// What is admitted at once, and how joining is slowed down.
struct SignInThrottleTests {
    private static let start = Timestamp(microseconds: 1_767_225_600_000_000)
    private static let bora = MemberID(RawIdentifier(high: 1, low: 0))

    @Test func onePlaceHasAFewUnderWayAndAKnownOneItsOwn() async throws {
        let throttle = SignInThrottle(.usual)
        let (shared, home) = (SignInPlace(address: "192.0.2.1"), SignInPlace(address: "192.0.2.2"))
        let stranger = SignInLedger.Account.email("nobody@example.com")
        let admitted = try await Self.fill { () throws(ServiceFailure) in
            try await throttle.admit(stranger, from: shared, at: Self.start)
        }
        #expect(admitted.count == 16)
        await throttle.learn(Self.bora, shared, at: Self.start, stored: false)
        _ = try await throttle.admit(.member(Self.bora), from: shared, at: Self.start)
        _ = try await throttle.admit(stranger, from: home, at: Self.start)
        await throttle.close(admitted[0], .open, at: stranger, from: shared, at: Self.start)
        _ = try await throttle.admit(stranger, from: shared, at: Self.start)
        let joins = try await Self.fill { () throws(ServiceFailure) in
            try await throttle.admitJoining(from: shared, at: Self.start)
        }
        #expect(joins.count == 16 && joins.allSatisfy { $0.turn.line == .joining }, "a count of their own")
    }

    @Test func aPlaceFromWhichManyJoinComesLater() async throws {
        let throttle = SignInThrottle(.usual)
        let (school, home) = (SignInPlace(address: "192.0.2.1"), SignInPlace(address: "203.0.113.1"))
        var ranks: [Int] = []
        for _ in 0..<300 {
            let admission = try await throttle.admitJoining(from: school, at: Self.start)
            ranks.append(admission.turn.rank)
            await throttle.closeJoining(admission, isDone: true, from: school, at: Self.start)
        }
        #expect(ranks == ranks.sorted() && ranks[0] == 0 && ranks[50] == 100)
        #expect(try await throttle.admitJoining(from: home, at: Self.start).turn.rank == 0)
    }

    @Test func joiningThatCameToNothingCountsNothing() async throws {
        let throttle = SignInThrottle(.usual)
        let place = SignInPlace(address: "192.0.2.1")
        var ranks: [Int] = []
        for isDone in [false, false, true, false] {
            let admission = try await throttle.admitJoining(from: place, at: Self.start)
            ranks.append(admission.turn.rank)
            await throttle.closeJoining(admission, isDone: isDone, from: place, at: Self.start)
        }
        #expect(ranks == [0, 0, 0, 2])
        for _ in 0..<100 {
            _ = try await throttle.admitJoining(from: SignInPlace(address: nil), at: Self.start)
        }
    }

    @Test func thePlacesOfAMemberAreStoredOnceADay() {
        var places = FamiliarPlaces(entries: 8)
        let home = SignInPlace(address: "192.0.2.1")
        func isNews(_ hours: Int) -> Bool {
            places.isNews(Self.bora, home, at: Self.start.advanced(by: .seconds(hours * 3600)))
        }
        #expect(isNews(0))
        places.note(Self.bora, home, at: Self.start)
        #expect(isNews(0), "nobody has stored it")
        places.note(Self.bora, home, at: Self.start, stored: true)
        places.note(Self.bora, home, at: Self.start.advanced(by: .seconds(7200)))
        #expect([0, 2, 23, 24, 48, -1].map(isNews) == [false, false, false, true, true, true])
    }

    @Test func thePlaceOfTheLastSignInIsNeverTheOneThatGoes() {
        var places = FamiliarPlaces(entries: 8)
        for number in 0..<60 {
            let place = SignInPlace(address: "198.51.\(number).1")
            places.note(Self.bora, place, at: Self.start)
            #expect(places.knows(.member(Self.bora), place, at: Self.start), "number \(number)")
        }
    }

    /// Admits until it is refused.
    private static func fill(
        _ admit: () async throws(ServiceFailure) -> SignInThrottle.Admission
    ) async throws -> [SignInThrottle.Admission] {
        var admitted: [SignInThrottle.Admission] = []
        while true {
            do throws(ServiceFailure) {
                admitted.append(try await admit())
            } catch {
                #expect(error == .limited(retryAfterSeconds: 1))
                return admitted
            }
            try #require(admitted.count < 100)
        }
    }
}
