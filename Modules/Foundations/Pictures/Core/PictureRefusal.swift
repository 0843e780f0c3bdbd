public import Vocabulary

/// Why a file is rejected as a picture: by its header or by the decoder.
public enum PictureRefusal: Error, Hashable, Sendable {
    /// The file has no bytes.
    case empty
    /// The file has more bytes than the limit.
    case tooManyBytes(Int, limit: Int)
    /// The bytes are not a known kind of file.
    case unknown
    /// The bytes are of an unsupported kind, whatever the file's name is.
    case unsupported(ForeignKind)
    /// The file is not a complete picture of its kind.
    case damaged(PictureKind, HeaderFault)
    /// A side has more pixels than the limit.
    case sideTooLong(width: Int, height: Int, limit: Int)
    /// The picture has more pixels than the limit.
    case tooManyPixels(width: Int, height: Int, limit: Int)
    /// The decoder finds no complete picture in the file.
    case broken
    /// The picture needs too much memory, or its forms exceed their limits.
    case tooBig
    /// The decoder of this installation does not support the kind.
    case unavailable(PictureKind)
    /// The decoder had to be stopped, or its output was invalid.
    case unsafe
}

extension PictureRefusal {
    /// The text of the refusal: the rule, and how to comply.
    public var description: ErrorDescription {
        switch self {
        case .empty: Self.emptyDescription
        case .unknown: Self.unknownDescription
        case .unsupported(let kind): Self.unsupportedDescription(kind)
        case .damaged(let kind, _): Self.damagedDescription(kind)
        case .sideTooLong(let width, let height, let limit): Self.sideTooLongDescription(width, height, limit)
        case .tooManyPixels(let width, let height, let limit):
            Self.tooManyPixelsDescription(width, height, limit)
        case .tooManyBytes(_, let limit): Self.tooManyBytesDescription(limit)
        case .tooBig: Self.tooBigDescription
        case .unavailable(let kind): Self.unavailableDescription(kind)
        case .unsafe: Self.unsafeDescription
        case .broken: Self.brokenDescription
        }
    }

    private static var emptyDescription: ErrorDescription {
        ErrorDescription(
            .invalid, "picture-empty", "The file is empty. Choose another one.",
            "빈 파일입니다. 다른 파일을 선택해 주세요.")
    }

    private static var unknownDescription: ErrorDescription {
        ErrorDescription(
            .invalid, "picture-unknown",
            "The file is not a picture. Choose one of these kinds: \(Self.kinds).",
            "사진 파일이 아닙니다. 다음 형식의 파일을 선택해 주세요: \(Self.kinds).")
    }

    private static func unsupportedDescription(_ kind: ForeignKind) -> ErrorDescription {
        ErrorDescription(
            .invalid, "picture-unsupported",
            "\(kind.name) files are not accepted. Save it as one of these kinds: \(Self.kinds).",
            "\(kind.name) 파일은 올릴 수 없습니다. 다음 형식으로 저장해 주세요: \(Self.kinds).")
    }

    private static func damagedDescription(_ kind: PictureKind) -> ErrorDescription {
        ErrorDescription(
            .invalid, "picture-damaged",
            "The \(kind.name) file is damaged or incomplete. Open it, save it again and upload that.",
            "\(kind.name) 파일이 손상되었거나 불완전합니다. 파일을 열어 다시 저장한 뒤 올려 주세요.")
    }

    private static func sideTooLongDescription(_ width: Int, _ height: Int, _ limit: Int) -> ErrorDescription
    {
        ErrorDescription(
            .invalid, "picture-too-long",
            "The picture has \(width) x \(height) pixels, but a side may have at most \(limit). "
                + "Make it smaller, or cut it.",
            "사진이 \(width)×\(height)픽셀입니다. 한 변은 \(limit)픽셀까지 올릴 수 있습니다. 크기를 줄이거나 잘라 주세요.")
    }

    private static func tooManyPixelsDescription(_ width: Int, _ height: Int, _ limit: Int)
        -> ErrorDescription
    {
        ErrorDescription(
            .invalid, "picture-too-many-pixels",
            "The picture has \(width) x \(height) pixels, but at most "
                + "\(limit / 1_000_000) megapixels are accepted. Make it smaller.",
            "사진이 \(width)×\(height)픽셀입니다. \(limit / 10_000)만 화소까지 올릴 수 있습니다. 크기를 줄여 주세요.")
    }

    private static func tooManyBytesDescription(_ limit: Int) -> ErrorDescription {
        ErrorDescription(
            .invalid, "picture-too-large",
            "The file is too large: at most \(limit / 1_000_000) MB are accepted. "
                + "Make the picture smaller, or save it at a lower quality.",
            "파일이 너무 큽니다. \(limit / 1_000_000)MB까지 올릴 수 있습니다. 사진 크기를 줄이거나 품질을 낮춰 저장해 주세요.")
    }

    private static var tooBigDescription: ErrorDescription {
        ErrorDescription(
            .invalid, "picture-too-big", "The picture takes too much memory. Make it smaller.",
            "사진을 처리하는 데 메모리가 너무 많이 필요합니다. 크기를 줄여 주세요.")
    }

    private static func unavailableDescription(_ kind: PictureKind) -> ErrorDescription {
        ErrorDescription(
            .invalid, "picture-kind-unavailable",
            "This server does not read \(kind.name). Save the picture as JPEG.",
            "이 서버는 \(kind.name) 형식을 지원하지 않습니다. JPEG로 저장해 주세요.")
    }

    private static var unsafeDescription: ErrorDescription {
        ErrorDescription(
            .invalid, "picture-unsafe",
            "The picture could not be decoded safely. Open it, save it again as JPEG and upload that.",
            "사진을 안전하게 처리할 수 없습니다. 파일을 열어 JPEG로 다시 저장한 뒤 올려 주세요.")
    }

    private static var brokenDescription: ErrorDescription {
        ErrorDescription(
            .invalid, "picture-broken",
            "The picture is damaged or incomplete. Open it, save it again and upload that.",
            "사진이 손상되었거나 불완전합니다. 파일을 열어 다시 저장한 뒤 올려 주세요.")
    }

    private static var kinds: String { PictureKind.allCases.map(\.name).joined(separator: ", ") }
}
