import TestKit
import Testing
import Vocabulary

@testable import Crews

/// Everything that can happen to a crew of one to four people, in any order: persons, managers, payments,
/// servers that stop anywhere, and the clock. From each state the crew must come to rest with every seat and
/// every won where it belongs.
@Suite struct CrewMachineSearchTests {
    @Test(arguments: [CrewJoining.open, .approval])
    func ofOnePerson(joining: CrewJoining) throws {
        try search(1, capacity: 1, joining: joining, depth: 6, states: 80)
    }

    @Test(arguments: [CrewFee.none, SeatSamples.fee])
    func ofTwo(fee: CrewFee) throws {
        try search(2, capacity: 2, fee: fee, depth: 6, states: 1_500)
    }

    @Test func ofThreeWhoAsk() throws {
        try search(3, capacity: 2, fee: SeatSamples.fee, joining: .approval, depth: 4, states: 1_000)
    }

    /// One seat, and two who want it.
    @Test func ofThreeForTheLastSeat() throws {
        let wanted: [CrewMachineEvent] = [.person(.join, 1), .person(.join, 2)]
        try search(3, capacity: 2, fee: SeatSamples.fee, after: wanted, depth: 4, states: 2_000)
    }

    /// A paid member, a paying one, and one on the list.
    @Test func ofFourWithAList() throws {
        let full: [CrewMachineEvent] = [
            .person(.join, 1), .person(.hold, 1), .person(.pay, 1), .person(.fulfil, 1), .person(.join, 2),
            .person(.hold, 2), .person(.join, 3),
        ]
        try search(4, capacity: 3, fee: SeatSamples.fee, after: full, depth: 3, states: 2_500)
    }

    /// The owner of a crew with a manager, a member on leave and one in arrears.
    @Test func ofFourWhoStay() throws {
        let settled: [CrewMachineEvent] = [
            .person(.join, 1), .person(.join, 2), .person(.join, 3), .person(.makeManager, 1),
            .person(.goOnLeave, 2), .person(.fallBehind, 3),
        ]
        try search(4, capacity: 4, after: settled, depth: 3, states: 1_400)
    }

    private func search(
        _ size: Int, capacity: Int, fee: CrewFee = .none, joining: CrewJoining = .open,
        after events: [CrewMachineEvent] = [], depth: Int, states: Int
    ) throws {
        try CrewMachine(size: size, capacity: capacity, fee: fee, joining: joining)
            .expectRest(after: events, depth: depth, states: states)
    }
}

extension CrewMachine: SearchedMachine {
    var events: [CrewMachineEvent] { CrewMachineEvent.all(size) }
    var key: CrewMachineKey { CrewMachineKey(self) }

    func after(_ event: CrewMachineEvent) -> CrewMachine? { event.next(self) }
}
