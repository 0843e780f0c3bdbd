import Composition
import ContractKit
import Preferences
import TestKit
import Testing
import Vocabulary

/// Settings in memory, in a file and with an account keep the same promises.
@Suite struct PreferenceStoreTests {
    private static let table = FaultTable(PreferenceStoreContract.clauses, faults)

    @Test func inMemory() async {
        await expect("memory") {
            let store = InMemoryPreferenceStore()
            return PreferencePlace { store }
        }
    }

    @Test func inAFile() async {
        await expect("file") {
            let folder = try TemporaryFolder()
            return PreferencePlace { FilePreferenceStore(in: folder.path + "/state") }
        }
    }

    @Test("With an account, also at a server", arguments: [Place.sqliteInFile, .loopbackOverSQLite])
    func withAnAccount(_ place: Place) async {
        await expect("an account, \(place.rawValue)") {
            let stage = try await Stage(place)
            let person = try await stage.join("보라")
            return PreferencePlace {
                // The stage is held as long as the place.
                _ = stage.clock
                return try AccountPreferenceStore(try await person.services)
            }
        }
    }

    private func expect(
        _ place: String, _ fixture: @escaping @Sendable () async throws -> PreferencePlace
    ) async {
        await expectContract(
            "preference stores", PreferenceStoreContract.clauses, on: place, orders: [.shuffled]
        ) { _ in try await fixture() }
    }

    @Test(arguments: faults) func everyFaultIsCaught(_ fault: Fault<PreferencePlace>) async {
        await Self.table.expectCaught(fault)
    }

    @Test func everyPromiseCatchesSomeFault() { Self.table.expectWhole() }

    static let faults: [Fault<PreferencePlace>] = [
        fault("there from the start", "nothing is kept at first", texts: ["language": "ko"]),
        fault("what is empty is dropped", "what is kept is read again") { texts, text, name in
            texts[name] = text?.isEmpty == true ? nil : text
        },
        fault("the first text stays", "a text takes the place") { texts, text, name in
            texts[name] = text == nil ? nil : texts[name] ?? text
        },
        fault("nothing is removed", "what is removed") { texts, text, name in
            texts[name] = text ?? texts[name]
        },
        Fault("what is no line is kept", caughtBy: ["what is no line"]) { _ in
            let texts = LockedValue<[String: String]>([:])
            return PreferencePlace { FaultyStore(texts: texts, isStrict: false) { $0[$2] = $1 } }
        },
        Fault("the last who writes wins all", caughtBy: ["of what is kept at once"]) { _ in
            let texts = LockedValue<[String: String]>([:])
            return PreferencePlace {
                FaultyStore(texts: texts) { texts, text, name in texts = text.map { [name: $0] } ?? [:] }
            }
        },
    ]

    private static func fault(
        _ name: String, _ clause: String, texts: [String: String] = [:],
        _ write: @escaping FaultyStore.Write = { $0[$2] = $1 }
    ) -> Fault<PreferencePlace> {
        Fault(name, caughtBy: [clause]) { _ in
            let texts = LockedValue(texts)
            return PreferencePlace { FaultyStore(texts: texts, write: write) }
        }
    }
}

/// Keeps texts in memory in a way of its own.
private struct FaultyStore: PreferenceStore {
    typealias Write = @Sendable (inout [String: String], String?, String) -> Void

    let texts: LockedValue<[String: String]>
    var isStrict = true
    let write: Write

    func load() async throws(ServiceFailure) -> [String: String] { texts.now }

    func keep(_ text: String?, under name: String) async throws(ServiceFailure) {
        if isStrict { try PreferenceText.require(text, under: name) }
        texts.withLock { write(&$0, text, name) }
    }
}
