import FoundationEssentials
import Glibc
import Synchronization
import TestKit
import Testing

extension AcceptanceTests {
    /// Photos in an object store: a real server and its decoder over OpenStack Swift.
    @Suite(.enabled(if: ObjectStore.isWanted)) struct ObjectStorePictureTests {
        private static let number = Atomic(0)

        /// A place of one test's own, and what an operator sets for it.
        private static func variables(_ more: [String: String] = [:]) throws -> [String: String] {
            let own = number.add(1, ordering: .relaxed).newValue
            let place = "\(try ObjectStore.shared.get().address)/\(ObjectStore.bucket)/사진-\(getpid())-\(own)"
            return [
                "MADANG_PICTURE_STORE": "s3:\(place)", "MADANG_S3_ACCESS_KEY": ObjectStore.accessKey,
                "MADANG_S3_SECRET_KEY": ObjectStore.secretKey,
            ].merging(more) { $1 }
        }

        private func id(of made: Outcome) -> String { String(made.output.prefix { $0 != "\n" }) }

        /// Saves a picture as a visitor does, and answers what came.
        private func saved(
            _ picture: String, at server: RunningServer, _ stage: PictureStage
        ) throws -> Outcome {
            try stage.host.madang([
                "pictures", "show", picture, "--save", stage.host.home.path + "/앞면.jpg", "--backend",
                server.address, "--lang", "en",
            ])
        }

        @Test("Photos go into the store and out of it, through the server; nothing is in a folder")
        func photos() throws {
            let stage = try PictureStage(try Self.variables())
            let made = try stage.published()
            guard PictureStage.decodes(made) else { return }
            #expect(made.status == 0, "\(made)")
            let picture = try #require(stage.pictures(shownBy: id(of: made)).first)
            #expect(try saved(picture, at: stage.server, stage).status == 0)
            let http = PlainHTTP(address: stage.server.address)
            let whole = try http.ask("GET /api/v1/pictures/\(picture)/small")
            #expect(whole.status == 200)
            let files = try stage.host.files(below: stage.host.home.path)
            #expect(!files.contains { $0.contains("pictures") })
            let audited = try stage.audit()
            #expect(audited.status == 0 && audited.output.contains("OK: s3:http://127"), "\(audited)")
            #expect(audited.output.contains("4 files needed, 4 there, 0 missing"), "\(audited)")
            #expect(try stage.seller.madang(["listings", "hide", id(of: made)]).status == 0)
            #expect(try saved(picture, at: stage.server, stage).errors.contains("not found"))
        }

        @Test("With links, whoever may see a photo is sent to the store for five minutes, and nobody else")
        func links() throws {
            let stage = try PictureStage(try Self.variables(["MADANG_PICTURE_LINKS": "on"]))
            let made = try stage.published()
            guard PictureStage.decodes(made) else { return }
            let picture = try #require(stage.pictures(shownBy: id(of: made)).first)
            let url = "\(stage.server.address)/api/v1/pictures/\(picture)/small"
            let headers = try stage.host.run("/usr/bin/curl", ["-si", url]).output
            #expect(headers.hasPrefix("HTTP/1.1 307"), "\(headers)")
            #expect(headers.lowercased().contains("cache-control: no-store"), "\(headers)")
            #expect(headers.contains("X-Amz-Expires=300") && !headers.contains(ObjectStore.secretKey + "\r"))
            let followed = try stage.host.run(
                "/usr/bin/curl", ["-sL", "-o", "/dev/null", "-D", "-", "-r", "0-9", url]
            ).output
            #expect(followed.contains("206 Partial Content"), "\(followed)")
            let fields = followed.lowercased()
            #expect(fields.contains("content-type: image/webp"), "\(followed)")
            #expect(fields.contains("cache-control: public, max-age=300"), "\(followed)")
            #expect(try saved(picture, at: stage.server, stage).status == 0, "madang follows the link")
            #expect(try stage.seller.madang(["listings", "hide", id(of: made)]).status == 0)
            #expect(try stage.host.run("/usr/bin/curl", ["-si", url]).output.hasPrefix("HTTP/1.1 404"))
        }

        @Test("A backup takes photos out of the store, and a restore puts them back")
        func backup() throws {
            let stage = try PictureStage(try Self.variables())
            let made = try stage.published()
            guard PictureStage.decodes(made) else { return }
            let picture = try #require(stage.pictures(shownBy: id(of: made)).first)
            let backup = stage.host.home.path + "/backup"
            #expect(try stage.operate(["backup", backup]).output.contains("Files of pictures: 4"))
            #expect(try stage.host.files(below: backup + "/pictures").count == 4)
            stage.server.end(SIGTERM)
            // The same database beside an empty place in the store.
            let lost = PictureStage(stage, try Self.variables())
            let audited = try lost.audit()
            #expect(audited.status == 70 && audited.output.contains("4 missing"), "\(audited)")
            let restored = try lost.operate(["restore", backup])
            #expect(restored.status == 0 && restored.output.contains("4 files of pictures"), "\(restored)")
            #expect(try lost.audit().status == 0)
            let again = try RunningServer(lost.host, database: stage.database)
            #expect(try saved(picture, at: again, lost).status == 0)
        }

        @Test("Photos move from a folder into the store and out of it while a server runs")
        func moving() throws {
            let stage = try PictureStage()
            let made = try stage.published()
            guard PictureStage.decodes(made) else { return }
            let moved = PictureStage(stage, try Self.variables())
            let place = try #require(moved.host.variables["MADANG_PICTURE_STORE"])
            let keys = moved.host.variables.filter { $0.key.contains("S3") }
            let copied = try PictureStage(stage, keys).operate(["pictures", "copy", place])
            #expect(copied.status == 0 && copied.output.contains("4 files"), "\(copied)")
            #expect(try moved.audit().status == 0)
            let folder = stage.host.home.path + "/돌아온 사진"
            #expect(try moved.operate(["pictures", "copy", folder]).status == 0)
            #expect(try stage.host.files(below: folder).count == 4)
            let wrong = try stage.operate(["pictures", "copy", "s3:https://h"])
            #expect(wrong.status == 64 && wrong.errors.contains("<place>"), "\(wrong)")
        }

        @Test("A copy of the database takes photos from a folder into the store")
        func copying() throws {
            let stage = try PictureStage()
            guard PictureStage.decodes(try stage.published()) else { return }
            stage.server.end(SIGTERM)
            let other = "sqlite:\(stage.host.home.path)/other.sqlite"
            let target = PictureStage(stage, try Self.variables(["MADANG_BACKEND": other]))
            let copied = try target.host.madang([
                "data", "copy", "--from", "sqlite:\(stage.database)", "--to", other, "--lang", "en",
            ])
            #expect(copied.errors.contains("Files of pictures: 4 copied, 0 missing."), "\(copied)")
            let audited = try target.host.run(try Binaries.path("madang-server"), ["pictures", "audit"])
            #expect(audited.status == 0, "\(audited)")
        }

        /// What is set wrong, the exit status, and what the message must name.
        private static let mistakes: [([String: String], ChildProcess.Status, [String])] = [
            (["MADANG_S3_SECRET_KEY": "비밀번호 아님"], 64, ["MADANG_S3_SECRET_KEY", "does not accept the key"]),
            (["MADANG_S3_SECRET_KEY": ""], 64, ["MADANG_S3_SECRET_KEY is missing"]),
            (["MADANG_S3_SECRET_KEY": "", "MADANG_S3_ACCESS_KEY": ""], 64, ["AWS_ACCESS_KEY_ID", "0600"]),
            (["MADANG_PICTURE_STORE": "s3://madang"], 64, ["s3:https://HOST[:PORT]/BUCKET"]),
            (["MADANG_PICTURE_STORE": "/srv/사진", "MADANG_PICTURE_LINKS": "on"], 64, ["picture-links"]),
        ]

        @Test("What is set wrong is said when the server starts", arguments: mistakes.indices)
        func mistake(_ index: Int) throws {
            let (change, status, names) = Self.mistakes[index]
            let machine = Machine(home: try TemporaryHome(), variables: try Self.variables(change))
            let database = "sqlite:\(machine.home.path)/server.sqlite"
            for language in ["en", "ko"] {
                let outcome = try machine.run(
                    try Binaries.path("madang-server"),
                    ["serve", "--port", "0", "--backend", database, "--lang", language])
                #expect(outcome.status == status, "\(outcome)")
                #expect(!outcome.errors.contains("비밀번호 아님") && !outcome.errors.contains("testing"))
                if language == "en" {
                    for name in names { #expect(outcome.errors.contains(name), "\(name): \(outcome)") }
                }
            }
        }

        @Test("A bucket that is not there is said when the server starts, and by the doctor")
        func bucket() throws {
            let place = "s3:\(try ObjectStore.shared.get().address)/nowhere-at-all"
            let machine = Machine(
                home: try TemporaryHome(), variables: try Self.variables(["MADANG_PICTURE_STORE": place]))
            let started = try machine.run(
                try Binaries.path("madang-server"), ["serve", "--port", "0", "--lang", "en"])
            #expect(started.status == 64 && started.errors.contains("no such bucket"), "\(started)")
            let doctor = try machine.madang(["doctor", "--lang", "ko"])
            #expect(doctor.status != 0 && doctor.output.contains("버킷이 없습니다"), "\(doctor)")
        }

        @Test("A store that does not answer keeps no server from starting: photos are 503 meanwhile")
        func silent() throws {
            let stage = try PictureStage(
                try Self.variables(["MADANG_PICTURE_STORE": "s3:http://127.0.0.1:1/madang"]))
            let made = try stage.published()
            guard PictureStage.decodes(made) else { return }
            #expect(made.status == 69, "\(made)")
            #expect(try stage.seller.madang(["listings", "mine", "--plain"]).output.isEmpty)
            #expect(try stage.server.stop().isEmpty == false, "what failed is logged")
        }
    }
}
