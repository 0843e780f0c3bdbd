import Testing
import Vocabulary

@testable import Composition

@Suite struct PortTableTests {
    @Test("Each port that a domain requires is provided by one")
    func all() {
        let platform = LocalPlatform.inMemory(.ephemeral())
        #expect(platform.ports.faults == [])
    }

    @Test("What is wrong with ports is said with the names of the domain and of the port")
    func faults() {
        let table = PortTable()
        _ = table.require((any ReportDirectory).self, by: "one")
        _ = table.requireByRecord((any SubjectDirectory).self, by: "two")
        _ = table.require(Greeting.self, by: "two")
        table.provide([.port(Greeting.self, of: PictureSubject.self, Greeting())], by: "three")
        #expect(
            table.faults == [
                "one requires ReportDirectory: no domain provides it",
                "two requires SubjectDirectory of some records: no domain provides it",
                "two requires Greeting: no domain provides it",
            ])
        table.provide([.port(Greeting.self, of: PictureSubject.self, Greeting())], by: "four")
        #expect(table.faults.first == "four provides Greeting of pic_: another domain provides it, too")
    }

    @Test("A port that domains share has one implementation for each, in their order, or none")
    func sharing() {
        let table = PortTable()
        let shared = table.shared(Greeting.self)
        #expect(shared.resolved().isEmpty)
        table.provide([.shared(Greeting.self, Greeting("안녕")), .port(Greeting.self, Greeting())], by: "one")
        table.provide([.shared(Greeting.self, Greeting("네"))], by: "two")
        #expect(shared.resolved() == [Greeting("안녕"), Greeting("네")])
        #expect(table.faults == [])
    }

    @Test("A port is resolved when it is asked, also one that comes later")
    func resolving() throws {
        let table = PortTable()
        let port = table.require(Greeting.self, by: "one")
        let records = table.requireByRecord(Greeting.self, by: "one")
        #expect(throws: ServiceFailure.internal("one requires Greeting: no domain provides it")) {
            try port.resolved()
        }
        #expect(records.resolved(PictureSubject.prefix) == nil)
        let ports: [ProvidedPort] = [
            .port(Greeting.self, Greeting("안녕")),
            .port(Greeting.self, of: PictureSubject.self, Greeting("네")),
        ]
        table.provide(ports, by: "two")
        #expect(try port.resolved() == Greeting("안녕"))
        #expect(records.resolved(PictureSubject.prefix) == Greeting("네"))
        #expect(records.resolved("lst") == nil)
        #expect(table.faults == [])
    }
}

private struct Greeting: Equatable, Sendable {
    let text: String

    init(_ text: String = "") { self.text = text }
}
