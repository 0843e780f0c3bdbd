import Commands
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
        /// Copies the address of a checkout, pays there in a browser, and waits until the screen knows.
        case pay
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

    /// Joins people of these names; the keeper has that role. With payments members pay by test money.
    /// `screens` gives the screens of each, those of all domains unless said.
    init(
        _ place: Place, of names: [String], keeping keeper: String? = nil, as role: Role = .moderator,
        withPayments: Bool = false, screens: (Services) -> Router = { Domain.all.screens($0) }
    ) async throws {
        stage = try await Stage(place, withPayments: withPayments)
        for name in names {
            var person = try await stage.join(name)
            if name == keeper {
                try await stage.local.appoint(person.id, as: role)
                person = try await stage.login(name)
            }
            var services = try await person.services
            if withPayments { services.provide(ServerPages.self, Self.pages) }
            var shell = ShellStage(
                screens(services), opening: .home, member: person.id, clock: stage.clock)
            await shell.settle()
            await shell.listen()
            shells[name] = shell
        }
    }

    private static let pages = ServerPages { () throws(UsageError) in "http://localhost:8080" }

    /// Days pass, and then a server does the jobs, one after the other.
    mutating func pass(days: Int64, doing names: String...) async throws {
        stage.clock.advance(by: .seconds(days * 86_400))
        for name in names {
            try await #require(stage.local.jobs.first { $0.name == name }, "there is no job \(name)").run()
        }
        transcript += days == 0 ? "(잠시 뒤)\n\n" : "(\(days)일 뒤)\n\n"
    }

    /// A member does something for which there is no screen, by the verbs of another session.
    mutating func act(
        _ name: String, _ words: String, _ body: (Services) async throws -> Void
    ) async throws {
        try await body(try await stage.login(name).services)
        transcript += "\(name): (\(words))\n\n"
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
            case .pay: try await pay(&shell)
            case .hear(let unread): await shell.hear { $0 == .unread(unread) }
            }
            await shell.settle()
        }
        for words in turn.sees { #expect(shell.text.contains(words), "\(turn.name): \(shell.text)") }
        let screen = shell.text.replacing(/([a-z]{3})_[0-9a-z]{26}/) { "\($0.1)_..." }
        transcript += "\(turn.name): \(turn.acts.map(\.words).joined(separator: " "))\n\(screen)\n"
        shells[turn.name] = shell
    }

    private func pay(_ shell: inout ShellStage) async throws {
        shell.press("y")
        await shell.settle()
        try await stage.pay(at: try #require(shell.copied.last, "no address to pay at: \(shell.text)"))
        // The screen looks every three seconds.
        shell.pass(.seconds(4))
    }
}

extension Turn.Act {
    fileprivate var words: String {
        switch self {
        case .press(let keys): keys.map { "[\($0)]" }.joined()
        case .type(let text): text
        case .pay: "(브라우저에서 결제)"
        case .hear: "(알림을 기다림)"
        }
    }
}
