import ContractKit
import FundingContract
import FundingFakes
import Vocabulary

@testable import Funding

extension FundingFaults {
    static let campaigns = drafting + opening + editing + ending + finding + telling

    private static let drafting: [Fault<FundingFixture>] = [
        .store("forgets the share of the costs", caughtBy: "a draft is seen by the people of its shelter") {
            store in
            let sound = store
            store.insertCampaign = { campaign, actor, request throws(FundingError) in
                var other = campaign
                other.details.costShare = 0
                return try await sound.insertCampaign(other, actor, request)
            }
        },
        .verbs(
            "takes any draft", caughtBy: "a draft that breaks rules is refused",
            "a deadline is a time that its zone has"
        ) { verbs, caller in
            let sound = caller.sound
            verbs.draft = { draft, shelter, key throws(FundingError) in
                do throws(FundingError) {
                    return try await sound.draft(draft, of: shelter, idempotencyKey: key)
                } catch {
                    let day = caller.environment.clock.rough.advanced(by: .seconds(2 * 86_400)).koreanDay
                    var usual = CampaignDraft()
                    (usual.title, usual.purpose, usual.story) = ("아무 펀딩", "사료", "사료를 삽니다.")
                    (usual.amount, usual.deadline) = (100_000, DeadlineDraft(time: "\(day) 10:00"))
                    return try await sound.draft(usual, of: shelter, idempotencyKey: nil)
                }
            }
        },
        .verbs("lets everybody draft", caughtBy: "the owner of a shelter alone drafts") { verbs, caller in
            verbs.draft = caller.owner.draft(_:of:idempotencyKey:)
        },
        Fault(
            "forgets on closing",
            caughtBy: ["what was answered is there after the place was closed and opened"]
        ) { .forgetfulPlace($0) },
    ]

    private static let opening: [Fault<FundingFixture>] = [
        .store(
            "takes every shelter for verified", caughtBy: "the owner of a verified shelter with an account"
        ) { store in
            store.bendFile { $0.shelter.state = .verified }
        },
        .store("opens drafts that end soon", caughtBy: "a draft whose deadline has come near") { store in
            store.bendFile { file in
                guard file.campaign.state == .draft else { return }
                let known = file.campaign.details.deadline
                file.campaign.details.deadline = CampaignDeadline(
                    moment: known.moment.advanced(by: .seconds(86_400)), zone: known.zone,
                    local: known.local)
            }
        },
        .store("asks for no registration", caughtBy: "where goal or cap reaches 10,000,000 won") { store in
            store.bendFile { file in
                guard file.campaign.state == .draft else { return }
                let (first, last) = (CivilDay("2000-01-01"), CivilDay("2999-12-31"))
                guard let first, let last, let account = file.shelter.account else { return }
                file.campaign.details.registration = CampaignRegistration(
                    office: "서울특별시", number: "제1호", firstDay: first, lastDay: last, account: account)
            }
        },
        .store(
            "forgets other campaigns", caughtBy: "a shelter's campaigns of 12 months together",
            "of openings at once that together reach the sum",
            "the sum of the shelter to which a campaign moves", "of moves at once that together reach the sum"
        ) { store in
            store.bendFile { $0.others = [] }
        },
        .store("lets registered campaigns go on", caughtBy: "a registered campaign stops at its goal") {
            store in
            store.bend { change, _ in
                if change.campaign?.details.registration != nil {
                    change.campaign?.ceiling = Money(30_000_000, .krw)
                }
            }
        },
        .store("keeps masked accounts", caughtBy: "an edit that sends the masked account") { store in
            store.bend { change, _ in
                let registration = change.campaign?.details.registration
                change.campaign?.details.registration = registration?.masked
            }
        },
    ]

    private static let editing: [Fault<FundingFixture>] = [
        .verbs(
            "passes over what is fixed", caughtBy: "an open campaign keeps what backers rely on",
            "the items of an open all-or-nothing campaign"
        ) { verbs, caller in
            let sound = caller.sound
            verbs.editCampaignID = { id, draft, version throws(FundingError) in
                do throws(FundingError) {
                    return try await sound.edit(id, draft, expecting: version)
                } catch .campaignFixed {
                    return try await sound.campaign(id)
                }
            }
        },
        .store("forgets the last number", caughtBy: "the number of an item that is gone") { store in
            let sound = store
            store.find = { id throws(FundingError) in
                guard var found = try await sound.find(id) else { return nil }
                let last = found.details.goal.items.map(\.number).max() ?? 0
                found.lastItem = last
                return found
            }
        },
        .store("takes every price", caughtBy: "what was chosen at another price") { store in
            store.bendFile { file in
                guard let backing = file.backing, !backing.lines.isEmpty else { return }
                file.campaign.details.goal = .items(
                    backing.lines.map {
                        CampaignItem(number: $0.item, name: "물품", unitPrice: $0.unitPrice, wanted: 100)
                    })
            }
        },
        .verbs("ignores versions of campaigns", caughtBy: "of edits of a campaign against one version") {
            verbs, caller in
            let sound = caller.sound
            verbs.editCampaignID = { id, draft, _ throws(FundingError) in
                try await sound.edit(id, draft, expecting: nil)
            }
        },
    ]

