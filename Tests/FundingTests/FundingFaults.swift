import ContractKit
import FundingContract
import FundingFakes
import Vocabulary

@testable import Funding

/// The ways in which the tests break funding on purpose; each is caught by the clauses that it names.
enum FundingFaults {
    static let all = shelters + campaigns + backings + money

    static let table = FaultTable(FundingContract.clauses, all)

    private static let shelters = founding + looking + people + pausing + moderating

    private static let founding: [Fault<FundingFixture>] = [
        .store("keeps another place", caughtBy: "a founder owns a shelter that others see") { store in
            let sound = store
            store.insert = { shelter, request throws(FundingError) in
                var other = shelter
                other.details.place += " "
                return try await sound.insert(other, request)
            }
        },
        .verbs("takes any shelter", caughtBy: "a shelter that breaks rules is refused") { verbs, caller in
            let sound = caller.sound
            verbs.found = { draft, key throws(FundingError) in
                do throws(FundingError) {
                    return try await sound.found(draft, idempotencyKey: key)
                } catch {
                    var usual = ShelterDraft()
                    (usual.name, usual.registrationNumber) = ("아무 쉼터", "12345")
                    (usual.place, usual.contact) = ("아산", "041-555-0141")
                    return try await sound.found(usual, idempotencyKey: key)
                }
            }
        },
        .store("founds a shelter of a taken name", caughtBy: "no two shelters have names that look alike") {
            store in
            let sound = store
            store.insert = { shelter, request throws(FundingError) in
                do throws(FundingError) {
                    return try await sound.insert(shelter, request)
                } catch {
                    var other = shelter
                    other.details.name = "\(shelter.id)"
                    return try await sound.insert(other, request)
                }
            }
        },
        .store("knows no keys of shelters", caughtBy: "a founding that is repeated under its key") { store in
            let sound = store
            store.founded = { _ throws(FundingError) in nil }
            store.insert = { shelter, _ throws(FundingError) in try await sound.insert(shelter, nil) }
        },
        .store("counts no shelters of a member", caughtBy: "a member is of five shelters at most") { store in
            let sound = store
            store.insert = { shelter, request throws(FundingError) in
                do throws(FundingError) {
                    return try await sound.insert(shelter, request)
                } catch .tooManyShelters {
                    return shelter
                }
            }
        },
        .verbs(
            "knows no standings and blocks", caughtBy: "visitors and suspended accounts found",
            "behind a block with the owner", "for a member with a crowd of blocks"
        ) { verbs, caller in
            verbs = FundingRepositoryFake(forwardingTo: caller.heedless)
        },
    ]

    private static let looking: [Fault<FundingFixture>] = [
        .verbs("lets everybody decide", caughtBy: "an operator decides about a shelter with a note") {
            verbs, caller in
            verbs.decide = caller.operator.decide(_:about:reason:)
        },
        .store(
            "writes no acts", caughtBy: "each decision of an operator is logged",
            "an act of a moderator is told to the audit log", "once it has succeeded an operator alone",
            "the account of payouts is read by operators alone"
        ) { store in
            store.bend { change, _ in change.act = nil }
            store.bendShelter { $0.act = nil }
        },
        .store("looks at no shelter again", caughtBy: "a declined shelter that is edited") { store in
            store.bendShelter { if $0.shelter?.state == .pending { $0.shelter?.state = .declined } }
        },
        .verbs("ignores versions of shelters", caughtBy: "the owner edits a shelter, against the version") {
            verbs, caller in
            let sound = caller.sound
            verbs.edit = { id, draft, _ throws(FundingError) in
                try await sound.edit(id, draft, expecting: nil)
            }
        },
        .store("lists the oldest shelter first", caughtBy: "verified shelters are listed the newest first") {
            store in
            let sound = store
            store.page = { filter, request throws(FundingError) in
                var page = try await sound.page(filter, request)
                page.items.reverse()
                if request.limit == 1, case .after = request.start { page.items = [] }
                return page
            }
        },
        .store("finds verified shelters alone", caughtBy: "operators find shelters that wait") { store in
            let sound = store
            store.page = { filter, request throws(FundingError) in
                var page = try await sound.page(filter, request)
                page.items.removeAll { $0.state != .verified }
                return page
            }
        },
    ]

    private static let people: [Fault<FundingFixture>] = [
        .verbs("lets everybody give roles", caughtBy: "the owner gives roles and hands the shelter over") {
            verbs, caller in
            verbs.setRole = caller.owner.setRole(_:of:in:)
        },
        .verbs("lets everybody name accounts", caughtBy: "the treasurer names the account") {
            verbs, caller in
            verbs.nameAccount = { account, shelter throws(FundingError) in
                do throws(FundingError) {
                    return try await caller.sound.nameAccount(account, of: shelter)
                } catch .treasurersOnly {
                    return try await caller.sound.shelter(shelter)
                }
            }
        },
        .store("counts no people", caughtBy: "a shelter has twenty people at most") { store in
            let sound = store.decide
            store.decide = { shelter, actor, now, decision throws(FundingError) in
                try await sound(shelter, actor, now) { file throws(FundingError) in
                    let owners = file.people.filter { $0.role == .owner }
                    return try decision(
                        ShelterFile(shelter: file.shelter, people: owners, live: file.live))
                }
            }
        },
        .store("takes owners for helpers", caughtBy: "with its owner gone the treasurer") { store in
            let sound = store
            store.places = { member, shelters throws(FundingError) in
                try await sound.places(member, shelters).mapValues { place in
                    ShelterMember(
                        shelter: place.shelter, member: place.member,
                        role: place.role == .owner ? .helper : place.role, joinedAt: place.joinedAt)
                }
            }
        },
    ]

    private static let pausing: [Fault<FundingFixture>] = [
        .store(
            "pauses nothing", caughtBy: "the campaigns of a suspended shelter pause",
            "a paused campaign goes on by an operator alone"
        ) { store in
            store.bendShelter { $0.campaigns = [] }
        },
        .store(
            "moves no campaign", caughtBy: "with its last member gone a shelter's campaigns pause",
            "a partly delivered campaign of a suspended shelter"
        ) { store in
            store.bend { change, file in change.campaign?.shelter = file.campaign.shelter }
        },
        .store("moves registered campaigns", caughtBy: "a registered campaign stays with its shelter") {
            store in
            store.bendFile { if $0.campaign.state == .paused { $0.campaign.details.registration = nil } }
        },
    ]

    private static let moderating: [Fault<FundingFixture>] = [
        .store(
            "hides nothing", caughtBy: "a campaign out of sight takes nothing new",
            "a shelter out of sight is not found", "an update out of sight is not listed"
        ) { store in
            store.bend { change, _ in
                change.campaign?.hiddenAt = nil
                change.update?.hiddenAt = nil
            }
            store.bendShelter { $0.shelter?.hiddenAt = nil }
        },
        .store(
            "shows no subjects", caughtBy: "a campaign takes comments until it is closed",
            "shelters and updates are subjects"
        ) { store in
            store.findIDs = { _ throws(FundingError) in [] }
        },
    ]
}
