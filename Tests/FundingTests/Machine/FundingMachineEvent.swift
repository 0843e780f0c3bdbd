import FundingContract
import Vocabulary

@testable import Funding

/// What can happen to a campaign: by one of its backers, or to all.
enum FundingMachineEvent: Hashable, CustomStringConvertible {
    case person(Act, Int)
    case campaign(Whole)

    enum Act: String, CaseIterable {
        case choose, hold, pay, fulfil, expire, chargeBack, releaseReturned, refund, refundAndCrash
        case runOut, leave, giveBack, forget
    }

    enum Whole: String, CaseIterable {
        case extend, close, pause, resume, cancel, callOff, advance, deliver, deliverAll, hide, show
        case suspend, restore, move, hour, deadline, month
    }

    var description: String {
        switch self {
        case .person(let act, let person): "\(act.rawValue) \(person)"
        case .campaign(let whole): whole.rawValue
        }
    }

    static func all(_ size: Int) -> [FundingMachineEvent] {
        Whole.allCases.map { .campaign($0) }
            + (0..<size).flatMap { person in Act.allCases.map { .person($0, person) } }
    }

    /// The machine after it; nil where it cannot happen, or changes nothing.
    func next(_ machine: FundingMachine) -> FundingMachine? {
        var next = machine
        let happens =
            switch self {
            case .person(let act, let person): Self.happen(act, person, &next)
            case .campaign(let whole): Self.happen(whole, &next)
            }
        return happens ? next : nil
    }

    private static func happen(_ act: Act, _ person: Int, _ machine: inout FundingMachine) -> Bool {
        switch act {
        case .choose: machine.choose(person)
        case .hold: machine.hold(person)
        case .pay: machine.pay(person)
        case .fulfil: machine.fulfil(person)
        case .expire: machine.expire(person)
        case .chargeBack: machine.chargeBack(person)
        case .releaseReturned: machine.releaseReturned(person)
        case .refund: machine.refund(person, lost: false)
        case .refundAndCrash: machine.refund(person, lost: true)
        case .runOut: decide(about: machine.index(of: person, .started), &machine) { $1.ranOut($0) }
        case .leave:
            decide(about: machine.index(of: person, .backed), &machine) { own, engine throws(FundingError) in
                try engine.withdraw(own)
            }
        case .giveBack:
            decide(about: machine.index(of: person, .backed), &machine) { own, engine throws(FundingError) in
                try engine.giveBack(own)
            }
        case .forget: forget(person, &machine)
        }
    }

    private static func decide(
        about place: Int?, _ machine: inout FundingMachine,
        _ decision: (Backing, CampaignEngine) throws(FundingError) -> CampaignChange
    ) -> Bool {
        guard let place else { return false }
        return machine.decide(about: place) { file, engine throws(FundingError) in
            guard let own = file.backing else { throw .notFound }
            return try decision(own, engine)
        }
    }

    private static func forget(_ person: Int, _ machine: inout FundingMachine) -> Bool {
        guard machine.forgotten.insert(person).inserted else { return false }
        let places = machine.backings.indices.filter {
            machine.backings[$0].member == RuleSamples.member(person)
        }
        for place in places { _ = decide(about: place, &machine) { $1.forget($0) } }
        return true
    }

    private static func happen(_ whole: Whole, _ machine: inout FundingMachine) -> Bool {
        let owner = RuleSamples.member(90)
        switch whole {
        case .hour: return machine.pass(to: machine.now.advanced(by: .seconds(3_600)))
        case .month: return machine.pass(to: machine.now.advanced(by: .seconds(31 * RuleSamples.day)))
        case .deadline: return machine.pass(to: machine.campaign.deadline)
        case .suspend, .restore: return stand(whole == .suspend ? .suspend : .restore, &machine)
        case .move: return move(&machine)
        case .extend, .close, .pause, .resume, .cancel, .callOff, .advance, .deliver, .deliverAll, .hide,
            .show:
            return machine.decide { file, engine throws(FundingError) in
                switch whole {
                case .extend:
                    let later = file.campaign.deadline.advanced(by: .seconds(RuleSamples.day))
                    return try engine.extend(
                        to: RuleSamples.deadline(at: later), in: KnownZones(), by: owner)
                case .close: return try engine.close(by: owner)
                case .pause: return try engine.pause()
                case .resume: return try engine.resume()
                case .cancel: return try engine.cancel(by: owner)
                case .callOff: return try engine.cancel(by: nil)
                case .deliver, .deliverAll:
                    return CampaignChange(
                        try file.campaign.delivered(isAll: whole == .deliverAll, at: engine.now))
                case .hide, .show: return try engine.setHidden(whole == .hide)
                default: return try engine.advance()
                }
            }
        }
    }

    /// It goes on under another shelter, which is the machine's from then on.
    private static func move(_ machine: inout FundingMachine) -> Bool {
        let isFirst = machine.shelter.id == RuleSamples.shelterID
        let other = RuleSamples.shelter(id: isFirst ? RuleSamples.otherID : RuleSamples.shelterID)
        let isMoved = machine.decide(movingTo: other) { _, engine throws(FundingError) in
            try engine.resume()
        }
        if isMoved { machine.shelter = other }
        return isMoved
    }

    /// An operator decides about the shelter: its campaigns pause in the same step.
    private static func stand(_ decision: ShelterDecision, _ machine: inout FundingMachine) -> Bool {
        let live = machine.campaign.state.isLive ? [machine.campaign] : []
        let file = ShelterFile(shelter: machine.shelter, people: [RuleSamples.owner], live: live)
        let engine = ShelterEngine(file, at: machine.now)
        guard let change = try? engine.decide(decision, note: "\(decision)"), let next = change.shelter else {
            return false
        }
        machine.shelter = next
        if let paused = change.campaigns.first { machine.campaign = paused }
        return true
    }
}
