public import Funding
public import Vocabulary
public import Wire

extension FundingWire {
    /// A backing as its backer, the treasurer of its shelter and operators see it. Its identifier names the
    /// record that is paid for.
    public static let backing: WireCoder<BackingView> = Shape<BackingView>(
        "Backing",
        Field("id", .id()) { $0.backing.id },
        Field(flattening: backedCampaign) {
            BackedCampaign(id: $0.backing.campaign, title: $0.campaignTitle, state: $0.campaignState)
        },
        Field("backer", person) { $0.backer },
        Field(flattening: choice) { BackingChoice($0.backing) },
        Field(flattening: payment) { BackingPayment($0.backing) },
        Field(flattening: moments) { BackingMoments($0.backing) },
        Field("receipt", WireCoder<ReceiptID>.id().optional) { $0.receipt },
        Field("terms", terms.optional) { $0.terms }
    ) { id, campaign, backer, choice, payment, moments, receipt, terms in
        let backing = Backing(
            id: id, campaign: campaign.id, member: backer.id, lines: choice.lines, amount: choice.amount,
            isAnonymous: choice.isAnonymous, message: choice.message, state: payment.state,
            order: payment.order, until: payment.until, refund: payment.refund, choices: payment.choices,
            returned: payment.returned, createdAt: moments.createdAt, backedAt: moments.backedAt,
            updatedAt: moments.updatedAt, version: moments.version)
        return BackingView(
            backing: backing, backer: backer, campaignTitle: campaign.title, campaignState: campaign.state,
            receipt: receipt, terms: terms)
    }.coder

    /// A page of backings.
    public static let backings: WireCoder<Page<BackingView>> = .page("BackingPage", of: backing)

    /// A page of backers who are named, without amounts.
    public static let backers: WireCoder<Page<BackerCard>> = .page("BackerPage", of: backer)

    /// What the principal has given, by year.
    public static let years: WireCoder<[BackedYear]> = Shape<[BackedYear]>(
        "BackedYears", Field("years", year.array) { $0 }
    ) { $0 }.coder
}

extension FundingWire {
    /// A wish of a backer.
    static let message = WireCoder<String>.text(maximumLength: 200, example: "따뜻한 겨울 보내세요.")

    private static let backer: WireCoder<BackerCard> = Shape<BackerCard>(
        "Backer",
        Field("member", person) { $0.member },
        Field("message", message, fallback: "") { $0.message },
        Field("day", .day) { $0.day }
    ) { member, message, day in BackerCard(member: member, message: message, day: day) }.coder

    private static let year: WireCoder<BackedYear> = Shape<BackedYear>(
        "BackedYear",
        Field("year", .integer) { $0.year },
        Field("amount", .money) { $0.amount },
        Field("backings", .count) { $0.backings }
    ) { year, amount, backings in BackedYear(year: year, amount: amount, backings: backings) }.coder

    /// The campaign of a backing.
    private struct BackedCampaign: Sendable {
        let id: CampaignID
        let title: String
        let state: CampaignState
    }

    private static let backedCampaign = Shape<BackedCampaign>(
        "BackedCampaign",
        Field("campaign", .id()) { $0.id },
        Field("campaignTitle", campaignTitle) { $0.title },
        Field("campaignState", WireCoder<CampaignState>.choice) { $0.state }
    ) { id, title, state in BackedCampaign(id: id, title: title, state: state) }

    /// What a backer gets back.
    private static let terms: WireCoder<RefundTerms> = Shape<RefundTerms>(
        "BackingTerms",
        Field("steps", termsStep.array) { $0.steps },
        Field("english", .text(example: "All of it comes back until the deadline.")) { $0.english },
        Field("korean", .text(example: "마감 전에는 전액 환불합니다.")) { $0.korean }
    ) { steps, english, korean in RefundTerms(steps, english: english, korean: korean) }.coder

    private static let termsStep: WireCoder<RefundTerms.Step> = Shape<RefundTerms.Step>(
        "BackingTermsStep",
        Field("until", .timestamp) { $0.until },
        Field("basisPoints", .count(in: 0...10_000)) { $0.basisPoints }
    ) { until, basisPoints in RefundTerms.Step(until: until, basisPoints: basisPoints) }.coder
}
