import Commands
import Funding
import FundingConsole
import Terminal
import Vocabulary

extension FundingFormGoal {
    /// Sends what was typed. Throws `invalidFields` also for what is no number.
    func sent(
        _ typed: FundingEntries, _ funding: any FundingRepository
    ) async throws(FundingError) -> FormEnd {
        switch self {
        case .found, .editShelter, .account, .person: try await sendShelter(typed, funding)
        case .draft, .edit, .extend, .tell: try await sendCampaign(typed, funding)
        case .back(let id):
            try await sendBacking(of: id, typed, funding)
        case .receipt(let id): issued(try await funding.receipt(of: id, for: typed["holder"]))
        case .yearReceipt(let shelter, let year):
            issued(try await funding.receipt(from: shelter, in: year, for: typed["holder"]))
        }
    }

    private static let saved = Phrase(en: "Saved.", ko: "저장했습니다.")

    private func sendShelter(
        _ typed: FundingEntries, _ funding: any FundingRepository
    ) async throws(FundingError) -> FormEnd {
        switch self {
        case .editShelter(let id):
            let version = typed.base.shelter?.shelter.version
            return ended(Self.saved, id, try await funding.edit(id, typed.shelter, expecting: version))
        case .account(let id):
            return ended(Self.saved, id, try await funding.nameAccount(typed.account, of: id))
        case .person(let id):
            let role: ShelterRole = try typed.choice("role")
            let people = try await funding.setRole(role, of: try await typed.member(), in: id)
            return ended(Phrase(en: "Added.", ko: "추가했습니다."), id, people)
        default:
            let view = try await funding.found(typed.shelter, idempotencyKey: typed.key)
            return FormEnd(
                Phrase(
                    en: "The shelter is founded. An operator verifies it.", ko: "보호소를 등록했습니다. 운영자가 확인합니다."),
                changed: [AnyIdentifier(view.id)], next: .shelter(view.id))
        }
    }

    private func sendCampaign(
        _ typed: FundingEntries, _ funding: any FundingRepository
    ) async throws(FundingError) -> FormEnd {
        switch self {
        case .draft(let shelter):
            let draft = try typed.campaign(CampaignDraft())
            let view = try await funding.draft(draft, of: shelter, idempotencyKey: typed.key)
            return FormEnd(
                Phrase(en: "The draft is saved.", ko: "초안을 저장했습니다."),
                changed: [AnyIdentifier(view.id), AnyIdentifier(shelter)], next: .campaign(view.id))
        case .edit(let id):
            let before = typed.base.campaign?.campaign
            let draft = try typed.campaign(before.map { CampaignDraft($0) } ?? CampaignDraft())
            let view = try await funding.edit(id, draft, expecting: before?.version)
            return ended(Self.saved, id, view)
        case .extend(let id):
            let view = try await funding.extend(id, to: try typed.deadline())
            return ended(Phrase(en: "Extended.", ko: "마감을 연장했습니다."), id, view)
        case .tell(let id):
            let update = try await funding.tell(id, try typed.update(), idempotencyKey: typed.key)
            return ended(Phrase(en: "The backers are told.", ko: "후원자에게 알렸습니다."), id, update)
        default: throw .service(.internal("no form of a campaign"))
        }
    }

    /// Whatever was answered, the record has changed.
    private func ended<Subject>(
        _ words: Phrase, _ id: Identifier<Subject>, _ answer: some Sendable
    ) -> FormEnd {
        FormEnd(words, changed: [AnyIdentifier(id)])
    }

    /// What is not left is refused before it is chosen.
    private func sendBacking(
        of id: CampaignID, _ typed: FundingEntries, _ funding: any FundingRepository
    ) async throws(FundingError) -> FormEnd {
        let draft = try typed.backing()
        try await funding.campaign(id).requireRoom(for: draft)
        let view = try await funding.back(id, draft, idempotencyKey: typed.key)
        return FormEnd(
            Phrase(
                en: "Chosen. Pay in time to complete the backing.",
                ko: "후원을 골랐습니다. 기한 안에 결제하면 완료됩니다."),
            changed: [AnyIdentifier(view.backing.campaign), AnyIdentifier(view.id)],
            next: .ownBackings, toPay: view.record)
    }

    private func issued(_ view: ReceiptView) -> FormEnd {
        FormEnd(
            Phrase(en: "The receipt is issued.", ko: "영수증을 발급했습니다."),
            changed: [AnyIdentifier(view.id)], next: .receipt(view.id))
    }
}
