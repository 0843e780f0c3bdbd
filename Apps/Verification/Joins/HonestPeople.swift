import ContractKit
import Vocabulary
import WireClient

/// Members who sign in once a second, alternately from known and new places, and occasional new members.
struct HonestPeople: Sendable {
    private static let members = 10
    private static let password = "느티나무 그늘 아래 42"

    private let asking: AskingTransport
    /// The number of new places used so far.
    private let newPlaces = LockedValue(0)

    init(at address: ServerAddress) {
        asking = AskingTransport(at: address, connections: 32, patience: .seconds(10))
    }

    /// Joins the members, each at a place of their own. Throws `unavailable`.
    func gather() async throws(ServiceFailure) {
        for number in 0..<Self.members {
            let status = await asking.status(of: Self.joining("member\(number)"), from: Self.home(number))
            if status != 201 {
                throw .unreachable(
                    english: "A member's joining is answered with status \(status).",
                    korean: "회원 가입에 대한 응답이 \(status)입니다.")
            }
        }
    }

    /// Sends requests for that many seconds: a sign-in every second, without waiting for the previous one,
    /// and a join with every fourth.
    func live(seconds: Int) async -> [JoinsReport.Deed: JoinsReport.HonestTally] {
        let clock = ContinuousClock()
        let start = clock.now
        return await withTaskGroup(of: Outcome.self) { group in
            for second in 0..<seconds {
                try? await clock.sleep(until: start.advanced(by: .seconds(second)))
                group.addTask { await signIn(second) }
                if second.isMultiple(of: 4) { group.addTask { await join() } }
            }
            return await group.reduce(into: [:]) { tallies, outcome in
                tallies[outcome.deed, default: JoinsReport.HonestTally()].note(
                    outcome.status, expected: outcome.deed == .join ? 201 : 200, after: outcome.time)
            }
        }
    }

    /// Closes the connections.
    func leave() async { await asking.close() }

    private struct Outcome: Sendable {
        let deed: JoinsReport.Deed
        let status: Int
        let time: Duration
    }

    private func signIn(_ second: Int) async -> Outcome {
        let member = second / 2 % Self.members
        let ask = AuthAsk.signIn(email: "member\(member)@example.com", password: Self.password)
        return second.isMultiple(of: 2)
            ? await outcome(.knownPlace, ask, from: Self.home(member))
            : await outcome(.newPlace, ask, from: newPlace())
    }

    private func join() async -> Outcome {
        let place = newPlace()
        return await outcome(.join, Self.joining("new" + place.filter(\.isNumber)), from: place)
    }

    private func outcome(
        _ deed: JoinsReport.Deed, _ ask: AuthAsk, from place: String
    ) async -> Outcome {
        let clock = ContinuousClock()
        let start = clock.now
        let status = await asking.status(of: ask, from: place)
        return Outcome(deed: deed, status: status, time: clock.now - start)
    }

    private static func joining(_ name: String) -> AuthAsk {
        .join(email: "\(name)@example.com", password: password, nickname: name)
    }

    private static func home(_ number: Int) -> String { "192.0.2.\(number + 1)" }

    private func newPlace() -> String {
        let number = newPlaces.withLock { number in
            number += 1
            return number
        }
        return "203.0.\(number / 250).\(number % 250 + 1)"
    }
}
