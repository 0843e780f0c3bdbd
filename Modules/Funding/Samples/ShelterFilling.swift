import Funding
import SampleKit
import Vocabulary

/// One run of filling a shelter: what happens to it and its campaigns one after the other. Each part changes
/// nothing that an interrupted run has done.
struct ShelterFilling {
    private let number: Int
    private let shelter: SampleShelter
    private let stage: any SampleStage
    /// The owner, the treasurer, a helper, and members who back its campaigns; each once.
    private let people: [Int]
    private var parts: ArraySlice<Part>
    /// Nil before it was founded, and where another shelter has the name.
    private var id: ShelterID?
    /// Those that were written, by their places.
    private var campaigns: [Int: CampaignID] = [:]

    /// What happens, and when: from 0 to 1 of the neighbourhood's past.
    private struct Part: Sendable {
        let moment: Double
        let act: Act
    }

    private enum Act: Sendable {
        case found, giveRoles
        /// The campaign at that place is written, and opened.
        case open(Int)
        /// What its shelter does with it later.
        case fulfilFate(Int)
        /// The update at that place of a campaign is told.
        case tell(Int, of: Int)
    }

    init(_ number: Int, _ shelter: SampleShelter, _ stage: any SampleStage) {
        (self.number, self.shelter, self.stage) = (number, shelter, stage)
        var randomness = SeededGenerator(seed: stage.seed, stream: 100 + number)
        var people: [Int] = []
        for _ in 0..<40 where people.count < 8 {
            let member = randomness.below(stage.memberCount)
            if !people.contains(member) { people.append(member) }
        }
        self.people = people
        parts = Self.parts(shelter, number)[...]
    }

    private static func parts(_ shelter: SampleShelter, _ number: Int) -> [Part] {
        var parts = [
            Part(moment: 0.02 + 0.02 * Double(number), act: .found), Part(moment: 0.08, act: .giveRoles),
        ]
        for (place, campaign) in shelter.campaigns.enumerated() {
            parts.append(Part(moment: campaign.opening, act: .open(place)))
            parts.append(Part(moment: 0.7, act: .fulfilFate(place)))
            for (index, update) in campaign.updates.enumerated() {
                parts.append(Part(moment: update.moment, act: .tell(index, of: place)))
            }
        }
        return parts.sorted { $0.moment < $1.moment }
    }

    /// Does what is due by then. Answers how many campaigns were written by it.
    mutating func advance(to moment: Double) async throws -> Int {
        var added = 0
        while let part = parts.first, part.moment <= moment || moment >= 1 {
            parts.removeFirst()
            switch part.act {
            case .found: try await found()
            case .giveRoles: try await giveRoles()
            case .open(let place): if try await open(place) { added += 1 }
            case .fulfilFate(let place): try await fulfilFate(of: place)
            case .tell(let index, let place): try await tell(index, of: place)
            }
        }
        return added
    }

    private var owner: any FundingRepository {
        get async throws { try await verbs(0) }
    }

    private func verbs(_ place: Int) async throws -> any FundingRepository {
        try await stage.services(of: people[place]).funding
    }
}

extension ShelterFilling {
    /// Founds the shelter with its account, unless it is there already, and has an operator verify it.
    private mutating func found() async throws {
        guard let member = people.first else { return }
        let verbs = try await owner
        let known = try await verbs.ownShelters().first { $0.shelter.details.name == shelter.draft.name }
        var shelterID = known?.shelter.id
        if shelterID == nil {
            var draft = shelter.draft
            draft.photo = try await stage.pictures(of: [shelter.photo], by: member).first
            shelterID = try await Self.founded(draft, by: verbs)
        }
        guard let id = shelterID else { return }
        self.id = id
        let present = try await verbs.shelter(id).shelter
        if present.account == nil { _ = try await verbs.nameAccount(shelter.account, of: id) }
        guard shelter.isVerified, present.state == .pending, let keeper = try stage.keeper?.funding else {
            return
        }
        _ = try await keeper.decide(.verify, about: id, reason: "등록증을 확인했습니다")
    }

