import Synchronization

/// The answers that a person gives to the questions of one command, and those of an earlier run, which are
/// offered again: so a form that fails at its end can be resumed.
///
/// Secrets, which are typed without echo, and confirmations are not among them.
public final class FormAnswers: Sendable {
    /// What was answered to a question.
    public struct Answer: Hashable, Sendable {
        /// The flag that would answer it, or its English text.
        public let question: String
        /// What was typed.
        public let text: String

        /// Memberwise.
        public init(to question: String, _ text: String) {
            (self.question, self.text) = (question, text)
        }
    }

    private struct State {
        var given: [Answer] = []
        var offered: [Answer]
    }

    private let state: Mutex<State>

    /// Nothing answered yet; the `offered` answers become the defaults of the same questions, in order.
    public init(offering offered: [Answer] = []) {
        state = Mutex(State(offered: offered))
    }

    /// What to keep for the next run: all given answers, then what was offered and not yet asked for.
    public var all: [Answer] { state.withLock { $0.given + $0.offered } }

    /// Forgets all answers.
    public func forget() { state.withLock { ($0.given, $0.offered) = ([], []) } }

    /// The next offered answer to the question, which is then offered no more; nil if there is none.
    func offer(for question: String) -> String? {
        state.withLock { state in
            guard let place = state.offered.firstIndex(where: { $0.question == question }) else { return nil }
            return state.offered.remove(at: place).text
        }
    }

    func note(_ answer: Answer) { state.withLock { $0.given.append(answer) } }

    func takeBack(_ question: String) {
        state.withLock { state in
            guard let place = state.given.lastIndex(where: { $0.question == question }) else { return }
            state.given.remove(at: place)
        }
    }
}

extension Console {
    /// Forgets the last answer to a question, named by its flag or its English text: the question is asked
    /// anew, or its answer may not be kept.
    public func takeBack(_ question: String) { answers?.takeBack(question) }
}
