import Vocabulary

@testable import Funding

/// Shelters, campaigns and backings for the tests of rules.
enum RuleSamples {
    /// 2026-09-13T12:26:40Z
    static let moment = Timestamp(microseconds: 1_789_302_400_000_000)
    static let day: Int64 = 86_400

    static func later(_ seconds: Int64) -> Timestamp { moment.advanced(by: .seconds(seconds)) }

    static func won(_ amount: Int64) -> Money { Money(amount, .krw) }

    static func raw(_ kind: UInt64, _ number: Int) -> RawIdentifier {
        RawIdentifier(milliseconds: 1 << 40, random: (kind, UInt64(number)))
    }

    /// Backers count from 0; 90 owns the shelter.
    static func member(_ number: Int) -> MemberID { MemberID(raw(1, number)) }
    static func order(_ number: Int) -> OrderID { OrderID(raw(2, number)) }
    static let (shelterID, campaignID) = (ShelterID(raw(3, 0)), CampaignID(raw(4, 0)))
    /// The shelter to which a campaign moves.
    static let otherID = ShelterID(raw(3, 1))
    static let account = BankAccount(bank: "농협은행", number: "30100001234", holder: "쉼터")

    /// A week after the campaign was opened.
    static let deadline = deadline(at: later(7 * day))

    static func deadline(at moment: Timestamp) -> CampaignDeadline {
        CampaignDeadline(
            moment: moment, zone: "Asia/Seoul", local: ZoneRules.korea.local(at: moment).time)
    }

    /// The name is typed decomposed (NFD).
    static func shelter(_ state: ShelterState = .verified, id: ShelterID = shelterID) -> Shelter {
        let details = ShelterDetails(
            name: "\u{1102}\u{1173}\u{1110}\u{1175}나무 쉼터", registrationNumber: "제2021-041호", place: "충남 아산",
            contact: "041-555-0141", introduction: "")
        return Shelter(
            id: id, owner: member(90), details: details, photo: nil, account: account, state: state,
            note: "", verifiedAt: state == .verified || state == .suspended ? moment : nil, hiddenAt: nil,
            createdAt: moment, updatedAt: moment, version: .first)
    }

    static let owner = ShelterMember(
        shelter: shelterID, member: member(90), role: .owner, joinedAt: moment)

    static func details(
        _ goal: CampaignGoal = .amount(won(100)), _ model: CampaignModel = .keepItAll, cap: Int64? = 100,
        registration: CampaignRegistration? = nil
    ) -> CampaignDetails {
        CampaignDetails(
            title: "겨울 사료", purpose: "사료", story: "서른 마리가 겨울을 납니다.", goal: goal, model: model,
            cap: cap.map(won), costShare: 5, deadline: deadline, registration: registration)
    }

    /// Three blankets at 10 won and four sacks at 20.
    static let items = details(
        .items([
            CampaignItem(number: 1, name: "담요", unitPrice: won(10), wanted: 3),
            CampaignItem(number: 2, name: "사료", unitPrice: won(20), wanted: 4),
        ]), .itemBased, cap: 110)

    /// A campaign that stands in a state.
    static func campaign(
        _ state: CampaignState = .open, _ details: CampaignDetails = details(),
        ending: CampaignResult.Ending? = nil, from: CampaignState = .open, amount: Int64 = 60
    ) -> Campaign {
        let endings: [CampaignState: CampaignResult.Ending] = [
            .succeeded: .reached, .partlyDelivered: .reached, .delivered: .reached, .closed: .reached,
            .failed: .missed, .refunding: .missed, .cancelled: .cancelled,
        ]
        let result = (ending ?? endings[state]).map {
            CampaignResult(ending: $0, amount: won(amount), backings: 1, at: moment)
        }
        let isDraft = state == .draft
        return Campaign(
            id: campaignID, shelter: shelterID, details: details, photos: [], state: state,
            ceiling: isDraft ? nil : details.cap ?? won(9_999_999),
            lastItem: details.goal.items.map(\.number).max() ?? 0, missing: [],
            pause: state == .paused ? CampaignPause(reason: .operator, from: from, at: moment) : nil,
            firstDeadline: state == .extended ? details.deadline : nil, result: result, hiddenAt: nil,
            createdAt: moment, openedAt: isDraft ? nil : moment, since: moment, updatedAt: moment,
            version: .first)
    }

    /// A backing that stands in a state, by the order of its number.
    static func backing(
        _ number: Int, _ state: BackingState, of person: Int = 0, amount: Int64 = 60,
        lines: [BackingLine] = [], returned: Int64 = 0
    ) -> Backing {
        let own: OrderID? = state == .started || state == .lapsed ? nil : order(number)
        let step = own.map {
            BackingRefund(order: $0, amount: nil, reason: .missed, item: nil, nextAt: moment)
        }
        return Backing(
            id: BackingID(raw(5, number)), campaign: campaignID, member: member(person), lines: lines,
            amount: won(amount), isAnonymous: false, message: "", state: state, order: own,
            until: state.isUnpaid ? later(3_600) : nil, refund: state == .refunding ? step : nil, choices: [],
            returned: won(returned), createdAt: moment, backedAt: state.wasPaid ? moment : nil,
            updatedAt: moment, version: .first)
    }

    static func tally(of backings: [Backing]) -> CampaignTally {
        backings.reduce(into: CampaignTally()) { $0.add($1) }
    }

    /// The file about one backing among others, as a store gives it.
    static func file(
        _ campaign: Campaign, _ backings: [Backing] = [], about backing: Backing? = nil,
        of person: Int? = nil, wasLetGo: Bool = false, shelter: Shelter = shelter(),
        people: [ShelterMember] = [owner], movingTo other: Shelter? = nil, delivered: [Int: Int] = [:]
    ) -> CampaignFile {
        let own = person.map { person in backings.filter { $0.member == member(person) } } ?? []
        return CampaignFile(
            campaign: campaign, shelter: shelter, people: people, backing: backing,
            unpaid: own.first { $0.state.isUnpaid }, given: own.count { $0.state == .backed },
            tally: tally(of: backings), other: other, delivered: delivered, wasLetGo: wasLetGo)
    }
}
