import Testing
import Vocabulary

@testable import Crews

@Suite struct PlaceEngineTests {
    @Test func theListIsServedInItsOrder() throws {
        var room = MeetingRoom(capacity: 2)
        for number in 1...4 { try room.answer(.going, of: UInt64(number), at: 1000 - Int64(number)) }
        #expect(room.members(.going) == [1, 2])
        #expect(room.members(.waiting) == [3, 4])
        try room.answer(.notGoing, of: 1, at: 900)
        #expect(room.members(.going) == [2, 3])
        #expect(room.notices.map(\.act) == ["place"])
    }

    @Test func givingUpTwiceFreesOnePlace() throws {
        var room = MeetingRoom(capacity: 1)
        for number in 1...3 { try room.answer(.going, of: UInt64(number), at: 1000 - Int64(number)) }
        for _ in 0..<3 { try room.answer(.notGoing, of: 1, at: 900) }
        #expect(room.members(.going) == [2])
        #expect(room.members(.waiting) == [3])
    }

    @Test func aLargePartyIsNotOvertaken() throws {
        var room = MeetingRoom(capacity: 4)
        try room.answer(.going, guests: 1, of: 1, at: 1000)
        try room.answer(.going, guests: 2, of: 2, at: 999)
        try room.answer(.going, of: 3, at: 998)
        #expect(room.members(.waiting) == [2, 3], "The first of the list wants three places")
        try room.answer(.going, guests: 0, of: 1, at: 997)
        #expect(room.members(.going) == [1, 2], "A guest less makes room for the party")
        try room.answer(.notGoing, of: 2, at: 996)
        #expect(room.members(.going) == [1, 3])
    }

    @Test func aMemberOfTheListWhoWantsLessIsServedAtTheirPlace() throws {
        var room = MeetingRoom(capacity: 2)
        try room.answer(.going, of: 1, at: 1000)
        try room.answer(.going, guests: 1, of: 2, at: 999)
        try room.answer(.going, of: 3, at: 998)
        #expect(room.members(.waiting) == [2, 3])
        try room.answer(.going, of: 2, at: 997)
        #expect(room.members(.going) == [1, 2], "The first of the list comes alone, and is served first")
    }

    @Test func aMemberWithAPlaceKeepsItBesideGuestsWhoDoNotFit() throws {
        var room = MeetingRoom(capacity: 2)
        for number in 1...3 { try room.answer(.going, of: UInt64(number), at: 1000 - Int64(number)) }
        #expect(throws: CrewError.invalidFields([FieldError("guests", .outOfRange(minimum: 0, maximum: 0))]))
        {
            try room.answer(.going, guests: 1, of: 1, at: 900)
        }
        #expect(room.members(.going) == [1, 2])
        #expect(throws: CrewError.invalidFields([FieldError("guests", .outOfRange(minimum: 0, maximum: 1))]))
        {
            try room.answer(.going, guests: 2, of: 4, at: 900)
        }
    }

    @Test func afterTheDeadlinePlacesAreOfferedAndNeverAfterTheStart() throws {
        var room = MeetingRoom(capacity: 1)
        for number in 1...4 { try room.answer(.going, of: UInt64(number), at: 1000 - Int64(number)) }
        #expect(throws: CrewError.answersEnded) { try room.answer(.going, of: 5, at: 119) }
        try room.answer(.notGoing, of: 1, at: 119)
        #expect(room.members(.offered) == [2])
        #expect(room.roll.answers.first?.until == MeetingRoom.start, "An offer ends with the start at last")
        try room.answer(.going, of: 2, at: 60)
        #expect(room.members(.going) == [2])
        try room.answer(.notGoing, of: 2, at: 50)
        room.endOffers(at: 1)
        #expect(room.members(.offered) == [3], "The offer is open until the start")
        room.endOffers(at: 0)
        #expect(room.place(of: 3) == .notGoing)
        #expect(room.members(.waiting) == [4], "Nothing is offered once it has begun")
        #expect(room.notices.map(\.act) == ["offered", "offered", "offer-over"])
    }

    @Test func anOfferThatRunsOutGoesToTheNext() throws {
        var room = MeetingRoom(capacity: 1)
        room.write(
            try room.roll.edited(
                MeetingRoom.details(capacity: 1, deadline: 600), by: MeetingRoom.member(1000),
                at: MeetingRoom.before(2000)))
        for number in 1...3 { try room.answer(.going, of: UInt64(number), at: 1000 - Int64(number)) }
        try room.answer(.notGoing, of: 1, at: 500)
        room.endOffers(at: 381)
        #expect(room.members(.offered) == [2])
        room.endOffers(at: 380)
        #expect(room.members(.offered) == [3], "After two hours the next of the list has the offer")
    }

