import ContractKit
import Testing
import Vocabulary

/// A crash drill finds what is lost: made-up ledgers, one for each way in which writes go wrong.
@Suite struct LedgerTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let writes: [Write]
        let found: [String]
        var lost = 0
        var doubled = 0
        var broken = 0
        var foundDoubts = 0
        var missingDoubts = 0
    }

    enum Write: Sendable {
        case acknowledged(String?)
        case unanswered(String?)
    }

    static let thing = TrackedRecord("listing", "의자")

    static let cases: [Case] = [
        Case(testDescription: "all is there", writes: [.acknowledged("가")], found: ["가"]),
        Case(
            testDescription: "an acknowledged write is not there", writes: [.acknowledged("가")], found: [],
            lost: 1),
        Case(
            testDescription: "an acknowledged change is not there",
            writes: [.acknowledged("가"), .acknowledged("나")], found: ["가"], lost: 1),
        Case(
            testDescription: "an acknowledged removal is not there",
            writes: [.acknowledged("가"), .acknowledged(nil)], found: ["가"], lost: 1),
        Case(
            testDescription: "a removal is there", writes: [.acknowledged("가"), .acknowledged(nil)],
            found: []),
        Case(
            testDescription: "a write is there twice", writes: [.acknowledged("가")], found: ["가", "가"],
            doubled: 1),
        Case(
            testDescription: "a write without an answer is there twice", writes: [.unanswered("가")],
            found: ["가", "가"], doubled: 1),
        Case(
            testDescription: "half a write is there", writes: [.acknowledged("가 10")], found: ["가 0"],
            broken: 1),
        Case(
            testDescription: "half a write without an answer is there",
            writes: [.acknowledged("가 10"), .unanswered("나 20")], found: ["나 10"], broken: 1),
        Case(
            testDescription: "a write without an answer happened", writes: [.unanswered("가")],
            found: ["가"], foundDoubts: 1),
        Case(
            testDescription: "a write without an answer did not happen", writes: [.unanswered("가")],
            found: [], missingDoubts: 1),
        Case(
            testDescription: "a removal without an answer happened",
            writes: [.acknowledged("가"), .unanswered(nil)], found: [], foundDoubts: 1),
        Case(
            testDescription: "of two writes without an answer the second happened",
            writes: [.acknowledged("가"), .unanswered("나"), .unanswered("다")], found: ["다"],
            foundDoubts: 1, missingDoubts: 1),
        Case(
            testDescription: "what was acknowledged before a write without an answer is not there",
            writes: [.acknowledged("가"), .acknowledged("나"), .unanswered("다")], found: ["가"], lost: 1),
        Case(testDescription: "what nobody wrote is there", writes: [], found: ["가"], broken: 1),
    ]

    @Test(arguments: cases)
    func everyWayToGoWrongIsFound(_ example: Case) {
        let result = LedgerComparison(ledger(of: example), with: found(example))
        #expect(result.lost.count == example.lost, "\(result)")
        #expect(result.doubled.count == example.doubled, "\(result)")
        #expect(result.broken.count == example.broken, "\(result)")
        #expect(result.foundDoubts == example.foundDoubts, "\(result)")
        #expect(result.missingDoubts == example.missingDoubts, "\(result)")
        #expect(result.isClean == (example.lost + example.doubled + example.broken == 0))
    }

    @Test("What was in doubt has to stay as it was found")
    func settledDoubts() {
        var ledger = Ledger()
        ledger.acknowledge(Self.thing, "가")
        ledger.doubt(Self.thing, "나")
        ledger.settle([Self.thing: ["나"]])
        #expect(LedgerComparison(ledger, with: [Self.thing: ["나"]]).isClean)
        #expect(LedgerComparison(ledger, with: [Self.thing: ["가"]]).lost.count == 1)
    }

    @Test("What is not looked for is not missed")
    func narrowed() {
        var ledger = Ledger()
        ledger.acknowledge(Self.thing, "가")
        #expect(LedgerComparison(ledger, with: [:], lookedFor: []).isClean)
        #expect(!LedgerComparison(ledger, with: [:], lookedFor: [Self.thing]).isClean)
    }

    @Test(
        "A stock is what its holds leave",
        arguments: [
            (Stock(left: 9, held: 2), true), (Stock(left: 10, held: 2), false),
            (Stock(left: 9, held: 3), false), (Stock(left: 9, held: 0), false),
        ])
    func stock(_ found: Stock?, _ isRight: Bool) throws {
        let stock = try #require(found)
        let holds = try [(1, HoldState.confirmed), (2, .active), (3, .released), (4, .expired)].map {
            try hold(of: $0.0, $0.1)
        }
        let contradiction = stock.contradiction(units: 10, holds: holds)
        #expect((contradiction == nil) == isRight, "\(contradiction?.en ?? "nothing")")
    }

    private func hold(of quantity: Int, _ state: HoldState) throws -> UnitHold<TestThing> {
        let raw = RawIdentifier(milliseconds: 1, random: (1, UInt64(quantity)))
        return UnitHold(
            thing: Identifier(raw), order: OrderID(raw), holder: MemberID(raw), quantity: quantity,
            until: Timestamp(microseconds: 1), state: state)
    }

    private enum TestThing: IdentifierSubject {
        static let prefix = "thg"
    }

    private func ledger(of example: Case) -> Ledger {
        var ledger = Ledger()
        for write in example.writes {
            switch write {
            case .acknowledged(let state): ledger.acknowledge(Self.thing, state)
            case .unanswered(let state): ledger.doubt(Self.thing, state)
            }
        }
        return ledger
    }

    private func found(_ example: Case) -> [TrackedRecord: [String]] {
        example.found.isEmpty ? [:] : [Self.thing: example.found]
    }
}
