import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    private static let taken = CrewError.invalidFields([FieldError("name", .taken)])

    static let naming: [Clause<CrewFixture>] = [
        Clause("no two open crews have names that look alike, however they are typed") { place in
            let word = place.newKey().text.suffix(8)
            let crew = try await place.founded { $0.name = "도봉 유나이티드 FC \(word)" }
            let decomposed = "\u{1103}\u{1169}\u{1107}\u{1169}\u{11BC}"
            for name in ["도봉 유나이티드 fc \(word)", "\(decomposed) 유나이티드 ＦＣ \(word)"] {
                try await expectRefused(taken) { try await place.founded { $0.name = name } }
            }
            let other = try await place.founded()
            var draft = place.crewDraft()
            draft.name = "도봉 유나이티드 FC \(word)"
            try await expectRefused(taken) {
                try await place.owner.edit(other, draft, cover: nil, expecting: nil)
            }
            draft.name = "도봉 유나이티드 Fc \(word)"
            let renamed = try await place.owner.edit(crew, draft, cover: nil, expecting: nil).crew
            try expectEqual(renamed.details.name, draft.name, "the own name, typed otherwise")
        },
        Clause("of several who found a crew of one name at once one does") { place in
            let founders = place.newMembers(6)
            let draft = place.crewDraft()
            let founded = try await count(of: founders.count) { index in
                do throws(CrewError) {
                    let verbs = place.repository(as: founders[index])
                    _ = try await verbs.found(draft, cover: nil, idempotencyKey: nil)
                    return true
                } catch {
                    try expectEqual(error, taken, "the error")
                    return false
                }
            }
            try expectEqual(founded, 1, "how many founded one")
            var owned = 0
            for founder in founders {
                let page = try await place.anonymous.crews(of: place.id(of: founder), .first)
                owned += page.items.count
            }
            try expectEqual(owned, 1, "how many there are")
        },
        Clause("the name of a closed crew is free, and it does not reopen with a name that is taken") {
            place in
            let draft = place.crewDraft()
            let crew = try await place.owner.found(draft, cover: nil, idempotencyKey: nil).crew.id
            _ = try await place.owner.close(crew)
            let other = try await place.stranger.found(draft, cover: nil, idempotencyKey: nil).crew.id
            try await expectRefused(taken) { try await place.owner.reopen(crew) }
            try expectEqual(try await place.owner.crew(crew).crew.state, .closed, "the crew that was closed")
            _ = try await place.stranger.edit(other, place.crewDraft(), cover: nil, expecting: nil)
            try expectEqual(try await place.owner.reopen(crew).crew.state, .open, "once the name is free")
        },
    ]
}
