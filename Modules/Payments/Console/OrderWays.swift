import Terminal
import Vocabulary

/// How a person takes the steps of an order: by commands, or by keys of a screen.
package struct OrderWays: Sendable {
    /// What can be done about an order, or seen of it.
    package enum Step: Hashable, Sendable {
        case show, pay, cancel, confirm, problem, refund, handOver, balance
    }

    /// The English verb before a name, as at the beginning of a sentence: `Run`, `Press`.
    let verb: String
    /// A step as it is named in a sentence, the Korean so that 로 can follow.
    let name: @Sendable (Step) -> Phrase

    /// By pressing keys, as `key` names the key of each step.
    package static func keys(_ key: @escaping @Sendable (Step) -> String) -> OrderWays {
        OrderWays(verb: "Press") { step in Phrase(en: key(step), ko: "\(key(step)) 키") }
    }

    /// By running commands about that order.
    static func commands(of id: OrderID) -> OrderWays {
        OrderWays(verb: "Run") { step in
            switch step {
            case .show: Phrase("'madang orders show \(id)'")
            case .pay: Phrase("'madang orders pay \(id)'")
            case .cancel: Phrase("'madang orders cancel \(id)'")
            case .confirm: Phrase("'madang orders confirm \(id)'")
            case .problem: Phrase("'madang orders problem \(id)'")
            case .refund: Phrase("'madang orders refund \(id)'")
            case .handOver: Phrase("'madang orders hand-over \(id)'")
            case .balance: Phrase("'madang balance'")
            }
        }
    }
}
