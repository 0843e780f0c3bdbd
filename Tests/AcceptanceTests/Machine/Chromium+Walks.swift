import FoundationEssentials
import TestKit
import Testing

extension Chromium {
    /// One step of a walk, as `Scripts/pages.d/walk.py` takes it.
    enum Step: Encodable {
        /// Loads an address.
        case open(String)
        /// Presses the first element of a selector.
        case press(String)
        /// Waits for a text on the page.
        case sees(String)
        /// A text that is not on the page.
        case misses(String)
        /// Goes to the tab of that number, counted from 0; a new one if it is the next.
        case tab(Int)
        case reload
        /// Takes a picture, and looks for faults and barriers.
        case look(String)

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .open(let address): try container.encode(["open": address])
            case .press(let selector): try container.encode(["press": selector])
            case .sees(let text): try container.encode(["sees": text])
            case .misses(let text): try container.encode(["misses": text])
            case .tab(let number): try container.encode(["tab": number])
            case .reload: try container.encode(["reload": true])
            case .look(let name): try container.encode(["look": name])
            }
        }
    }

    /// What was seen on a walk. One that could not go on ends with a sight called `lost`.
    struct Sight: Decodable, CustomStringConvertible {
        let walk, look, text: String
        let faults: [String]

        var description: String { "\(walk), \(look)" }
    }

    /// Takes the walks, each by its name in a browser of its own, in at most three minutes.
    static func walk(_ machine: Machine, _ walks: [String: [Step]]) throws -> [Sight] {
        let words = [try python(), Shell.root + "/Scripts/pages.d/walk.py", screenshots]
        let steps = String(decoding: try JSONEncoder().encode(walks), as: UTF8.self)
        let outcome = try machine.run("/usr/bin/timeout", ["180"] + words, input: steps, silence: 190)
        try #require(outcome.status == 0, "Chromium could not take the walks: \(outcome)")
        return try outcome.output.split(separator: "\n").map {
            try JSONDecoder().decode(Sight.self, from: Data($0.utf8))
        }
    }
}
