import ContractKit
import CrewsContract
import CrewsFakes
import Vocabulary

@testable import Crews

/// The ways in which the tests break crews on purpose; each is caught by the clauses that it names.
enum CrewFaults {
    static let all = crews + counting + people + paid + subjects + meetings + money + keeping

    static let table = FaultTable(CrewContract.clauses, all)

    private static let crews = founding + repeating + editing + closing + finding

    private static let founding: [Fault<CrewFixture>] = [
        .store("keeps another place", caughtBy: "a founder is owner and first member") { store in
            let sound = store
            store.insert = { crew, owner, request throws(CrewError) in
                var other = crew
                other.details.place += " "
                return try await sound.insert(other, owner, request)
            }
        },
        .verbs("takes any draft", caughtBy: "a crew that breaks rules is refused") { verbs, caller in
            let sound = caller.sound
            verbs.found = { draft, cover, key throws(CrewError) in
                do throws(CrewError) {
                    return try await sound.found(draft, cover: cover, idempotencyKey: key)
                } catch {
                    var usual = CrewDraft()
                    usual.name = "아무 이름"
                    return try await sound.found(usual, cover: nil, idempotencyKey: key)
                }
            }
        },
        .verbs("takes visitors for the owner", caughtBy: "a visitor founds nothing") { verbs, caller in
            if caller.principal == .anonymous { verbs.found = caller.owner.found(_:cover:idempotencyKey:) }
        },
        .verbs(
            "knows no standings and blocks", caughtBy: "a suspended account joins nothing",
            "behind a block between a person and the owner", "a blocked member stays"
        ) { verbs, caller in
            verbs = CrewRepositoryFake(forwardingTo: caller.heedless)
        },
        .store(
            "counts no crews of a member", caughtBy: "a member owns twenty open crews",
            "a member has to do with a hundred crews"
        ) { store in
            store.crewCount = { _ throws(CrewError) in MemberCrewCount() }
        },
        .verbs("shows old names", caughtBy: "an owner is shown by the name of the day") { verbs, caller in
            let sound = caller.sound
            verbs.crew = { id throws(CrewError) in
                let view = try await sound.crew(id)
                return CrewView(
                    crew: view.crew, owner: MemberCard(id: view.crew.owner, nickname: "주인"),
                    counts: view.counts, membership: view.membership)
            }
        },
        .store(
            "founds a crew of a taken name by another name",
            caughtBy: "no two open crews have names that look alike",
            "of several who found a crew of one name at once"
        ) { store in
            let sound = store
            store.insert = { crew, owner, request throws(CrewError) in
                do throws(CrewError) {
                    return try await sound.insert(crew, owner, request)
                } catch {
                    var other = crew
                    other.details.name = "\(crew.id)"
                    return try await sound.insert(other, owner, request)
                }
            }
        },
    ]

    private static let repeating: [Fault<CrewFixture>] = [
        .store(
            "knows no keys of crews", caughtBy: "a founding that is repeated under its key",
            "of foundings under one key at once"
        ) { store in
            let sound = store
            store.founded = { _ throws(CrewError) in nil }
            store.insert = { crew, owner, _ throws(CrewError) in try await sound.insert(crew, owner, nil) }
        },
        .store("shares keys", caughtBy: "a founding under the key of another one") { store in
            let sound = store
            store.insert = { crew, owner, request throws(CrewError) in
                let shared = request.map { request in
                    let scope = IdempotentRequest.Scope(
                        request.scope.key, verb: request.scope.verb, member: nil)
                    return IdempotentRequest(scope, request.content, at: request.madeAt)
                }
                return try await sound.insert(crew, owner, shared)
            }
        },
        Fault(
            "forgets on closing",
            caughtBy: ["what was answered is there after the place was closed and opened"]
        ) { .forgetfulPlace($0) },
    ]

    private static let editing: [Fault<CrewFixture>] = [
        .verbs("lets everybody edit", caughtBy: "owner and managers edit what a crew says") {
            verbs, caller in
            verbs.edit = caller.owner.edit(_:_:cover:expecting:)
        },
        .verbs("ignores versions of crews", caughtBy: "of edits against one version one counts") {
            verbs, caller in
            let sound = caller.sound
            verbs.edit = { id, draft, cover, _ throws(CrewError) in
                try await sound.edit(id, draft, cover: cover, expecting: nil)
            }
        },
    ]

