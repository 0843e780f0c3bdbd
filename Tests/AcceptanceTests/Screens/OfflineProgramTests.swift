import Glibc
import TestKit
import Testing

extension AcceptanceTests {
    /// What somebody can do on a whole screen while the server is away, in a real terminal.
    @Suite struct OfflineProgramTests {
        private static let password = "느티나무 그늘 아래 42"

        /// A server whose first neighbour sells two things, and whose second is signed in on the device.
        private static func stage() throws -> (ServerStage, RunningServer, Machine) {
            let stage = try ServerStage()
            let server = try RunningServer(stage.machine, database: stage.path)
            var seller = stage.machine
            seller.variables["MADANG_BACKEND"] = server.address
            for (email, name) in [("kim@example.com", "김철수"), ("lee@example.com", "이영희")] {
                let joining = ["auth", "join", "--email", email, "--nickname", name, "--password-stdin"]
                try #require(try seller.madang(joining, input: password + "\n").status == 0)
                guard name == "김철수" else { break }
                for title in ["축구공", "캠핑 의자"] {
                    let words = ["--title", title, "--price", "12000", "--category", "general", "--yes"]
                    try #require(try seller.madang(["listings", "publish"] + words).status == 0)
                }
                try #require(try seller.madang(["auth", "logout"]).status == 0)
            }
            return (stage, server, seller)
        }

        private static func open(_ machine: Machine, _ name: String) throws -> Tmux {
            try Tmux(machine, [try Binaries.path("madang-tui"), "--lang", "ko"], name: name)
        }

        /// Fills in a new listing, and sends it.
        private static func publish(_ title: String, _ terminal: Tmux) async throws {
            try terminal.press("n")
            try await terminal.wait(for: "사진 0/5")
            try terminal.type(title)
            try terminal.press("Tab")
            try terminal.type("일반")
            try terminal.press("Tab")
            try terminal.type("9000")
            try await terminal.wait(for: "9000")
            try terminal.press("C-s")
        }

        @Test("Without the server what was seen is there, and what is done arrives once when it is back")
        func away() async throws {
            let (stage, server, machine) = try Self.stage()
            let terminal = try Self.open(machine, "first")
            try await terminal.wait(for: "축구공")
            try terminal.press("Enter")
            try await terminal.wait(for: "분류: 일반")
            try terminal.press("Escape")
            try await terminal.wait(without: "분류: 일반")
            #expect(server.end(SIGTERM) == 0)
            try terminal.press("r")
            try await terminal.wait(for: "연결 끊김, ")
            #expect(try terminal.screen().contains("축구공"))
            try terminal.press("f")
            try await terminal.wait(for: "♥1")
            try await terminal.wait(for: "보낼 것 1")
            try terminal.press("Down", "f")
            try await terminal.wait(for: "보낼 것 2")
            try await Self.publish("낡은 자전거", terminal)
            try await terminal.wait(for: "보낼 것 3")
            try terminal.send(SIGKILL)

            let again = try Self.open(machine, "again")
            try await again.wait(for: "연결 끊김, ")
            // What was seen outlives the program.
            try await again.wait(for: "축구공")
            let port = try #require(server.address.split(separator: ":").last).description
            let back = try RunningServer(stage.machine, database: stage.path, ["--port", port])
            try await again.wait(for: "연결이 끊긴 동안 한 일을 모두 보냈습니다.")
            try again.press("r")
            try await again.wait(for: "낡은 자전거")
            let liked = try machine.madang(["listings", "liked", "--plain"]).output
            #expect(liked.split(separator: "\n").count == 2, "\(liked)")
            let mine = try machine.madang(["listings", "mine", "--plain"]).output
            #expect(mine.split(separator: "\n").count == 1, "\(mine)")
            #expect(back.end(SIGTERM) == 0)
        }
    }
}
