import ContractKit
import CrewsContract
import CrewsFakes
import Vocabulary

@testable import Crews

extension CrewFaults {
    static let keeping = calendars + zoneRules + showing

    private static let calendars: [Fault<CrewFixture>] = [
        .store(
            "finds every address that was ever made",
            caughtBy: "an address shows the meetings until it is renewed",
            "a member who has withdrawn has no address"
        ) { store in
            let (sound, made) = (store, LockedValue<[ChainHash: CalendarRight]>([:]))
            store.put = { right throws(CrewError) in
                made.withLock { $0[right.hash] = right }
                try await sound.put(right)
            }
            store.calendarRight = { hash throws(CrewError) in made.now[hash] }
        },
        .store("takes former members for members", caughtBy: "an address shows nothing to a member") {
            store in
            let sound = store
            store.membershipOf = { member, crew throws(CrewError) in
                var found = try await sound.membershipOf(member, crew)
                if found?.state == .left { found?.state = .member }
                return found
            }
        },
        .store("hides meetings that were called off", caughtBy: "a calendar shows meetings for 30 days") {
            store in
            let sound = store
            store.calendarMeetings = { crews, now, limit throws(CrewError) in
                try await sound.calendarMeetings(crews, now, limit).filter { $0.calledOffAt == nil }
            }
        },
        .store("knows no answers of members", caughtBy: "the calendar of all crews leaves out meetings") {
            store in
            store.answersOf = { _, _ throws(CrewError) in [:] }
        },
    ]

    private static let zoneRules: [Fault<CrewFixture>] = [
        .store("reads one batch of meetings", caughtBy: "meetings stay at the time of their zone") { store in
            let sound = store
            store.upcoming = { last, now, limit throws(CrewError) in
                last == nil ? try await sound.upcoming(nil, now, limit) : []
            }
        }
    ]

    private static let showing: [Fault<CrewFixture>] = [
        .store("knows no plans of dues", caughtBy: "a crew shows the dues of the month") { store in
            store.duesPlans = { _, _ throws(CrewError) in [:] }
        },
        .store("keeps the size of no cover", caughtBy: "a crew shows the card of its cover") { store in
            let sound = store
            store.insert = { crew, owner, request throws(CrewError) in
                var other = crew
                other.coverCard = crew.cover.map {
                    PictureCard(id: $0, width: 1, height: 1, placeholder: "", description: "")
                }
                return try await sound.insert(other, owner, request)
            }
        },
        .verbs("shows accounts to everybody", caughtBy: "the account is read by the leaders") {
            verbs, caller in
            verbs.account = caller.owner.account(of:)
        },
    ]
}
