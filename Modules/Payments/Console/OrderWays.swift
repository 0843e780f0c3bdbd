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
        OrderWays(verb: "Run") { Phrase("'\(command($0, id))'") }
    }

    private static func command(_ step: Step, _ id: OrderID) -> String {
        switch step {
        case .show: "madang orders show \(id)"
        case .pay: "madang orders pay \(id)"
        case .cancel: "madang orders cancel \(id)"
        case .confirm: "madang orders confirm \(id)"
        case .problem: "madang orders problem \(id)"
        case .refund: "madang orders refund \(id)"
        case .handOver: "madang orders hand-over \(id)"
        case .balance: "madang balance"
        }
    }
}
