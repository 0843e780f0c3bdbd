import TestKit
import Testing

extension AcceptanceTests {
    /// What a backer does on whole screens, in a real terminal, at a server that takes test money.
    @Suite struct ScreenFundingTests {
        private static let password = "느티나무 그늘 아래 42"

        private let server: PaidServer
        private let backer: Machine

        init() throws {
            let server = try PaidServer()
            let machines = try [("수연", "suyeon"), ("지킴이", "keeper"), ("하린", "harin")].map { name, email in
                let machine = try Machine(home: TemporaryHome(), variables: server.variables)
                let joining = ["auth", "join", "--email", "\(email)@example.com", "--nickname", name]
                let joined = try machine.madang(joining + ["--password-stdin"], input: Self.password + "\n")
                try #require(joined.status == 0, "\(joined)")
                return machine
            }
            (self.server, backer) = (server, machines[2])
            try openCampaign(of: machines[0], verifiedBy: machines[1])
        }

        /// A campaign for four sacks of feed, of a shelter that an operator has verified.
        private func openCampaign(of owner: Machine, verifiedBy keeper: Machine) throws {
            let appointing = ["members", "appoint", "keeper@example.com", "operator"]
            let appointed = try keeper.run(
                try Binaries.path("madang-server"), appointing + ["--backend", server.database])
            try #require(appointed.status == 0, "\(appointed)")
            let founding = ["shelters", "found", "--name", "송정 보호소", "--registration", "제2023-서울-017호"]
            let shelter = try done(
                owner, founding + ["--place", "서울 성동구", "--contact", "02-555-0117"])
            _ = try done(keeper, ["shelters", "verify", shelter, "--reason", "등록증을 확인함"])
            let account = ["--bank", "국민은행", "--account", "123-456-789012", "--holder", "송정 보호소"]
            _ = try done(owner, ["shelters", "account", shelter] + account)
            let day = try owner.run("/usr/bin/date", ["-d", "+7 days", "+%F"]).output.prefix { $0 != "\n" }
            let drafting = ["funding", "draft", shelter, "--title", "겨울 사료", "--purpose", "겨울나기"]
            let wanting = ["--story", "넉 달을 먹습니다.", "--item", "사료 20kg:45000:4"]
            let campaign = try done(owner, drafting + wanting + ["--deadline", "\(day) 18:00"])
            _ = try done(owner, ["funding", "open", campaign])
        }

        /// Runs a command; gives the identifier of what it has made or changed.
        private func done(_ machine: Machine, _ words: [String]) throws -> String {
            let outcome = try machine.madang(words + ["--yes", "--plain"])
            try #require(outcome.status == 0, "\(words): \(outcome)")
            return String(outcome.output.prefix { $0 != "\n" })
        }

        /// The campaign, in a terminal that is wide enough for an address beside its QR code.
        private func open() async throws -> Tmux {
            let terminal = try Tmux(backer, [try Binaries.path("madang-tui"), "--lang", "ko"])
            _ = try terminal.run(["resize-window", "-x", "120", "-y", "40"])
            try await terminal.wait(for: "아직 등록된 물건이 없습니다.")
            try terminal.press("5")
            try await terminal.wait(for: "겨울 사료")
            try await terminal.wait(for: " 0%")
            try terminal.press("Enter")
            try await terminal.wait(for: "b 후원하기")
            try terminal.press("]")
            try await terminal.wait(for: "0/4")
            return terminal
        }

        /// Chooses three sacks, and pays for them in a browser, at the address that the screen shows.
        private func back(_ terminal: Tmux) async throws {
            try terminal.press("b")
            try await terminal.wait(for: "4개 중 4개 남음")
            try terminal.type("3")
            try terminal.press("C-s")
            try await terminal.wait(for: "테스트 결제")
            try terminal.press("Enter")
            try await terminal.wait(for: "₩135,000을 결제할까요?")
            try terminal.press("y")
            try await terminal.wait(for: "/pay/")
            let screen = try terminal.screen()
            let address = try #require(screen.firstMatch(of: Normalised.addressToPay)?.output, "\(screen)")
            try server.pay(at: String(address))
            try await terminal.wait(for: "결제했습니다.")
            try terminal.press("Escape")
            try await terminal.wait(for: "3/4")
        }

        @Test("A campaign is backed and paid for beside its QR code, counted by year, and left again")
        func backing() async throws {
            let terminal = try await open()
            try await back(terminal)
            try terminal.press("[")
            try await terminal.wait(for: "75%")
            try terminal.press("Escape")
            try await terminal.wait(for: "m 내 후원")
            try terminal.press("m")
            try await terminal.wait(for: "1건 ₩135,000")
            try terminal.press("x")
            try await terminal.wait(for: "₩135,000 후원을 취소할까요?")
            try terminal.press("y")
            try await terminal.wait(for: "환불됨")
            let listed = try backer.madang(["funding", "backings", "--plain"])
            #expect(listed.output.contains("\trefunded\t"), "\(listed)")
            server.stop()
        }
    }
}
