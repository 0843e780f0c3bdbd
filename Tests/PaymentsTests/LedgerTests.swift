import Payments
import Testing
import Vocabulary

/// Postings that cannot be made, and a chain of those that were.
@Suite struct LedgerTests {
    private static let seller = AnyIdentifier(OrderSamples.seller)
    private static let buyer = AnyIdentifier(OrderSamples.buyer)
    private static let clearing = LedgerAccount(house: .clearing)
    private static let bank = LedgerAccount(house: .bank)

    private static func due(_ amount: Int64) -> LedgerPosting.Line {
        .init(LedgerAccount(.payeeDue, of: seller), amount)
    }

    private static func posting(_ lines: [LedgerPosting.Line]) throws(OrderError) -> LedgerPosting {
        try LedgerPosting(.paid, of: nil, in: .krw, source: "s", at: OrderSamples.moment, lines)
    }

    /// What cannot be posted, and why.
    static let refused: [(String, [LedgerPosting.Line])] = [
        ("does not add up to nothing", [.init(clearing, 10_000), due(-9_999)]),
        ("does not add up to nothing", [.init(clearing, 10_000)]),
        ("does not add up to nothing", [.init(clearing, .max), .init(bank, .min)]),
        ("changes fewer than two accounts", []),
        ("changes fewer than two accounts", [.init(clearing, 0), due(0)]),
        ("changes fewer than two accounts", [.init(clearing, 5), .init(clearing, -5)]),
        ("changes fewer than two accounts", [.init(clearing, 5), .init(clearing, -5), due(0)]),
        ("does not fit into 64 bits", [.init(clearing, .max), .init(clearing, 1), due(-1)]),
        ("does not fit into 64 bits", [.init(clearing, .max), .init(bank, 1), due(-1)]),
        ("does not fit into 64 bits", [.init(clearing, .min), .init(bank, -1), due(1)]),
        (
            "has an account with the wrong owner",
            [.init(LedgerAccount(house: .payeeDue), 1), .init(clearing, -1)]
        ),
        (
            "has an account with the wrong owner",
            [.init(LedgerAccount(.clearing, of: seller), 1), due(-1)]
        ),
    ]

    @Test(arguments: refused.indices)
    func whatDoesNotBalanceCannotBeMade(index: Int) {
        let (reason, lines) = Self.refused[index]
        #expect(throws: OrderError.service(.internal("a posting of the ledger \(reason)"))) {
            try Self.posting(lines)
        }
    }

    @Test(arguments: LedgerAccountKind.allCases)
    func eachAccountBelongsToTheHouseOrToAnOwner(kind: LedgerAccountKind) throws {
        let (house, owned) = (LedgerAccount(house: kind), LedgerAccount(kind, of: Self.seller))
        let (right, wrong) = kind.isOwned ? (owned, house) : (house, owned)
        let other = LedgerPosting.Line(
            kind == .clearing ? LedgerAccount(house: .bank) : LedgerAccount(house: .clearing), -1)
        #expect(try Self.posting([.init(right, 1), other]).lines.count == 2)
        #expect(throws: OrderError.self) { try Self.posting([.init(wrong, 1), other]) }
    }

    @Test func sharesOfOneAccountAreAddedAndThoseOfNothingLeftOut() throws {
        let posting = try Self.posting([
            .init(Self.clearing, 7), Self.due(-4), .init(Self.bank, 0), Self.due(-6), .init(Self.clearing, 3),
        ])
        #expect(posting.lines == [.init(Self.clearing, 10), Self.due(-10)])
    }

    @Test func theLargestAmountFits() throws {
        let posting = try Self.posting([.init(Self.clearing, .max), Self.due(-.max)])
        #expect(posting.lines.map(\.amount) == [.max, -.max])
    }
}

/// The chain of the ledger's entries.
@Suite struct LedgerChainTests {
    /// A hash that needs no library: enough to tell entries apart.
    private static let seal = ChainSeal { bytes, key in
        var words = [UInt64](repeating: 0xcbf2_9ce4_8422_2325, count: 4)
        for (index, byte) in (key + bytes).enumerated() {
            let lane = index % 4
            words[lane] = (words[lane] ^ UInt64(byte) ^ words[(lane + 1) % 4] << 7) &* 0x100_0000_01b3
        }
        return words.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
    }

    private static func posting(_ amount: Int64, source: String) throws(OrderError) -> LedgerPosting {
        try LedgerPosting(
            .paid, of: OrderID(OrderSamples.raw[2]), in: .krw, source: source, at: OrderSamples.moment,
            [
                .init(LedgerAccount(house: .clearing), amount),
                .init(LedgerAccount(.buyer, of: AnyIdentifier(OrderSamples.buyer)), -amount),
            ])
    }

