import Vocabulary

extension OutboxClauses {
    static func failing<Fixture: OutboxFixture>() -> [Clause<Fixture>] {
        retrying() + waitingLonger() + keepingBack()
    }

    private static func retrying<Fixture: OutboxFixture>() -> [Clause<Fixture>] {
        [
            Clause("an event that was not heard is told again later, and not before") { place in
                let receiver = OutboxReceiver()
                receiver.ignore(["가"])
                try await place.write("가")
                let report = try await place.deliver(to: receiver)
                try expectEqual(report.delivered, 0, "how many were told")
                try expectEqual(report.failures.map(\.event.subject), ["가"], "which was not heard")
                try expect(report.failures[0].reason.contains("deaf"), "the reason is the receiver's")
                receiver.ignore([])
                place.clock.advance(by: .microseconds(999_999))
                try await place.deliver(to: receiver)
                try expectEqual(receiver.words, [], "what was heard before its time")
                place.clock.advance(by: .microseconds(1))
                try await place.deliver(to: receiver)
                try expectEqual(receiver.heard.map(\.attempts), [2], "the attempt that was heard")
            }
        ]
    }

    private static func waitingLonger<Fixture: OutboxFixture>() -> [Clause<Fixture>] {
        [
            Clause("an event that fails again and again waits twice as long each time") { place in
                let receiver = OutboxReceiver()
                receiver.ignore(["가"])
                try await place.write("가")
                var waits: [Int] = []
                for _ in 0..<12 {
                    let before = receiver.tries
                    var seconds = 0
                    while receiver.tries == before, seconds < 1000 {
                        try await place.deliver(to: receiver)
                        if receiver.tries == before {
                            place.clock.advance(by: .seconds(1))
                            seconds += 1
                        }
                    }
                    waits.append(seconds)
                }
                try expectEqual(waits, [0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 600], "the seconds")
            }
        ]
    }

    private static func keepingBack<Fixture: OutboxFixture>() -> [Clause<Fixture>] {
        [
            Clause("later events of a subject wait for the one that failed, those of others do not") {
                place in
                let receiver = OutboxReceiver()
                receiver.ignore(["가"])
                for word in ["1", "2", "3"] { try await place.write("가", "나", payload: word) }
                try await place.deliver(to: receiver)
                try expectEqual(receiver.words, ["나 1", "나 2", "나 3"], "what was heard")
                receiver.ignore([])
                try await place.write("가", "나", payload: "4")
                try await place.deliver(to: receiver)
                try expectEqual(receiver.words, ["나 1", "나 2", "나 3", "나 4"], "what was heard then")
                place.clock.advance(by: .seconds(1))
                try await place.deliver(to: receiver)
                let all = ["나 1", "나 2", "나 3", "나 4", "가 1", "가 2", "가 3", "가 4"]
                try expectEqual(receiver.words, all, "what was heard at last")
            },
            Clause("a receiver that hears nothing is not asked for everything") { place in
                let receiver = OutboxReceiver()
                var limits = OutboxLimits.usual
                (limits.batch, limits.failures) = (4, 6)
                let subjects = (0..<20).map { "글\($0)" }
                try await place.write(subjects.map { place.message($0) }, failing: false)
                receiver.ignore(subjects)
                try await place.deliver(to: receiver, limits: limits)
                try expectEqual(receiver.tries, 6, "how often it was told something")
                receiver.ignore([])
                try await place.deliver(to: receiver, limits: limits)
                try expectEqual(receiver.words, Array(subjects[6...]), "what is heard at once")
                place.clock.advance(by: .seconds(1))
                try await place.deliver(to: receiver, limits: limits)
                try expectEqual(Set(receiver.words), Set(subjects), "what is heard in the end")
            },
        ]
    }
}
