import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    static let hiding: [Clause<CrewFixture>] = [
        Clause("what is hidden is shown to its owner and to moderators alone") { place in
            for hide in [place.owner, place.moderator] {
                let crew = try await place.added()
                let hidden = try await hide.hide(crew.id).crew
                try expectEqual(hidden.state, .hidden, "the state")
                try expectEqual(hidden.version, crew.version.next, "the version")
                for verbs in [place.owner, place.moderator] {
                    try expectEqual(try await verbs.crew(crew.id).crew, hidden, "it")
                    try await expectRefused(.alreadyHidden) { try await verbs.hide(crew.id) }
                }
                for verbs in [place.stranger, place.anonymous] {
                    try await expectRefused(.notFound) { try await verbs.crew(crew.id) }
                }
            }
            try expectPage(try await place.owner.browse(.first), [])
        },
        Clause("what is removed is gone for everybody") { place in
            for remove in [place.owner, place.moderator] {
                let (kept, crew) = (try await place.added("소나무"), try await place.added())
                try await remove.remove(crew.id)
                for verbs in [place.owner, place.moderator, place.stranger] {
                    try await expectRefused(.notFound) { try await verbs.crew(crew.id) }
                    try await expectRefused(.notFound) { try await verbs.hide(crew.id) }
                    try await expectRefused(.notFound) { try await verbs.remove(crew.id) }
                }
                try expectPage(try await place.anonymous.browse(.first), [kept])
                try await place.owner.remove(kept.id)
            }
        },
        Clause("no other member hides or removes it") { place in
            let crew = try await place.added()
            try await expectRefused(.notYours) { try await place.stranger.hide(crew.id) }
            try await expectRefused(.notYours) { try await place.stranger.remove(crew.id) }
            try await expectRefused(.service(.signInRequired)) {
                try await place.anonymous.remove(crew.id)
            }
            try expectEqual(try await place.owner.crew(crew.id).crew, crew, "it")
            _ = try await place.owner.hide(crew.id)
            try await expectRefused(.notFound) { try await place.stranger.remove(crew.id) }
        },
    ]
}
