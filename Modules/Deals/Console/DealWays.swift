import Deals
import Terminal
import Vocabulary

/// How a person takes the steps of a deal that is paid for: by commands, or by keys of a screen.
package struct DealWays: Sendable {
    /// What can be done about the deal, or seen of its order.
    package enum Step: Hashable, Sendable {
        case pay, handOver, receive, order
    }

    /// The English verb before a name, as at the beginning of a sentence: `Run`, `Press`.
    let verb: String
    /// A step as it is named in a sentence, the Korean so that 로 can follow; nil where there is no way.
    let name: @Sendable (Step) -> Phrase?

    /// By pressing keys, as `key` names the key of each step; nil for a step without a key.
    package static func keys(_ key: @escaping @Sendable (Step) -> String?) -> DealWays {
        DealWays(verb: "Press") { step in key(step).map { Phrase(en: $0, ko: "\($0) 키") } }
    }

    /// By running commands about that deal.
    static func commands(of deal: Deal) -> DealWays {
        DealWays(verb: "Run") { [id = deal.id, order = deal.payment?.order] step in
            command(step, id, order).map { Phrase("'\($0)'") }
        }
    }

    /// Paying for a deal by its command.
    static func paying(_ id: DealID) -> Phrase { Phrase("'\(payment(of: id))'") }

    private static func payment(of id: DealID) -> String { "madang deals pay \(id)" }

    /// Nil where there is no order.
    private static func command(_ step: Step, _ id: DealID, _ order: OrderID?) -> String? {
        switch step {
        case .pay: payment(of: id)
        case .handOver: "madang deals handed-over \(id)"
        case .receive: "madang deals received \(id)"
        case .order: order.map { "madang orders show \($0)" }
        }
    }
}