    private static let closing: [Fault<CrewFixture>] = [
        .store(
            "keeps the people of closed crews", caughtBy: "a closed crew is seen by those who were of it",
            "people who ask, wait or have a kept seat"
        ) { store in
            store.bendSeats { change, _ in
                if change.crew?.state == .closed { change.memberships = [] }
            }
        },
        .store("closes nothing", caughtBy: "a crew that closes calls its meetings off") { store in
            store.bendSeats { change, _ in
                if change.crew?.state == .closed { change = CrewChange() }
            }
        },
        .verbs("lets everybody close", caughtBy: "the owner alone closes and reopens") { verbs, caller in
            verbs.close = caller.owner.close(_:)
        },
        .store("reopens by another name", caughtBy: "the name of a closed crew is free") { store in
            store.bendSeats { change, file in
                if file.crew.state == .closed { change.crew?.details.name = "\(file.crew.id)" }
            }
        },
        .store("ends no closed crews", caughtBy: "after 30 days a closed crew is not reopened") { store in
            store.dissolvable = { _, _ throws(CrewError) in [] }
        },
        .verbs(
            "closes without asking for money", caughtBy: "a crew with a balance or debts does not close",
            "a crew with open orders does not close", "a crew that closes gives back whole fees"
        ) { verbs, caller in
            verbs.close = caller.penniless.close(_:)
        },
    ]

    private static let finding: [Fault<CrewFixture>] = [
        .store("lists the oldest crew first", caughtBy: "crews are listed by age") { store in
            store.bendPage { page, _ in page.items.reverse() }
        },
        .store(
            "skips a crew behind a cursor", caughtBy: "cursors lead through all crews",
            "a cursor keeps its place while crews"
        ) { store in
            store.bendPage { page, isFirst in if !isFirst { page.items = Array(page.items.dropFirst()) } }
        },
        .store("does not count", caughtBy: "numbered pages of crews") { store in
            store.bendPage { page, _ in page.numbering = nil }
        },
        .verbs("takes any cursor", caughtBy: "the cursor of another list of crews") { verbs, caller in
            let sound = caller.sound
            verbs.browse = { query, request throws(CrewError) in
                do throws(CrewError) {
                    return try await sound.browse(query, request)
                } catch {
                    return try await sound.browse(query, .first)
                }
            }
        },
        .verbs("searches the newest page alone", caughtBy: "a search finds every open crew") {
            verbs, caller in
            let sound = caller.sound
            verbs.browse = { query, request throws(CrewError) in
                var all = query
                all.name = ""
                let newest = try await sound.browse(all, .first).items.map(\.crew.id)
                var page = try await sound.browse(query, request)
                page.items.removeAll { !newest.contains($0.crew.id) }
                return page
            }
        },
        .verbs("ignores sports", caughtBy: "crews are found by sport and place") { verbs, caller in
            let sound = caller.sound
            verbs.browse = { query, request throws(CrewError) in
                var any = query
                any.sport = nil
                return try await sound.browse(any, request)
            }
        },
        .store("lists the crew that was joined first", caughtBy: "all own crews are listed") { store in
            store.bendStandings { page, _ in page.items.reverse() }
        },
        .store(
            "skips a crew of a member behind a cursor", caughtBy: "pages of the crews of a member neither"
        ) { store in
            store.bendStandings { page, isFirst in
                if !isFirst { page.items = Array(page.items.dropFirst()) }
            }
        },
        .store("shows no subjects", caughtBy: "a crew is a subject for those who see it") { store in
            store.findIDs = { _ throws(CrewError) in [] }
        },
    ]
}

extension CrewStoreFake {
    /// Answers other pages of crews; whether it is the first page is told.
    fileprivate mutating func bendPage(_ bend: @escaping @Sendable (inout Page<Crew>, Bool) -> Void) {
        let sound = page
        page = { filter, request throws(CrewError) in
            var page = try await sound(filter, request)
            bend(&page, request.start == .first)
            return page
        }
    }

    /// Answers other pages of the crews of a member; whether it is the first page is told.
    fileprivate mutating func bendStandings(
        _ bend: @escaping @Sendable (inout Page<CrewStanding>, Bool) -> Void
    ) {
        let sound = pageOf
        pageOf = { member, states, openOnly, hidden, request throws(CrewError) in
            var page = try await sound(member, states, openOnly, hidden, request)
            bend(&page, request.start == .first)
            return page
        }
    }
}
