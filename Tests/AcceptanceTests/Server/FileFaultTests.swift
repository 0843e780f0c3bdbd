import FoundationEssentials
import Glibc
import Testing

extension AcceptanceTests {
    /// A server whose files are taken away, replaced or cut while it works.
    @Suite struct FileFaultTests {
        enum Fault: String, CaseIterable {
            case databaseUnlinked, databaseReplaced, databaseCut, logUnlinked, logReplaced
            case databaseZeroed, logCut, logZeroed
            case indexUnlinked, indexReplaced, indexShortened, indexCut

            /// The ending of the path of what is meddled with.
            var file: String {
                switch self {
                case .databaseUnlinked, .databaseReplaced, .databaseCut, .databaseZeroed: ""
                case .logUnlinked, .logReplaced, .logCut, .logZeroed: "-wal"
                case .indexUnlinked, .indexReplaced, .indexShortened, .indexCut: "-shm"
                }
            }

            /// Whether what was committed is beside the database afterwards, not in it.
            var isSaved: Bool {
                [.databaseUnlinked, .databaseReplaced, .databaseZeroed, .logCut, .logZeroed].contains(self)
            }

            /// One of these the server says at its end: whether the cut is met first by a look at the file or
            /// by reading what is not there any more is the machine's.
            var says: [String] {
                switch self {
                case .databaseUnlinked, .databaseReplaced: ["m.sqlite was removed or replaced"]
                case .databaseCut: ["m.sqlite was cut while it was open", "malformed"]
                case .databaseZeroed: ["m.sqlite was overwritten while it was open"]
                case .logUnlinked, .logReplaced: ["m.sqlite-wal was removed or replaced"]
                case .logCut, .logZeroed: ["m.sqlite-wal was cut or overwritten"]
                case .indexUnlinked, .indexReplaced, .indexShortened: ["m.sqlite-shm was removed"]
                case .indexCut: ["m.sqlite-shm was removed, replaced or cut", "SIGBUS"]
                }
            }
        }

        @Test(
            "Nothing is acknowledged that would be lost: the server ends, and says what has happened",
            arguments: Fault.allCases)
        func meddling(_ fault: Fault) throws {
            let stage = try ServerStage(goods: 60)
            let server = try RunningServer(stage.machine, database: stage.path)
            let http = PlainHTTP(address: server.address)
            let token = try #require(try stage.join("witness", at: server.address).text("accessToken"))
            for number in 1...5 { #expect(try Self.publish(number, http, token) == 201) }
            try Self.meddle(stage.path, fault)
            var answers: [Int] = []
            // Asked again under the same key, what was refused is not found to be done.
            for _ in 0..<2 {
                guard let status = try? Self.publish(0, http, token, key: "once") else { break }
                answers.append(status)
            }
            for number in 6...40 where answers.count < 20 {
                guard let status = try? Self.publish(number, http, token) else { break }
                answers.append(status)
            }
            #expect(!answers.contains(201), "acknowledged after the file was gone: \(answers)")
            let (status, said) = try server.waitForEnd()
            #expect(status == 70, "\(status): \(said)")
            #expect(fault.says.contains { said.contains($0) }, "\(said)")
            if fault == .databaseCut { return }
            if fault.isSaved {
                let refused = try stage.server(["serve", "--port", "0"])
                #expect(refused.status == 69, "\(refused)")
                // As it is typed: an empty market beside the remains would take joins.
                let taken = try stage.typed(
                    behind: "To go on with what was saved, and then check it with "
                        + "'madang-server check': “", in: refused.errors, upTo: "”")
                #expect(taken.status == 0, "\(taken)")
                let checked = try stage.server(["check"])
                #expect(checked.status == 0, "\(checked)")
            }
            let found = try stage.browse(stage.path)
            for number in 1...5 { #expect(found.contains("증거 \(number)."), "\(number) is lost: \(said)") }
        }

        private static func publish(
            _ number: Int, _ http: PlainHTTP, _ token: String, key: String? = nil
        ) throws -> Int {
            let price = #"{"amount":1000,"currency":"KRW"}"#
            let body = #"{"title":"증거 \#(number).","price":\#(price),"category":"general"}"#
            return try http.ask("POST /api/v1/listings", token: token, key: key, body).status
        }

        private static func meddle(_ database: String, _ fault: Fault) throws {
            let path = database + fault.file
            switch fault {
            case .databaseUnlinked, .logUnlinked, .indexUnlinked: try #require(unlink(path) == 0)
            case .databaseReplaced, .logReplaced, .indexReplaced:
                try FileManager.default.copyItem(atPath: path, toPath: path + ".copy")
                try #require(rename(path + ".copy", path) == 0)
            case .databaseCut: try #require(truncate(path, 40_960) == 0)
            case .logCut: try #require(truncate(path, 0) == 0)
            case .databaseZeroed, .logZeroed:
                var status = stat()
                try #require(stat(path, &status) == 0)
                let descriptor = open(path, O_WRONLY | O_CLOEXEC)
                defer { close(descriptor) }
                let size = fault == .databaseZeroed ? 4096 : Int(status.st_size)
                try #require(write(descriptor, [UInt8](repeating: 0, count: size), size) == size)
            case .indexShortened:
                // Less than a page, so that nobody who has it mapped meets what is not there.
                var status = stat()
                try #require(stat(path, &status) == 0 && truncate(path, status.st_size - 1) == 0)
            case .indexCut: try #require(truncate(path, 0) == 0)
            }
        }
    }
}
