import BlobsS3
import Hashing
import Testing
import Vocabulary

/// The examples of the Amazon S3 API Reference: "Signature Calculations for the Authorization Header" and
/// "Authenticating Requests: Using Query Parameters".
@Suite("Blobs in S3: signatures of the documentation")
struct SignerTests {
    private static let credentials = S3Credentials(
        accessKey: "AKIAIOSFODNN7EXAMPLE", secretKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY")
    private static let signer = S3Signer(credentials, region: "us-east-1")
    private static let moment = Timestamp(microseconds: 1_369_353_600_000_000)
    private static let host = "examplebucket.s3.amazonaws.com"

    private static let body: String = {
        var hash = SHA256()
        hash.update(Array("Welcome to Amazon S3.".utf8))
        return hash.text
    }()

    private static let examples: [(S3Request, names: String, signature: String)] = [
        (
            S3Request("GET", host: host, path: "/test.txt", headers: [("Range", "bytes=0-9")]),
            "host;range;x-amz-content-sha256;x-amz-date",
            "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41"
        ),
        (
            S3Request(
                "PUT", host: host, path: "/test$file.text",
                headers: [
                    ("Date", "Fri, 24 May 2013 00:00:00 GMT"), ("x-amz-storage-class", "REDUCED_REDUNDANCY"),
                ], bodyHash: body),
            "date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class",
            "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd"
        ),
        (
            S3Request("GET", host: host, path: "/", query: [("lifecycle", "")]),
            "host;x-amz-content-sha256;x-amz-date",
            "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543"
        ),
        (
            S3Request("GET", host: host, path: "/", query: [("prefix", "J"), ("max-keys", "2")]),
            "host;x-amz-content-sha256;x-amz-date",
            "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7"
        ),
    ]

    @Test("requests are signed as in the documentation", arguments: 0..<4)
    func headers(_ index: Int) {
        let (request, names, signature) = Self.examples[index]
        let headers = Self.signer.headers(for: request, at: Self.moment)
        let fields = Dictionary(uniqueKeysWithValues: headers.map { ($0.name, $0.value) })
        #expect(
            fields["authorization"]
                == "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, "
                + "SignedHeaders=\(names), Signature=\(signature)")
        #expect(fields["x-amz-date"] == "20130524T000000Z")
        #expect(fields["x-amz-content-sha256"] == request.bodyHash)
        #expect(fields["host"] == Self.host)
    }

    @Test("links are signed as in the documentation")
    func link() {
        let request = S3Request("GET", host: Self.host, path: "/test.txt")
        let link = Self.signer.link(request, at: Self.moment, lasting: .seconds(86_400))
        #expect(
            link == "/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256"
                + "&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request"
                + "&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host"
                + "&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404")
    }

    @Test("what stands in the first line is encoded and sorted, and nothing of it normalized")
    func target() {
        let request = S3Request(
            "GET", host: Self.host, path: "/b/한 글//../~a+b",
            query: [("uploads", ""), ("prefix", "가/나 다"), ("a", "2"), ("a", "1")])
        #expect(
            request.target == "/b/%ED%95%9C%20%EA%B8%80//../~a%2Bb"
                + "?a=1&a=2&prefix=%EA%B0%80%2F%EB%82%98%20%EB%8B%A4&uploads=")
    }

    @Test("the secret is not told by a description")
    func secret() { #expect(!"\(Self.credentials)".contains("EXAMPLEKEY")) }
}
