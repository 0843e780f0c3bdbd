import ContractKit
import CrewsContract
import CrewsFakes
import Vocabulary

@testable import Crews

extension CrewFaults {
    static let people = joining + waiting + managing + leading + listing + forgetting

    private static let joining: [Fault<CrewFixture>] = [
        .store("makes managers of all who join", caughtBy: "an open crew is joined at once") { store in
            store.bendSeats { change, _ in
                for index in change.memberships.indices where change.memberships[index].state == .member {
                    change.memberships[index].role = .manager
                }
            }
        },
        .store(
            "loses members who join", caughtBy: "a member who joins from many devices",
            "a paid order makes its buyer a member", "of closing and paying at once"
        ) { store in
            store.bendSeats { change, file in
                let isNew = { (next: Membership) in
                    next.state == .member && !(file.membership(next.id)?.state.isOfCrew ?? false)
                }
                if change.memberships.contains(where: isNew) { change = CrewChange() }
            }
        },
        .store(
            "lets no member leave", caughtBy: "a member who left joins anew",
            "of accepting and letting go at once", "who leaves the crew gives up a place",
            "of leaving and answering at once", "a member of a crew that is out of sight"
        ) { store in
            store.dropChanges(to: .left, .lapsed)
        },
        .store("lets everybody join at once", caughtBy: "a crew that is closed to new members") { store in
            store.bendFile { $0.crew.details.joining = .open }
        },
        .store("loses messages", caughtBy: "a request carries a message to the managers") { store in
            store.bendSeats { change, _ in
                for index in change.memberships.indices { change.memberships[index].words.message = "" }
            }
        },
        .verbs("takes any message", caughtBy: "a message that breaks rules") { verbs, caller in
            let sound = caller.sound
            verbs.join = { id, message throws(CrewError) in
                do throws(CrewError) {
                    return try await sound.join(id, message: message)
                } catch {
                    return try await sound.join(id, message: "")
                }
            }
        },
        .verbs("lets everybody accept", caughtBy: "managers alone accept and decline") { verbs, caller in
            verbs.accept = caller.owner.accept(_:to:)
        },
        .store(
            "lets nothing run out", caughtBy: "a request runs out after 14 days",
            "an offer that is not taken up within a day", "a seat that is not paid for within the hour",
            "a person who never joined can be banned"
        ) { store in
            store.ranOut = { _, _ throws(CrewError) in [] }
        },
    ]

    private static let waiting: [Fault<CrewFixture>] = [
        .store(
            "has no list", caughtBy: "a full crew keeps a list", "members who leave, are removed, banned",
            "an offer that is let go goes to the next", "a higher capacity offers its new seats",
            "an order that is let go frees its seat"
        ) { store in
            store.bendFile { $0.next = [] }
        },
        .store(
            "counts no seats", caughtBy: "of 50 who want the last seat at once",
            "of leaving and joining at once no seat", "a capacity below the taken seats",
            "of 50 who want to pay for the last seat"
        ) { store in
            store.bendFile { $0.taken = 0 }
        },
        .store(
            "lists the youngest members first", caughtBy: "an accepted person of a full crew waits",
            "members are seen by all who see the crew"
        ) { store in
            store.bendPeople { page, _ in page.items.reverse() }
        },
        .store("keeps seats for too long", caughtBy: "an accepted person, and one of the list") { store in
            store.bendSeats { change, _ in
                for index in change.memberships.indices where change.memberships[index].state == .offered {
                    let until = change.memberships[index].until
                    change.memberships[index].until = until?.advanced(by: .seconds(60))
                }
            }
        },
    ]

