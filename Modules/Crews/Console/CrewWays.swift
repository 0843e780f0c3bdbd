package import Crews
import Terminal

/// How a person takes the next steps in a crew: by commands, or by keys of a screen.
package struct CrewWays: Sendable {
    /// What can be done, or seen.
    package enum Step: Hashable, Sendable {
        case pay, takeUp, letGo, back, dues, meetings
    }

    /// The English verb before a name, as at the beginning of a sentence: `Run`, `Press`.
    let verb: String
    /// A step as it is named in a sentence, the Korean so that 로 can follow; nil where there is no way.
    let name: @Sendable (Step) -> Phrase?

    /// By pressing keys, as `key` names the key of each step; nil for a step without a key.
    package static func keys(_ key: @escaping @Sendable (Step) -> String?) -> CrewWays {
        CrewWays(verb: "Press") { step in key(step).map { Phrase(en: $0, ko: "\($0) 키") } }
    }

    /// By running commands about that crew.
    package static func commands(of crew: CrewID) -> CrewWays {
        CrewWays(verb: "Run") { Phrase("'madang crews \(command(of: $0)) \(crew)'") }
    }

    private static func command(of step: Step) -> String {
        switch step {
        case .pay: "pay"
        case .takeUp: "take-up"
        case .letGo: "leave"
        case .back: "return"
        case .dues: "dues"
        case .meetings: "meetings"
        }
    }
}
