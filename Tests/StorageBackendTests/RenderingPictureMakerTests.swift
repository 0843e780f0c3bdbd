import Glibc
import PictureRenderer
import Pictures
import Storage
import StorageContract
import StorageRendering
import TestKit
import Testing

/// The port to decoders over the real one.
@Suite struct RenderingPictureMakerTests {
    @Test func aFileThatIsNoPictureStartsNoDecoder() async {
        let maker = RenderingPictureMaker(PictureRenderer(program: "/nonexistent/madang-pictures"))
        await #expect(throws: PictureMakingError.refused(.empty)) { try await maker.render([]) }
        await #expect(throws: PictureMakingError.refused(.unknown)) {
            try await maker.render(Array("느티나무".utf8))
        }
    }

    @Test func withoutADecoderNoPictureIsTaken() async {
        let maker = RenderingPictureMaker(PictureRenderer(program: "/nonexistent/madang-pictures"))
        await #expect(throws: PictureMakingError.takesNone) { try await maker.render(SamplePicture.png(1)) }
    }

    @Test(
        "A program that answers garbage, and one that is killed",
        arguments: [
            ("printf garbage; cat >/dev/null", true), ("kill -9 $$", false),
        ])
    func brokenDecoders(script: String, isFilesFault: Bool) async throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/decoder"
        let file = try #require(fopen(path, "w"))
        fputs("#!/bin/sh\n\(script)\n", file)
        fclose(file)
        chmod(path, 0o755)
        let maker = RenderingPictureMaker(PictureRenderer(program: path))
        do throws(PictureMakingError) {
            _ = try await maker.render(SamplePicture.png(1))
            Issue.record("a picture came of it")
        } catch {
            if case .unavailable = error { return #expect(!isFilesFault) }
            #expect(isFilesFault || error == .takesNone, "\(error)")
        }
    }
}
