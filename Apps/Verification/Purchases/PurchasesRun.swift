import Composition
import ContractKit
import Operations
import SampleKit
import Settings
import Vocabulary

/// A drill of purchases in progress: its members, what they ordered, and the report.
struct PurchasesRun: Sendable {
    var report = PurchasesReport()
    private let board: PlaceBoard
    private let seed: UInt64
    private let goods: PurchaseGoods
    private let sellers: [JoinedMember]
    private let buyers: [JoinedMember]
    private var units: [PurchasedUnit] = []

    private init(
        _ board: PlaceBoard, _ seed: UInt64, _ goods: PurchaseGoods, sellers: [JoinedMember],
        _ buyers: [JoinedMember]
    ) {
        (self.board, self.seed, self.goods) = (board, seed, goods)
        (self.sellers, self.buyers) = (sellers, buyers)
    }

    /// Joins that many buyers, and as many sellers as the rounds need. Throws outages.
    static func gather(
        _ count: Int, for rounds: Int, of goods: PurchaseGoods, at board: PlaceBoard, seed: UInt64
    ) async throws -> PurchasesRun {
        guard let platform = board.now?.platform else { throw ServiceFailure.unavailable("no server") }
        let sellers = (rounds - 1) / goods.mostOfSeller + 1
        var members: [JoinedMember] = []
        while members.count < sellers + count {
            let numbers = members.count..<min(sellers + count, members.count + 8)
            members += try await withThrowingTaskGroup(of: JoinedMember.self) { group in
                for number in numbers {
                    group.addTask { try await JoinedMember.join(number, at: platform) }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
        }
        return PurchasesRun(
            board, seed, goods, sellers: Array(members.prefix(sellers)), Array(members.dropFirst(sellers)))
    }

    /// Founds a shelter for each seller of items, and verifies it as an operator of the machine does; nothing
    /// for other goods. Throws outages.
    func prepare(_ settings: Settings) async throws {
        guard goods == .items, let platform = board.now?.platform else { return }
        let desk = try await LocalPlatform.open(settings)
        do {
            for (number, seller) in sellers.enumerated() {
                let seller = seller.acting(at: platform)
                let services = try await seller.verbs { services throws(ServiceFailure) in services }
                let shelter = try await services.foundShelter("드릴 보호소 \(number)")
                try await desk.verify(shelter, as: seller.id)
            }
            await desk.close()
        } catch {
            await desk.close()
            throw error
        }
    }

    /// Lets all buyers contend for one more unit, seat or item, and kills a server that often meanwhile.
    /// Throws outages.
    mutating func play(_ number: Int, kills: Int, _ servers: inout PurchaseServers) async throws {
        let round = PurchaseRound(goods, try await offer(number))
        let striker = Task { [servers, seed] in
            var (servers, random) = (servers, SeededGenerator(seed: seed, stream: -number))
            for _ in 0..<kills {
                await Self.wait(&random, round)
                try await servers.strike()
            }
            return servers
        }
        let tallies = await withTaskGroup(of: PurchaseTally.self) { group in
            for (index, member) in buyers.enumerated() {
                let random = SeededGenerator(seed: seed, stream: number * 10_000 + index)
                group.addTask { [board] in
                    var buyer = PurchaseBuyer(member, round, board, random)
                    await buyer.buy()
                    return buyer.tally
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        round.noteEnd()
        servers = try await striker.value
        report.kills += kills
        note(tallies, of: PurchasedUnit(number: number, sold: round.sold))
    }

    /// Prices whose last digits have the sandbox send each webhook once, not at all, or three times.
    private static let prices: [Int64] = [12_500, 13_008, 14_009]

    private func offer(_ number: Int) async throws(ServiceFailure) -> AnyIdentifier {
        let (key, price) = (IdempotencyKey(SystemIdentifiers(SystemClock())), Self.prices[number % 3])
        let seller = sellers[number % sellers.count]
        let answer = await board.answered { place throws(ServiceFailure) in
            let services = try await seller.acting(at: place.platform).verbs {
                services throws(ServiceFailure) in services
            }
            return try await goods.offer("한정판 유니폼 \(number)", Money(price, .krw), key, by: services)
        }
        guard case .given(let unit)? = answer else {
            throw .unavailable("nothing could be put on sale in round \(number)")
        }
        return unit
    }

    /// Waits for some steps of paying and a moment more, at most until the round is over.
    private static func wait(_ random: inout SeededGenerator, _ round: PurchaseRound) async {
        let (steps, moment) = (round.steps + random.below(10), random.below(8000))
        while round.steps < steps, !round.isDone { try? await Task.sleep(for: .microseconds(300)) }
        try? await Task.sleep(for: .microseconds(moment))
    }

    private mutating func note(_ tallies: [PurchaseTally], of unit: PurchasedUnit) {
        report.rounds = unit.number
        var unit = unit
        for tally in tallies {
            unit.orders += tally.orders
            unit.reservedOnceSold += tally.reservedOnceSold
            for (habit, count) in tally.habits { report.habits[habit.rawValue, default: 0] += count }
            report.refusals.merge(tally.refusals, uniquingKeysWith: +)
            report.refusedOnceSold += tally.refusedOnceSold
            report.slowest = max(report.slowest, tally.slowest)
            report.findings.hanging += tally.late.map { .late($0) }
        }
        report.orders += unit.orders.count
        units.append(unit)
    }
}

extension PurchasesRun {
    /// Compares orders, ledger and the sandbox's own books, as soon as no money is on its way any more, and
    /// checks the database. Throws outages.
    mutating func examine(_ settings: Settings) async throws {
        guard let sandbox = board.now?.sandbox else { throw ServiceFailure.unavailable("no server") }
        let inspector = try await LocalPlatform.open(settings)
        do {
            let operated = inspector.operatorServices
            let records = try await settledRecords(operated)
            let comparison = PurchaseComparison(
                units: units, records: records, holders: try await holders(inspector.anonymous),
                ledger: try await operated.purchaseLedger(),
                books: try await SandboxBooks.read(by: sandbox))
            comparison.note(in: &report)
            await inspector.close()
        } catch {
            await inspector.close()
            throw error
        }
        _ = try await DatabaseCheck(settings).run { finding in
            if let found = finding.drillFinding { report.findings.broken.append(found) }
        }
        report.findings.broken += board.faults.map { .failed($0) }
    }

    /// The longest wait for refunds: one that got no answer is sent again after a minute.
    private static let patience = Duration.seconds(75)

    /// The members who have what was sold, by the number of the round, where visitors see that.
    private func holders(_ visitor: Services) async throws(ServiceFailure) -> [Int: [MemberID]] {
        var holders: [Int: [MemberID]] = [:]
        for unit in units {
            switch try await goods.holders(of: unit.sold, by: visitor) {
            case nil: break
            case .given(let members)?: holders[unit.number] = members
            case .refused?: holders[unit.number] = []
            }
        }
        return holders
    }

    private func settledRecords(
        _ operated: Services
    ) async throws(ServiceFailure) -> [OrderID: PurchaseRecord] {
        let end = ContinuousClock.now + Self.patience
        var records: [OrderID: PurchaseRecord] = [:]
        var waiting = units.flatMap(\.orders)
        while true {
            var still: [OrderID] = []
            for order in waiting {
                guard let record = try await operated.purchase(order) else { continue }
                records[order] = record
                if record.isOnItsWay || record.stage == .paid { still.append(order) }
            }
            if still.isEmpty || ContinuousClock.now > end { return records }
            waiting = still
            try? await Task.sleep(for: .milliseconds(500))
        }
    }
}
