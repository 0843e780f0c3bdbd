import Auth
import AuthContract
import AuthPasswords
import ContractKit
import Glibc
import SampleKit
import Testing
import Vocabulary

/// Whether the time of a refusal tells if an email has an account. `Scripts/measure-login` measures it over
/// many attempts; in the suite a few attempts show that no kind of refusal leaves the work out: without it,
/// one takes a fiftieth of the time.
struct SignInTimingTests {
    /// How many attempts are made, and whether their times are judged.
    private static let samples = getenv("MADANG_MEASURE").flatMap { Int(String(cString: $0)) }
    /// How many times the one median the other may be on a machine that does other work, too.
    private static let largestFactor = 6
    private static let isUsualCost = getenv("MADANG_MEASURE_COST").map { String(cString: $0) } == "usual"

    @Test func theTimeOfARefusalTellsNothing() async throws {
        let samples = Self.samples ?? 60
        let cost = Self.isUsualCost ? ArgonPasswordHasher.Cost.usual : .init(memoryKiB: 1024, passes: 2)
        let place = try await Self.place(cost, members: samples)
        var times: [Kind: [Double]] = [:]
        var random = SeededGenerator(seed: 20_261_121)
        for number in 0..<samples {
            let kind = Kind.allCases.randomElement(using: &random) ?? .unknown
            times[kind, default: []].append(try await Self.time(kind, number, place))
        }
        let unknown = try #require(times[.unknown])
        for kind in Kind.allCases where kind != .unknown {
            let known = try #require(times[kind])
            let test = RankTest(unknown, known)
            let medians = [unknown.median, known.median].sorted()
            #expect(
                medians[0] > 0 && medians[1] < medians[0] * Self.largestFactor,
                "\(kind.rawValue) takes \(known.median) us, an unknown email \(unknown.median) us")
            guard Self.samples != nil else { continue }
            print(
                """
                \(kind.rawValue): \(known.count) attempts, median \(known.median) us; unknown email: \
                \(unknown.count) attempts, median \(unknown.median) us; slower than unknown in \
                \(Int(test.share * 10_000)) of 10,000 pairs, \(Int(test.deviations * 100)) hundredths of a \
                standard deviation
                """)
            #expect(
                abs(test.deviations) < kind.bound, "the time tells \(kind.rawValue) from an unknown email")
        }
    }

    @Test(arguments: [
        ([1, 2, 3], [4, 5, 6], 1, 1.96), ([4, 5, 6], [1, 2, 3], 0, -1.96), ([1, 3], [2, 2], 0.5, 0),
        ([1, 1], [1, 1], 0.5, 0), ([1, 2, 3, 4], [2, 3, 4, 5], 0.71875, 1.01),
    ])
    func ranks(_ first: [Double], _ second: [Double], _ share: Double, _ deviations: Double) {
        let test = RankTest(first, second)
        #expect(test.share == share)
        #expect(abs(test.deviations - deviations) < 0.01, "\(test.deviations)")
    }

    private enum Kind: String, CaseIterable {
        case unknown = "an unknown email"
        case known = "a wrong password"
        case old = "a wrong password of an account whose hash has lesser parameters"

        func email(_ number: Int) -> String { "\(self)\(number)@example.com" }

        /// Beyond 3.29 standard deviations either way lies one in a thousand series of equal times. The
        /// work that a lesser hash lacks is made up for in other portions, which can be told over many
        /// attempts, until the next sign-in renews the hash: only a plain difference is an error.
        var bound: Double { self == .old ? 30 : 3.29 }
    }

    /// A place where each of that many emails of each kind but the unknown is a member's: whoever tries
    /// emails tries each once.
    private static func place(
        _ cost: ArgonPasswordHasher.Cost, members: Int
    ) async throws -> any AuthRepository {
        let (store, ids) = (InMemoryAuthStore(), OrderedIdentifiers(.shuffled))
        let lesser = ArgonPasswordHasher.Cost(memoryKiB: cost.memoryKiB / 2, passes: cost.passes)
        for (kind, cost) in [(Kind.known, cost), (.old, lesser)] {
            let hash = try await ArgonPasswordHasher(cost: cost).hash(
                "느티나무 그늘 아래 42", turn: .first)
            for number in 0..<members {
                let account = Account(
                    id: ids.next(), email: kind.email(number), nickname: "\(kind)\(number)",
                    joinedAt: ManualClock().now())
                let session = SessionRecord(
                    id: ids.next(), member: account.id, device: "", createdAt: account.joinedAt,
                    lastUsedAt: account.joinedAt, expiresAt: account.joinedAt)
                _ = try await store.insert(
                    MemberRecord(account: account, passwordHash: hash), opening: session,
                    with: TokenDigest("\(kind) \(number)"), from: nil, by: nil, request: nil)
            }
        }
        return visitor(store, cost)
    }

    private static func visitor(
        _ store: any AuthStore, _ cost: ArgonPasswordHasher.Cost
    ) -> any AuthRepository {
        let fixture = AuthFixture(
            store: store, order: .shuffled,
            altering: { ports in
                ports.hasher = ArgonPasswordHasher(cost: cost)
                ports.signInPolicy = .endless
            })
        return fixture.anonymous
    }

    private static func time(_ kind: Kind, _ number: Int, _ place: any AuthRepository) async throws -> Double
    {
        let clock = ContinuousClock()
        let start = clock.now
        await #expect(throws: AuthError.wrongCredentials) {
            try await place.login(email: kind.email(number), password: "a guess \(number)", device: "")
        }
        return (clock.now - start) / .microseconds(1)
    }
}

extension [Double] {
    fileprivate var median: Int { isEmpty ? 0 : Int(sorted()[count / 2]) }
}
