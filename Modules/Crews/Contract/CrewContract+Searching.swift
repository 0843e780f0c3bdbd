import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    static let searching: [Clause<CrewFixture>] = [
        Clause("a search finds every open crew by the words of its name, however they are typed") { place in
            let word = String(place.newKey().text.suffix(10))
            // More than a page of others was founded after it.
            let crew = try await place.founded { $0.name = "망원 러닝 크루 \(word)" }
            for number in 0..<19 { _ = try await place.founded { $0.name = "\(number)번 산악회 \(word)" } }
            for _ in 0..<2 {
                _ = try await place.stranger.found(place.crewDraft(), cover: nil, idempotencyKey: nil)
                place.clock.pass(.seconds(1))
            }
            let decomposed = "\u{1105}\u{1165}\u{1102}\u{1175}\u{11BC}"
            for words in ["러닝 \(word)", "\(word) 망원", decomposed + " \(word)", "\(word.lowercased()) 러닝"] {
                try expectPage(
                    try await place.anonymous.browse(place.query(words), .first), [crew], "for \(words)")
            }
            let nothing = try await place.anonymous.browse(place.query("러닝 산악회 \(word)"), .first)
            try expectPage(nothing, [], "for words of two crews")
            try expectEqual(try await place.walk(place.query(word), limit: 7).count, 20, "for the word")
            let broken = place.query(String(repeating: "가", count: 1_000))
            try await place.expectInvalid("name") { try await place.anonymous.browse(broken, .first) }
        },
        Clause("crews are found by sport and place, and with free seats alone") { place in
            let (word, crews) = try await place.crewsOfOneWord(2)
            let tennis = try await place.founded { draft in
                (draft.name, draft.sport, draft.place) = ("테니스 \(word)", .tennis, "부산 해운대구")
            }
            let full = try await place.founded { ($0.name, $0.capacity) = ("만원 \(word)", 1) }
            let shut = try await place.founded { ($0.name, $0.joining) = ("마감 \(word)", .closed) }
            func expectFound(_ expected: [CrewID], _ change: (inout CrewQuery) -> Void) async throws {
                var query = place.query(word)
                change(&query)
                try expectPage(try await place.anonymous.browse(query, .first), expected, "\(query)")
            }
            try await expectFound([tennis]) { $0.sport = .tennis }
            try await expectFound([]) { $0.sport = .golf }
            try await expectFound([tennis]) { $0.place = "해운대 부산" }
            try await expectFound([shut, full] + crews.reversed()) { $0.place = "마포" }
            try await expectFound([tennis] + crews.reversed()) { $0.freeOnly = true }
            try await place.join(crews[0], as: place.newMember())
            var draft = CrewDraft(try await place.owner.crew(crews[0]).crew.details)
            draft.capacity = 2
            _ = try await place.owner.edit(crews[0], draft, cover: nil, expecting: nil)
            try await expectFound([tennis, crews[1]]) { $0.freeOnly = true }
        },
    ]
}
