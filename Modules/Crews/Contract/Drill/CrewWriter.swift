import ContractKit
import Crews
import SampleKit
import Vocabulary

/// Adds and changes crews of its own, for one client of a drill.
struct CrewWriter: DrillWriter {
    private struct Own {
        let id: CrewID
        var title: String
        var state: CrewState

        var written: String { "\(title) \(state.rawValue)" }
    }

    private let drill: CrewDrill
    private var own: [Own] = []

    /// Tells the drill what it has added.
    init(_ drill: CrewDrill) {
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
        let view = await client.send(.crew(title), "\(title) \(CrewState.shown.rawValue)") {
            [member = client.member] () throws(CrewError) in
            try await member.crews().add(CrewDraft(title: title))
        }
        guard let crew = view?.crew else { return }
        own.append(Own(id: crew.id, title: title, state: .shown))
        drill.note(.crew(title), crew.id, of: client.member.number)
    }

    private mutating func rename(_ index: Int, _ client: inout DrillClient) async {
        var next = own[index]
        let name = next.title.split(separator: " ").last ?? ""
        next.title = "소나무 \(client.random.below(1000)) \(name)"
        let view = await client.send(.crew(next.title), next.written) {
            [member = client.member, next] () throws(CrewError) in
            try await member.crews().rename(next.id, CrewDraft(title: next.title), expecting: nil)
        }
        if view != nil { own[index] = next }
    }

    private mutating func hide(_ index: Int, _ client: inout DrillClient) async {
        guard own[index].state == .shown else { return await rename(index, &client) }
        var next = own[index]
        next.state = .hidden
        let view = await client.send(.crew(next.title), next.written) {
            [member = client.member, next] () throws(CrewError) in
            try await member.crews().hide(next.id)
        }
        if view != nil { own[index] = next }
    }

    private mutating func remove(_ index: Int, _ client: inout DrillClient) async {
        let crew = own.remove(at: index)
        _ = await client.send(.crew(crew.title), nil) {
            [member = client.member] () throws(CrewError) in
            try await member.crews().remove(crew.id)
        }
    }
}
