import ContractKit
import Funding
import Vocabulary

extension CampaignContract {
    static let adding: [Clause<CampaignFixture>] = [
        Clause("what a member adds is shown to all, in its first version") { place in
            let view = try await place.owner.add(CampaignDraft(title: "느티나무"))
            let campaign = view.campaign
            try expectEqual(campaign.title, "느티나무", "the title")
            try expectEqual(campaign.owner, place.environment.members.owner.memberID, "the owner")
            try expectEqual(campaign.state, .shown, "the state")
            try expectEqual(campaign.version, .first, "the version")
            try expectEqual(campaign.updatedAt, campaign.createdAt, "the moment of change")
            try expectEqual(try await place.anonymous.campaign(campaign.id), view, "the view of all")
            try expectPage(try await place.anonymous.browse(.first), [campaign])
        },
        Clause("a title is kept trimmed and in NFC") { place in
            // "나무" as conjoining letters, as some keyboards send it.
            let decomposed = "\u{1102}\u{1161}\u{1106}\u{116E}"
            let campaign = try await place.added("  \(decomposed)\n")
            try expectEqual(Array(campaign.title.utf8), Array("나무".utf8), "the bytes of the title")
        },
        Clause("a title that breaks rules is refused with all field errors, and nothing is added") { place in
            let refused: [(String, [FieldError.Rule])] = [
                (" ", [.required]), ("나", [.tooShort(minimum: 2)]),
                (String(repeating: "나", count: 101), [.tooLong(maximum: 100)]),
                ("나\u{1B}[31m무", [.forbiddenCharacters]),
                ("\u{202E}", [.forbiddenCharacters, .tooShort(minimum: 2)]),
            ]
            for (title, rules) in refused {
                try await expectRefused(.invalidFields(rules.map { FieldError("title", $0) })) {
                    try await place.added(title)
                }
            }
            try expectPage(try await place.anonymous.browse(.first), [])
        },
        Clause("a visitor adds nothing") { place in
            try await expectRefused(.service(.signInRequired)) {
                try await place.anonymous.add(CampaignDraft(title: "느티나무"))
            }
            try expectPage(try await place.anonymous.browse(.first), [])
        },
        Clause("an owner is shown by the name of the day") { place in
            let campaign = try await place.added()
            for name in ["새 이름", nil] {
                place.environment.directory.name(campaign.owner, name)
                let card = MemberCard(id: campaign.owner, nickname: name)
                try expectEqual(try await place.stranger.campaign(campaign.id).owner, card, "the owner")
                let page = try await place.stranger.browse(.first)
                try expectEqual(page.items.map(\.owner), [card], "the owner in a list")
            }
        },
        Clause("a member who is closed writes nothing") { place in
            let campaign = try await place.added()
            let (directory, draft) = (place.environment.directory, CampaignDraft(title: "단풍"))
            directory.stand(campaign.owner, .closed)
            let closed = CampaignError.service(.accessInvalid)
            try await expectRefused(closed) { try await place.owner.add(draft) }
            try await expectRefused(closed) {
                try await place.owner.rename(campaign.id, draft, expecting: nil)
            }
            try await expectRefused(closed) { try await place.owner.hide(campaign.id) }
            try await expectRefused(closed) { try await place.owner.remove(campaign.id) }
            directory.stand(campaign.owner, .active)
            try expectPage(try await place.owner.browse(.first), [campaign])
        },
        Clause("what never was is not found") { place in
            let id = CampaignID(place.environment.ids.next())
            try await expectRefused(.notFound) { try await place.owner.campaign(id) }
            try await expectRefused(.notFound) {
                try await place.owner.rename(id, CampaignDraft(title: "단풍"), expecting: nil)
            }
            try await expectRefused(.notFound) { try await place.owner.hide(id) }
            try await expectRefused(.notFound) { try await place.owner.remove(id) }
        },
    ]
}
