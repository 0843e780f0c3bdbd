/// What a person does with `madang` from beginning to end: a list of commands with what must come of each.
struct Session: Sendable {
    let name: String
    /// The language in which every command is run.
    let language: String
    let steps: [Step]
    /// Whether pictures are uploaded; then it is skipped where they cannot be decoded.
    var needsPictures = false
    /// The moment in Korea at which it begins, if its clocks are moved.
    var begins = ""

    /// Who takes part.
    var people: Set<String> { Set(steps.filter { $0.kind != .later }.map(\.person)) }

    /// One command.
    struct Step: Sendable {
        /// At whose terminal; blank where there is one alone.
        var person = ""
        /// What is done with the words.
        var kind = Kind.command
        /// The words behind `madang`; `<lst:1>` stands for the first listing that was seen,
        /// `<picture>` for the file of a picture, `<settlement>` for that by which the gateway settles
        /// payments: somebody has paid before, since clocks were moved.
        let words: [String]
        /// What comes in by a pipe.
        var input = ""
        /// What is asked at a terminal, and what the person types; none: the command runs without a terminal.
        var answers: [Answer] = []
        /// The exit code.
        var status: Int32 = 0
        /// What the person must read.
        var shows: [String] = []
        /// Whether it is repeated until the person reads that: a job of the server comes first.
        var isRepeated = false
        /// Whether the transcript keeps that alone: the rest of it comes in any order.
        var isExcerpt = false
    }

    /// What a step does with its words.
    enum Kind: Sendable {
        /// `madang` is run with them.
        case command
        /// `madang-server` is run with them, on the machine itself that keeps the database.
        case host
        /// Nothing: the person pays in a browser, at the address that was shown last.
        case payment
        /// The clocks of all machines go on to the moment that they say.
        case later
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
        Session.Step(person: "운영자", kind: .host, words: words, shows: shows)
    }

    /// The person pays in a browser, at the address that was shown last.
    static func pays(_ person: String) -> Session.Step {
        Session.Step(person: person, kind: .payment, words: ["브라우저에서 결제"])
    }

    /// The clocks of all machines go on to that moment in Korea: `2027-04-03 10:00`.
    static func later(_ moment: String) -> Session.Step {
        Session.Step(kind: .later, words: [moment])
    }

    /// The same, of which the transcript keeps what the person must read alone.
    func excerpt() -> Session.Step {
        var step = self
        step.isExcerpt = true
        return step
    }

    /// The same, repeated until the person reads what it must show.
    func repeated() -> Session.Step {
        var step = self
        step.isRepeated = true
        return step
    }

    /// A command at a terminal.
    static func talk(
        _ words: String..., answers: [(String, String)], status: Int32 = 0, shows: String...
    ) -> Session.Step {
        let answers = answers.map { Session.Answer(prompt: $0.0, line: $0.1) }
        return Session.Step(words: words, answers: answers, status: status, shows: shows)
    }
}
