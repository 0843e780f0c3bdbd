import ContractKit
import PortOne
import Testing
import Vocabulary
import Wire

@testable import PortOneSandbox

/// Lists of all payments.
struct SandboxListTests {
    @Test func cursorsTellEachPaymentOnceWhileNewOnesArrive() async throws {
        let stage = try APIStage()
        let wanted = Set((0..<10_000).map { "결제-\($0)" })
        try stage.sandbox.change { book, now throws(PortOneError) in
            for id in wanted.sorted() { try book.open(.tried(id), at: now) }
        }
        var (told, cursor): ([String], String?) = ([], nil)
        for round in 0..<1_000 {
            let items = try await page(stage, cursor: cursor, size: 499)
            guard let last = items.last else { break }
            told += items.map(\.payment.id)
            cursor = last.cursor
            stage.clock.advance(by: .microseconds(1))
            // A new payment arrives, and an old one changes.
            try stage.pay("new-\(round)")
            let old = told[0]
            try stage.sandbox.change { book, now throws(PortOneError) in
                try book.open(.tried(old), at: now)
                try book.close(.newest(of: old), at: now)
            }
            if round > 40 { break }
        }
        #expect(Set(told).count == told.count, "no payment may be told twice")
        #expect(wanted.isSubset(of: told), "no payment may be missing")
    }

    @Test func pagesHaveABeginningAndAnEnd() async throws {
        let stage = try APIStage()
        let start = stage.clock.now()
        for number in 0..<5 {
            try stage.pay("pay-\(number)")
            stage.clock.advance(by: .seconds(60))
        }
        let from = start.advanced(by: .seconds(60)), until = start.advanced(by: .seconds(180))
        let middle = try await page(stage, #"{"from": "\#(from.rfc3339)", "until": "\#(until.rfc3339)"}"#)
        #expect(middle.map(\.payment.id) == ["pay-1", "pay-2"], "from is wanted, until is not")
        stage.clock.advance(by: .seconds(90 * 86_400))
        #expect(try await page(stage, "{}").isEmpty, "without a beginning it is 90 days before the end")
        for body in [#"{"size": 0}"#, #"{"size": 1001}"#, #"{"cursor": "x"}"#, #"{"from": "today"}"#, "[]"] {
            let target = "/payments-by-cursor?requestBody=" + percentEncoded(body)
            #expect(await stage.send("GET", target).told == "400 INVALID_REQUEST", "\(body)")
        }
    }

    @Test func parametersComeInTheBodyOrTheQuery() async throws {
        let stage = try APIStage()
        for number in 0..<3 { try stage.pay("pay-\(number)") }
        let body = #"{"size": 2}"#
        let inQuery = await stage.send("GET", "/payments-by-cursor?requestBody=" + percentEncoded(body))
        #expect(await stage.send("GET", "/payments-by-cursor", body) == inQuery)
        let read = try PortOneWire.page.read(try JSONReader.read(inQuery.body), .answer)
        #expect(read.items.count == 2)
    }

    @Test func numberedPagesAreFiltered() async throws {
        let stage = try APIStage()
        for number in 0..<6 {
            try stage.pay("pay-\(number)", price: number.isMultiple(of: 2) ? 10_000 : 10_001)
            stage.clock.advance(by: .seconds(1))
        }
        let paid = try await list(
            stage, #"{"page": {"number": 0, "size": 2}, "filter": {"status": ["PAID"], "isTest": true}}"#)
        #expect(paid.items.map(\.id) == ["pay-4", "pay-2"] && paid.total == 3, "the newest first")
        let rest = try await list(
            stage, #"{"page": {"number": 1, "size": 2}, "filter": {"status": ["PAID"]}}"#)
        #expect(rest.items.map(\.id) == ["pay-0"])
        let live = try await list(stage, #"{"filter": {"isTest": false}}"#)
        #expect(live.items.isEmpty && live.total == 0)
        _ = await stage.send("POST", "/payments/pay-0/cancel", #"{"reason": "변심"}"#)
        #expect(try await list(stage, "{}").items.first?.id == "pay-0", "what changed last comes first")
        let rising = try await list(stage, #"{"filter": {"status": ["PAID"], "sortOrder": "ASC"}}"#)
        #expect(rising.items.map(\.id) == ["pay-2", "pay-4"], "the oldest first")
        let created = try await list(stage, #"{"filter": {"timestampType": "CREATED_AT"}}"#)
        #expect(created.items.first?.id == "pay-5")
        let far = await stage.send("GET", "/payments", #"{"page": {"number": 60, "size": 1000}}"#)
        #expect(far.told == "400 INVALID_REQUEST")
    }
}

extension SandboxListTests {
    private func page(
        _ stage: APIStage, cursor: String?, size: Int
    ) async throws -> [PortOnePaymentPage.Item] {
        let cursor = cursor.map { #", "cursor": "\#($0)""# } ?? ""
        return try await page(stage, #"{"size": \#(size)\#(cursor)}"#)
    }

    private func page(_ stage: APIStage, _ body: String) async throws -> [PortOnePaymentPage.Item] {
        let response = await stage.send("GET", "/payments-by-cursor?requestBody=" + percentEncoded(body))
        return try PortOneWire.page.read(try JSONReader.read(response.body), .answer).items
    }

    private func list(_ stage: APIStage, _ body: String) async throws -> PortOneNumberedPage {
        let response = await stage.send("GET", "/payments", body)
        return try PortOneWire.list.read(try JSONReader.read(response.body), .answer)
    }
}
