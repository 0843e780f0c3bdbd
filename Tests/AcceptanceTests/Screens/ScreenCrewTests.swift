import Glibc
import TestKit
import Testing

extension AcceptanceTests {
    /// What the people of a crew do on whole screens, in real terminals, at a server that takes test money.
    @Suite struct ScreenCrewTests {
        private static let password = "느티나무 그늘 아래 42"

        private let server: PaidServer
        private let owner: Machine
        private let player: Machine

        init() throws {
            let server = try PaidServer()
            let machines = try [("지수", "jisu"), ("도윤", "doyun")].map { name, email in
                let machine = try Machine(home: TemporaryHome(), variables: server.variables)
                let joining = ["auth", "join", "--email", "\(email)@example.com", "--nickname", name]
                let joined = try machine.madang(joining + ["--password-stdin"], input: Self.password + "\n")
                try #require(joined.status == 0, "\(joined)")
                return machine
            }
            (self.server, owner, player) = (server, machines[0], machines[1])
        }

        /// The section of crews, wide enough for an address beside its QR code.
        private static func open(_ machine: Machine) async throws -> Tmux {
            let terminal = try Tmux(machine, [try Binaries.path("madang-tui"), "--lang", "ko"])
            _ = try terminal.run(["resize-window", "-x", "120", "-y", "40"])
            try await terminal.wait(for: "아직 등록된 물건이 없습니다.")
            try terminal.press("4")
            try await terminal.wait(for: "[4 크루]")
            return terminal
        }

        /// Founds a crew with a fee by the form.
        private static func found(_ terminal: Tmux) async throws {
            try await terminal.wait(for: "아직 크루가 없습니다.")
            try terminal.press("n")
            try await terminal.wait(for: "크루 만들기")
            try terminal.type("새벽 풋살")
            // From football to futsal.
            try terminal.press("Tab", "Space", "Tab")
            try terminal.type("성동구")
            try terminal.press("Tab")
            try terminal.type("토 07:30")
            try terminal.press("Tab", "Tab", "Tab", "C-u")
            try terminal.type("30000")
            try await terminal.wait(for: "30000")
            // Half of the fee goes back from the first day on.
            for days in ["0", "30"] {
                try terminal.press("Tab", "C-u")
                try terminal.type(days)
            }
            try terminal.press("C-s")
            try await terminal.wait(for: "크루를 만들었습니다.")
            try await terminal.wait(for: "운영 중 · 풋살 · 성동구 · 토 07:30 (Asia/Seoul) · 1/20명")
        }

        /// Joins the crew and pays the fee in a browser, whose address the screen shows.
        private func join(_ terminal: Tmux) async throws {
            try await terminal.wait(for: "₩30,000 · 바로 가입")
            try terminal.press("Enter")
            try await terminal.wait(for: "a 가입")
            try terminal.press("a")
            try await terminal.wait(for: "자리를 잡아 두었습니다.")
            // What is to be paid is read after that; before it is there, no key pays.
            try await terminal.wait(for: "테스트 결제")
            try terminal.press("Enter")
            try await terminal.wait(for: "₩30,000을 결제할까요?")
            try terminal.press("y")
            try await terminal.wait(for: "/pay/")
            let screen = try terminal.screen()
            let address = try #require(screen.firstMatch(of: Normalised.addressToPay)?.output, "\(screen)")
            try server.pay(at: String(address))
            try await terminal.wait(for: "결제했습니다.")
            try terminal.press("Escape")
            try await terminal.wait(for: "나: 회원")
            try await terminal.wait(for: "2/20명")
        }

        /// Sets a meeting with one place up, and takes it.
        private func meet(_ terminal: Tmux) async throws {
            let day = try owner.run("/usr/bin/date", ["-d", "+7 days", "+%F"]).output.prefix { $0 != "\n" }
            try terminal.press("]", "]")
            try await terminal.wait(for: "모임이 없습니다.")
            try terminal.press("n")
            try await terminal.wait(for: "모임 만들기")
            for text in ["주말 경기", "성수 풋살장", "\(day) 07:30", "09:00"] {
                try terminal.type(text)
                try terminal.press("Tab")
            }
            try terminal.press("Tab")
            try terminal.type("1")
            try terminal.press("C-s")
            try await terminal.wait(for: "0/1")
            try terminal.press("Enter")
            try await terminal.wait(for: "a 참석")
            try terminal.press("a")
            try await terminal.wait(for: "나: 참석")
        }

        @Test("A crew is founded by form, joined and paid for, meets and promotes, and keeps its ledger")
        func season() async throws {
            let founder = try await Self.open(owner)
            try await Self.found(founder)
            let joiner = try await Self.open(player)
            try await join(joiner)
            try await meet(founder)
            try joiner.press("]", "]")
            try await joiner.wait(for: "1/1")
            try joiner.press("Enter")
            try await joiner.wait(for: "a 참석")
            try joiner.press("a")
            try await joiner.wait(for: "나: 대기")
            try founder.press("x")
            try await founder.wait(for: "나: 불참")
            try await joiner.wait(for: "대기에서 참석으로 바뀌었습니다.")
            try joiner.press("r")
            try await joiner.wait(for: "나: 참석")
            try await ledger(founder, joiner)
            try await leave(joiner)
            try founder.press("r")
            try await founder.wait(for: "온라인: ₩0 + ₩30,000 - ₩15,000 = ₩15,000")
            server.stop()
        }

        /// Enters an expense, which every member sees beside what came in online.
        private func ledger(_ founder: Tmux, _ joiner: Tmux) async throws {
            try founder.press("Escape")
            try await founder.wait(for: "[모임]")
            try founder.press("]", "]")
            try await founder.wait(for: "온라인: ₩0 + ₩30,000 - ₩0 = ₩30,000")
            try founder.press("n")
            try await founder.wait(for: "현금 적기")
            try founder.type("24000")
            try founder.press("Tab")
            try founder.type("공 2개")
            try founder.press("C-s")
            try await founder.wait(for: "장부에 적었습니다.")
            try joiner.press("Escape")
            try await joiner.wait(for: "[모임]")
            try joiner.press("]", "]")
            try await joiner.wait(for: "현금: ₩0 + ₩0 - ₩24,000 = -₩24,000")
            try await joiner.wait(for: "공 2개")
            let listed = try player.madang(["crews", "ledger", "새벽 풋살", "--csv"])
            #expect(listed.output.contains("spent,공 2개,-24000,-24000"), "\(listed)")
        }

        /// Leaves the crew, and has half of the fee back.
        private func leave(_ joiner: Tmux) async throws {
            try joiner.press("[", "[", "[", "[")
            try await joiner.wait(for: "나: 회원")
            try joiner.press("x")
            try await joiner.wait(for: "가입비 중 ₩15,000을 환불합니다.")
            try joiner.press("y")
            try await joiner.wait(for: "주문의 환불이 끝났습니다.")
        }
    }
}
