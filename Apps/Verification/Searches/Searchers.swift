import Composition
import SampleKit
import Wire
import WireClient

/// Visitors who search without pause, each time for another word that no listing contains.
struct Searchers: Sendable {
    private let transport: CurlTransport
    private let count: Int
    private let seed: UInt64

    /// That many visitors, each with a connection of its own.
    init(_ count: Int, at address: ServerAddress, seed: UInt64) {
        transport = CurlTransport(
            to: address, version: MadangVersion.text,
            limits: CurlLimits(totalTime: .seconds(60), connections: count))
        self.count = count
        self.seed = seed
    }

    /// Searches until the task is cancelled and returns the results.
    func search() async -> SearchAnswers {
        let answers = await withTaskGroup(of: SearchAnswers.self) { group in
            for number in 0..<count {
                group.addTask { await search(SeededGenerator(seed: seed, stream: number)) }
            }
            return await group.reduce(into: SearchAnswers()) { $0.merge($1) }
        }
        await transport.close()
        return answers
    }

    private func search(_ seeded: SeededGenerator) async -> SearchAnswers {
        var (random, answers) = (seeded, SearchAnswers())
        while !Task.isCancelled {
            let request = WireRequest(method: "GET", target: Self.target(of: Self.word(&random)))
            do throws(TransportFailure) {
                answers.note(try await transport.send(request))
            } catch {
                if error != .cancelled { answers.unanswered += 1 }
            }
        }
        return answers
    }

    /// Four random syllables of Hangul: three hundred million times more combinations than there are words.
    private static func word(_ random: inout SeededGenerator) -> String {
        var word = ""
        for _ in 0..<4 {
            if let syllable = Unicode.Scalar(0xAC00 + UInt32(random.below(11_172))) {
                word.unicodeScalars.append(syllable)
            }
        }
        return word
    }

    private static func target(of word: String) -> String {
        let encoded = word.utf8.map { "%" + String($0, radix: 16, uppercase: true) }.joined()
        return "/api/v1/listings?keyword=" + encoded
    }
}

/// The results of searches.
struct SearchAnswers: Sendable {
    var statuses: [Int: Int] = [:]
    var refusalsWithoutTime = 0
    var unanswered = 0

    mutating func note(_ response: WireResponse) {
        statuses[response.status, default: 0] += 1
        let saysWhen = response.headers["retry-after"].flatMap { Int($0) } != nil
        if [429, 503].contains(response.status), !saysWhen { refusalsWithoutTime += 1 }
    }

    mutating func merge(_ other: SearchAnswers) {
        statuses.merge(other.statuses, uniquingKeysWith: +)
        refusalsWithoutTime += other.refusalsWithoutTime
        unanswered += other.unanswered
    }
}
