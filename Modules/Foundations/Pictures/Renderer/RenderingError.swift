public import Pictures
public import Vocabulary

/// Why a picture was not rendered. Nothing of it is kept.
public enum RenderingError: Error, Hashable, Sendable {
    /// The decoder finds no complete picture in the file.
    case broken
    /// The picture needs too much memory, or its forms exceed their limits.
    case tooBig
    /// The decoder of this installation does not support the kind.
    case unsupported(PictureKind)
    /// The decoder was stopped or its output was invalid: the file is bad or hostile.
    case stopped(RenderingStop)
    /// The queue is full. Try again in a moment.
    case busy
    /// The caller gave up waiting.
    case cancelled
    /// There is no decoder, or it was ended from outside. The picture may be good.
    case unavailable(DecoderAbsence)
}

/// What stopped a decoder.
public enum RenderingStop: Hashable, Sendable {
    /// A signal that a decoder causes itself: bad memory access, a forbidden system call, an abort.
    case signal(Int32)
    /// It exceeded its limit of processor time.
    case processorTime
    /// It did not answer or end before its deadline.
    case deadline
    /// Its output was not a valid rendered picture.
    case output(RenderedPictureFault)
}

/// Why there is no decoder.
public enum DecoderAbsence: Hashable, Sendable {
    /// The program cannot be started; the number is that of errno(3).
    case notStarted(Int32)
    /// The system has no room for another process, thread or file now; the number is that of errno(3).
    case withoutRoom(Int32)
    /// The program was built without libvips or libseccomp, or libvips does not work.
    case withoutLibraries
    /// The system does not let the program sandbox itself, so it refuses to decode.
    case unlocked
    /// A signal from outside ended it.
    case killed(Int32)
    /// It ended with an undefined status.
    case ended(Int32)
}

extension RenderingError {
    /// The text of the error: advice for the uploader and for the operator.
    public var description: ErrorDescription {
        switch self {
        case .broken: PictureRefusal.broken.description
        case .tooBig: PictureRefusal.tooBig.description
        case .unsupported(let kind): PictureRefusal.unavailable(kind).description
        case .stopped: PictureRefusal.unsafe.description
        case .busy, .cancelled: passing
        case .unavailable(let absence): absence.description
        }
    }

    private var passing: ErrorDescription {
        self == .cancelled
            ? ErrorDescription(
                .unavailable, "picture-cancelled", "The upload was cancelled.", "업로드가 취소되었습니다.")
            : ErrorDescription(
                .unavailable, "pictures-busy", "Many pictures are being uploaded. Try again in a moment.",
                "사진 업로드가 많습니다. 잠시 후 다시 시도해 주세요.")
    }
}

extension DecoderAbsence {
    /// The text of the absence, with advice for the operator.
    public var description: ErrorDescription {
        switch self {
        case .withoutLibraries:
            ErrorDescription(
                .unavailable, "pictures-not-built",
                """
                This server was built without libvips and takes no pictures. To change that, install \
                libvips-dev and libseccomp-dev and build again.
                """,
                """
                이 서버는 libvips 없이 빌드되어 사진을 받지 않습니다. 사진을 받으려면 libvips-dev와 \
                libseccomp-dev를 설치하고 다시 빌드하세요.
                """)
        case .notStarted(let number):
            ErrorDescription(
                .unavailable, "pictures-no-decoder",
                "madang-pictures cannot be started (error \(number)). Put it beside the server's program.",
                "madang-pictures를 시작할 수 없습니다(오류 \(number)). 서버 프로그램과 같은 폴더에 두세요.")
        case .withoutRoom(let number):
            ErrorDescription(
                .unavailable, "pictures-without-room",
                "The server has no room for another picture (error \(number)). Try again in a moment.",
                "서버에 사진을 처리할 자원이 부족합니다(오류 \(number)). 잠시 후 다시 시도해 주세요.")
        case .unlocked:
            ErrorDescription(
                .unavailable, "pictures-unlocked",
                "madang-pictures may not lock itself in here, so no pictures are taken. Allow seccomp(2).",
                "madang-pictures가 스스로를 격리할 수 없어 사진을 받지 않습니다. seccomp(2)를 허용하세요.")
        case .killed(let number), .ended(let number):
            ErrorDescription(
                .unavailable, "pictures-unavailable",
                "The program for pictures was ended (\(number)). Try again in a moment.",
                "사진 처리 프로그램이 종료되었습니다(\(number)). 잠시 후 다시 시도해 주세요.")
        }
    }
}
