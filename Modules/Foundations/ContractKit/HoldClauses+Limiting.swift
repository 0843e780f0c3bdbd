public import Vocabulary

extension HoldClauses {
    /// The limits in which `limiting` is kept: three holds of a member, one on a thing, an hour's pause.
    public static let limits = HoldLimits(
        longest: .seconds(3600), largest: 9999, perMember: 3, perThing: 1, pause: .seconds(3600))

    /// On how many holds a member may have, at a place with `limits`.
    public static func limiting<Fixture: HoldFixture>() -> [Clause<Fixture>] {
        counting() + racing() + pausing() + excusing()
    }

    private static func counting<Fixture: HoldFixture>() -> [Clause<Fixture>] {
        [
            Clause("a member holds three things at a time, and others theirs") { place in
                let until = place.soon
                for _ in 0..<3 { _ = try await place.hold(place.newThing(units: 2)) }
                let fourth = try await place.newThing(units: 2)
                try await place.expectRefused(.tooMany(until: until.advanced(by: .seconds(3600)))) {
                    () throws(Fixture.Failure) in
                    try await place.hold(fourth, 1, for: place.newOrder(), until: until, as: .holder)
                }
                _ = try await place.hold(fourth, 1, for: place.newOrder(), until: until, as: .other)
                try await place.expectStock(of: fourth, 2, held: 1)
            },
            Clause("a member holds a thing once at a time, also by another order") { place in
                let (thing, until) = (try await place.newThing(units: 5), place.soon)
                let hold = try await place.hold(thing, 2)
                try await place.expectRefused(.tooManyOfThing(until: until.advanced(by: .seconds(3600)))) {
                    () throws(Fixture.Failure) in
                    try await place.hold(thing, 1, for: place.newOrder(), until: until, as: .holder)
                }
                let again = try await place.hold(thing, 2, for: hold.order, until: until, as: .holder)
                try expectEqual(again, hold, "the same order's hold")
                try await place.expectStock(of: thing, 5, held: 2)
            },
        ]
    }

    private static func racing<Fixture: HoldFixture>() -> [Clause<Fixture>] {
        [
            Clause("of a member's holds that race three are made") { place in
                var things: [Identifier<Fixture.Subject>] = []
                for _ in 0..<6 { things.append(try await place.newThing(units: 1)) }
                let until = place.soon
                let made = await withTaskGroup(of: Bool.self) { group in
                    for thing in things {
                        group.addTask {
                            let hold = try? await place.hold(
                                thing, 1, for: place.newOrder(), until: until, as: .holder)
                            return hold != nil
                        }
                    }
                    return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
                }
                try expectEqual(made, 3, "how many were made")
                var held = 0
                for thing in things { held += try await place.stock(of: thing).held }
                try expectEqual(held, 3, "how many units are held")
            }
        ]
    }

    private static func pausing<Fixture: HoldFixture>() -> [Clause<Fixture>] {
        [
            Clause("a hold counts until an hour after it was let go") { place in
                let thing = try await place.newThing(units: 1)
                let order = try await place.hold(thing).order
                place.clock.advance(by: .seconds(60))
                _ = try await place.release(thing, order, as: .holder)
                let free = place.clock.now().advanced(by: .seconds(3600))
                for _ in 0..<2 {
                    try await place.expectRefused(.tooManyOfThing(until: free)) {
                        () throws(Fixture.Failure) in
                        try await place.hold(
                            thing, 1, for: place.newOrder(), until: place.soon, as: .holder)
                    }
                    place.clock.advance(by: .seconds(1800))
                }
                _ = try await place.hold(thing)
                try await place.expectStock(of: thing, 1, held: 1)
            },
            Clause("a hold that ran out counts for an hour beyond its time") { place in
                let (thing, until) = (try await place.newThing(units: 1), place.soon)
                _ = try await place.hold(thing)
                place.clock.advance(by: .seconds(3600))
                try await place.expectRefused(
                    .tooManyOfThing(until: until.advanced(by: .seconds(3600)))
                ) { () throws(Fixture.Failure) in
                    try await place.hold(thing, 1, for: place.newOrder(), until: place.soon, as: .holder)
                }
                place.clock.advance(by: .seconds(600))
                _ = try await place.hold(thing)
            },
        ]
    }

    private static func excusing<Fixture: HoldFixture>() -> [Clause<Fixture>] {
        [
            Clause("a hold of a clock that was ahead does not count once the clock is right") { place in
                let thing = try await place.newThing(units: 1)
                place.clock.advance(by: .seconds(4 * 86_400))
                _ = try await place.hold(thing)
                place.clock.setBack(by: .seconds(4 * 86_400))
                _ = try await place.hold(thing)
                try await place.expectStock(of: thing, 1, held: 1)
            },
            Clause("a hold that was confirmed counts no more") { place in
                let thing = try await place.newThing(units: 5)
                for left in [4, 3, 2, 1] {
                    let order = try await place.hold(thing).order
                    _ = try await place.confirm(thing, order, as: .owner)
                    try await place.expectStock(of: thing, left)
                }
            },
        ]
    }
}
