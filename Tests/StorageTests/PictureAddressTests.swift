import Storage
import Testing
import Vocabulary
import Wire

@testable import StorageHTTP

/// Where pages find the files of pictures.
@Suite struct PictureAddressTests {
    @Test(arguments: PictureSize.allCases) func anAddressIsThatOfTheEndpoint(_ size: PictureSize) {
        let id = PictureID(RawIdentifier(high: 1, low: 2))
        let path = "\(PictureEndpoints.file.description.path)"
        let expected = path.replacing("{id}", with: "\(id)").replacing("{size}", with: size.rawValue)
        #expect(PictureEndpoints.address(of: id, size) == expected)
    }
}
