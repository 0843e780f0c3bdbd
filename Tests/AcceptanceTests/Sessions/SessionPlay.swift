import Testing

/// A session played on a backend: what the person saw, made comparable.
struct SessionPlay {
    /// The machine of each person.
    private var machines: [String: Machine]
    /// Where what `madang-server` works on is kept.
    private let database: String
    /// Where money is paid and clocks are moved; nil where neither is done.
    private let server: PaidServer?
    private var normalised = Normalised()
    private var addressToPay: String?
    private(set) var transcript = ""

    init(_ machines: [String: Machine], database: String) {
        (self.machines, self.database, server) = (machines, database, nil)
    }

    /// At a server that takes test money.
    init(_ people: Set<String>, at server: PaidServer) throws {
        machines = [:]
        for person in people {
            machines[person] = try Machine(home: TemporaryHome(), variables: server.variables)
        }
        (database, self.server) = (server.database, server)
    }

    /// Plays the session; every expectation that is not met is recorded.
    mutating func play(_ session: Session) throws {
        for step in session.steps { try play(step, of: session) }
    }

    private mutating func play(_ step: Session.Step, of session: Session) throws {
        switch step.kind {
        case .command, .host: try command(step, of: session)
        case .payment: try pay(step)
        case .later: try move(step)
        }
    }

    private mutating func pay(_ step: Session.Step) throws {
        let address = try #require(addressToPay, "no address to pay at was shown to \(step.person)")
        try #require(server, "a session that pays needs a server with payments").pay(at: address)
        transcript += "\(step.person): \(step.words.joined(separator: " "))\n\n"
    }

    private mutating func move(_ step: Session.Step) throws {
        let moment = step.words.joined(separator: " ")
        let server = try #require(server, "a session that moves clocks needs a server of its own")
        try server.move(to: moment)
        for person in machines.keys { machines[person]?.variables.merge(server.variables) { $1 } }
        transcript += "\(moment)\n\n"
    }

    private mutating func command(_ step: Session.Step, of session: Session) throws {
        let words = try step.words.map(resolved) + ["--lang", session.language]
        let machine = try #require(machines[step.person], "nobody is called \(step.person)")
        let seen = try watched(words, step, machine)
        addressToPay =
            seen.text.firstMatch(of: Normalised.addressToPay).map { "\($0.output)" } ?? addressToPay
        let program = step.kind == .host ? "madang-server" : "madang"
        let typed = "\(step.person)$ \(program) \(step.words.joined(separator: " "))"
        let command = typed.replacing("\u{1B}", with: "^[")
        for text in step.shows {
            #expect(
                seen.text.contains(text),
                "\(session.name), \(command): does not show '\(text)' but \(seen.text)")
        }
        #expect(
            seen.status == step.status, "\(session.name), \(command) ended with \(seen.status): \(seen.text)")
        #expect(
            !seen.text.contains("느티나무") && !seen.text.contains(" tree 4"), "a password is shown: \(seen.text)"
        )
        let shown = normalised.text(seen.text, hiding: machine.home.path)
        #expect(!shown.contains("\u{1B}"), "a control code reaches the terminal: \(command)")
        let kept = step.isExcerpt ? step.shows.map { "… \($0)\n" }.joined() : shown
        transcript += "\(command)\n\(kept)\(seen.status == 0 ? "" : "[exit \(seen.status)]\n")\n"
    }

    /// What the person sees; of a step that is repeated, the last time within 90 seconds.
    private func watched(
        _ words: [String], _ step: Session.Step, _ machine: Machine
    ) throws -> (text: String, status: Int32) {
        let end = ContinuousClock.now.advanced(by: .seconds(90))
        while true {
            let seen = try step.answers.isEmpty ? run(words, step, machine) : talk(words, step, machine)
            let isDone = !step.isRepeated || step.shows.allSatisfy { seen.text.contains($0) }
            if isDone || ContinuousClock.now > end { return seen }
        }
    }

    private func run(
        _ words: [String], _ step: Session.Step, _ machine: Machine
    ) throws -> (text: String, status: Int32) {
        let outcome =
            step.kind == .host
            ? try machine.run(try Binaries.path("madang-server"), words + ["--backend", database])
            : try machine.madang(words, input: step.input)
        return (outcome.output + outcome.errors, outcome.status)
    }

    private func talk(
        _ words: [String], _ step: Session.Step, _ machine: Machine
    ) throws -> (text: String, status: Int32) {
        let terminal = try PseudoTerminal(machine, words)
        for answer in step.answers { try terminal.answer(answer.prompt, answer.line) }
        let status = terminal.finish()
        return (terminal.transcript, status)
    }

    /// The word with the identifier that `<lst:1>` or `<dea:1>` stands for, the file of a picture, or that of
    /// a settlement.
    private func resolved(_ word: String) throws -> String {
        if word == "<picture>" { return PictureStage.sample("baseline.jpg") }
        if word == "<settlement>" {
            return try #require(server, "a session that settles needs a server with payments").settlement()
        }
        guard word.hasPrefix("<"), word.dropFirst(4).first == ":",
            let number = Int(word.dropFirst(5).dropLast())
        else { return word }
        let prefix = String(word.dropFirst().prefix(3))
        return try #require(normalised.identifier(prefix, number), "\(word) was not seen before it is used")
    }
}