    private static func chain(_ count: Int64) throws -> [LedgerEntry] {
        var (head, entries) = (ChainHead.beginning, [LedgerEntry]())
        for number in 1...count {
            let entry = try LedgerEntry(posting(number * 100, source: "s\(number)"), behind: head, seal)
            entries.append(entry)
            head = entry.head
        }
        return entries
    }

    /// The number of the first entry that does not follow the one before; nil if all do, up to the head.
    private static func firstBreak(_ entries: [LedgerEntry], until head: ChainHead) throws -> Int64? {
        var last = ChainHead.beginning
        for entry in entries {
            let follows = try entry.follows(last.hash, seal)
            guard entry.sequence == last.sequence + 1, follows else { return last.sequence + 1 }
            last = entry.head
        }
        return last == head ? nil : last.sequence + 1
    }

    private static func changed(
        _ entry: LedgerEntry, sequence: Int64? = nil, posting: LedgerPosting? = nil
    ) -> LedgerEntry {
        LedgerEntry(
            sequence: sequence ?? entry.sequence, posting: posting ?? entry.posting, hash: entry.hash)
    }

    @Test func whatWasWrittenIsFoundWhole() throws {
        let entries = try Self.chain(5)
        let head = try #require(entries.last).head
        #expect(entries.map(\.sequence) == [1, 2, 3, 4, 5])
        #expect(Set(entries.map(\.hash)).count == 5)
        #expect(try Self.firstBreak(entries, until: head) == nil)
    }

    @Test func aChangedRemovedInsertedOrMovedEntryIsFound() throws {
        let entries = try Self.chain(5)
        let head = try #require(entries.last).head
        var broken: [(String, [LedgerEntry], Int64)] = []
        var amount = entries
        amount[2] = Self.changed(entries[2], posting: try Self.posting(301, source: "s3"))
        broken.append(("another amount", amount, 3))
        var source = entries
        source[2] = Self.changed(entries[2], posting: try Self.posting(300, source: "s3 "))
        broken.append(("another source", source, 3))
        broken.append(("one removed", Array(entries[..<2] + entries[3...]), 3))
        broken.append(("the last removed", Array(entries[..<4]), 5))
        broken.append(("the first removed", Array(entries[1...]), 1))
        broken.append(("all removed", [], 1))
        broken.append(("one twice", entries[..<3] + [entries[2]] + entries[3...], 4))
        broken.append(("two exchanged", [entries[0], entries[2], entries[1], entries[3], entries[4]], 2))
        let renumbered = [
            entries[0], Self.changed(entries[2], sequence: 2), Self.changed(entries[1], sequence: 3),
            entries[3], entries[4],
        ]
        broken.append(("two exchanged with their numbers", renumbered, 2))
        let inserted = try LedgerEntry(Self.posting(1, source: "x"), behind: entries[1].head, Self.seal)
        broken.append(("one inserted", entries[..<2] + [inserted] + entries[2...], 4))
        for (name, entries, place) in broken {
            #expect(try Self.firstBreak(entries, until: head) == place, "\(name)")
        }
    }

    /// Whatever the posting says is covered: without that, a change of it would go unseen.
    @Test func everyPartOfAPostingIsInTheHash() throws {
        let base = try Self.posting(100, source: "s")
        let lines = base.lines
        let other = AnyIdentifier(OrderSamples.seller)
        func made(
            _ kind: LedgerPostingKind = .paid, of order: OrderID? = base.order, in currency: Currency = .krw,
            source: String = "s", at moment: Timestamp = OrderSamples.moment,
            with changed: [LedgerPosting.Line] = lines
        ) throws -> LedgerPosting {
            try LedgerPosting(kind, of: order, in: currency, source: source, at: moment, changed)
        }
        let buyer = LedgerPosting.Line(LedgerAccount(.buyer, of: other), lines[1].amount)
        let bank = LedgerPosting.Line(LedgerAccount(house: .bank), lines[0].amount)
        let all = [
            base, try made(.refunded), try made(of: nil), try made(of: OrderID(OrderSamples.raw[5])),
            try made(in: .jpy), try made(source: "ㅅ"), try made(at: OrderSamples.later),
            try made(with: [lines[0], buyer]), try made(with: [bank, lines[1]]),
            try made(with: [lines[1], lines[0]]),
        ]
        let hashes = try all.map { try LedgerEntry($0, behind: .beginning, Self.seal).hash }
        #expect(Set(hashes).count == all.count)
        #expect(try LedgerEntry(base, behind: .beginning, Self.seal).hash == hashes[0])
    }

    @Test func aHashOfAnotherSizeIsRefused() throws {
        let short = ChainSeal { _, _ in [1] }
        let posting = try Self.posting(1, source: "s")
        #expect(throws: ServiceFailure.internal("a hash is not of 32 bytes")) {
            try LedgerEntry(posting, behind: .beginning, short)
        }
    }
}
