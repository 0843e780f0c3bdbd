public import Auth
import ContractKit
import SampleKit
import Synchronization
import Vocabulary

/// Honest clients of one session that renew its tokens concurrently.
///
/// Each is a program of its own over shared storage, like several `madang` commands. Answers come in any
/// order but within the 30 seconds of grace. No client may be signed out.
public struct RefreshRace: Sendable {
    /// How many programs share the session.
    public let clients: Int
    /// How often each program renews, without pauses.
    public let steps: Int
    /// How often the race is repeated, with time passing in between.
    public let rounds: Int

    /// A race of that size.
    public init(clients: Int = 8, steps: Int = 5, rounds: Int) {
        self.clients = clients
        self.steps = steps
        self.rounds = rounds
    }

    /// The result of a race.
    public struct Outcome: Sendable {
        /// The number of refresh requests.
        public fileprivate(set) var refreshes = 0
        /// How many of them got a successor issued to another client before.
        public fileprivate(set) var replays = 0
        /// The errors that signed a client out; empty on success.
        public fileprivate(set) var failures: [AuthError] = []
    }

    /// Runs the race with a new member. Throws the error that keeps the member from joining, or from acting
    /// afterwards.
    public func run(in fixture: AuthFixture, seed: UInt64) async throws -> Outcome {
        let joined = try await fixture.join("racer\(seed)")
        let storage = InMemorySessionStorage(
            KeptSession(member: joined.account.id, session: joined.session, tokens: joined.tokens))
        let record = Record()
        var numbers = SeededGenerator(seed: seed)
        let pauses: [Duration] = [.zero, .seconds(10), .seconds(31), .seconds(900), .seconds(86_400)]
        for _ in 0..<rounds {
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<clients {
                    let seed = numbers.next()
                    group.addTask { await race(fixture, storage, record, seed) }
                }
            }
            fixture.clock.advance(by: pauses.randomElement(using: &numbers) ?? .zero)
        }
        let last = try expectValue(await storage.load()?.tokens.refreshToken, "a session that is kept")
        let tokens = try await fixture.anonymous.refresh(last)
        _ = try await fixture.bearing(tokens.accessToken).account()
        return record.outcome
    }

    /// One program in one round.
    private func race(
        _ fixture: AuthFixture, _ storage: InMemorySessionStorage, _ record: Record, _ seed: UInt64
    ) async {
        let delays = Delays(seed: seed, clock: fixture.clock, longest: .seconds(30) / (clients * steps))
        let session = MemberSession(storage) { token throws(AuthError) in
            await delays.wait()
            do throws(AuthError) {
                let tokens = try await fixture.anonymous.refresh(token)
                record.note(token)
                await delays.wait()
                return tokens
            } catch {
                record.note(error)
                throw error
            }
        }
        for _ in 0..<steps {
            guard let token = try? await session.accessToken() else { return }
            _ = try? await session.renewed(after: token)
        }
    }
}

/// Yields to other clients and lets time pass.
private final class Delays: Sendable {
    private let numbers: Mutex<SeededGenerator>
    private let clock: ManualClock
    private let longest: Duration

    init(seed: UInt64, clock: ManualClock, longest: Duration) {
        numbers = Mutex(SeededGenerator(seed: seed))
        self.clock = clock
        // Each refresh waits twice.
        self.longest = longest / 2
    }

    func wait() async {
        let (turns, part) = numbers.withLock {
            (Int.random(in: 0..<4, using: &$0), Int.random(in: 0...8, using: &$0))
        }
        clock.advance(by: longest * part / 8)
        for _ in 0..<turns { await Task.yield() }
    }
}

private final class Record: Sendable {
    private let state = Mutex((outcome: RefreshRace.Outcome(), used: Set<String>()))

    var outcome: RefreshRace.Outcome { state.withLock { $0.outcome } }

    /// Records the successor of a token.
    func note(_ token: String) {
        state.withLock { state in
            state.outcome.refreshes += 1
            if !state.used.insert(token).inserted { state.outcome.replays += 1 }
        }
    }

    func note(_ failure: AuthError) {
        state.withLock { $0.outcome.failures.append(failure) }
    }
}
