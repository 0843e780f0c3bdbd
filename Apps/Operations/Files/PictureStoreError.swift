public import BlobsS3
public import Vocabulary

/// Why pictures cannot be kept in the object store that the settings name.
public enum PictureStoreError: DescribedError {
    /// What was found at the store of that name.
    case obstacle(S3Obstacle, at: String)
    /// What any verb can meet.
    case service(ServiceFailure)

    /// Whether the fault may pass without intervention.
    public var isPassing: Bool {
        switch self {
        case .obstacle(.silent, _), .service: true
        case .obstacle: false
        }
    }

    /// The table of errors.
    public var description: ErrorDescription {
        switch self {
        case .obstacle(let obstacle, let place):
            obstacle.table(
                "picture-store-\(obstacle.code)", "picture-store is \(place): \(obstacle.english)",
                "picture-store 값이 \(place)입니다. \(obstacle.korean)")
        case .service(let failure): failure.description
        }
    }
}

extension S3Obstacle {
    /// What is set wrong ends a program as a wrong command line does.
    fileprivate func table(_ code: String, _ english: String, _ korean: String) -> ErrorDescription {
        if case .silent = self { return ErrorDescription(.unavailable, code, english, korean) }
        return .usage(code, english, korean)
    }

    fileprivate var code: String {
        switch self {
        case .wrongKey: "key"
        case .notAllowed: "rights"
        case .noBucket: "bucket"
        case .wrongRegion: "region"
        case .wrongClock: "clock"
        case .refused: "refused"
        case .silent: "silent"
        }
    }

    fileprivate var english: String {
        switch self {
        case .wrongKey:
            """
            the store does not accept the key. Check MADANG_S3_ACCESS_KEY and MADANG_S3_SECRET_KEY, or \
            wherever you have set them.
            """
        case .notAllowed(let verb):
            """
            the key may not \(verb) there. It needs s3:ListBucket on the bucket, and s3:PutObject, \
            s3:GetObject and s3:DeleteObject on its objects.
            """
        case .noBucket: "there is no such bucket. Create it, or correct the name."
        case .wrongRegion(let region):
            "the region is another. Add ?region=\(region ?? "REGION")."
        case .wrongClock: "its clock and this machine's differ by more than 15 minutes. Set this one right."
        case .refused(let answer): "the store answers \(answer). Check the address and the bucket."
        case .silent(let reason): "the store does not answer (\(reason)). Check the address, or try again."
        }
    }

    fileprivate var korean: String {
        switch self {
        case .wrongKey:
            "저장소가 키를 받아들이지 않습니다. MADANG_S3_ACCESS_KEY와 MADANG_S3_SECRET_KEY 등 지정한 키를 확인하세요."
        case .notAllowed(let verb):
            """
            키에 \(verb) 권한이 없습니다. 버킷에 s3:ListBucket, 오브젝트에 s3:PutObject, s3:GetObject, \
            s3:DeleteObject 권한이 필요합니다.
            """
        case .noBucket: "버킷이 없습니다. 버킷을 만들거나 이름을 고치세요."
        case .wrongRegion(let region): "리전이 다릅니다. ?region=\(region ?? "REGION")을(를) 붙이세요."
        case .wrongClock: "저장소와 이 컴퓨터의 시각이 15분 넘게 다릅니다. 이 컴퓨터의 시각을 맞추세요."
        case .refused(let answer): "저장소가 \(answer)(으)로 응답합니다. 주소와 버킷을 확인하세요."
        case .silent(let reason): "저장소가 응답하지 않습니다(\(reason)). 주소를 확인하거나 다시 시도하세요."
        }
    }
}
