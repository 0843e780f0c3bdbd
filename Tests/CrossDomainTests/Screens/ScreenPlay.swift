import ContractKit
import Terminal
import TestKit
import Testing
import Vocabulary

@testable import Composition

/// What a person does before a screen, and what they see then.
struct Turn {
    enum Act {
        case press([String]), type(String)
        /// Nothing, until so many notices are unread.
        case hear(unread: Int)

        static func press(_ keys: String...) -> Act { .press(keys) }
    }

    let name: String
    let acts: [Act]
    let sees: [String]

    init(_ name: String, _ acts: [Act], sees: String...) {
        (self.name, self.acts, self.sees) = (name, acts, sees)
    }
}

/// People, each before a terminal of their own, and what they did and saw.
struct ScreenPlay {
    /// Each turn with the screen after it.
    private(set) var transcript = ""
    private var shells: [String: ShellStage] = [:]
    private let stage: Stage

    /// Joins people of these names; the keeper is a moderator. `screens` gives the screens of each, those of
    /// all domains unless said.
    init(
        _ place: Place, of names: [String], keeping keeper: String? = nil,
        screens: (Services) -> Router = { Domain.all.screens($0) }
    ) async throws {
        stage = try await Stage(place)
        for name in names {
            var person = try await stage.join(name)
            if name == keeper {
                try await stage.local.appoint(person.id, as: .moderator)
                person = try await stage.login(name)
            }
            var shell = ShellStage(
                screens(try await person.services), opening: .home, member: person.id, clock: stage.clock)
            await shell.settle()
            await shell.listen()
            shells[name] = shell
        }
    }

    /// Days pass, and then a server does the job.
    mutating func pass(days: Int64, doing name: String) async throws {
        stage.clock.advance(by: .seconds(days * 86_400))
        try await #require(stage.local.jobs.first { $0.name == name }, "there is no job \(name)").run()
        transcript += "(\(days)일 뒤)\n\n"
    }

    /// A member withdraws, with a session of another device.
    mutating func withdraw(_ name: String) async throws {
        try await stage.login(name).withdraw()
        transcript += "\(name): (탈퇴)\n\n"
    }

    mutating func play(_ turn: Turn) async throws {
        var shell = try #require(shells[turn.name])
        shell.pass(.seconds(30))
        for act in turn.acts {
            switch act {
            case .press(let keys):
                for key in keys {
                    shell.press(key)
                    await shell.settle()
                }
            case .type(let text): shell.type(text)
            case .hear(let unread): await shell.hear { $0 == .unread(unread) }
            }
            await shell.settle()
        }
        for words in turn.sees { #expect(shell.text.contains(words), "\(turn.name): \(shell.text)") }
        let screen = shell.text.replacing(/([a-z]{3})_[0-9a-z]{26}/) { "\($0.1)_..." }
        transcript += "\(turn.name): \(turn.acts.map(\.words).joined(separator: " "))\n\(screen)\n"
        shells[turn.name] = shell
    }
}

extension Turn.Act {
    fileprivate var words: String {
        switch self {
        case .press(let keys): keys.map { "[\($0)]" }.joined()
        case .type(let text): text
        case .hear: "(알림을 기다림)"
        }
    }
}