    @Test func aManagerAnswersUntilTheStart() throws {
        var room = MeetingRoom(capacity: 2)
        try room.answer(.going, of: 1, at: 60, byManager: true)
        #expect(room.members(.going) == [1])
        #expect(throws: CrewError.hasBegun) { try room.answer(.going, of: 2, at: 0, byManager: true) }
    }

    @Test(
        arguments: [
            (nil, CrewError.notFound), (.left, .notFound), (.waiting, .notFound),
            (.suspended, .suspendedFromCrew),
        ] as [(MembershipState?, CrewError)])
    func thoseOfTheCrewAnswer(_ standing: MembershipState?, _ error: CrewError) throws {
        var room = MeetingRoom(capacity: nil)
        #expect(throws: error) { try room.answer(.going, of: 1, at: 1000, standing: standing) }
        try room.answer(.going, of: 1, at: 1000, standing: .onLeave)
        #expect(room.members(.going) == [1])
    }

    @Test func aMemberWhoLeavesIsNotPromoted() throws {
        var room = MeetingRoom(capacity: 1)
        for number in 1...4 { try room.answer(.going, of: UInt64(number), at: 1000 - Int64(number)) }
        room.leave(2, at: 900)
        room.leave(1, at: 899)
        room.leave(1, at: 898)
        #expect(room.members(.going) == [3])
        #expect(room.members(.waiting) == [4])
        room.leave(3, at: 0)
        #expect(room.members(.going) == [3], "What was so when it began stays so")
    }
}

extension PlaceEngineTests {
    @Test func aLowerCapacityMovesTheLastToTheFrontOfTheList() throws {
        var room = MeetingRoom(capacity: 5)
        try room.answer(.going, guests: 1, of: 1, at: 1000)
        try room.answer(.going, guests: 1, of: 2, at: 999)
        try room.answer(.going, of: 3, at: 998)
        try room.answer(.going, of: 4, at: 997)
        try room.setCapacity(3, at: 900)
        #expect(room.members(.going) == [1])
        #expect(room.members(.waiting) == [2, 3, 4], "A party is not parted, and not overtaken")
        #expect(room.notices.map(\.act) == ["moved", "moved", "changed", "changed"])
        try room.setCapacity(nil, at: 800)
        #expect(room.members(.going).sorted() == [1, 2, 3, 4])
    }

    @Test func aHigherCapacityServesTheList() throws {
        var room = MeetingRoom(capacity: 1)
        for number in 1...5 { try room.answer(.going, of: UInt64(number), at: 1000 - Int64(number)) }
        try room.setCapacity(3, at: 900)
        #expect(room.members(.going).sorted() == [1, 2, 3])
        try room.setCapacity(4, at: 60)
        #expect(room.members(.offered) == [4], "After the deadline what is free is offered")
    }

    @Test func meetingsThatAreOverAreNotedOnce() throws {
        var room = MeetingRoom(capacity: nil)
        try room.answer(.going, of: 1, at: 1000)
        try room.answer(.going, of: 2, at: 999)
        let (one, two) = (MeetingRoom.member(1), MeetingRoom.member(2))
        #expect(throws: CrewError.notBegun) { try room.roll.noting([one: true], at: MeetingRoom.before(1)) }
        room.write(try room.roll.noting([one: true, two: false], at: MeetingRoom.before(0)))
        #expect(MeetingCounts(of: room.roll.answers).absent == 1)
        #expect(try room.roll.noting([two: false], at: MeetingRoom.before(0)).answers.isEmpty)
        #expect(throws: CrewError.notFound) {
            try room.roll.noting([MeetingRoom.member(3): true], at: MeetingRoom.before(0))
        }
    }

    /// Many random answers: the capacity is never exceeded, and nothing is free that the first of the list
    /// could have.
    @Test(arguments: UInt64(0)..<40) func nothingIsOverOrIdle(_ seed: UInt64) throws {
        var random = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        func next(_ limit: UInt64) -> UInt64 {
            random ^= random << 13
            random ^= random >> 7
            random ^= random << 17
            return random % limit
        }
        var room = MeetingRoom(capacity: 6)
        for step in 0..<200 {
            let (minutes, number) = (Int64(1000 - step * 5), next(12))
            switch next(8) {
            case 0: room.leave(number, at: minutes)
            case 1: try room.setCapacity(Int(next(9) + 1), at: minutes)
            case 2: room.endOffers(at: minutes)
            case 3: try? room.answer(.notGoing, of: number, at: minutes)
            default: try? room.answer(.going, guests: Int(next(3)), of: number, at: minutes)
            }
            let capacity = room.roll.meeting.details.capacity ?? 0
            try #require(room.taken <= capacity, "Step \(step) of seed \(seed) takes more than there is")
            let first = room.roll.answers.first { $0.place == .waiting && $0.places <= capacity }
            let idle = first.map { $0.places <= capacity - room.taken } ?? false
            try #require(!idle, "Step \(step) of seed \(seed) leaves a place free that somebody waits for")
            if minutes <= 5 { break }
        }
    }
}
