public import Pictures
public import Vocabulary

/// The errors of the verbs of pictures.
public enum PictureError: DescribedError {
    /// A description, the number of files or a page breaks rules: all of them.
    case invalidFields([FieldError])
    /// A file is refused as a picture: the reason, and its number in the upload, counted from 1.
    case refused(PictureRefusal, file: Int)
    /// Too many pictures are being uploaded at this moment.
    case busy
    /// This installation takes no pictures.
    case takesNone
    /// The member has that many pictures that nothing shows, and may not have more.
    case tooManyUnused(Int)
    /// There is no such picture, or the principal may not see it.
    case notFound
    /// Only the owner may do that.
    case notYours
    /// A record shows it, from which it has to be taken first.
    case inUse
    /// A failure common to all verbs.
    case service(ServiceFailure)

    /// The table of errors.
    public var description: ErrorDescription {
        switch self {
        case .invalidFields(let fieldErrors):
            ErrorDescription(.invalid, "picture-invalid", texts, fieldErrors: fieldErrors)
        case .refused(let refusal, _): refusal.description
        case .busy: ErrorDescription(.unavailable, "pictures-busy", texts)
        case .takesNone: ErrorDescription(.unavailable, "pictures-not-built", texts)
        case .tooManyUnused: ErrorDescription(.conflict, "pictures-too-many-unused", texts)
        case .notFound: ErrorDescription(.notFound, "picture-not-found", texts)
        case .notYours: ErrorDescription(.forbidden, "picture-not-yours", texts)
        case .inUse: ErrorDescription(.conflict, "picture-in-use", texts)
        case .service(let failure): failure.description
        }
    }

    private var texts: ErrorDescription.Texts {
        switch self {
        case .invalidFields:
            ErrorDescription.invalidFields
        case .refused(let refusal, _): (refusal.description.english, refusal.description.korean)
        case .busy:
            (
                "Many pictures are being uploaded. Try again in a moment.",
                "사진 업로드가 많습니다. 잠시 후 다시 시도해 주세요."
            )
        case .takesNone:
            (
                "This server takes no pictures: it was built without libvips, or its decoder does not work.",
                "이 서버는 사진을 받지 않습니다. libvips 없이 빌드되었거나 사진 처리 프로그램이 동작하지 않습니다."
            )
        case .tooManyUnused(let count):
            (
                "You have \(count.counted("picture")) that nothing shows. Use or remove some of them first.",
                "사용하지 않는 사진이 \(count)장 있습니다. 먼저 사용하거나 삭제해 주세요."
            )
        case .notFound:
            ("Picture not found. It may have been removed.", "사진을 찾을 수 없습니다. 삭제되었을 수 있습니다.")
        case .notYours: ("Only its owner can do this.", "사진을 올린 회원만 할 수 있습니다.")
        case .inUse:
            (
                "The picture is in use. Take it out of what shows it first.",
                "사용 중인 사진입니다. 먼저 해당 글에서 사진을 빼 주세요."
            )
        case .service(let failure): (failure.description.english, failure.description.korean)
        }
    }
}
