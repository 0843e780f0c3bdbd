import BlobsS3
import FoundationEssentials
import Hashing
import SampleKit
import TestKit
import Testing
import Vocabulary

/// Amazon's own client, as far as it is there.
enum Botocore {
    /// The one on the path may not be Debian's, to which Debian's botocore belongs.
    static let python = ["python3", "/usr/bin/python3"].first { program in
        (try? Shell.output(of: "\(program) -c 'import botocore' 2>&1")) != nil
    }

    static var isWanted: Bool {
        if Shell.requiresBackends || python != nil { return true }
        print("Comparing with botocore is skipped: python3 has none. Run Scripts/setup --test.")
        return false
    }
}

/// A thousand requests of a seed, signed here and by botocore.
@Suite("Blobs in S3: signatures of botocore", .enabled(if: Botocore.isWanted))
struct BotocoreTests {
    @Test("a thousand requests and links are signed as botocore signs them")
    func thousand() async throws {
        let cases = (0..<1000).map { SignedCase(number: $0) }
        let folder = try TemporaryFolder()
        try folder.write(try cases.map { try $0.line }.joined(), to: "requests")
        let python = try #require(Botocore.python, "python3 has no botocore. Run Scripts/setup --test.")
        let script = Shell.root + "/Scripts/object-store.d/signatures.py"
        let answer = try Shell.output(of: "\(python) '\(script)' <'\(folder.path)/requests' 2>&1")
        let signed = answer.split(separator: "\n").map(String.init)
        try #require(
            signed.count == cases.count, "botocore has signed \(signed.count): \(answer.suffix(2000))")
        var equal = 0
        for (index, (mine, theirs)) in zip(cases.map(\.signed), signed).enumerated() {
            #expect(mine == theirs, "case \(index): \(cases[index].request)")
            if mine == theirs { equal += 1 }
        }
        print("signatures: \(equal) of \(cases.count) equal to botocore's")
    }
}

/// A request by a number, with what is odd in keys, queries and headers.
private struct SignedCase {
    /// As botocore is told of it.
    private struct Line: Encodable {
        let method, host, path, accessKey, secretKey, token, region, stamp, body: String
        let query, headers: [[String]]
        let lasting: Int
    }

    let request: S3Request
    private let credentials: S3Credentials
    private let secrets: (secretKey: String, token: String)
    private let region: String
    private let moment: Timestamp
    private let body: [UInt8]
    private let lasting: Int

    init(number: Int) {
        var random = SeededGenerator(seed: 0x51C4, stream: number)
        body = random.chance(40) ? (0..<random.below(40)).map { _ in UInt8(random.below(256)) } : []
        // In links botocore keeps one value of a name.
        lasting = number.isMultiple(of: 3) ? [1, 300, 604_800][random.below(3)] : 0
        let names = (0..<random.below(5)).map { "\(Self.text(&random))\($0)" }
        var query = names.map { (name: $0, value: random.chance(20) ? "" : Self.text(&random)) }
        if lasting == 0, let first = query.first { query.append((first.name, Self.text(&random))) }
        let headers = (0..<random.below(4)).map { index in
            (
                name: random.pick(["X-Amz-Meta-A", "x-amz-meta-b", "Range", "x-amz-acl"], else: "x")
                    + "\(index)",
                value: Self.value(&random)
            )
        }
        var hash = SHA256()
        hash.update(body)
        request = S3Request(
            random.pick(["GET", "PUT", "DELETE", "HEAD", "POST"], else: "GET"),
            host: random.pick(["s3.example", "127.0.0.1:8080", "store.example:9000"], else: "a.example"),
            path: "/" + (0..<random.below(5)).map { _ in Self.text(&random) }.joined(separator: "/"),
            query: query, headers: headers, bodyHash: hash.text)
        secrets = (Self.text(&random), random.chance(25) ? "t/+=" + Self.text(&random) : "")
        credentials = S3Credentials(
            accessKey: "AK:\(number)", secretKey: secrets.secretKey,
            sessionToken: secrets.token.isEmpty ? nil : secrets.token)
        region = random.pick(["us-east-1", "ap-northeast-2", "서울"], else: "us-east-1")
        moment = Timestamp(microseconds: Int64(random.below(4_000_000_000)) * 1_000_000 + 999_999)
    }

    var line: String {
        get throws {
            let stamp = moment.rfc3339.prefix(19).filter { $0 != "-" && $0 != ":" } + "Z"
            let line = Line(
                method: request.method, host: request.host, path: request.path,
                accessKey: credentials.accessKey, secretKey: secrets.secretKey, token: secrets.token,
                region: region, stamp: stamp,
                body: body.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(),
                query: request.query.map { [$0.name, $0.value] },
                headers: request.headers.map { [$0.name, $0.value] }, lasting: lasting)
            return String(decoding: try JSONEncoder().encode(line), as: UTF8.self) + "\n"
        }
    }

    /// The authorization, or the sorted parts of a link's query.
    var signed: String {
        let signer = S3Signer(credentials, region: region)
        guard lasting == 0 else {
            let link = signer.link(request, at: moment, lasting: .seconds(lasting))
            let query = link.split(separator: "?", maxSplits: 1).last ?? ""
            return query.split(separator: "&").sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
                .joined(separator: " ")
        }
        let headers = signer.headers(for: request, at: moment)
        return headers.first { $0.name == "authorization" }?.value ?? ""
    }

    private static func text(_ random: inout SeededGenerator) -> String {
        let pieces = [
            "사진", "\u{1109}\u{1161}\u{110C}\u{1175}\u{11AB}", "👩\u{200D}👧", "é", "\u{65}\u{301}", "a", "B9",
            " ", "  ", "+", "%", "%20", "~", "-_.", "..", ".", "=", "&", "?", "#", "*", "'", "(", ")", "!",
            "$", ":", "@", ",", ";", "\"", "\\", "\u{7F}", "{}", "|", "^", "<>", "[]",
        ]
        return (0...random.below(4)).map { _ in random.pick(pieces, else: "a") }.joined()
    }

    /// The value of a header: blanks at its ends and in its middle, tabs too.
    private static func value(_ random: inout SeededGenerator) -> String {
        let pieces = ["a", "  ", " ", "\t", " \t ", "b,c", "\"q  q\"", "bytes=0-9", "=", ";", "~"]
        return (0...random.below(6)).map { _ in random.pick(pieces, else: "a") }.joined()
    }
}
