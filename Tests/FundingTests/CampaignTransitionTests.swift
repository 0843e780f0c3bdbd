import FundingContract
import Testing
import Vocabulary

@testable import Funding

/// Every transition from every state of a campaign.
@Suite struct CampaignTransitionTests {
    enum Event: String, CaseIterable {
        case open, extend, close, deadline, pause, resume, resumeExtended, resumeLate
        case reach, miss, missWithNothing, cancel, cancelWithNothing, cutShort, allBack, allBackCalledOff
        case deliverPart, deliverAll, publish
    }

    /// Where each event leads that is allowed in a state; others are refused, or change nothing.
    static let table: [CampaignState: [Event: CampaignState]] = [
        .draft: [.open: .open, .cancelWithNothing: .cancelled],
        .open: collecting.merging([.extend: .extended]) { $1 },
        .extended: collecting,
        .paused: [
            .resume: .open, .resumeExtended: .extended, .resumeLate: .deciding, .cancel: .refunding,
            .cancelWithNothing: .cancelled,
        ],
        .deciding: [
            .pause: .paused, .reach: .succeeded, .miss: .refunding, .missWithNothing: .failed,
            .cancel: .refunding, .cancelWithNothing: .cancelled,
        ],
        .succeeded: [
            .deliverPart: .partlyDelivered, .deliverAll: .delivered, .cancel: .refunding,
            .cancelWithNothing: .cancelled,
        ],
        .partlyDelivered: [
            .deliverPart: .partlyDelivered, .deliverAll: .delivered, .cancel: .refunding,
            .cancelWithNothing: .cancelled, .cutShort: .cancelled,
        ],
        .delivered: [.publish: .closed],
        .refunding: [.allBack: .failed, .allBackCalledOff: .cancelled],
        .failed: [.publish: .closed],
        .cancelled: [.publish: .closed],
        .closed: [:],
    ]

    private static let collecting: [Event: CampaignState] = [
        .close: .deciding, .deadline: .deciding, .pause: .paused, .cancel: .refunding,
        .cancelWithNothing: .cancelled,
    ]

    private static let money = RuleSamples.tally(of: [RuleSamples.backing(1, .backed)])

    private static func next(_ event: Event, _ from: Campaign) throws(FundingError) -> Campaign? {
        let (now, late) = (RuleSamples.later(60), RuleSamples.deadline.moment)
        switch event {
        case .open: return try from.opened(upTo: RuleSamples.won(100), in: KnownZones(), at: now)
        case .extend:
            let later = late.advanced(by: .seconds(RuleSamples.day))
            return try from.extended(to: RuleSamples.deadline(at: later), in: KnownZones(), at: now)
        case .close:
            let file = RuleSamples.file(from, [RuleSamples.backing(1, .backed)])
            return try CampaignEngine(file, at: now).close(by: RuleSamples.member(90)).campaign
        case .deadline: return from.pastDeadline(at: late)
        case .pause: return from.paused(.suspended, at: now)
        case .resume: return try from.resumed(at: now)
        case .resumeExtended: return try paused(from, in: .extended).resumed(at: now)
        case .resumeLate: return try from.resumed(at: late)
        case .reach: return from.decided(by: money, at: late)
        case .miss: return from.with(.allOrNothing).decided(by: money, at: late)
        case .missWithNothing: return from.decided(by: CampaignTally(), at: late)
        case .cancel:
            // A draft has no backings.
            if from.state == .draft { throw .campaignState(.draft) }
            return try from.calledOff(money, delivered: [:], at: now)
        case .cancelWithNothing: return try from.calledOff(CampaignTally(), delivered: [:], at: now)
        case .cutShort:
            if from.state != .partlyDelivered { throw .campaignState(from.state) }
            return try RuleSamples.campaign(.partlyDelivered, RuleSamples.items)
                .calledOff(money, delivered: [:], at: now)
        case .allBack: return from.returned(CampaignTally(), at: now)
        case .allBackCalledOff:
            return from.state == .refunding
                ? RuleSamples.campaign(.refunding, ending: .cancelled).returned(CampaignTally(), at: now)
                : nil
        case .deliverPart: return try from.delivered(isAll: false, at: now)
        case .deliverAll: return try from.delivered(isAll: true, at: now)
        case .publish: return from.closed(at: now.advanced(by: CampaignTimes.published))
        }
    }

    private static func paused(_ campaign: Campaign, in state: CampaignState) -> Campaign {
        campaign.state == .paused ? RuleSamples.campaign(.paused, from: state) : campaign
    }

    @Test(arguments: CampaignState.allCases)
    func everyTransition(from state: CampaignState) throws {
        let before = RuleSamples.campaign(state)
        for event in Event.allCases {
            let after = try? Self.next(event, before)
            let (led, expected) = (after?.state, Self.table[state]?[event])
            #expect(
                led == expected || expected == nil && (led == nil || led == state),
                "\(event) from \(state) led to \(led.map { "\($0)" } ?? "a refusal"): mend it, or the table.")
        }
    }

    /// What a state says is true of every campaign that has come to it.
    @Test func everyStateIsTidy() throws {
        for (state, events) in Self.table {
            for event in events.keys {
                let after = try #require(try Self.next(event, RuleSamples.campaign(state)))
                #expect((after.pause != nil) == (after.state == .paused), "\(event) from \(state)")
                let isDecided = !after.state.isLive && after.state != .draft
                #expect((after.result != nil) == isDecided, "\(event) from \(state)")
                #expect(after.firstDeadline == nil || state != .open || event == .extend, "\(event)")
                #expect(after.version == Version.first.next, "\(event) from \(state)")
            }
        }
    }
}

extension Campaign {
    /// The same of another model.
    fileprivate func with(_ model: CampaignModel) -> Campaign {
        var next = self
        next.details.model = model
        return next
    }
}
