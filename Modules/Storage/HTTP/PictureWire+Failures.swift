import Pictures
import Storage
import Vocabulary
import Wire

extension PictureWire {
    /// The errors of pictures on the wire.
    static let failures = FailureCoder<PictureError>(
        [
            .fieldErrors(PictureError.invalidFields), .plain(.busy), .plain(.takesNone),
            .carrying("count", WireCoder<Int>.count(in: 0...1_000), example: 50, PictureError.tooManyUnused) {
                if case .tooManyUnused(let count) = $0 { count } else { nil }
            },
            .plain(.notFound), .plain(.notYours), .plain(.inUse),
        ] + refusals.map(refused))

    /// The errors of an upload.
    static let uploadFailures: [PictureError] =
        [.invalidFields([]), .busy, .takesNone, .tooManyUnused(50)]
        + refusals.map { .refused($0, file: 1) }

    /// An example of each refusal.
    static let refusals: [PictureRefusal] = [
        .empty, .unknown, .tooManyBytes(12_000_000, limit: 10_000_000), .unsupported(.svg),
        .damaged(.jpeg, .cut), .sideTooLong(width: 13_000, height: 9_000, limit: 12_000),
        .tooManyPixels(width: 9_000, height: 8_000, limit: 50_000_000), .broken, .tooBig, .unavailable(.heic),
        .unsafe,
    ]

    private static func refused(_ example: PictureRefusal) -> FailureCoder<PictureError>.Case {
        let blank = RefusedFile(1, example)
        return .carrying(
            "file", RefusedFile.coder, example: blank, { $0.error(like: example) },
            value: { failure in
                if case .refused(let refusal, let number) = failure {
                    RefusedFile(number, refusal)
                } else {
                    nil
                }
            })
    }
}

/// The refused file of an upload, with details of the refusal.
private struct RefusedFile: Sendable {
    let number: Int
    var kind: String?
    var fault: String?
    var bytes: Int?
    var width: Int?
    var height: Int?
    var limit: Int?

    init(_ number: Int, _ refusal: PictureRefusal) {
        self.number = number
        switch refusal {
        case .empty, .unknown, .broken, .tooBig, .unsafe: break
        case .tooManyBytes(let bytes, let limit): (self.bytes, self.limit) = (bytes, limit)
        case .unsupported(let kind): self.kind = kind.rawValue
        case .damaged(let kind, let fault): (self.kind, self.fault) = (kind.rawValue, fault.rawValue)
        case .sideTooLong(let width, let height, let limit),
            .tooManyPixels(let width, let height, let limit):
            (self.width, self.height, self.limit) = (width, height, limit)
        case .unavailable(let kind): self.kind = kind.rawValue
        }
    }

    private init(number: Int, kind: String?, fault: String?, bytes: Int?, size: (Int?, Int?), limit: Int?) {
        self.number = number
        self.kind = kind
        self.fault = fault
        self.bytes = bytes
        (width, height) = size
        self.limit = limit
    }

    static let coder: WireCoder<RefusedFile> = Shape<RefusedFile>(
        "RefusedFile",
        Field("number", WireCoder<Int>.count(in: 1...5)) { $0.number },
        Field("kind", WireCoder<String>.text(example: "jpeg").optional) { $0.kind },
        Field("fault", WireCoder<String>.text(example: "cut").optional) { $0.fault },
        Field("bytes", number.optional) { $0.bytes },
        Field("width", number.optional) { $0.width },
        Field("height", number.optional) { $0.height },
        Field("limit", number.optional) { $0.limit }
    ) { number, kind, fault, bytes, width, height, limit in
        RefusedFile(
            number: number, kind: kind, fault: fault, bytes: bytes, size: (width, height), limit: limit)
    }.coder

    private static let number = WireCoder<Int>.count(in: 0...Int(Int32.max))

    /// The error of the example's kind with the values received; the example's own for values unknown to this
    /// version.
    func error(like example: PictureRefusal) -> PictureError {
        .refused(refusal(like: example), file: number)
    }

    private func refusal(like example: PictureRefusal) -> PictureRefusal {
        let (width, height, limit) = (width ?? 0, height ?? 0, limit ?? 0)
        let pictureKind = kind.flatMap(PictureKind.init(rawValue:)) ?? .jpeg
        switch example {
        case .empty, .unknown, .broken, .tooBig, .unsafe: return example
        case .tooManyBytes: return .tooManyBytes(bytes ?? 0, limit: limit)
        case .unsupported:
            return kind.flatMap(ForeignKind.init(rawValue:)).map { .unsupported($0) } ?? example
        case .damaged: return .damaged(pictureKind, fault.flatMap(HeaderFault.init(rawValue:)) ?? .cut)
        case .sideTooLong: return .sideTooLong(width: width, height: height, limit: limit)
        case .tooManyPixels: return .tooManyPixels(width: width, height: height, limit: limit)
        case .unavailable: return .unavailable(pictureKind)
        }
    }
}