    private static let ending: [Fault<FundingFixture>] = [
        .verbs(
            "answers extensions that are refused", caughtBy: "after its deadline a campaign is not extended",
            "an all-or-nothing campaign is not extended"
        ) { verbs, caller in
            let sound = caller.sound
            verbs.extend = { id, deadline throws(FundingError) in
                do throws(FundingError) {
                    return try await sound.extend(id, to: deadline)
                } catch {
                    return try await sound.campaign(id)
                }
            }
        },
        .store(
            "closes nothing", caughtBy: "the owner ends the collecting early",
            "of backing, extending and closing at once", "nothing is taken from the deadline on"
        ) { store in
            store.bend { change, _ in
                if change.campaign?.state == .deciding { change = CampaignChange() }
            }
        },
        .store("waits for no order", caughtBy: "an order that is paid late comes in") { store in
            store.bendFile { $0.tally?.held = 0 }
            let sound = store
            store.due = { now, limit throws(FundingError) in
                try await sound.due(now.advanced(by: CampaignTimes.waiting), limit)
            }
        },
        .store("publishes results for good", caughtBy: "a result stays published for 30 days") { store in
            store.bend { change, _ in
                if change.campaign?.state == .closed { change = CampaignChange() }
            }
        },
    ]

    private static let finding: [Fault<FundingFixture>] = [
        .store("lists the oldest campaign first", caughtBy: "campaigns are listed by age and by their end") {
            store in
            let sound = store
            store.pageAt = { filter, request, now throws(FundingError) in
                var page = try await sound.pageAt(filter, request, now)
                page.items.reverse()
                return page
            }
        },
        .store("lists by the clock of yesterday", caughtBy: "a campaign leaves the list of open ones") {
            store in
            let sound = store
            store.pageAt = { filter, request, now throws(FundingError) in
                try await sound.pageAt(filter, request, now.advanced(by: .seconds(-86_400)))
            }
        },
        .verbs("takes any cursor", caughtBy: "the cursor of another list of campaigns") { verbs, caller in
            let sound = caller.sound
            verbs.browse = { query, request throws(FundingError) in
                do throws(FundingError) {
                    return try await sound.browse(query, request)
                } catch {
                    return try await sound.browse(query, .first)
                }
            }
        },
    ]

    private static let telling: [Fault<FundingFixture>] = [
        .verbs("lets everybody tell", caughtBy: "the people of a shelter tell backers news and thanks") {
            verbs, caller in
            verbs.tell = { id, draft, key throws(FundingError) in
                do throws(FundingError) {
                    return try await caller.sound.tell(id, draft, idempotencyKey: key)
                } catch .shelterOnly {
                    return try await caller.owner.tell(id, UpdateDraft(text: draft.text), idempotencyKey: nil)
                }
            }
        },
        .verbs("takes any update", caughtBy: "an update that breaks rules is refused") { verbs, caller in
            verbs.tell = { id, draft, key throws(FundingError) in
                do throws(FundingError) {
                    return try await caller.sound.tell(id, draft, idempotencyKey: key)
                } catch .invalidFields {
                    return try await caller.sound.tell(id, UpdateDraft(text: "소식"), idempotencyKey: nil)
                }
            }
        },
        .store("moves no campaign on by deliveries", caughtBy: "the log of deliveries tells") { store in
            store.bend { change, _ in if change.update != nil { change.campaign = nil } }
        },
        .store(
            "tells no backers", caughtBy: "a deadline is put off once, before it has passed",
            "an operator pauses a campaign and lets it go on"
        ) { store in
            store.bend { change, _ in change.tellings = [] }
        },
        .store("tells twenty backers alone", caughtBy: "all backers of a campaign are told once") { store in
            let sound = store
            store.tell = { _ throws(FundingError) in
                let told = try await sound.tell(20)
                return told == 20 ? 0 : told
            }
        },
        .store("stops at campaigns without backers", caughtBy: "a telling behind those of campaigns") {
            store in
            let (sound, waiting) = (store, LockedValue<[CampaignID]>([]))
            store.bend { change, _ in
                let campaigns = change.tellings.map(\.campaign)
                waiting.withLock { $0 += campaigns }
            }
            store.tell = { limit throws(FundingError) in
                let campaigns = waiting.now
                waiting.withLock { $0 = [] }
                let shown = try await sound.shown(campaigns, false)
                if shown.contains(where: { $0.counts.backers.number == 0 }) { return 0 }
                return try await sound.tell(limit)
            }
        },
    ]
}
