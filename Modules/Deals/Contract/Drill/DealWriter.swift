import ContractKit
import Deals
import SampleKit
import Vocabulary

/// Puts goods up and deals about them with the next member, for one client of a drill.
struct DealWriter: DrillWriter {
    /// The mark before the last word of the goods' title.
    static let mark = "x-"

    private struct Own {
        let id: DealID
        let name: String
        var state: DealState
    }

    private let drill: DealDrill
    private var open: [Own] = []

    /// A writer that tells the drill what it makes.
    init(_ drill: DealDrill) {
        self.drill = drill
    }

    mutating func write(_ client: inout DrillClient) async {
        // A buyer has twenty open deals at most, in all rounds together.
        guard !open.isEmpty, client.random.chance(open.count > 2 ? 90 : 50) else {
            return await make(&client)
        }
        await decide(client.random.below(open.count), &client)
    }

    private mutating func make(_ client: inout DrillClient) async {
        guard let buyer = Self.buyer(client) else { return }
        let name = client.newName("거래")
        let asksSeller = client.random.chance(50)
        let state: DealState = asksSeller ? .requested : .accepted
        let view = await client.send(.deal(name), state.rawValue) {
            [member = client.member, drill] () throws(DealError) in
            let listing = try await Self.offer(name, asksSeller, by: member, drill)
            return try await buyer.deals().reserve(Reservation(listing))
        }
        guard let deal = view?.deal else { return }
        drill.note(.deal(name), deal.id)
        open.append(Own(id: deal.id, name: name, state: state))
    }

    /// The member after the client's own.
    private static func buyer(_ client: DrillClient) -> DrillMember? {
        let others = client.members.filter { $0.id != client.member.id }
        return others.first { $0.number > client.member.number } ?? others.first
    }

    private static func offer(
        _ name: String, _ asksSeller: Bool, by member: DrillMember, _ drill: DealDrill
    ) async throws(DealError) -> ListedID {
        var words = name.split(separator: " ").map(String.init)
        words[words.count - 1] = mark + words[words.count - 1]
        let goods = TestGoods(words.joined(separator: " "), asksSeller: asksSeller)
        let services = try await member.verbs { services throws(DealError) in services }
        do {
            return try await drill.source.offer(services, goods)
        } catch let error as any DomainError {
            throw .service(error.service ?? .internal(error.code))
        } catch {
            throw .service(.internal("\(error)"))
        }
    }

    private mutating func decide(_ index: Int, _ client: inout DrillClient) async {
        var deal = open[index]
        let isEnding = deal.state == .accepted || client.random.chance(40)
        let isDone = deal.state == .accepted && client.random.chance(60)
        deal.state = isDone ? .done : isEnding ? .cancelled : .accepted
        let view = await client.send(.deal(deal.name), deal.state.rawValue) {
            [member = client.member, deal] () throws(DealError) in
            let deals = try await member.deals()
            return switch deal.state {
            case .done: try await deals.complete(deal.id)
            case .cancelled: try await deals.cancel(deal.id)
            default: try await deals.accept(deal.id)
            }
        }
        guard view != nil else { return }
        if deal.state.isOpen { open[index] = deal } else { open.remove(at: index) }
    }
}
