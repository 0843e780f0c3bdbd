import BlobsS3
import Testing

/// How places in object stores are written.
@Suite("Blobs in S3: locations")
struct S3LocationTests {
    private static let good = [
        ("https://minio.example:9000/madang", "https://minio.example:9000/madang/?region=us-east-1"),
        ("http://127.0.0.1:9000/madang/", "http://127.0.0.1:9000/madang/?region=us-east-1"),
        ("https://h/b-1.x/a/사진", "https://h/b-1.x/a/사진/?region=us-east-1"),
        ("https://h/madang?region=eu-west-1", "https://h/madang/?region=eu-west-1"),
        (
            "https://s3.ap-northeast-2.amazonaws.com/madang",
            "https://s3.ap-northeast-2.amazonaws.com/madang/?region=ap-northeast-2"
        ),
        (
            "https://s3.ap-northeast-2.amazonaws.com/madang?region=us-west-2",
            "https://s3.ap-northeast-2.amazonaws.com/madang/?region=us-west-2"
        ),
    ]

    @Test("A location is read, and written with its region", arguments: good)
    func reads(_ text: String, _ expected: String) throws {
        let location = try #require(S3Location(text))
        #expect(location.description == expected)
        #expect(S3Location(expected) == location)
    }

    @Test("Where no region is said, the usual one counts, but not for Amazon's own hosts")
    func region() {
        #expect(S3Location("https://h/madang", usualRegion: "garage")?.region == "garage")
        let amazon = S3Location("https://s3.eu-west-1.amazonaws.com/madang", usualRegion: "garage")
        #expect(amazon?.region == "eu-west-1")
    }

    @Test(
        "Anything else is no location",
        arguments: [
            "", "https://", "https://h", "https://h/", "https://h/ab", "h/madang", "ftp://h/madang",
            "https://key:secret@h/madang", "https://h/마당", "https://h/.madang", "https://h/madang//a",
            "https://h/madang/../a", "https://h/madang/.", "https://h/madang?region=",
            "https://h/madang?region=a&b", "https://h/madang?zone=a", "https://h/madang?region=한국",
            "https://h/madang/a#b", "https://h/madang/a\u{1B}b", "https://h\u{0}/madang",
        ])
    func refuses(_ text: String) { #expect(S3Location(text) == nil) }
}
