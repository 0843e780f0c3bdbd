import Vocabulary

@testable import Crews

/// What can happen to a crew: to one of its people, or to all.
enum CrewMachineEvent: Hashable, CustomStringConvertible {
    case person(Act, Int)
    case crew(Whole)

    enum Act: String, CaseIterable {
        case join, takeUp, leave, goOnLeave, comeBack, hold, pay, fulfil, expire, chargeBack, releaseReturned
        case giveBack, giveBackAndCrash, lapse, accept, decline, remove, ban, suspend, restore
        case fallBehind, catchUp, makeManager, handOver, forget
    }

    enum Whole: String, CaseIterable {
        case less, more, freeOfCharge, costly, close, reopen, dissolve, hour, day, month
    }

    var description: String {
        switch self {
        case .person(let act, let person): "\(act.rawValue) \(person)"
        case .crew(let whole): whole.rawValue
        }
    }

    static func all(_ size: Int) -> [CrewMachineEvent] {
        Whole.allCases.map { .crew($0) }
            + (0..<size).flatMap { person in Act.allCases.map { .person($0, person) } }
    }

    /// The machine after it; nil where it cannot happen, or changes nothing.
    func next(_ machine: CrewMachine) -> CrewMachine? {
        var next = machine
        switch self {
        case .person(let act, let person):
            return Self.happen(act, person, &next) ? next : nil
        case .crew(let whole): return Self.happen(whole, &next) ? next : nil
        }
    }

    private static func happen(_ act: Act, _ person: Int, _ machine: inout CrewMachine) -> Bool {
        switch act {
        case .hold: machine.hold(person)
        case .pay: machine.pay(person)
        case .fulfil: machine.fulfil(person)
        case .expire: machine.expire(person)
        case .chargeBack: machine.chargeBack(person)
        case .releaseReturned: machine.releaseReturned(person)
        case .giveBack: machine.giveBack(person, lost: false)
        case .giveBackAndCrash: machine.giveBack(person, lost: true)
        case .forget: forget(person, &machine)
        default: decide(act, person, &machine)
        }
    }

    private static func forget(_ person: Int, _ machine: inout CrewMachine) -> Bool {
        guard machine.people[person] != nil, machine.forgotten.insert(person).inserted else { return false }
        _ = machine.decide(about: person) { file, engine in
            file.membership.map(engine.forget) ?? CrewChange()
        }
        return true
    }

    private static func decide(_ act: Act, _ person: Int, _ machine: inout CrewMachine) -> Bool {
        if machine.forgotten.contains(person), act != .lapse { return false }
        let now = machine.now
        return machine.decide(about: person) { file, engine throws(CrewError) in
            let own = file.membership ?? SeatSamples.person(person)
            switch act {
            case .join: return try engine.join(own, message: "")
            case .takeUp: return try engine.takeUp(own)
            case .leave: return try engine.leave(own)
            case .goOnLeave, .comeBack: return try engine.setLeave(act == .goOnLeave, own)
            case .lapse: return engine.ranOut(own)
            case .accept: return try engine.accept(own)
            case .decline: return try engine.decline(own)
            case .remove: return try engine.remove(own, bannedUntil: nil)
            case .ban: return try engine.remove(own, bannedUntil: now.advanced(by: .seconds(86_400)))
            case .suspend, .restore: return try engine.setSuspended(act == .suspend, own)
            case .fallBehind, .catchUp: return engine.setArrears(act == .fallBehind, own)
            case .makeManager: return try engine.setRole(.manager, own)
            case .handOver:
                guard let owner = file.others.first(where: { $0.role == .owner }) else { throw .ownerOnly }
                return try engine.handOver(from: owner, to: own)
            default: return CrewChange()
            }
        }
    }

    private static func happen(_ whole: Whole, _ machine: inout CrewMachine) -> Bool {
        var details = machine.crew.details
        switch whole {
        case .less: details.capacity = max(1, details.capacity - 1)
        case .more: details.capacity = min(machine.size, details.capacity + 1)
        case .freeOfCharge: details.fee = .none
        case .costly: details.fee = SeatSamples.fee
        case .hour: return machine.pass(3600)
        case .day: return machine.pass(86_400)
        case .month: return machine.pass(30 * 86_400)
        case .close, .reopen, .dissolve:
            let now = machine.now
            return machine.decide { file, engine throws(CrewError) in
                if whole == .dissolve { return engine.dissolve() }
                guard let owner = file.others.first(where: { $0.role == .owner }) else { throw .ownerOnly }
                if whole == .reopen { return try engine.reopen(with: owner) }
                return try engine.close(returning: SeatEngine.ordersToReturn(file.others, at: now))
            }
        }
        return machine.decide { file, engine throws(CrewError) in
            try engine.edit(details, cover: nil, by: file.crew.owner)
        }
    }
}
