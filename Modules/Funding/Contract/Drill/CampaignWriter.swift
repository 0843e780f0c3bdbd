import ContractKit
import Funding
import SampleKit
import Vocabulary

/// Adds and changes funding of its own, for one client of a drill.
struct CampaignWriter: DrillWriter {
    private struct Own {
        let id: CampaignID
        var title: String
        var state: CampaignState

        var written: String { "\(title) \(state.rawValue)" }
    }

    private let drill: CampaignDrill
    private var own: [Own] = []

    /// Tells the drill what it has added.
    init(_ drill: CampaignDrill) {
        self.drill = drill
    }

    mutating func write(_ client: inout DrillClient) async {
        guard !own.isEmpty, client.random.chance(70) else { return await add(&client) }
        let index = client.random.below(own.count)
        switch client.random.below(10) {
        case 0: await remove(index, &client)
        case 1...3: await hide(index, &client)
        default: await rename(index, &client)
        }
    }

    private mutating func add(_ client: inout DrillClient) async {
        let title = client.newName("느티나무")
        let view = await client.send(.campaign(title), "\(title) \(CampaignState.shown.rawValue)") {
            [member = client.member] () throws(CampaignError) in
            try await member.funding().add(CampaignDraft(title: title))
        }
        guard let campaign = view?.campaign else { return }
        own.append(Own(id: campaign.id, title: title, state: .shown))
        drill.note(.campaign(title), campaign.id, of: client.member.number)
    }

    private mutating func rename(_ index: Int, _ client: inout DrillClient) async {
        var next = own[index]
        let name = next.title.split(separator: " ").last ?? ""
        next.title = "소나무 \(client.random.below(1000)) \(name)"
        let view = await client.send(.campaign(next.title), next.written) {
            [member = client.member, next] () throws(CampaignError) in
            try await member.funding().rename(next.id, CampaignDraft(title: next.title), expecting: nil)
        }
        if view != nil { own[index] = next }
    }

    private mutating func hide(_ index: Int, _ client: inout DrillClient) async {
        guard own[index].state == .shown else { return await rename(index, &client) }
        var next = own[index]
        next.state = .hidden
        let view = await client.send(.campaign(next.title), next.written) {
            [member = client.member, next] () throws(CampaignError) in
            try await member.funding().hide(next.id)
        }
        if view != nil { own[index] = next }
    }

    private mutating func remove(_ index: Int, _ client: inout DrillClient) async {
        let campaign = own.remove(at: index)
        _ = await client.send(.campaign(campaign.title), nil) {
            [member = client.member] () throws(CampaignError) in
            try await member.funding().remove(campaign.id)
        }
    }
}
