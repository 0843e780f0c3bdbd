import FoundationEssentials
import Glibc
import Testing

extension AcceptanceTests {
    /// Photos from a seller's folder to a buyer's, through a real server and its decoder.
    @Suite struct PictureTests {
        private let stage: PictureStage

        init() throws { stage = try PictureStage() }

        @Test("A photo with a place loses it, and is seen as long as what shows it")
        func photo() throws {
            let sample = try stage.exif(PictureStage.sample("placed.jpg"))
            #expect(sample.contains("GPS"), "the sample says where it was taken")
            let made = try stage.published()
            guard PictureStage.decodes(made) else { return }
            #expect(made.status == 0, "\(made)")
            let id = String(made.output.prefix { $0 != "\n" })
            let stored = try stage.host.files(below: stage.database + ".pictures")
            // Of a small picture the two small sizes are the same bytes, which are kept once.
            #expect(stored.count == 4, "two photos in three sizes: \(stored)")
            for path in stored {
                let found = try stage.exif(path)
                #expect(
                    !found.contains("GPS") && !found.contains("XMP") && !found.contains("IPTC"), "\(found)")
                #expect(
                    found.contains("JPEG") || found.contains("WebP") || found.contains("RIFF"), "\(found)")
            }
            let shown = try stage.host.madang([
                "listings", "show", id, "--backend", stage.server.address, "--lang", "ko",
            ])
            #expect(shown.output.contains("의자 앞면"), "\(shown)")
            let picture = try #require(stage.pictures(shownBy: id).first)
            let saved = stage.host.home.path + "/앞면.jpg"
            let download = ["pictures", "show", picture, "--save", saved, "--backend", stage.server.address]
            #expect(try stage.host.madang(download).status == 0)
            #expect(try stage.exif(saved).contains("JPEG"))
            #expect(try stage.seller.madang(["listings", "hide", id]).status == 0)
            let hidden = try stage.host.madang(download + ["--lang", "en"])
            #expect(hidden.status != 0 && hidden.errors.contains("not found"), "\(hidden)")
            let audited = try stage.audit()
            #expect(audited.status == 0, "\(audited)")
        }

        @Test("Photos are ordered and removed, and what is taken away is gone")
        func ordering() throws {
            let made = try stage.published()
            guard PictureStage.decodes(made) else { return }
            let id = String(made.output.prefix { $0 != "\n" })
            let before = try stage.pictures(shownBy: id)
            #expect(before.count == 2)
            #expect(try stage.seller.madang(["listings", "photos", "order", id, "2", "1"]).status == 0)
            #expect(try stage.pictures(shownBy: id) == before.reversed())
            #expect(try stage.seller.madang(["listings", "photos", "remove", id, "1", "--yes"]).status == 0)
            #expect(try stage.pictures(shownBy: id) == [before[0]])
            let gone = try stage.seller.madang(["pictures", "show", before[1], "--lang", "en"])
            #expect(gone.errors.contains("not found"), "\(gone)")
            let gif = PictureStage.sample("pic.gif")
            let added = try stage.seller.madang(["listings", "photos", "add", id, gif])
            #expect(added.status == 0, "\(added)")
            #expect(try stage.pictures(shownBy: id).count == 2)
        }

        @Test("A file that is no picture is named, and nothing is published")
        func refused() throws {
            let text = stage.seller.home.path + "/글.jpg"
            try Data("느티나무".utf8).write(to: URL(filePath: text))
            let outcome = try stage.seller.madang([
                "listings", "publish", "--title", "의자", "--price", "1", "--category", "general", "--photo",
                text, "--yes", "--lang", "ko",
            ])
            #expect(outcome.status == 65 && outcome.errors.contains("사진 파일이 아닙니다"), "\(outcome)")
            #expect(try stage.seller.madang(["listings", "mine", "--plain"]).output.isEmpty)
        }

        @Test("Whoever asks for all that is kept of them gets their things and their photos")
        func export() throws {
            let made = try stage.published()
            guard PictureStage.decodes(made) else { return }
            let folder = stage.host.home.path + "/내보내기"
            let words = ["members", "export", "kim@example.com", folder]
            let exported = try stage.operate(words)
            #expect(exported.status == 0, "\(exported)")
            let lines = [
                "account.jsonl  1 record", "listings.jsonl  1 record", "pictures.jsonl  2 records",
                "pictures/  2 files",
            ]
            for line in lines { #expect(exported.output.contains("\(folder)/\(line)\n"), "\(exported)") }
            let listings = try String(contentsOf: URL(filePath: folder + "/listings.jsonl"), encoding: .utf8)
            #expect(listings.contains("사진 있는 의자") && listings.hasSuffix("}\n"))
            let found = try stage.exif(folder + "/pictures")
            #expect(found.contains("JPEG") && !found.contains("GPS"), "\(found)")
            let again = try stage.operate(words)
            #expect(again.status == 75 && again.errors.contains("already exists"), "\(again)")
            let nowhere = try stage.operate(words.dropLast() + ["\(folder)/없음/bora"])
            #expect(nowhere.status == 66 && nowhere.errors.contains("Make it first"), "\(nowhere)")
        }

        @Test("Files that are nearly pictures harm neither decoder nor what is kept")
        func nearlyRight() throws {
            let fed = try stage.host.run(
                try Binaries.path("madang-harness"), ["fuzz", "pictures", "--count", "300", "--lang", "en"])
            guard PictureStage.decodes(fed) else { return }
            #expect(fed.status == 0 && fed.output.contains("300 inputs, 0 faults"), "\(fed)")
        }

        @Test("A backup takes the photos along, a restore brings them back, and an audit says what is lost")
        func backup() throws {
            let made = try stage.published()
            guard PictureStage.decodes(made) else { return }
            let id = String(made.output.prefix { $0 != "\n" })
            let picture = try #require(stage.pictures(shownBy: id).first)
            let backup = stage.host.home.path + "/backup"
            let saved = try stage.operate(["backup", backup])
            #expect(saved.output.contains("Files of pictures: 4"), "\(saved)")
            stage.server.end(SIGTERM)
            let stored = try stage.host.files(below: stage.database + ".pictures")
            for path in stored { unlink(path) }
            let lost = try stage.audit()
            #expect(lost.status == 70 && lost.output.contains("4 missing"), "\(lost)")
            let restored = try stage.operate(["restore", backup])
            #expect(restored.status == 0 && restored.output.contains("4 files of pictures"), "\(restored)")
            #expect(try stage.audit().status == 0)
            let again = try RunningServer(stage.host, database: stage.database)
            let shown = try stage.host.madang(
                [
                    "pictures", "show", picture, "--save", stage.host.home.path + "/again.jpg", "--backend",
                    again.address,
                ])
            #expect(shown.status == 0, "\(shown)")
        }

        @Test("Photos go along when the data is copied into another database")
        func copy() throws {
            guard PictureStage.decodes(try stage.published()) else { return }
            stage.server.end(SIGTERM)
            let other = stage.host.home.path + "/other.sqlite"
            let named = stage.host.home.path + "/사진"
            var operators = stage.host
            operators.variables = ["MADANG_BACKEND": "sqlite:\(other)", "MADANG_PICTURE_STORE": named]
            let copied = try operators.madang([
                "data", "copy", "--from", "sqlite:\(stage.database)", "--to", "sqlite:\(other)", "--lang",
                "en",
            ])
            #expect(copied.errors.contains("Files of pictures: 4 copied, 0 missing."), "\(copied)")
            #expect(try stage.host.files(below: named).count == 4)
            let audited = try operators.run(try Binaries.path("madang-server"), ["pictures", "audit"])
            #expect(audited.status == 0, "\(audited)")
        }
    }
}
