import Composition
import Operations
import Payments
import PortOneSandbox
import Settings
import TestKit
import Testing
import Vocabulary
import Wire

/// Payments in a database that was put back or copied.
@Suite("Payments of restored and copied databases") struct HaltTests {
    @Test(
        "A restored database is halted since its backup, and runs once the gateway's books were read",
        arguments: RestoreTests.Engine.usable)
    func restored(_ engine: RestoreTests.Engine) async throws {
        let stage = try RestoreStage(engine)
        await (try stage.open()).close()
        let (backup, begun) = (stage.folder.path + "/백업", SystemClock().now())
        _ = try await DatabaseBackup(stage.settings, to: backup).run()
        let made = SystemClock().now()
        _ = try await stage.restore(backup)

        let idle = try await stage.open()
        let mode = try await idle.orders.mode()
        let since = try #require(mode.since(.restored), "found \(mode)")
        #expect(begun <= since && since <= made, "since the backup was made, not since it was put back")
        try await idle.tidy()
        #expect(try await idle.orders.mode() == mode, "without a gateway nothing is read")
        await idle.close()

        let sandbox = try PortOneSandbox(.usual, time: SystemClock())
        let serving = try await LocalPlatform.open(stage.settings, payments: .sandbox(sandbox))
        try await sandbox.order("POST", "kind=status&status=500&probability=1")
        await #expect(throws: ServiceFailure.self) { try await serving.tidy() }
        #expect(try await serving.orders.mode() == mode, "the gateway could not be read")
        try await sandbox.order("DELETE")
        try await serving.tidy()
        #expect(try await serving.orders.mode() == .running)
        await serving.close()
        try stage.clear()
    }

    @Test(
        "A copy is off until an operator says so, and has its rows; also where its source is halted",
        arguments: [false, true])
    func copied(_ isHalted: Bool) async throws {
        let home = try TemporaryFolder()
        let (original, copy) = (try Self.settings("원본", home), try Self.settings("사본", home))
        let source = try await LocalPlatform.open(original)
        if isHalted { try await source.orders.halt(OperatorAct(.machine, reason: "점검합니다")) }
        try await source.tidy()
        let before = try await source.orders.mode()
        await source.close()

        let begun = SystemClock().now()
        try await Self.copy(original.backend, copy.backend)
        let sandbox = try PortOneSandbox(.usual, time: SystemClock())
        let serving = try await LocalPlatform.open(copy, payments: .sandbox(sandbox))
        try await serving.tidy()
        let mode = try await serving.orders.mode()
        let since = try #require(mode.since(.copied), "found \(mode)")
        if let earlier = before.since(.stopped) {
            #expect(since == earlier, "the gateway is read from the source's halt on")
        } else {
            #expect(since >= begun)
        }
        _ = try await serving.orders.resume(OperatorAct(.machine, name: "김운영", reason: "사본을 씁니다"))
        #expect(try await serving.orders.mode() == .running)
        await serving.close()
        let again = try await LocalPlatform.open(original)
        #expect(try await again.orders.mode() == before, "nothing is changed in the source")
        await again.close()
    }
}

extension HaltTests {
    private static func settings(_ name: String, _ home: TemporaryFolder) throws -> Settings {
        try Settings.read(
            flags: [.backend: "sqlite:\(home.path)/\(name).sqlite"], environment: ["HOME": home.path],
            folder: home.path)
    }

    /// Copies, and compares both again.
    private static func copy(_ source: Backend, _ target: Backend) async throws {
        let transfer = try await DataTransfer.open(from: source, to: target, filled: true)
        do {
            let begun = try await transfer.begin(anew: false)
            try await begun.run { _, _ in }
            try await begun.verify { _ in }.requireEqual()
            try await transfer.compare { _ in }.requireEqual()
        } catch {
            await transfer.close()
            throw error
        }
        await transfer.close()
    }
}

extension LocalPlatform {
    /// Payments, as operators have them on the server.
    fileprivate var orders: OrderService {
        get throws {
            try #require(
                operatorServices.provided(OrderService.self), "the domain of payments provides them")
        }
    }
}

extension PaymentsMode {
    /// Since when they are halted for that reason; nil if they are not.
    fileprivate func since(_ reason: HaltReason) -> Timestamp? {
        if case .halted(reason, let moment) = self { moment } else { nil }
    }
}

extension PortOneSandbox {
    /// Gives an order for faults, or forgets all.
    fileprivate func order(_ method: String, _ body: String = "") async throws {
        let response = await respond(
            to: WireRequest(
                method: method, target: "/__sandbox/faults", headers: ["host": "localhost:8090"],
                body: Array(body.utf8)))
        try #require(response.status == 200, "\(String(decoding: response.body, as: UTF8.self))")
    }
}
