import ContractKit
import Payments
import SampleKit
import Vocabulary

/// Sells to the next member, for one client of a drill.
struct OrderWriter: DrillWriter {
    /// The mark before the last word of a title, by which other domains' drills pass it over.
    private static let mark = "p-"

    private struct Own {
        let id: OrderID
        let name: String
        let buyer: DrillMember
        var state: OrderState
    }

    private let drill: OrderDrill
    private var own: [Own] = []

    /// A writer that tells the drill what it sells.
    init(_ drill: OrderDrill) {
        self.drill = drill
    }

    mutating func write(_ client: inout DrillClient) async {
        // A buyer has ten open orders at most, in all rounds together.
        guard !own.isEmpty, client.random.chance(own.count > 2 ? 90 : 50) else {
            return await open(&client)
        }
        await decide(client.random.below(own.count), &client)
    }

    private mutating func open(_ client: inout DrillClient) async {
        guard let buyer = Self.buyer(client) else { return }
        let name = client.newName("주문")
        let view = await client.send(.order(name), OrderState.open.rawValue) {
            [seller = client.member, drill] () throws(OrderError) in
            let record = try await seller.acting { selling in
                let buying = try await buyer.verbs { services throws(OrderError) in services }
                return try await drill.source.offer(selling, buying, Self.title(of: name))
            }
            return try await buyer.orders().open(PurchaseRequest(record), idempotencyKey: nil)
        }
        guard let order = view?.order else { return }
        drill.note(.order(name), order.id)
        own.append(Own(id: order.id, name: name, buyer: buyer, state: .open))
    }

    /// The member after the client's own.
    private static func buyer(_ client: DrillClient) -> DrillMember? {
        let others = client.members.filter { $0.id != client.member.id }
        return others.first { $0.number > client.member.number } ?? others.first
    }

    private mutating func decide(_ index: Int, _ client: inout DrillClient) async {
        var order = own[index]
        order.state = order.state == .fulfilled ? .refunded : client.random.chance(60) ? .fulfilled : .closed
        let isDone: Void? = await client.send(.order(order.name), order.state.rawValue) {
            [seller = client.member, drill, order] () throws(OrderError) in
            switch order.state {
            case .fulfilled:
                try await order.buyer.acting { try await drill.source.pay($0, order.id) }
            case .refunded: _ = try await seller.orders().refund(order.id, nil, idempotencyKey: nil)
            default: _ = try await order.buyer.orders().cancel(order.id)
            }
        }
        guard isDone != nil else { return }
        if order.state == .fulfilled { own[index] = order } else { own.remove(at: index) }
    }
}

extension OrderWriter {
    /// The title of goods of that name: its last word backwards behind the mark. Titles of paid orders are
    /// kept by law after a withdrawal, so that none may have in it what a drill looks for in erased data.
    static func title(of name: String) -> String {
        inLastWord(of: name) { mark + String($0.reversed()) }
    }

    /// The name for which goods have that title.
    static func name(inTitle title: String) -> String {
        inLastWord(of: title) { isMarked($0) ? String($0.dropFirst(mark.count).reversed()) : $0 }
    }

    /// Whether an order of that title is of this drill: other domains' drills pay, too.
    static func isTitle(_ title: String) -> Bool { title.split(separator: " ").last.map(isMarked) ?? false }

    private static func isMarked(_ word: some StringProtocol) -> Bool { word.hasPrefix(mark) }

    private static func inLastWord(of text: String, _ change: (String) -> String) -> String {
        var words = text.split(separator: " ").map(String.init)
        guard let last = words.popLast() else { return text }
        words.append(change(last))
        return words.joined(separator: " ")
    }
}
