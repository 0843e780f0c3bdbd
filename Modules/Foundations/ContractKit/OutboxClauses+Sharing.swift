import Vocabulary

extension OutboxClauses {
    static func sharing<Fixture: OutboxFixture>() -> [Clause<Fixture>] {
        ending() + taking() + racing()
    }

    private static func ending<Fixture: OutboxFixture>() -> [Clause<Fixture>] {
        [
            Clause("a transaction that ends late is not skipped") { place in
                guard let late = try await place.begin([place.message("가", "늦은 글")]) else {
                    throw NotApplicable(
                        en: "nobody can write while another does", ko: "동시에 쓸 수 없는 곳입니다")
                }
                let receiver = OutboxReceiver()
                try await place.write("나", payload: "이른 글")
                try await place.deliver(to: receiver)
                try expectEqual(receiver.words, ["나 이른 글"], "what was heard before it ended")
                try await place.write("다")
                try await late.end()
                try await place.deliver(to: receiver)
                try expectEqual(Set(receiver.words), ["나 이른 글", "가 늦은 글", "다"], "what was heard after")
                try expectEqual(receiver.words.count, 3, "how much was heard")
            },
            Clause("what a deliverer took and never finished is told by another after its time") { place in
                try await place.write("가", "나", "가")
                let now = place.clock.now()
                let until = now.advanced(by: .seconds(60))
                let taken = try await place.outbox.claim(2, until: until, at: now)
                try expectEqual(taken.map(\.subject), ["가", "나"], "what was taken")
                let receiver = OutboxReceiver()
                place.clock.advance(by: .microseconds(59_999_999))
                try await place.deliver(to: receiver)
                try expectEqual(receiver.words, [], "what was heard meanwhile: 가 waits behind what was taken")
                place.clock.advance(by: .microseconds(1))
                try await place.deliver(to: receiver)
                try expectEqual(receiver.words, ["가", "나", "가"], "what was heard")
                try expectEqual(receiver.heard.map(\.attempts), [2, 2, 1], "the attempts")
            },
        ]
    }

    private static func taking<Fixture: OutboxFixture>() -> [Clause<Fixture>] {
        [
            Clause("a deliverer that comes too late changes nothing of what another does") { place in
                try await place.write("가")
                let now = place.clock.now()
                let first = try await place.outbox.claim(9, until: now.advanced(by: .seconds(1)), at: now)
                place.clock.advance(by: .seconds(1))
                let later = place.clock.now()
                let until = later.advanced(by: .seconds(60))
                let second = try await place.outbox.claim(9, until: until, at: later)
                try expectEqual(second.map(\.sequence), first.map(\.sequence), "what the second took")
                var outcome = OutboxOutcome()
                outcome.returned = first
                try await place.outbox.finish(outcome)
                let taken = try await place.outbox.claim(9, until: until, at: later)
                try expectEqual(taken, [], "what can be taken while the second has it")
            },
            Clause("what a cancelled deliverer has told is settled, the rest is due at once") { place in
                try await place.write("가", "나", "다", "라")
                let receiver = OutboxReceiver { event in
                    if event.subject == "나" { withUnsafeCurrentTask { $0?.cancel() } }
                }
                let report = try await Task { try await place.deliver(to: receiver) }.value
                try expectEqual(report.delivered, 2, "how many were told before the end")
                try await place.deliver(to: receiver)
                try expectEqual(receiver.words, ["가", "나", "다", "라"], "what was heard")
                try expectEqual(receiver.heard.map(\.attempts), [1, 1, 1, 1], "the attempts")
            },
        ]
    }

    private static func racing<Fixture: OutboxFixture>() -> [Clause<Fixture>] {
        [
            Clause("of what several deliverers tell while others write nothing is lost or out of order") {
                place in
                let (receiver, subjects) = (OutboxReceiver(), ["가", "나", "다"])
                var limits = OutboxLimits.usual
                limits.batch = 2
                try await withThrowingTaskGroup(of: Void.self) { [limits] group in
                    for subject in subjects {
                        group.addTask {
                            for word in 0..<10 { try await place.write(subject, payload: "\(word)") }
                        }
                    }
                    for _ in 0..<4 {
                        group.addTask {
                            for _ in 0..<10 { try await place.deliver(to: receiver, limits: limits) }
                        }
                    }
                    try await group.waitForAll()
                }
                try await place.deliver(to: receiver)
                for subject in subjects {
                    let heard = receiver.heard.filter { $0.subject == subject }.map(\.message.payload)
                    try expectEqual(heard, (0..<10).map { "\($0)" }, "what was heard of \(subject)")
                }
            }
        ]
    }
}
