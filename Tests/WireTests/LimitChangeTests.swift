import Testing
import Vocabulary

@testable import Wire

/// The table of request limits, and changes to it as operators write them.
struct LimitChangeTests {
    @Test(
        arguments: [
            ("bikes.publish=60/60s", "bikes.publish", false, 60, "1m"),
            ("bikes.find:all=600/300ms", "bikes.find", true, 600, "300ms"),
            ("x=1/1ms", "x", false, 1, "1ms"), ("x=1000000/24h", "x", false, 1_000_000, "24h"),
            ("x=2/90s", "x", false, 2, "90s"), ("x=2/120s", "x", false, 2, "2m"),
            ("x=2/1500ms", "x", false, 2, "1500ms"), ("x=1/7200s", "x", false, 1, "2h"),
        ])
    func changes(_ text: String, _ name: String, _ isOverall: Bool, _ burst: Int, _ interval: String) throws {
        let change = try #require(LimitChange(text))
        #expect(change.endpoint == name && change.isOverall == isOverall)
        #expect(change.rate?.burst == burst && change.rate?.intervalText == interval)
    }

    @Test(arguments: [
        "", "x", "x=", "=1/1s", "x=1", "x=1/", "x=1/s", "x=/1s", "x=0/1s", "x=1/0s", "x=-1/1s", "x=+1/1s",
        "x=1/1", "x=1/1d", "x=1/1 s", "x=1/25h", "x=1000001/1s", "x=1/1s/1s", "x=1=1", "x:each=1/1s",
        "x:=off", "x:all:all=off", "거래=1/1s", "x=１/1s", "x=1/9999999999ms", " x=off", "x=OFF", "x=off ",
        "x=nan/1s",
    ])
    func noChanges(_ text: String) {
        #expect(LimitChange(text) == nil)
    }

    private static func table(_ changes: String...) throws -> RequestLimits {
        var table = RequestLimits(BikeEndpoints.all)
        for text in changes { #expect(table.make(try #require(LimitChange(text)))) }
        return table
    }

    private static func limit(_ name: String, _ table: RequestLimits) -> RequestLimit? {
        table.lines.first { $0.endpoint == name }?.limit
    }

    @Test("Whatever writes has a limit, whatever reads has none, unless it is said otherwise")
    func usual() throws {
        let table = try Self.table()
        #expect(table.lines.map(\.endpoint) == BikeEndpoints.all.map(\.name))
        for line in table.lines {
            let writes = BikeEndpoints.all.first { $0.name == line.endpoint }?.method != .get
            #expect((line.limit != nil) == writes, "\(line.endpoint)")
        }
        #expect(Self.limit("bikes.publish", table)?.per == .member)
        #expect(RequestLimit.usual(.post, .anyone)?.per == .address)
    }

    @Test func changesApplyInTheirOrder() throws {
        let table = try Self.table(
            "bikes.publish=3/1s", "bikes.publish:all=9/1s", "bikes.remove=off", "bikes.read=5/1m",
            "bikes.find:all=7/1s", "bikes.replace=1/1s", "bikes.replace=2/1s")
        let publish = try #require(Self.limit("bikes.publish", table))
        #expect(publish.each?.burst == 3 && publish.overall?.burst == 9 && publish.per == .member)
        #expect(Self.limit("bikes.remove", table) == nil)
        #expect(Self.limit("bikes.read", table) == .perAddress(5, oneMoreEach: .seconds(60)))
        let find = try #require(Self.limit("bikes.find", table))
        #expect(find.each == nil && find.overall?.burst == 7)
        #expect(Self.limit("bikes.replace", table)?.each?.burst == 2)
    }

    @Test func aNameThatNoEndpointHasChangesNothing() throws {
        var table = try Self.table()
        #expect(!table.make(try #require(LimitChange("bikes.ride=1/1s"))))
        #expect(table.lines == (try Self.table()).lines)
    }
}
