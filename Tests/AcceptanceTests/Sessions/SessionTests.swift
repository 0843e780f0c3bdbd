import Glibc
import TestKit
import Testing

extension AcceptanceTests {
    /// Whole sessions of a person, on the embedded database and at a server: the same to the letter.
    @Suite struct SessionTests {
        @Test(arguments: Session.names)
        func looksTheSameOnEveryBackend(_ name: String) throws {
            let session = try #require(Session.all.first { $0.name == name })
            guard !session.needsPictures || PictureStage.hasDecoder else { return }
            let embedded = try played(session)

            let host = try Machine(home: TemporaryHome())
            let server = try RunningServer(host, database: host.home.path + "/server.sqlite")
            let remote = try played(
                session, at: server.address, keptIn: "sqlite:\(host.home.path)/server.sqlite")
            #expect(server.end(SIGTERM) == 0, "the server did not stop gracefully")

            // Without the texts themselves, which a failure would print whole.
            let isSame = embedded == remote
            #expect(isSame, "\(firstDifference(embedded, remote))")
            try GoldenFolder("Acceptance").expect(embedded, "session-\(name).txt")
        }

        @Test("People pay and clocks are moved at a server with test money", arguments: Session.paidNames)
        func looksAsItDid(_ name: String) throws {
            let session = try #require(Session.paid.first { $0.name == name })
            guard !session.needsPictures || PictureStage.hasDecoder else { return }
            let server = try PaidServer(at: session.begins)
            var play = try SessionPlay(session.people, at: server)
            try play.play(session)
            server.stop()
            try GoldenFolder("Acceptance").expect(play.transcript, "session-\(name).txt")
        }

        /// Plays it on the embedded database, or at a server.
        private func played(
            _ session: Session, at address: String? = nil, keptIn database: String? = nil
        ) throws -> String {
            let host = try Machine(home: TemporaryHome())
            let place = database ?? "sqlite:\(host.home.path)/market.sqlite"
            if address == nil {
                // Who joins first would be told that a database was made, which no server says.
                let made = try host.run(
                    try Binaries.path("madang-server"), ["migrate", "--backend", place])
                try #require(made.status == 0, "\(made)")
            }
            var machines: [String: Machine] = [:]
            for person in session.people {
                machines[person] = try Machine(
                    home: TemporaryHome(), variables: ["MADANG_BACKEND": address ?? place])
            }
            var play = SessionPlay(machines, database: place)
            try play.play(session)
            return play.transcript
        }

        private func firstDifference(_ embedded: String, _ remote: String) -> String {
            let (left, right) = (embedded.split(separator: "\n"), remote.split(separator: "\n"))
            let pair = zip(left, right).first { $0 != $1 }
            return pair.map { "embedded: \($0.0)\nserver:   \($0.1)" }
                ?? "one shows more lines than the other"
        }
    }
}