    private static let managing: [Fault<CrewFixture>] = [
        .store("removes no member", caughtBy: "a manager removes a member") { store in
            store.dropChanges(to: .removed)
        },
        .store(
            "bans no member", caughtBy: "a banned person is kept out until the moment",
            "of paying and banning at once", "who is removed, banned or suspended gives up a place",
            "of joining and banning at once"
        ) { store in
            store.dropChanges(to: .banned)
        },
        .store("lifts no ban", caughtBy: "a manager lifts a ban before its end") { store in
            store.dropChanges(to: .left)
        },
        .store("suspends no member", caughtBy: "a suspended member keeps the seat") { store in
            store.dropChanges(to: .suspended)
        },
        .verbs("lets everybody remove", caughtBy: "managers alone remove, ban and suspend") {
            verbs, caller in
            verbs.remove = caller.owner.remove(_:from:bannedUntil:)
        },
        .verbs("bans for ever", caughtBy: "a ban ends within a year") { verbs, caller in
            let (sound, clock) = (caller.sound, caller.environment.clock)
            verbs.remove = { member, crew, until throws(CrewError) in
                do throws(CrewError) {
                    return try await sound.remove(member, from: crew, bannedUntil: until)
                } catch {
                    let end = clock.rough.advanced(by: .seconds(60))
                    return try await sound.remove(member, from: crew, bannedUntil: end)
                }
            }
        },
    ]

    private static let leading: [Fault<CrewFixture>] = [
        .verbs("lets everybody give roles", caughtBy: "the owner alone gives roles") { verbs, caller in
            verbs.setRole = caller.owner.setRole(_:of:in:)
        },
        .verbs("lets everybody hand over", caughtBy: "a crew is handed over by its owner alone") {
            verbs, caller in
            verbs.handOver = caller.owner.handOver(_:to:)
        },
        .store(
            "has two owners", caughtBy: "a crew is handed over to a member",
            "of handing over and leaving at once"
        ) { store in
            store.bendSeats { change, file in
                if change.memberships.contains(where: { $0.state == .left }) { change = CrewChange() }
                guard let crew = change.crew, crew.owner != file.crew.owner else { return }
                change.memberships.removeAll { $0.role != .owner }
            }
        },
        .store("takes owners for members", caughtBy: "an owner neither leaves nor is on leave") { store in
            store.bendMembership { membership, _ in membership.role = .member }
        },
        .store("lets no member rest", caughtBy: "a member is on leave for a while") { store in
            store.dropChanges(to: .onLeave)
        },
        .store("loses heights", caughtBy: "a member says position, height, number") { store in
            store.bendSeats { change, _ in
                for index in change.memberships.indices { change.memberships[index].words.height = nil }
            }
        },
    ]

    private static let listing: [Fault<CrewFixture>] = [
        .verbs("shows everything to everybody", caughtBy: "messages, payments and suspensions") {
            verbs, caller in
            verbs.people = caller.owner.people(of:_:_:)
        },
        .store("skips a member behind a cursor", caughtBy: "pages of people neither repeat nor skip") {
            store in
            store.bendPeople { page, isFirst in
                if !isFirst { page.items = Array(page.items.dropFirst()) }
            }
        },
        .store(
            "loses notices", caughtBy: "managers are told of requests",
            "a person is told once of each decision"
        ) { store in
            store.outbox = InMemoryCrewStore().outbox
        },
    ]

    private static let forgetting: [Fault<CrewFixture>] = [
        .store(
            "remembers who has withdrawn", caughtBy: "when the owner withdraws the longest-serving",
            "with no member left the crew", "what a member who withdraws wrote goes",
            "a member who withdraws gets back", "nothing is written for a member who has withdrawn",
            "a cover is a picture of the member who set it", "who withdraws gives up a place",
            "a crew whose owner withdraws out of sight", "of an owner who withdraws no word is left",
            "a person who withdraws is gone from the lists", "of handing over to a member who withdraws"
        ) { store in
            store.forget = { _, _ throws(CrewError) in }
        }
    ]
}

extension CrewStoreFake {
    /// Answers other pages of people; whether it is the first page is told.
    fileprivate mutating func bendPeople(
        _ bend: @escaping @Sendable (inout Page<Membership>, Bool) -> Void
    ) {
        let sound = people
        people = { crew, list, request throws(CrewError) in
            var page = try await sound(crew, list, request)
            bend(&page, request.start == .first)
            return page
        }
    }
}