    /// The new shelter; nil where another has the name.
    private static func founded(
        _ draft: ShelterDraft, by verbs: any FundingRepository
    ) async throws(FundingError) -> ShelterID? {
        do throws(FundingError) {
            return try await verbs.found(draft, idempotencyKey: nil).shelter.id
        } catch {
            if case .invalidFields = error { return nil }
            throw error
        }
    }

    private func giveRoles() async throws {
        guard let id else { return }
        for (place, role) in [(1, ShelterRole.treasurer), (2, .helper)] where place < people.count {
            let member = try await stage.identifier(of: people[place])
            _ = try await owner.setRole(role, of: member, in: id)
        }
    }

    /// Writes the campaign, unless it is there already, and opens it where its shelter may. Answers whether
    /// it was written.
    private mutating func open(_ place: Int) async throws -> Bool {
        guard let id, let member = people.first else { return false }
        let (verbs, campaign) = (try await owner, shelter.campaigns[place])
        let known = try await verbs.campaigns(of: id, .largest(after: nil)).items
            .first { $0.campaign.details.title == campaign.draft.title }
        if let known {
            campaigns[place] = known.campaign.id
        } else {
            var draft = campaign.draft
            draft.photos = try await stage.pictures(of: [campaign.photo], by: member)
            draft.deadline = campaign.deadline(from: stage.now())
            campaigns[place] = try await verbs.draft(draft, of: id, idempotencyKey: nil).campaign.id
        }
        guard let written = campaigns[place], try await verbs.shelter(id).shelter.state == .verified else {
            return known == nil
        }
        if try await verbs.campaign(written).campaign.state == .draft { _ = try await verbs.open(written) }
        backAtEnd(written, campaign)
        return known == nil
    }

    private func fulfilFate(of place: Int) async throws {
        guard let id = campaigns[place] else { return }
        let (verbs, campaign) = (try await owner, shelter.campaigns[place])
        guard try await verbs.campaign(id).campaign.state == .open else { return }
        switch campaign.fate {
        case .collects: return
        case .isExtended:
            let deadline = try await verbs.campaign(id).campaign.details.deadline.local
            _ = try await verbs.extend(id, to: DeadlineDraft(time: "\(deadline.later(byDays: 14))"))
        case .isCalledOff: _ = try await verbs.cancel(id)
        }
    }

    /// Told by the helper.
    private func tell(_ index: Int, of place: Int) async throws {
        guard let id = campaigns[place], people.count > 2 else { return }
        let update = shelter.campaigns[place].updates[index]
        let verbs = try await verbs(2)
        guard try await verbs.campaign(id).campaign.state != .draft else { return }
        let told = try await verbs.updates(of: id, deliveriesOnly: false, .largest(after: nil)).items
        if told.contains(where: { $0.update.text == update.text }) { return }
        let photos = try await stage.pictures(of: [update.photo].compactMap(\.self), by: people[2])
        let draft = UpdateDraft(matter: update.matter, text: update.text, photos: photos)
        _ = try await verbs.tell(id, draft, idempotencyKey: nil)
    }

    /// Members choose what to give when everything else is there: a choice may be paid within an hour.
    private func backAtEnd(_ id: CampaignID, _ campaign: SampleCampaign) {
        let backers = Array(zip(people.dropFirst(3), campaign.backings))
        stage.atEnd { [stage] in
            for (member, draft) in backers {
                let verbs = try await stage.services(of: member).funding
                guard try await verbs.campaign(id).isCollecting else { return }
                _ = try await verbs.back(id, draft, idempotencyKey: nil)
            }
        }
    }
}

extension SampleCampaign {
    /// At eight in the evening, so many days after that moment.
    fileprivate func deadline(from now: Timestamp) -> DeadlineDraft {
        let day = ZoneRules.korea.day(at: now.advanced(by: .seconds(days * 86_400)))
        return DeadlineDraft(time: "\(day) 20:00")
    }
}
