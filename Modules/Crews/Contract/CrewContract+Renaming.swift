import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    private static let other = CrewDraft(title: "단풍나무")

    static let renaming: [Clause<CrewFixture>] = [
        Clause("a new title counts the version up") { place in
            let crew = try await place.added()
            place.clock.pass(.seconds(60))
            let renamed = try await place.owner.rename(crew.id, other, expecting: .first).crew
            try expectEqual(renamed.title, "단풍나무", "the title")
            try expectEqual(renamed.version, crew.version.next, "the version")
            try expect(renamed.updatedAt > crew.updatedAt, "the moment of change is later")
            try expectEqual(renamed.createdAt, crew.createdAt, "the moment of making")
            try expectEqual(try await place.anonymous.crew(crew.id).crew, renamed, "it")
        },
        Clause("against another version nothing is renamed, and the version of now is told") { place in
            let crew = try await place.added()
            let renamed = try await place.owner.rename(crew.id, other, expecting: .first).crew
            try await expectRefused(.changed(renamed.version)) {
                try await place.owner.rename(
                    crew.id, CrewDraft(title: "셋째"), expecting: crew.version)
            }
            try expectEqual(try await place.owner.crew(crew.id).crew, renamed, "it")
            let third = try await place.owner.rename(crew.id, CrewDraft(title: "셋째"), expecting: nil)
            try expectEqual(third.crew.title, "셋째", "the title without a version")
        },
        Clause("of several new titles at once against one version one wins") { place in
            let crew = try await place.added()
            let won = try await withThrowingTaskGroup(of: Bool.self) { group in
                for number in 0..<8 {
                    group.addTask {
                        do throws(CrewError) {
                            let draft = CrewDraft(title: "제목 \(number)")
                            _ = try await place.owner.rename(crew.id, draft, expecting: .first)
                            return true
                        } catch {
                            try expectEqual(error, .changed(crew.version.next), "the error")
                            return false
                        }
                    }
                }
                return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            try expectEqual(won, 1, "how many won")
        },
        Clause("only the owner renames") { place in
            let crew = try await place.added()
            for verbs in [place.stranger, place.moderator] {
                try await expectRefused(.notYours) {
                    try await verbs.rename(crew.id, other, expecting: nil)
                }
            }
            try await expectRefused(.service(.signInRequired)) {
                try await place.anonymous.rename(crew.id, other, expecting: nil)
            }
            try expectEqual(try await place.owner.crew(crew.id).crew, crew, "it")
        },
    ]
}
