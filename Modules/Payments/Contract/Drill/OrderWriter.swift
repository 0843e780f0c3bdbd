import ContractKit
import Payments
import SampleKit
import Vocabulary

/// Buys from the next member, for one client of a drill.
struct OrderWriter: DrillWriter {
    /// The mark before the last word of a title, by which other domains' drills pass it over.
    static let mark = "p-"

    private struct Own {
        let id: OrderID
        let name: String
        let seller: DrillMember
        var state: OrderState
    }

    private let drill: OrderDrill
    private var own: [Own] = []

    /// A writer that tells the drill what it buys.
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
        let others = client.members.filter { $0.id != client.member.id }
        guard let seller = others.first(where: { $0.number > client.member.number }) ?? others.first else {
            return
        }
        let name = client.newName("주문")
        let view = await client.send(.order(name), OrderState.open.rawValue) {
            [buyer = client.member, drill] () throws(OrderError) in
            let record = try await Self.offer(name, by: seller, to: buyer, drill)
            return try await buyer.orders().open(PurchaseRequest(record), idempotencyKey: nil)
        }
        guard let order = view?.order else { return }
        drill.note(.order(name), order.id)
        own.append(Own(id: order.id, name: name, seller: seller, state: .open))
    }

    private mutating func decide(_ index: Int, _ client: inout DrillClient) async {
        var order = own[index]
        order.state = order.state == .fulfilled ? .refunded : client.random.chance(60) ? .fulfilled : .closed
        let isDone: Void? = await client.send(.order(order.name), order.state.rawValue) {
            [buyer = client.member, drill, order] () throws(OrderError) in
            switch order.state {
            case .fulfilled: try await Self.pay(order.id, by: buyer, drill)
            case .refunded:
                _ = try await order.seller.orders().refund(order.id, nil, idempotencyKey: nil)
            default: _ = try await buyer.orders().cancel(order.id)
            }
        }
        guard isDone != nil else { return }
        if order.state == .fulfilled { own[index] = order } else { own.remove(at: index) }
    }

    private static func offer(
        _ name: String, by seller: DrillMember, to buyer: DrillMember, _ drill: OrderDrill
    ) async throws(OrderError) -> AnyIdentifier {
        var words = name.split(separator: " ").map(String.init)
        words[words.count - 1] = mark + words[words.count - 1]
        let title = words.joined(separator: " ")
        let selling = try await seller.verbs { services throws(OrderError) in services }
        let buying = try await buyer.verbs { services throws(OrderError) in services }
        return try await asOrderError { try await drill.source.offer(selling, buying, title) }
    }

    private static func pay(
        _ id: OrderID, by buyer: DrillMember, _ drill: OrderDrill
    ) async throws(OrderError) {
        let services = try await buyer.verbs { services throws(OrderError) in services }
        try await asOrderError { try await drill.source.pay(services, id) }
    }

    /// Does it; a failure of another domain is one of payments.
    private static func asOrderError<Value>(
        _ body: () async throws -> Value
    ) async throws(OrderError) -> Value {
        do {
            return try await body()
        } catch let error as OrderError {
            throw error
        } catch let error as any DomainError {
            throw .service(error.service ?? .internal(error.code))
        } catch {
            throw .service(.internal("\(error)"))
        }
    }
}
