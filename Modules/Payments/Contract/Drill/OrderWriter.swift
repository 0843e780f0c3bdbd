import ContractKit
import Payments
import SampleKit
import Vocabulary

/// Adds and changes payments of its own, for one client of a drill.
struct OrderWriter: DrillWriter {
    private struct Own {
        let id: OrderID
        var title: String
        var state: OrderState

        var written: String { "\(title) \(state.rawValue)" }
    }

    private let drill: OrderDrill
    private var own: [Own] = []

    /// Tells the drill what it has added.
    init(_ drill: OrderDrill) {
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
        let view = await client.send(.order(title), "\(title) \(OrderState.shown.rawValue)") {
            [member = client.member] () throws(OrderError) in
            try await member.payments().add(OrderDraft(title: title))
        }
        guard let order = view?.order else { return }
        own.append(Own(id: order.id, title: title, state: .shown))
        drill.note(.order(title), order.id, of: client.member.number)
    }

    private mutating func rename(_ index: Int, _ client: inout DrillClient) async {
        var next = own[index]
        let name = next.title.split(separator: " ").last ?? ""
        next.title = "소나무 \(client.random.below(1000)) \(name)"
        let view = await client.send(.order(next.title), next.written) {
            [member = client.member, next] () throws(OrderError) in
            try await member.payments().rename(next.id, OrderDraft(title: next.title), expecting: nil)
        }
        if view != nil { own[index] = next }
    }

    private mutating func hide(_ index: Int, _ client: inout DrillClient) async {
        guard own[index].state == .shown else { return await rename(index, &client) }
        var next = own[index]
        next.state = .hidden
        let view = await client.send(.order(next.title), next.written) {
            [member = client.member, next] () throws(OrderError) in
            try await member.payments().hide(next.id)
        }
        if view != nil { own[index] = next }
    }

    private mutating func remove(_ index: Int, _ client: inout DrillClient) async {
        let order = own.remove(at: index)
        _ = await client.send(.order(order.title), nil) {
            [member = client.member] () throws(OrderError) in
            try await member.payments().remove(order.id)
        }
    }
}
