import Vocabulary

/// What is wrong with how an object store for pictures is set.
public enum ObjectStoreFault: Hashable, Sendable {
    /// No keys are configured; the file in which they may be.
    case noKeys(file: String)
    /// One key of a pair is missing: its name, and the name or the file of the other.
    case missingKey(String, beside: String)
    /// Others than its owner can read the file with the keys.
    case openFile(String)
    /// Links are wanted to files that are in no object store.
    case linksToFolder(String)

    /// The table of errors.
    var description: ErrorDescription {
        switch self {
        case .noKeys(let file):
            .usage(
                "settings-no-s3-keys",
                """
                picture-store is in S3, and its keys are missing. Set MADANG_S3_ACCESS_KEY and \
                MADANG_S3_SECRET_KEY, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or write \
                aws_access_key_id = … and aws_secret_access_key = … into \(file) (mode 0600).
                """,
                """
                picture-store가 S3인데 키가 없습니다. MADANG_S3_ACCESS_KEY와 MADANG_S3_SECRET_KEY 또는 \
                AWS_ACCESS_KEY_ID와 AWS_SECRET_ACCESS_KEY를 지정하거나, \(file) 파일(권한 0600)에 \
                aws_access_key_id = …와 aws_secret_access_key = …를 적으세요.
                """)
        case .missingKey(let name, let other):
            .usage(
                "settings-half-s3-keys",
                "\(name) is missing beside \(other). A key and its secret go together: set both.",
                "\(other)만 있고 \(name) 값이 없습니다. 키와 비밀 키를 모두 지정하세요.")
        case .openFile(let file):
            .usage(
                "settings-open-s3-keys",
                "\(file) holds a secret key, and others can read it. Run: chmod 600 \(file)",
                "\(file)에 비밀 키가 있는데 다른 사용자도 읽을 수 있습니다. 실행하세요: chmod 600 \(file)")
        case .linksToFolder(let folder):
            .usage(
                "settings-links-without-s3",
                "picture-links is on, but the pictures are in \(folder). Use it with s3:… or turn it off.",
                "picture-links가 on인데 사진이 \(folder)에 있습니다. s3:…와 함께 쓰거나 끄세요.")
        }
    }
}
