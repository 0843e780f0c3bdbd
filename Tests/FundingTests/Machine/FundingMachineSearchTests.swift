import TestKit
import Testing
import Vocabulary

@testable import Funding

/// Everything that can happen to a campaign of one to three backers, in any order: backers, its shelter,
/// operators, payments, servers that stop anywhere, and the clock. From each state the campaign must come to
/// rest with every won where it belongs.
@Suite struct FundingMachineSearchTests {
    @Test(arguments: CampaignModel.allCases) func ofOneBacker(_ model: CampaignModel) throws {
        try search(1, model, depth: 6, states: 3_000)
    }

    /// The cap has room for one of them.
    @Test func ofTwoForTheLastWon() throws {
        let wanted: [FundingMachineEvent] = [.person(.choose, 0), .person(.choose, 2), .person(.hold, 0)]
        try search(3, .keepItAll, after: wanted, depth: 4, states: 3_000)
    }

    /// A paid backer, a paying one and one who chooses, of a campaign that gives all back below its goal.
    @Test(arguments: [CampaignModel.allOrNothing, .keepItAll])
    func ofThreeBeforeTheDeadline(_ model: CampaignModel) throws {
        let some: [FundingMachineEvent] = [
            .person(.choose, 0), .person(.hold, 0), .person(.pay, 0), .person(.fulfil, 0),
            .person(.choose, 1), .person(.hold, 1), .person(.choose, 2),
        ]
        try search(3, model, after: some, depth: 4, states: 3_000)
    }

    /// Two paid backers of a campaign that was called off.
    @Test func ofTwoWhoGetAllBack() throws {
        let called: [FundingMachineEvent] = [
            .person(.choose, 0), .person(.hold, 0), .person(.pay, 0), .person(.fulfil, 0),
            .person(.choose, 1), .person(.hold, 1), .person(.pay, 1), .campaign(.cancel),
        ]
        try search(2, .keepItAll, after: called, depth: 5, states: 800)
    }

    private func search(
        _ size: Int, _ model: CampaignModel, after events: [FundingMachineEvent] = [], depth: Int, states: Int
    ) throws {
        try FundingMachine(size: size, model).expectRest(after: events, depth: depth, states: states)
    }
}

extension FundingMachine: SearchedMachine {
    var events: [FundingMachineEvent] { FundingMachineEvent.all(size) }
    var key: FundingMachineKey { FundingMachineKey(self) }

    func after(_ event: FundingMachineEvent) -> FundingMachine? { event.next(self) }
}
