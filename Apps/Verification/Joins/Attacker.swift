import Composition
import ContractKit
import WireClient

/// An attacker that joins, and optionally guesses passwords, over many connections without a pause.
struct Attacker: Sendable {
    private let asking: AskingTransport
    private let connections: Int
    private let addresses: Int
    private let guesses: Bool
    private let count = LockedValue(0)
    private let answers = LockedValue<[String: [Int: Int]]>([:])

    /// An attacker with that many connections and addresses. With `guesses`, every other request is a sign-in
    /// with an unused email; otherwise all are joins.
    init(at address: ServerAddress, connections: Int, addresses: Int, guesses: Bool) {
        asking = AskingTransport(at: address, connections: connections, patience: .seconds(30))
        (self.connections, self.addresses, self.guesses) = (connections, addresses, guesses)
    }

    /// Sends requests until the task is cancelled; returns how often each status came.
    func attack() async -> [String: [Int: Int]] {
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<connections {
                group.addTask { while !Task.isCancelled { await ask() } }
            }
        }
        await asking.close()
        return answers.now
    }

    private func ask() async {
        let number = count.withLock { count in
            count += 1
            return count
        }
        let ask = ask(number)
        let status = await asking.status(of: ask, from: address(number))
        // A request cancelled at the end has no answer.
        if Task.isCancelled, status == 0 { return }
        answers.withLock { $0["\(ask.name)", default: [:]][status, default: 0] += 1 }
    }

    private func ask(_ number: Int) -> AuthAsk {
        let email = "attacker-\(addresses)-\(number)@example.com"
        if guesses, number.isMultiple(of: 2) {
            return .signIn(email: email, password: "a guess \(number)")
        }
        return .join(email: email, password: "한밤의 자전거 \(number)번", nickname: "a\(addresses)n\(number)")
    }

    /// One of the attacker's addresses; all are used equally often, for guesses and joins alike.
    private func address(_ number: Int) -> String {
        let place = number / 2 % addresses
        return "198.18.\(place / 250).\(place % 250 + 1)"
    }
}
