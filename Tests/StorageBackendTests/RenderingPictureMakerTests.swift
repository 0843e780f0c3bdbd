import PictureRenderer
import Pictures
import Storage
import StorageContract
import StorageRendering
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
}
