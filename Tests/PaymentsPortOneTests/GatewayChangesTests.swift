import ContractKit
import Payments
import PaymentsPortOne
import PortOne
import PortOneSandbox
import Testing
import Vocabulary
import Wire

/// The list of what has changed.
struct GatewayChangesTests {
    /// Reads all pages.
    private func all(
        _ stage: PortOneStage, from: Timestamp, until: Timestamp, limit: Int,
        between: () async throws -> Void = {}
    ) async throws -> [GatewayChange] {
        var (told, cursor) = ([GatewayChange](), String?.none)
        while true {
            let page = try await stage.gateway.changes(from: from, until: until, after: cursor, limit: limit)
            told += page
            guard page.count == limit else { return told }
            cursor = page.last?.cursor
            try await between()
        }
    }

    @Test func changesAreToldByTheMomentOfTheStatus() async throws {
        let stage = try PortOneStage()
        let start = stage.clock.now()
        let references = try (1...5).map { try PortOneStage.reference($0) }
        for reference in references {
            try await stage.pay(reference)
            stage.clock.advance(by: .seconds(60))
        }
        let until = start.advanced(by: .seconds(600))
        for limit in [1, 2, 5, 6, 1_000] {
            let told = try await all(stage, from: start, until: until, limit: limit)
            #expect(told.map(\.attempt?.reference) == references, "limit \(limit)")
            #expect(Set(told.map(\.cursor)).count == 5)
        }
        let middle = try await all(
            stage, from: start.advanced(by: .seconds(60)), until: start.advanced(by: .seconds(180)), limit: 10
        )
        #expect(middle.map(\.attempt?.reference) == Array(references[1...2]), "from is wanted, until is not")
    }

    @Test func aRefundOfAnOldPaymentIsAChangeOfToday() async throws {
        let (stage, reference) = (try PortOneStage(), try PortOneStage.reference())
        try await stage.pay(reference)
        stage.clock.advance(by: .seconds(100 * 86_400))
        let today = stage.clock.now()
        for (amount, status) in [(10_000, GatewayStatus.partlyRefunded), (20_000, .refunded)] {
            stage.clock.advance(by: .seconds(60))
            let from = stage.clock.now()
            try await stage.act("cancel", on: reference, "amount=\(amount)")
            let told = try await stage.gateway.changes(
                from: from, until: from.advanced(by: .seconds(1)), after: nil, limit: 10)
            #expect(told.map(\.attempt?.status) == [status])
        }
        let told = try await all(stage, from: today, until: today.advanced(by: .seconds(600)), limit: 10)
        #expect(told.map(\.attempt?.refunded) == [30_000], "a payment is told as it is now")
    }

    @Test("Point 27: no payment is missing or told twice, while others change")
    func complete() async throws {
        let stage = try PortOneStage()
        let start = stage.clock.now()
        for number in 1...40 {
            try await stage.pay(PortOneStage.reference(number))
            // Several at one moment.
            if number.isMultiple(of: 7) { stage.clock.advance(by: .seconds(1)) }
        }
        stage.clock.advance(by: .seconds(1))
        let until = stage.clock.now()
        let next = LockedValue(1)
        let told = try await all(stage, from: start, until: until, limit: 3) {
            // One that was told changes, and so leaves the time; a new one comes.
            let number = next.withLock { next in
                defer { next += 1 }
                return next
            }
            try await stage.act("cancel", on: PortOneStage.reference(number), "amount=1000")
            try await stage.pay(PortOneStage.reference(100 + number))
        }
        let names = told.map(\.attempt?.reference)
        #expect(Set(names).count == names.count, "no payment may be told twice")
        #expect(names.count == 40, "no payment may be missing")
    }

    @Test func manyChangesOfOneMomentAreAllTold() async throws {
        let stage = try PortOneStage()
        let start = stage.clock.now()
        for number in 1...30 { try await stage.pay(PortOneStage.reference(number)) }
        for limit in [1, 7, 30] {
            let told = try await all(stage, from: start, until: start.advanced(by: .seconds(1)), limit: limit)
            #expect(told.count == 30, "limit \(limit)")
        }
    }

    /// Opens windows of payments with names of another platform; answers the paths of their buttons.
    private func foreign(_ names: [String], _ stage: PortOneStage) async throws -> [String] {
        var windows: [String] = []
        for name in names {
            let query = "paymentId=\(percentEncoded(name))&orderName=a&totalAmount=1000"
            windows.append(String(try await stage.browse("GET", "/pay?" + query).prefix { $0 != "?" }))
        }
        return windows
    }

    @Test func paymentsWithForeignNamesAreToldOnceTheyArePaid() async throws {
        let stage = try PortOneStage()
        let start = stage.clock.now()
        let windows = try await foreign((1...20).map { "결제-\($0)" }, stage)
        try await stage.pay(PortOneStage.reference())
        let until = start.advanced(by: .seconds(1))
        let told = try await stage.gateway.changes(from: start, until: until, after: nil, limit: 2)
        #expect(told.map(\.attempt?.reference) == [try PortOneStage.reference()])
        for window in windows { try await stage.browse("POST", window + "/approve") }
        let paid = try await all(stage, from: start, until: until, limit: 3)
        let names = paid.filter { $0.attempt == nil }.map(\.name)
        #expect(names.sorted() == (1...20).map { "결제-\($0)" }.sorted() && paid.count == 21)
        #expect(Set(paid.map(\.paid)) == [1_000, 30_000])
    }

    @Test func foreignNamesAreOneLineEachAndApart() async throws {
        let stage = try PortOneStage()
        let start = stage.clock.now()
        let names = ["결제", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1161}\u{11BC}", "a\u{202E}b"]
        for window in try await foreign(names, stage) { try await stage.browse("POST", window + "/approve") }
        let told = try await all(stage, from: start, until: start.advanced(by: .seconds(1)), limit: 1)
        let shown = Set(told.map { Array($0.name.utf8) })
        #expect(shown == Set([names[0], names[1], "a b"].map { Array($0.utf8) }))
    }

    @Test(arguments: ["", "x", "한글", "MTIz"])
    func aCursorOfNoListIsRefused(_ cursor: String) async throws {
        let stage = try PortOneStage()
        let now = stage.clock.now()
        await expectFailure(.refused(.other("INVALID_CURSOR"))) { () async throws(GatewayError) in
            try await stage.gateway.changes(from: now, until: now, after: cursor, limit: 10)
        }
        #expect(stage.wire.requests.now.isEmpty)
    }
}
