import FoundationEssentials
import Glibc
import Testing

extension AcceptanceTests {
    /// Orders that are paid for in a browser, at a server with the sandbox of the payment service.
    @Suite struct CheckoutBrowserTests {
        private let stage: ServerStage
        private let server: RunningServer
        private let buyer: Machine
        private let seller: Machine
        private static let title = "</title><script>alert(1)</script> 유니폼"

        /// A server that takes test money, which a seller and a buyer have joined.
        init() throws {
            let stage = try ServerStage()
            let server = try RunningServer(
                stage.machine, database: stage.path,
                ["--payments", "sandbox", "--payments-port", "0", "--access-log", "on"]
                    + RunningServer.withoutLimits)
            let people = try ["노을", "수연"].map { name in
                let variables = ["MADANG_BACKEND": server.address, "MADANG_LANGUAGE": "ko"]
                let person = try Machine(home: TemporaryHome(), variables: variables)
                let joining = [
                    "auth", "join", "--email", "\(name == "노을" ? "noeul" : "suyeon")@example.com",
                    "--nickname", name, "--password-stdin",
                ]
                let joined = try person.madang(joining, input: "느티나무 그늘 아래 42\n")
                try #require(joined.status == 0, "\(joined)")
                return person
            }
            (self.stage, self.server, seller, buyer) = (stage, server, people[0], people[1])
        }

        /// Orders a new listing, and answers the address of its checkout.
        private func checkout() throws -> String {
            let published = try seller.madang([
                "listings", "publish", "--title", Self.title, "--price", "12000", "--category", "general",
                "--yes", "--plain",
            ])
            let start = try #require(published.output.firstRange(of: "lst_"), "\(published)")
            let listing = String(published.output[start.lowerBound...].prefix(30))
            let bought = try buyer.madang(["buy", listing, "--yes", "--plain", "--no-wait"])
            let cells = bought.output.split(separator: "\t")
            try #require(bought.status == 0 && cells.count == 4, "\(bought)")
            return String(cells[1])
        }

        private enum Button {
            static let pay = "button[value=pay]"
            static let cancel = "button[value=cancel]"
            static let approve = "form[action*='/approve'] button"
            static let decline = "form[action*='/decline'] button"
            static let close = "form[action*='/close'] button"
        }

        private static let paid = "결제했습니다. 주문이 완료되었습니다."
        private static let failed = "결제가 완료되지 않았습니다."
        private static let unpaid = "결제 없이 종료된 주문입니다"
        private static let expired = unpaid + ": 결제 기한이 지남"

        /// Pays, goes away, and comes back on the same address.
        private func paid() throws -> [Chromium.Step] {
            let address = try checkout()
            return [
                .open(address + "?lang=ko"), .sees("아직 결제하지 않았습니다."), .sees("테스트 결제"), .look("open"),
                .press(Button.pay), .press(Button.approve), .sees(Self.paid), .look("receipt"), .reload,
                .sees(Self.paid), .open(address + "?lang=en"), .sees("Paid. The order is complete."),
                .look("receipt-en"),
            ]
        }

        /// Is declined, and pays at the second try.
        private func declined() throws -> [Chromium.Step] {
            [
                .open(try checkout() + "?lang=ko"), .press(Button.pay), .press(Button.decline),
                .sees(Self.failed), .look("declined"), .press(Button.pay), .press(Button.approve),
                .sees(Self.paid),
            ]
        }

        /// Closes the window, and lets the order go.
        private func closed() throws -> [Chromium.Step] {
            [
                .open(try checkout() + "?lang=ko"), .press(Button.pay), .press(Button.close),
                .sees(Self.failed), .press(Button.cancel), .sees(Self.unpaid),
                .misses("결제하기"), .look("cancelled"),
            ]
        }

        /// Agrees in one tab to pay for an order that was let go in another: no money is taken, because the
        /// sandbox waits for the shop to confirm.
        private func late() throws -> [Chromium.Step] {
            let address = try checkout() + "?lang=ko"
            return [
                .open(address), .press(Button.pay), .tab(1), .open(address), .press(Button.cancel),
                .sees(Self.unpaid), .tab(0), .press(Button.approve), .sees(Self.unpaid), .look("late"),
                .tab(1), .reload, .sees(Self.unpaid),
            ]
        }

