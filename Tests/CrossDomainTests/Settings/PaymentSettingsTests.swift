import Composition
import Glibc
import PortOne
import PortOneSandbox
import Settings
import TestKit
import Testing
import Vocabulary

/// How members pay, as the settings say it.
@Suite("Settings of payments") struct PaymentSettingsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let secret = "비밀-아님-시험용"
    private static let keys = """
        # 결제 서비스
        store store-00000000-0000-4000-8000-000000000000

        secret test-secret
        channel channel-key-1 manual buyer card easy-pay
        channel channel-key-2
        webhook-secret whsec_bWFkYW5nLXBvcnRvbmUtc2FuZGJveA==
        """
    private static let house: [SettingKey: String] = [
        .operatorName: "마당 주식회사", .operatorAddress: "서울시 마포구 1", .operatorPhone: "02-123-4567",
        .operatorEmail: "help@madang.example", .operatorBusinessNumber: "123-45-67891",
    ]
    private static let live = house.merging([
        .payments: "live", .paymentsFile: "keys", .publicURL: "https://madang.example",
    ]) { $1 }

    private func read(_ flags: [SettingKey: String], backend: String = "memory") throws(SettingsError)
        -> Settings
    {
        try Settings.read(
            flags: flags, environment: ["HOME": folder.path, "MADANG_BACKEND": backend], folder: folder.path)
    }

    private func access(_ text: String, mode: UInt32 = 0o600) throws -> PaymentAccess? {
        let path = folder.path + "/keys"
        unlink(path)
        try folder.write(text, to: "keys")
        try #require(chmod(path, mode) == 0)
        return try read(Self.live).payments.access()
    }

    @Test("Nothing can be bought unless that is set; test money needs nothing else") func modes() throws {
        let usual = try read([:]).payments
        #expect(usual.mode == .off && usual.feeBasisPoints == 0 && !usual.allowsTransfer)
        #expect(try PaymentParts(read([:])).gateway == nil)
        let sandbox = try read([.payments: "sandbox"])
        #expect(sandbox.payments.port == 8090 && sandbox.payments.sandbox == nil)
        let parts = try PaymentParts(sandbox)
        #expect(parts.gateway?.isTest == true && parts.paysPrivatePeople)
        #expect(parts.gateway?.sandbox?.current == "http://127.0.0.1:8090")
        #expect(parts.gateway?.channels.first?.needsConfirmation == true)
    }

    /// Settings that contradict each other, or are wrong, and what the message must name.
    static let mistakes: [(flags: [SettingKey: String], names: [String])] = [
        ([.payments: "on"], ["--payments", "off", "sandbox", "live"]),
        ([.payments: "sandbox", .paymentsFile: "키"], ["payments-file", "live", "test money"]),
        (live.merging([.paymentsSandbox: "http://127.0.0.1:1"]) { $1 }, ["payments-sandbox", "real money"]),
        (live.filter { $0.key != .paymentsFile }, ["payments-file"]),
        ([.payments: "live"], ["payments-file", "operator-name", "operator-business-number"]),
        (live.filter { $0.key != .operatorPhone }, ["operator-phone"]),
        (live.filter { $0.key != .publicURL }, ["public-url", "https"]),
        (live.merging([.publicURL: "http://madang.example"]) { $1 }, ["public-url", "https"]),
        ([.operatorBusinessNumber: "1234567891"], ["--operator-business-number", "123-45-67891"]),
        ([.operatorName: "  "], ["--operator-name"]), ([.paymentsFee: "10001"], ["--payments-fee", "10000"]),
        ([.paymentsPort: "-1"], ["--payments-port", "65535"]),
        ([.paymentsTransfer: "yes"], ["--payments-transfer", "on", "off"]),
        ([.paymentsSandbox: "localhost"], ["--payments-sandbox", "http://"]),
        ([.paymentsOrigins: "http://cdn.portone.io"], ["--payments-origins", "https://HOST"]),
        ([.paymentsOrigins: "https://한글.example"], ["--payments-origins"]),
        ([.paymentsOrigins: "https://a.example;script-src *"], ["--payments-origins"]),
    ]

    @Test("A contradiction is told with the settings, the rule and the way out", arguments: mistakes.indices)
    func mistake(_ index: Int) {
        let mistake = Self.mistakes[index]
        let error = #expect(throws: SettingsError.self) { try read(mistake.flags) }
        for name in mistake.names {
            #expect(error?.message.contains(name) == true, "“\(error?.message ?? "")” must name \(name)")
        }
        #expect(error?.description.korean.isEmpty == false)
    }

    @Test("A program that asks a server needs no keys and no operator") func remote() throws {
        #expect(try read([.payments: "live"], backend: "http://h").payments.mode == .live)
    }

    @Test("The file has a name and values on each line; private sellers wait for a legal basis")
    func file() throws {
        let access = try #require(try access(Self.keys))
        #expect(access.account.storeID == "store-00000000-0000-4000-8000-000000000000")
        #expect(
            access.channels == [
                PaymentChannel(
                    key: "channel-key-1", needsConfirmation: true, asksForBuyer: true,
                    methods: [.card, .easyPay]),
                PaymentChannel(
                    key: "channel-key-2", needsConfirmation: false, asksForBuyer: false, methods: [.card]),
            ])
        #expect(access.webhookSecrets.count == 1)
        let parts = try PaymentParts(read(Self.live))
        #expect(parts.gateway?.isTest == false && !parts.paysPrivatePeople)
        #expect(parts.gateway?.origins == ["https://cdn.portone.io"])
        #expect(parts.house?.name == "마당 주식회사")
        #expect(
            try PaymentParts(read(Self.live.merging([.paymentsBasis: "등록 번호 1"]) { $1 })).paysPrivatePeople)
        #expect(!"\(access)".contains("test-secret"), "no description shows a secret")
        var dumped = ""
        dump(parts, to: &dumped)
        #expect(!dumped.contains("test-secret") && !dumped.contains("bWFkYW5n"))
    }

    @Test("A file that others can read is refused, as is one that is not there") func files() throws {
        let path = folder.path + "/keys"
        #expect(throws: SettingsError.payments(.noFile(path))) { try read(Self.live).payments.access() }
        for mode in [0o640, 0o604, 0o620] as [UInt32] {
            #expect(throws: SettingsError.payments(.openFile(path))) { try access(Self.keys, mode: mode) }
        }
    }

    /// A line that is added, or in place of all, and the number of the line that is named.
    static let lines: [(add: String, line: Int)] = [
        ("secret \(secret)", 8), ("store store-2", 8), ("channel", 8), ("channel channel-key-1", 8),
        ("channel channel-key-3 manual manual", 8), ("channel channel-key-3 mobile", 8),
        ("webhook-secret \(secret)", 8), ("webhook-secret whsec_", 8), ("password \(secret)", 8),
        ("secret", 8),
    ]

    @Test("A wrong line is named by its number, and what it says is not told", arguments: lines.indices)
    func line(_ index: Int) throws {
        let (add, number) = Self.lines[index]
        let error = #expect(throws: SettingsError.self) { try access(Self.keys + "\n" + add) }
        let message = (error?.message ?? "") + (error?.description.korean ?? "")
        #expect(message.contains("Line \(number) of") && message.contains("\(number)번째 줄"), "\(message)")
        #expect(!message.contains(Self.secret), "\(message)")
    }

    @Test("A line that is missing is named", arguments: ["store ", "secret ", "channel ", "webhook-secret "])
    func missing(_ name: String) throws {
        let lines = Self.keys.split(separator: "\n").filter { !$0.hasPrefix(name) }
        let error = #expect(throws: SettingsError.self) { try access(lines.joined(separator: "\n")) }
        #expect(error?.message.contains("lacks the line: \(name)") == true, "\(error?.message ?? "")")
    }

    @Test(
        "A sandbox beside the server is asked without a network, and keeps its payments beside the database")
    func beside() throws {
        let backend = "sqlite:" + folder.path + "/마당.sqlite"
        let settings = try read([.payments: "sandbox", .paymentsPort: "0"], backend: backend)
        #expect(throws: SettingsError.payments(.noSandboxAddress)) { try PaymentParts(settings) }
        let address = SiteAddress()
        do {
            let sandbox = try PortOneSandbox.beside(settings)
            let parts = PaymentParts(settings, beside: sandbox, at: address)
            #expect(parts.gateway?.isTest == true && parts.gateway?.sandbox?.current == nil)
            address.become("http://127.0.0.1:9")
            #expect(parts.gateway?.sandbox?.current == "http://127.0.0.1:9")
            let error = #expect(throws: ServiceFailure.self) { try PortOneSandbox.beside(settings) }
            #expect(error?.message.contains("--payments-sandbox") == true, "\(error?.message ?? "")")
            withExtendedLifetime(parts) {}
        }
        #expect(TemporaryFolder.permissions(folder.path + "/마당.sqlite.portone") == 0o600)
    }
}
