import Vocabulary

/// What every outbox promises, whatever it is kept in: the clauses of a domain that has one run in a fixture
/// over its own.
public enum OutboxClauses {
    /// All promises; their names are unique.
    public static func all<Fixture: OutboxFixture>(
        in _: Fixture.Type = Fixture.self
    ) -> [Clause<Fixture>] {
        writing() + failing() + sharing()
    }

    static func writing<Fixture: OutboxFixture>() -> [Clause<Fixture>] {
        order() + content() + keeping()
    }

    private static func order<Fixture: OutboxFixture>() -> [Clause<Fixture>] {
        [
            Clause("what was written is told once, in its order") { place in
                try await place.write("가", "나", "가", "다", payload: "글")
                let receiver = OutboxReceiver()
                try expectEqual(try await place.deliver(to: receiver).delivered, 4, "how many were told")
                try expectEqual(receiver.words, ["가 글", "나 글", "가 글", "다 글"], "what was heard")
                place.clock.advance(by: .seconds(86_400))
                try expectEqual(
                    try await place.deliver(to: receiver).delivered, 0, "how many were told again")
                try expectEqual(receiver.tries, 4, "how often something was told")
            },
            Clause("several messages of one transaction are told in their order") { place in
                let words = (0..<20).map { "\($0)" }
                try await place.write(words.map { place.message("가", $0) }, failing: false)
                let receiver = OutboxReceiver()
                try await place.deliver(to: receiver)
                try expectEqual(receiver.words, words.map { "가 " + $0 }, "what was heard")
            },
            Clause("what a failed transaction wrote is never told") { place in
                try await place.write("가")
                try await expectFailure { try await place.write([place.message("나")], failing: true) }
                try await place.write("다")
                let receiver = OutboxReceiver()
                try await place.deliver(to: receiver)
                try expectEqual(receiver.words, ["가", "다"], "what was heard")
            },
        ]
    }

    private static func content<Fixture: OutboxFixture>() -> [Clause<Fixture>] {
        [
            Clause("an event is told as it was written") { place in
                let texts = ["", "한글", "\u{1112}\u{1161}\u{11AB}글", "' OR 1=1 --", "\n\t\"\\", "👩‍👩‍👧"]
                let messages = texts.map { OutboxMessage("글." + $0, "id" + $0, $0, at: place.clock.now()) }
                try await place.write(messages, failing: false)
                place.clock.advance(by: .seconds(1))
                let receiver = OutboxReceiver()
                try await place.deliver(to: receiver)
                try expectEqual(receiver.heard.map(\.message), messages, "what was heard")
                // Texts that are equal to Swift may differ in their bytes.
                let bytes = receiver.heard.map { Array($0.message.payload.utf8) }
                try expectEqual(bytes, texts.map { Array($0.utf8) }, "the bytes of what was heard")
                try expectEqual(receiver.heard.map(\.attempts), texts.map { _ in 1 }, "the attempts")
            },
            Clause("more than one batch is told, none larger than asked for") { place in
                let words = (0..<25).map { "\($0)" }
                for word in words { try await place.write("가", payload: word) }
                let now = place.clock.now()
                let taken = try await place.outbox.claim(3, until: now.advanced(by: .seconds(60)), at: now)
                try expectEqual(taken.map(\.message.payload), ["0", "1", "2"], "the first three")
                var outcome = OutboxOutcome()
                outcome.returned = taken
                try await place.outbox.finish(outcome)
                var limits = OutboxLimits.usual
                limits.batch = 4
                let receiver = OutboxReceiver()
                try await place.deliver(to: receiver, limits: limits)
                try expectEqual(receiver.words, words.map { "가 " + $0 }, "what was heard")
            },
        ]
    }

    private static func keeping<Fixture: OutboxFixture>() -> [Clause<Fixture>] {
        [
            Clause("what waits is there after the outbox was closed and opened") { place in
                let receiver = OutboxReceiver()
                receiver.ignore(["가"])
                try await place.write("가", "나", "가")
                try await place.deliver(to: receiver)
                try await place.reopen()
                receiver.ignore([])
                place.clock.advance(by: .seconds(1))
                try await place.deliver(to: receiver)
                try expectEqual(receiver.words, ["나", "가", "가"], "what was heard")
            }
        ]
    }
}

/// Checks that something throws, whatever it is.
private func expectFailure(_ body: () async throws -> Void) async throws {
    do {
        try await body()
    } catch {
        return
    }
    throw BrokenPromise("a transaction that was to fail has succeeded")
}
