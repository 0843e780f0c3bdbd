import ContractKit
public import Vocabulary
public import Wire

/// Control of what lies behind the verbs of pictures.
extension TestControl {
    /// Adds a picture without an upload; returns its card.
    public static let addPicture = Endpoint<MadeUpPicture, PictureCard, Failure>(
        name: "control.addPicture", .post, "/control/pictures", access: .member,
        summary: "Adds a picture that nobody has uploaded.", input: madeUp,
        output: .pictureCard, failures: outages)

    /// Claims pictures for a record; returns those that could be claimed.
    public static let claimPictures = Endpoint<PictureClaim, [PictureID], Failure>(
        name: "control.claimPictures", .put, "/control/pictures/claims", access: .member,
        summary: "Claims pictures for a record.", input: claim, output: claimed, failures: outages)

    /// Sets the pictures that a made-up record shows.
    public static let sayPictures = Endpoint<PictureSaying, Nothing, Failure>(
        name: "control.sayPictures", .put, "/control/pictures/records", access: .member,
        summary: "Lets a made-up record say what it shows.", input: saying, failures: outages)

    /// Settles a record.
    public static let settlePictures = Endpoint<String, Nothing, Failure>(
        name: "control.settlePictures", .post, "/control/pictures/settlements", access: .member,
        summary: "Settles a record.", input: record, failures: outages)

    /// Removes pictures that no record shows.
    public static let sweepPictures = Endpoint<Nothing, Nothing, Failure>(
        name: "control.sweepPictures", .post, "/control/pictures/sweeps", access: .member,
        summary: "Removes what nothing shows any more.", input: .nothing, failures: outages)

    /// The number of blobs.
    public static let countBlobs = Endpoint<Nothing, Int, Failure>(
        name: "control.countBlobs", .get, "/control/blobs", access: .member,
        summary: "How many blobs there are.", input: .nothing, output: count, failures: outages)

    private static let pictures = WireCoder<PictureID>.id().array
    private static let madeUp = Shape<MadeUpPicture>(
        "MadeUpPicture", Field("owner", .id()) { $0.owner }, Field("description", .text) { $0.description }
    ) { MadeUpPicture(owner: $0, description: $1) }
    private static let claim = Shape<PictureClaim>(
        "PictureClaim", Field("pictures", pictures) { $0.pictures }, Field("record", .text) { $0.record },
        Field("member", .id()) { $0.member }
    ) { PictureClaim(pictures: $0, record: $1, member: $2) }
    private static let claimed = Shape<[PictureID]>("Claimed", Field("pictures", pictures) { $0 }) { $0 }
        .coder
    private static let attached = Shape<AttachedPictures>(
        "Attached", Field("pictures", pictures) { $0.pictures }, Field("isPublic", .bool) { $0.isPublic },
        Field("version", .version) { $0.version }
    ) { AttachedPictures($0, isPublic: $1, version: $2) }.coder
    private static let saying = Shape<PictureSaying>(
        "PictureSaying", Field("record", .text) { $0.record },
        Field("attached", attached.optional) { $0.attached }
    ) { PictureSaying(record: $0, attached: $1) }
    private static let record = Shape<String>("Record", Field("record", .text) { $0 }) { $0 }
    private static let count = Shape<Int>("Blobs", Field("count", .count) { $0 }) { $0 }.coder
}

/// A picture to add for a member.
public struct MadeUpPicture: Sendable {
    /// The owner.
    public let owner: MemberID
    /// The alternative text.
    public let description: String
}

/// A claim of pictures for a member's record.
public struct PictureClaim: Sendable {
    /// The pictures.
    public let pictures: [PictureID]
    /// The record's identifier.
    public let record: String
    /// The record's owner.
    public let member: MemberID
}

/// The pictures that a record shows.
public struct PictureSaying: Sendable {
    /// The record's identifier.
    public let record: String
    /// The shown pictures; nil if the record is gone.
    public let attached: AttachedPictures?
}

extension ClausePictures {
    /// The pictures of the open place.
    init(at place: PlaceCommander) {
        self.init(
            add: { try await place.call(TestControl.addPicture, MadeUpPicture(owner: $0, description: $1)) },
            claim: { pictures, record, member in
                let claim = PictureClaim(pictures: pictures, record: "\(record)", member: member)
                return Set(try await place.call(TestControl.claimPictures, claim))
            },
            say: { attached, record in
                let saying = PictureSaying(record: "\(record)", attached: attached)
                _ = try await place.call(TestControl.sayPictures, saying)
            },
            settle: { _ = try await place.call(TestControl.settlePictures, "\($0)") },
            sweep: { _ = try await place.call(TestControl.sweepPictures, Nothing()) },
            blobCount: { try await place.call(TestControl.countBlobs, Nothing()) })
    }
}
