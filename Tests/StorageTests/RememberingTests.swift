import Pictures
import Storage
import StorageContract
import Testing

@Suite struct RememberingTests {
    @Test("A file that comes again is not decoded again; one that was refused is")
    func remembered() async throws {
        let counting = CountingMaker()
        let maker = RememberingPictureMaker(counting)
        let (one, other) = (SamplePicture.png(1), SamplePicture.png(2))
        let first = try await maker.render(one)
        #expect(try await maker.render(one) == first)
        #expect(try await maker.render(other) != first)
        #expect(await counting.count == 2)
        for _ in 0..<2 {
            await #expect(throws: PictureMakingError.refused(.unknown)) {
                try await maker.render(Array("사진 아님".utf8))
            }
        }
        #expect(await counting.count == 4)
    }
}

private actor CountingMaker: PictureMaking {
    private(set) var count = 0

    func render(_ file: [UInt8]) async throws(PictureMakingError) -> RenderedPicture {
        count += 1
        return try await PlainPictureMaker().render(file)
    }
}
