import Auth
import Testing

@testable import AuthPasswords

/// Who is served first when hashing waits, and who has to go.
struct HashingLineTests {
    private static let start = ContinuousClock.now

    /// Ranks in the order in which they come, and the places of those who have to go and of those who are
    /// served, in their order.
    @Test(arguments: [
        ([], 3, [], []), ([5, 5, 5], 3, [], [0, 1, 2]), ([5, 1, 3], 3, [], [1, 2, 0]),
        ([5, 5, 5, 5], 3, [3], [0, 1, 2]), ([5, 6, 7, 1], 3, [2], [3, 0, 1]),
        ([5, 6, 7, 7], 3, [3], [0, 1, 2]), ([9, 9, 9, 1, 1, 1, 1], 3, [2, 1, 0, 6], [3, 4, 5]),
        ([1, 2], 0, [0, 1], []),
    ])
    func rankedLine(_ ranks: [Int], _ room: Int, _ gone: [Int], _ served: [Int]) {
        var line = RankedLine<Int>(room: room, patience: .seconds(10))
        var left: [Int] = []
        for (number, rank) in ranks.enumerated() {
            if let last = line.add(number, rank: rank, at: Self.start) { left.append(last) }
            #expect(line.count <= room)
        }
        #expect(left == gone)
        var taken: [Int] = []
        while let next = line.takeFirst() { taken.append(next) }
        #expect(taken == served)
    }

    @Test func nobodyWaitsForLongerThanThePatience() {
        var line = HashingLine<Int>(room: 8, patience: .seconds(10))
        for second in 0..<5 {
            let turn = HashingTurn(second == 1 ? .joining : .members, rank: 9 - second)
            #expect(line.add(second, turn, at: Self.start + .seconds(second)) == nil)
        }
        #expect(line.takeImpatient(at: Self.start + .seconds(9)).isEmpty)
        #expect(line.takeImpatient(at: Self.start + .seconds(12)).sorted() == [0, 1, 2])
        #expect(line.hasWaited(since: Self.start + .seconds(3)) && !line.hasWaited(since: Self.start))
        #expect([line.takeNext(), line.takeNext(), line.takeNext()] == [4, 3, nil])
    }

    @Test func whoJoinsHasAQuarterOfTheTurnsWhileMembersWait() {
        var line = HashingLine<Character>(room: 80, patience: .seconds(10))
        for _ in 0..<12 {
            _ = line.add("m", HashingTurn(.members, rank: 1000), at: Self.start)
            _ = line.add("j", HashingTurn(.joining, rank: 0), at: Self.start)
        }
        var turns = ""
        while let next = line.takeNext() { turns.append(next) }
        #expect(turns == "mmmjmmmjmmmjmmmjjjjjjjjj")
    }

    @Test func whoJoinsTakesNoRoomOfMembers() {
        var line = HashingLine<Int>(room: 16, patience: .seconds(10))
        let joined = (0..<100).filter { line.add($0, HashingTurn(.joining, rank: 0), at: Self.start) == nil }
        #expect(joined.count == 4)
        let members = (0..<100).filter {
            line.add($0, HashingTurn(.members, rank: 50), at: Self.start) == nil
        }
        #expect(members.count == 12 && line.count == 16)
        #expect(line.add(-1, .first, at: Self.start) == 11, "the last goes for one who comes before")
        #expect(line.takeNext() == -1)
    }
}
