import Vocabulary

extension HoldClauses {
    /// On confirming and releasing.
    public static func ending<Fixture: HoldFixture>() -> [Clause<Fixture>] {
        endingAgain() + endingOtherwise()
    }

    private static func endingAgain<Fixture: HoldFixture>() -> [Clause<Fixture>] {
        [
            Clause("confirming again changes nothing") { place in
                let thing = try await place.newThing(units: 3)
                let order = try await place.hold(thing).order
                let confirmed = try await place.confirm(thing, order, as: .owner)
                for party in [HoldParty.owner, .operator] {
                    let again = try await place.confirm(thing, order, as: party)
                    try expectEqual(again, confirmed, "the hold")
                }
                try await place.expectStock(of: thing, 2)
            },
            Clause("releasing again changes nothing") { place in
                let thing = try await place.newThing(units: 3)
                let order = try await place.hold(thing).order
                _ = try await place.hold(thing)
                let released = try await place.release(thing, order, as: .holder)
                for party in [HoldParty.holder, .owner] {
                    let again = try await place.release(thing, order, as: party)
                    try expectEqual(again, released, "the hold")
                }
                try await place.expectStock(of: thing, 3, held: 1)
            },
        ]
    }

    private static func endingOtherwise<Fixture: HoldFixture>() -> [Clause<Fixture>] {
        [
            Clause("a hold that has ended one way does not end another way") { place in
                let thing = try await place.newThing(units: 3)
                let released = try await place.hold(thing).order
                _ = try await place.release(thing, released, as: .holder)
                try await place.expectRefused(.ended(.released)) { () throws(Fixture.Failure) in
                    try await place.confirm(thing, released, as: .owner)
                }
                try await place.expectRefused(.ended(.released)) { () throws(Fixture.Failure) in
                    try await place.hold(thing, 1, for: released, until: place.soon, as: .holder)
                }
                let confirmed = try await place.hold(thing).order
                _ = try await place.confirm(thing, confirmed, as: .owner)
                try await place.expectRefused(.ended(.confirmed)) { () throws(Fixture.Failure) in
                    try await place.release(thing, confirmed, as: .holder)
                }
                try await place.expectStock(of: thing, 2)
            }
        ]
    }

    /// On the clock.
    public static func expiring<Fixture: HoldFixture>() -> [Clause<Fixture>] {
        runOut() + notRunOut() + setBack()
    }

    private static func runOut<Fixture: HoldFixture>() -> [Clause<Fixture>] {
        [
            Clause("units of a hold that ran out go to the next who asks") { place in
                let thing = try await place.newThing(units: 1)
                let lost = try await place.hold(thing)
                place.clock.advance(by: .seconds(600))
                let next = try await place.hold(
                    thing, 1, for: place.newOrder(), until: place.soon, as: .other)
                try expectEqual(next.state, .active, "the next hold")
                try await place.expectRefused(.ended(.expired)) { () throws(Fixture.Failure) in
                    try await place.confirm(thing, lost.order, as: .owner)
                }
                try await place.expectStock(of: thing, 1, held: 1)
            },
            Clause("a hold that ran out is neither confirmed nor released nor held again") { place in
                let thing = try await place.newThing(units: 3)
                let order = try await place.hold(thing).order
                place.clock.advance(by: .seconds(600))
                try await place.expectRefused(.ended(.expired)) { () throws(Fixture.Failure) in
                    try await place.confirm(thing, order, as: .owner)
                }
                try await place.expectRefused(.ended(.expired)) { () throws(Fixture.Failure) in
                    try await place.release(thing, order, as: .holder)
                }
                try await place.expectRefused(.ended(.expired)) { () throws(Fixture.Failure) in
                    try await place.hold(thing, 1, for: order, until: place.soon, as: .holder)
                }
                try await place.expectStock(of: thing, 3)
            },
        ]
    }

    private static func notRunOut<Fixture: HoldFixture>() -> [Clause<Fixture>] {
        [
            Clause("a confirmed hold does not run out") { place in
                let thing = try await place.newThing(units: 2)
                let order = try await place.hold(thing).order
                let confirmed = try await place.confirm(thing, order, as: .owner)
                place.clock.advance(by: .seconds(3600))
                try await place.expectStock(of: thing, 1)
                let again = try await place.confirm(thing, order, as: .owner)
                try expectEqual(again, confirmed, "the hold")
            },
            Clause("only the holds whose time is over run out") { place in
                let thing = try await place.newThing(units: 5)
                let now = place.clock.now()
                for seconds in [60, 120, 180] {
                    _ = try await place.hold(
                        thing, 1, for: place.newOrder(), until: now.advanced(by: .seconds(seconds)),
                        as: .holder)
                }
                place.clock.advance(by: .seconds(120))
                try await place.expectStock(of: thing, 5, held: 1)
            },
        ]
    }

    private static func setBack<Fixture: HoldFixture>() -> [Clause<Fixture>] {
        [
            Clause("a hold that was made while the clock was days ahead runs out when it is set back") {
                place in
                let thing = try await place.newThing(units: 3)
                let order = try await place.hold(thing).order
                try await place.expectStock(of: thing, 3, held: 1)
                place.clock.setBack(by: .seconds(4 * 86_400))
                try await place.expectStock(of: thing, 3)
                try await place.expectRefused(.ended(.expired)) { () throws(Fixture.Failure) in
                    try await place.confirm(thing, order, as: .owner)
                }
                let lost = try await place.hold(thing).order
                place.clock.setBack(by: .seconds(72 * 3600 + 61))
                try await place.expectRefused(.ended(.expired)) { () throws(Fixture.Failure) in
                    try await place.confirm(thing, lost, as: .owner)
                }
            },
            Clause("a hold outlives a clock that is set back by a minute") { place in
                let thing = try await place.newThing(units: 1)
                let until = place.clock.now().advanced(by: .seconds(3600))
                let hold = try await place.hold(
                    thing, 1, for: place.newOrder(), until: until, as: .holder)
                place.clock.setBack(by: .seconds(60))
                try await place.expectStock(of: thing, 1, held: 1)
                let confirmed = try await place.confirm(thing, hold.order, as: .owner)
                try expectEqual(confirmed.state, .confirmed, "the hold")
            },
        ]
    }
}
