import Database
import Testing

@testable import Operations

/// How the content of a database is compared with what a backup says.
@Suite struct BackedUpContentTests {
    private static let tables = ["comments", "listings", "posts"].map {
        BackedUpTable(name: $0, rows: 2, hash: "aa")
    }
    private static let logs = [LogHead("audit log", sequence: 3, hash: "bb")]
    private static let present = BackedUpContent(tables: tables, logs: logs)

    @Test func theOrderOfTheTablesSaysNothing() {
        let earlier = BackedUpContent(tables: Self.tables.reversed(), logs: Self.logs)
        #expect(Self.present.difference(from: earlier) == nil)
    }

    @Test func aTableWithOtherRowsIsNamed() {
        let other = BackedUpTable(name: "listings", rows: 2, hash: "cc")
        let earlier = BackedUpContent(tables: [Self.tables[2], other], logs: Self.logs)
        #expect(Self.present.difference(from: earlier) == "listings")
    }

    @Test func aLogThatEndsElsewhereIsNamed() {
        let other = LogHead("audit log", sequence: 4, hash: "dd")
        let earlier = BackedUpContent(tables: Self.tables, logs: [other])
        #expect(Self.present.difference(from: earlier) == "audit log")
    }

    @Test func aBackupOfBeforeThereWereLogsIsTheSame() {
        let earlier = BackedUpContent(tables: Self.tables, logs: [])
        #expect(Self.present.difference(from: earlier) == nil)
    }
}
