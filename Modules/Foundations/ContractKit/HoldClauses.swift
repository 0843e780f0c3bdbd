import Vocabulary

/// What holds promise in every domain, each clause for the domain's own contract to take under this name.
public enum HoldClauses {
    /// On making holds; `things` is what the domain calls its things: `listings`.
    public static func making<Fixture: HoldFixture>(_ things: String) -> [Clause<Fixture>] {
        stock() + orders(things)
    }

    private static func stock<Fixture: HoldFixture>() -> [Clause<Fixture>] {
        [
            Clause("no more units are held than can be had") { place in
                let thing = try await place.newThing(units: 5)
                for (held, asked, left) in [(0, 6, 5), (3, 3, 2), (2, 1, 0)] {
                    if held > 0 { _ = try await place.hold(thing, held) }
                    try await place.expectRefused(.notEnough(available: left)) { () throws(Fixture.Failure) in
                        try await place.hold(
                            thing, asked, for: place.newOrder(), until: place.soon, as: .holder)
                    }
                }
                try await place.expectStock(of: thing, 5, held: 5)
            },
            Clause("an order that asks again gets the hold that it has") { place in
                let thing = try await place.newThing(units: 2)
                let hold = try await place.hold(thing)
                place.clock.pass(.seconds(30))
                let again = try await place.hold(
                    thing, 1, for: hold.order, until: place.soon, as: .holder)
                try expectEqual(again, hold, "the hold")
                try await place.expectStock(of: thing, 2, held: 1)
                let last = try await place.hold(thing)
                let full = try await place.hold(thing, 1, for: last.order, until: place.soon, as: .holder)
                try expectEqual(full, last, "the hold when nothing more can be had")
            },
            Clause("an order is of one member and one quantity") { place in
                let thing = try await place.newThing(units: 5)
                let hold = try await place.hold(thing)
                for (quantity, party) in [(1, HoldParty.other), (2, .holder)] {
                    try await place.expectRefused(.notFound) { () throws(Fixture.Failure) in
                        try await place.hold(
                            thing, quantity, for: hold.order, until: place.soon, as: party)
                    }
                }
                try await place.expectStock(of: thing, 5, held: 1)
            },
        ]
    }

    private static func orders<Fixture: HoldFixture>(_ things: String) -> [Clause<Fixture>] {
        [
            Clause("an order holds units of several \(things) apart from each other") { place in
                let (first, second) = (try await place.newThing(units: 2), try await place.newThing(units: 2))
                let order = place.newOrder()
                for thing in [first, second] {
                    _ = try await place.hold(thing, 1, for: order, until: place.soon, as: .holder)
                }
                _ = try await place.release(first, order, as: .holder)
                try await place.expectStock(of: first, 2)
                try await place.expectStock(of: second, 2, held: 1)
            },
            Clause("one order that races against itself holds once") { place in
                let thing = try await place.newThing(units: 5)
                let (order, until) = (place.newOrder(), place.soon)
                let holds = try await withThrowingTaskGroup(of: UnitHold<Fixture.Subject>.self) { group in
                    for _ in 0..<8 {
                        group.addTask {
                            try await place.hold(thing, 1, for: order, until: until, as: .holder)
                        }
                    }
                    return try await group.reduce(into: []) { $0.append($1) }
                }
                try expectEqual(holds.count, 8, "how many were answered")
                try expectEqual(Set(holds).count, 1, "how many different holds were answered")
                let hold = try expectValue(holds.first, "the hold")
                try expect(
                    hold.thing == thing && hold.order == order && hold.quantity == 1 && hold.until == until
                        && hold.state == .active, "the hold must be what was asked for, is \(hold)")
                try await place.expectStock(of: thing, 5, held: 1)
            },
        ]
    }
}
