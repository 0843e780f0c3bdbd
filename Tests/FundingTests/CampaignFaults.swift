import ContractKit
import Funding
import FundingContract
import FundingFakes
import Vocabulary

/// The ways in which the tests break funding on purpose; each is caught by the clauses that it names.
enum CampaignFaults {
    static let all = adding + changing + paging + repeating

    static let table = FaultTable(CampaignContract.clauses, all)

    static let adding: [Fault<CampaignFixture>] = [
        .store("keeps another title", caughtBy: "what a member adds is shown", "a title is kept trimmed") {
            store in
            let sound = store
            store.insert = { campaign, request throws(CampaignError) in
                try await sound.insert(campaign.with(title: " \(campaign.title)"), request)
            }
        },
        .verbs("takes any title", caughtBy: "a title that breaks rules") { verbs, caller in
            let sound = caller.sound
            verbs.add = { draft, key throws(CampaignError) in
                do throws(CampaignError) {
                    return try await sound.add(draft, idempotencyKey: key)
                } catch {
                    return try await sound.add(CampaignDraft(title: "아무거나"), idempotencyKey: key)
                }
            }
        },
        .verbs("takes visitors for the owner", caughtBy: "a visitor adds nothing") { verbs, caller in
            if caller.principal == .anonymous { verbs.add = caller.owner.add(_:idempotencyKey:) }
        },
        .verbs("shows old names", caughtBy: "an owner is shown by the name of the day") { verbs, caller in
            let sound = caller.sound
            verbs.campaign = { id throws(CampaignError) in
                let campaign = try await sound.campaign(id).campaign
                return CampaignView(
                    campaign: campaign, owner: MemberCard(id: campaign.owner, nickname: "주인"))
            }
        },
        .verbs("lets every member write", caughtBy: "a member who is closed writes nothing") {
            verbs, caller in
            let directory = KnownMembers(caller.environment.members.nicknames)
            let heedless = CampaignService(
                store: caller.store, members: directory, time: caller.environment.clock,
                ids: caller.environment.ids)
            verbs = CampaignRepositoryFake(forwardingTo: heedless.repository(for: caller.principal))
        },
        .store("finds what never was", caughtBy: "what never was is not found") { store in
            let sound = store
            store.find = { id throws(CampaignError) in
                try await sound.find(id)
                    ?? Campaign(
                        id: id, owner: MemberID(id.raw), title: "느티나무", at: Timestamp(microseconds: 0))
            }
        },
    ]

    static let changing: [Fault<CampaignFixture>] = [
        .store(
            "loses changes", caughtBy: "a new title counts the version up", "what is hidden is shown to its",
            "what is removed is gone"
        ) { store in
            store.replace = { _, _, _ throws(CampaignError) in true }
        },
        .verbs(
            "ignores versions", caughtBy: "against another version nothing is renamed",
            "of several new titles at once"
        ) { verbs, caller in
            let sound = caller.sound
            verbs.rename = { id, draft, _ throws(CampaignError) in
                try await sound.rename(id, draft, expecting: nil)
            }
        },
        .verbs("lets everybody rename", caughtBy: "only the owner renames") { verbs, caller in
            verbs.rename = caller.owner.rename(_:_:expecting:)
        },
        .verbs("lets everybody remove", caughtBy: "no other member hides or removes it") { verbs, caller in
            verbs.remove = caller.owner.remove(_:)
        },
        .store(
            "remembers who has left", caughtBy: "what a member who has left had is gone",
            "nothing is written for a member who has left"
        ) { store in
            store.forget = { _, _ throws(CampaignError) in }
        },
        Fault(
            "forgets on closing",
            caughtBy: ["what was answered is there after the place was closed and opened"]
        ) { .forgetfulPlace($0) },
    ]

    static let paging: [Fault<CampaignFixture>] = [
        .store("lists the oldest first", caughtBy: "the newest stands first") { store in
            let sound = store
            store.page = { request throws(CampaignError) in
                var page = try await sound.page(request)
                page.items.reverse()
                return page
            }
        },
        .store("skips one behind a cursor", caughtBy: "a cursor keeps its place") { store in
            let sound = store
            store.page = { request throws(CampaignError) in
                var page = try await sound.page(request)
                if case .after = request.start { page.items = Array(page.items.dropFirst()) }
                return page
            }
        },
        .store("does not count", caughtBy: "numbered pages carry their place") { store in
            let sound = store
            store.page = { request throws(CampaignError) in
                var page = try await sound.page(request)
                page.numbering = nil
                return page
            }
        },
        .verbs("takes any cursor", caughtBy: "the cursor of another list is refused") { verbs, caller in
            let sound = caller.sound
            verbs.browse = { request throws(CampaignError) in
                do throws(CampaignError) {
                    return try await sound.browse(request)
                } catch {
                    return try await sound.browse(.first)
                }
            }
        },
    ]

    static let repeating: [Fault<CampaignFixture>] = [
        .store(
            "knows no keys", caughtBy: "the same again under one key", "a key that stands for something else",
            "of several at once under one key"
        ) { store in
            let sound = store
            store.insert = { campaign, _ throws(CampaignError) in try await sound.insert(campaign, nil) }
        },
        .store("shares keys", caughtBy: "another member's key is another key") { store in
            let sound = store
            store.insert = { campaign, request throws(CampaignError) in
                let shared = request.map { request in
                    let scope = IdempotentRequest.Scope(
                        request.scope.key, verb: request.scope.verb, member: nil)
                    return IdempotentRequest(scope, request.content, at: request.madeAt)
                }
                return try await sound.insert(campaign, shared)
            }
        },
    ]
}

extension Campaign {
    /// The same under another title.
    func with(title: String) -> Campaign {
        Campaign(
            id: id, owner: owner, title: title, state: state, createdAt: createdAt, updatedAt: updatedAt,
            version: version)
    }
}
