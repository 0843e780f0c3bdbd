/// What a person does with `madang` from beginning to end: a list of commands with what must come of each.
struct Session: Sendable {
    let name: String
    /// The language in which every command is run.
    let language: String
    let steps: [Step]
    /// Whether pictures are uploaded; then it is skipped where they cannot be decoded.
    var needsPictures = false

    /// Who takes part.
    var people: Set<String> { Set(steps.map(\.person)) }

    /// One command.
    struct Step: Sendable {
        /// At whose terminal; blank where there is one alone.
        var person = ""
        /// Whether it is `madang-server`, on the machine itself that keeps the database.
        var isHost = false
        /// The words behind `madang`; `<lst:1>` stands for the first listing that was seen,
        /// `<picture>` for the file of a picture.
        let words: [String]
        /// What comes in by a pipe.
        var input = ""
        /// What is asked at a terminal, and what the person types; none: the command runs without a terminal.
        var answers: [Answer] = []
        /// The exit code.
        var status: Int32 = 0
        /// What the person must read.
        var shows: [String] = []
    }

    /// What is asked, and what is typed then.
    struct Answer: Sendable {
        let prompt: String
        let line: String
    }
}

extension Session.Step {
    /// The same at somebody's terminal.
    func by(_ person: String) -> Session.Step {
        var step = self
        step.person = person
        return step
    }

    /// A command without a terminal.
    static func run(
        _ words: String..., input: String = "", status: Int32 = 0, shows: String...
    ) -> Session.Step {
        Session.Step(words: words, input: input, status: status, shows: shows)
    }

    /// A command of whoever runs the server.
    static func host(_ words: String..., shows: String...) -> Session.Step {
        Session.Step(person: "운영자", isHost: true, words: words, shows: shows)
    }

    /// A command at a terminal.
    static func talk(
        _ words: String..., answers: [(String, String)], status: Int32 = 0, shows: String...
    ) -> Session.Step {
        let answers = answers.map { Session.Answer(prompt: $0.0, line: $0.1) }
        return Session.Step(words: words, answers: answers, status: status, shows: shows)
    }
}