        /// Pays in one tab, and then presses the button in the other.
        private func twoTabs() throws -> [Chromium.Step] {
            let address = try checkout() + "?lang=ko"
            return [
                .open(address), .tab(1), .open(address), .press(Button.pay), .press(Button.approve),
                .sees(Self.paid), .tab(0), .sees("아직 결제하지 않았습니다."), .press(Button.pay), .sees(Self.paid),
            ]
        }

        @Test("Paid, declined, window closed, paid after the order has ended, in two tabs")
        func walks() throws {
            let walks = [
                "paid": try paid(), "declined": try declined(), "closed": try closed(), "late": try late(),
                "two-tabs": try twoTabs(),
            ]
            let sights = try Chromium.walk(stage.machine, walks)
            for sight in sights {
                let faults = sight.faults.joined(separator: "\n")
                #expect(sight.faults.isEmpty, "\(sight): \(faults) See \(Chromium.screenshots).")
            }
            let looks = Set(sights.map(\.description))
            let expected = [
                "paid, open", "paid, receipt", "paid, receipt-en", "declined, declined",
                "closed, cancelled", "late, late",
            ].flatMap { ["\($0) light", "\($0) dark"] }
            #expect(looks == Set(expected), "\(looks)")
            #expect(sights.contains { $0.text.contains(Self.title) }, "the title is shown as it is")
            let log = try server.stop()
            #expect(log.contains("endpoint=payments.back") && !log.contains("/pay/"), "\(log)")
        }

        /// Where curl is led from an address.
        private func led(_ words: String...) throws -> String {
            let curl = ["-s", "-o", "/dev/null", "-w", "%{redirect_url}"] + words
            let outcome = try stage.machine.run("/usr/bin/curl", curl)
            try #require(outcome.status == 0 && outcome.output.hasPrefix("http"), "\(outcome)")
            return outcome.output
        }

        private func port(of address: String) throws -> String {
            try #require(
                address.split(separator: "/").dropFirst().first?.split(separator: ":").last.map(String.init))
        }

        /// The server with the clocks of 31 minutes later, at the same addresses.
        private func serverLater(sandboxPort: String) throws -> RunningServer {
            var machine = stage.machine
            machine.variables.merge(try ShiftedClock.variables(seconds: 31 * 60)) { $1 }
            return try RunningServer(
                machine, database: stage.path, port: try port(of: server.address),
                ["--payments", "sandbox", "--payments-port", sandboxPort])
        }

        @Test("A window that is approved after the order has run out takes no money")
        func expired() throws {
            let address = try checkout()
            let opening = try led("-d", "act=pay", address + "?lang=ko")
            let window = try led(opening)
            _ = try server.stop()
            let sandbox = try port(of: opening)
            let later = try serverLater(sandboxPort: sandbox)
            let sights = try Chromium.walk(
                stage.machine,
                [
                    "expired": [
                        .open(window), .press(Button.approve), .sees(Self.expired), .look("expired"),
                        .open(address + "?lang=ko"), .sees(Self.expired), .misses("결제하기"),
                    ]
                ])
            for sight in sights {
                #expect(sight.faults.isEmpty, "\(sight): \(sight.faults.joined(separator: "\n"))")
            }
            #expect(sights.map(\.description).contains("expired, expired light"), "\(sights)")
            let books = try stage.machine.run(
                "/usr/bin/curl", ["-s", "http://127.0.0.1:\(sandbox)/__sandbox/export?size=10"])
            #expect(books.output.contains("\"paid\":0") && !books.output.contains("\"PAID\""), "\(books)")
            #expect(later.end(SIGTERM) == 0)
        }

        @Test("An address that is none says so, in both languages")
        func ended() throws {
            for (language, words) in [("ko", "유효하지 않은 주소입니다"), ("en", "This address is not valid")] {
                let path = "/pay/AbCdEfGhIjKlMnOpQrSt-_?lang=\(language)"
                let answer = try PlainHTTP(address: server.address).ask("GET \(path)")
                #expect(answer.status == 404 && answer.body.contains(words), "\(answer)")
            }
        }
    }
}
