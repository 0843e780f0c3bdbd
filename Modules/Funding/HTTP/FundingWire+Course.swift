import Funding
import Vocabulary
import Wire

/// How far a campaign has come, and when it changed.
struct CampaignCourse: Sendable {
    let state: CampaignState
    let hiddenAt: Timestamp?
    let createdAt: Timestamp
    let openedAt: Timestamp?
    let since: Timestamp
    let updatedAt: Timestamp
    let version: Version
}

extension CampaignCourse {
    init(_ campaign: Campaign) {
        self.init(
            state: campaign.state, hiddenAt: campaign.hiddenAt, createdAt: campaign.createdAt,
            openedAt: campaign.openedAt, since: campaign.since, updatedAt: campaign.updatedAt,
            version: campaign.version)
    }
}

/// What was decided about a campaign.
struct CampaignOutcome: Sendable {
    let ceiling: Money?
    let lastItem: Int
    let missing: [Int]
    let pause: CampaignPause?
    let firstDeadline: CampaignDeadline?
    let result: CampaignResult?
}

extension CampaignOutcome {
    init(_ campaign: Campaign) {
        self.init(
            ceiling: campaign.ceiling, lastItem: campaign.lastItem, missing: campaign.missing.sorted(),
            pause: campaign.pause, firstDeadline: campaign.firstDeadline, result: campaign.result)
    }
}

extension FundingWire {
    static let course = Shape<CampaignCourse>(
        "CampaignCourse",
        Field("state", WireCoder<CampaignState>.choice) { $0.state },
        Field("hiddenAt", WireCoder<Timestamp>.timestamp.optional) { $0.hiddenAt },
        Field("createdAt", .timestamp) { $0.createdAt },
        Field("openedAt", WireCoder<Timestamp>.timestamp.optional) { $0.openedAt },
        Field("since", .timestamp) { $0.since },
        Field("updatedAt", .timestamp) { $0.updatedAt },
        Field("version", .version) { $0.version }
    ) { state, hiddenAt, createdAt, openedAt, since, updatedAt, version in
        CampaignCourse(
            state: state, hiddenAt: hiddenAt, createdAt: createdAt, openedAt: openedAt, since: since,
            updatedAt: updatedAt, version: version)
    }

    static let outcome = Shape<CampaignOutcome>(
        "CampaignOutcome",
        Field("ceiling", WireCoder<Money>.money.optional) { $0.ceiling },
        Field("lastItem", .count) { $0.lastItem },
        Field("missing", WireCoder<Int>.count.array) { $0.missing },
        Field("pause", pause.optional) { $0.pause },
        Field("firstDeadline", deadline.coder.optional) { $0.firstDeadline },
        Field("result", result.optional) { $0.result }
    ) { ceiling, lastItem, missing, pause, firstDeadline, result in
        CampaignOutcome(
            ceiling: ceiling, lastItem: lastItem, missing: missing, pause: pause,
            firstDeadline: firstDeadline, result: result)
    }

    private static let pause: WireCoder<CampaignPause> = Shape<CampaignPause>(
        "CampaignPause",
        Field("reason", WireCoder<PauseReason>.choice) { $0.reason },
        Field("from", WireCoder<CampaignState>.choice) { $0.from },
        Field("at", .timestamp) { $0.at }
    ) { reason, from, moment in CampaignPause(reason: reason, from: from, at: moment) }.coder

    private static let result: WireCoder<CampaignResult> = Shape<CampaignResult>(
        "CampaignResult",
        Field("ending", WireCoder<CampaignResult.Ending>.choice) { $0.ending },
        Field("amount", .money) { $0.amount },
        Field("backings", .count) { $0.backings },
        Field("at", .timestamp) { $0.at }
    ) { ending, amount, backings, moment in
        CampaignResult(ending: ending, amount: amount, backings: backings, at: moment)
    }.coder
}
