import Pictures
public import Storage
public import Vocabulary
public import Wire

/// The HTTP operations of pictures.
public enum PictureEndpoints {
    /// All of them, for routing, documentation and the access table.
    public static let all: [EndpointDescription] = [
        upload.description, mine.description, show.description, file.description, remove.description,
    ]

    /// The limits of an upload: five files of 10 MB, each after its description, at no less than 16 KiB a
    /// second and within ten minutes.
    static let uploadRule = UploadRule(
        count: UploadLimits.files, largest: PictureLimits.standard.bytes,
        mediaTypes: PictureKind.allCases.map(\.mediaType),
        texts: [UploadRule.Text("description", atMost: 4 * UploadLimits.descriptionLengths.upperBound)],
        pace: Pace(leastRate: 16 << 10, whole: .seconds(600)))

    static let upload = Endpoint<Nothing, [PictureView], PictureError>(
        name: "storage.upload", .post, "/api/v1/pictures", access: .member, takes: uploadRule,
        summary: "Upload one to five pictures, which nobody else sees until something shows them.",
        input: .nothing, output: PictureWire.uploaded,
        failures: PictureWire.failures.only(PictureWire.uploadFailures).orSilenced)

    static let mine = Endpoint<MineInput, Page<PictureView>, PictureError>(
        name: "storage.mine", .get, "/api/v1/pictures", access: .member,
        summary: "A page of one's own pictures, the newest first.",
        input: MineInput.shape, output: PictureWire.page,
        failures: PictureWire.failures.only(.invalidFields([])))

    static let show = Endpoint<OnePicture, PictureView, PictureError>(
        name: "storage.show", .get, "/api/v1/pictures/{id}", access: .anyone,
        summary: "What is known of one picture.", input: OnePicture.shape, output: PictureWire.view,
        failures: PictureWire.failures.only(.notFound))

    static let file = Endpoint<OneFile, FileAnswer, PictureError>(
        name: "storage.file", "/api/v1/pictures/{id}/{size}", access: .anyone,
        gives: [PictureKind.jpeg.mediaType, PictureKind.webp.mediaType],
        summary: "The file of a picture in one of its sizes, or a range of it.",
        input: OneFile.shape, failures: PictureWire.failures.only(.notFound))

    /// The path of a picture's file on its server, for pages that show it.
    public static func address(of picture: PictureID, _ size: PictureSize) -> String {
        "/api/v1/pictures/\(picture)/\(size.rawValue)"
    }

    static let remove = Endpoint<OnePicture, Nothing, PictureError>(
        name: "storage.remove", .delete, "/api/v1/pictures/{id}", access: .member,
        summary: "Remove a picture for good that nothing shows.",
        input: OnePicture.shape, failures: PictureWire.failures.only(.notFound, .notYours, .inUse))
}
