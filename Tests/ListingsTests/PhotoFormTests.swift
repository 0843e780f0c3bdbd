import Commands
import ContractKit
import Listings
import ListingsContract
import Terminal
import TestKit
import Testing
import Vocabulary

/// Photos that are asked for where a listing is published by a form.
@Suite struct PhotoFormTests {
    /// Takes what begins with `JPEG`; what is `broken` only when it is uploaded.
    private struct Uploads: PictureUploading {
        let environment: ClauseEnvironment
        let uploaded = LockedValue<[[String]]>([])
        let largestFile = 1_000

        func problem(with file: DescribedFile) -> Phrase? {
            if file.description.count > 200 { return Phrase("too long") }
            return file.file.bytes.starts(with: Array("JPEG".utf8)) ? nil : Phrase("no picture")
        }

        func upload(
            _ files: [DescribedFile], progress: @escaping @Sendable (_ sent: Int, _ total: Int) -> Void
        ) async throws -> [PictureCard] {
            uploaded.withLock { $0.append(files.map(\.description)) }
            if files.contains(where: { $0.file.bytes == Array("JPEG broken".utf8) }) {
                throw ListingError.invalidFields([FieldError("photos.0", .unexpected)])
            }
            let owner = try #require(environment.members.seller.memberID)
            return files.map { environment.pictures.add(by: owner, $0.description) }
        }
    }

    private func publish(_ answers: [String]) async throws -> (shown: Recording, uploaded: [[String]]) {
        let shop = try await ConsoleShop()
        let uploads = Uploads(environment: shop.environment)
        let draft = ["general", "원목 책상", "40000", "", "1", "", "1", ""]
        let terminal = Console.recording(input: draft + answers)
        try await shop.run(["publish"], as: shop.environment.members.seller, on: terminal.console) {
            $0.provide((any PictureUploading).self, uploads)
        }
        return (terminal, uploads.uploaded.now)
    }

    private func inFolder(_ body: (String) async throws -> Void) async throws {
        let folder = try TemporaryFolder()
        try folder.write("JPEG", to: "앞 면.jpg")
        try folder.write("JPEG broken", to: "깨짐.jpg")
        try folder.write("메모", to: "메모.txt")
        try await body(folder.path)
        withExtendedLifetime(folder) {}
    }

    @Test func aFileThatCannotBeTakenIsRefusedWhereItWasTyped() async throws {
        try await inFolder { folder in
            let (shown, uploaded) = try await publish([
                "\(folder)/없음.jpg", "\(folder)/메모.txt", "'\(folder)/앞 면.jpg' ", "책상 앞면",
                "\(folder)/앞 면.jpg", String(repeating: "가", count: 201), "", "", "y",
            ])
            #expect(uploaded == [["책상 앞면", ""]])
            for text in ["there is no such file", "no picture", "too long"] {
                #expect(shown.errors.contains(text), "\(shown.errors)")
            }
            #expect(shown.errors.contains("앞 면.jpg,"), "the preview names the photos")
            // However long the path is, and where it wraps.
            let words = shown.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(words.contains("책상 앞면 Photo 2"), "and says what is to be seen")
            #expect(shown.output.contains("Published: 원목 책상"))
        }
    }

    @Test func whoWantsNonePressesEnter() async throws {
        let (shown, uploaded) = try await publish(["", "y"])
        #expect(uploaded.isEmpty && shown.output.contains("Published"))
    }

    @Test func afterFiveNoMoreAreAskedFor() async throws {
        try await inFolder { folder in
            let five = (1...5).flatMap { ["\(folder)/앞 면.jpg", "사진 \($0)"] }
            let (_, uploaded) = try await publish(five + ["y"])
            #expect(uploaded == [(1...5).map { "사진 \($0)" }])
        }
    }

    @Test func whatTheServerRefusesIsAskedForAgain() async throws {
        try await inFolder { folder in
            let broken = ["\(folder)/깨짐.jpg", "깨진 것", "", "y"]
            let (shown, uploaded) = try await publish(broken + ["\(folder)/앞 면.jpg", "성한 것", ""])
            #expect(uploaded == [["깨진 것"], ["성한 것"]])
            #expect(shown.output.contains("Published"))
        }
    }
}
