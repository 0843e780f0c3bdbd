import Funding
import Vocabulary
import Wire

extension FundingWire {
    /// Photos beside the members who have uploaded them, in the same order. Requests name the photos alone.
    static let photos = Shape<PhotoLists>(
        "FundingPhotos",
        Field("photos", WireCoder<PictureCard>.pictureCard.array) { $0.photos },
        Field("photosBy", WireCoder<MemberID>.id().array) { $0.uploaders }
    ) { photos, uploaders in PhotoLists(photos: photos, uploaders: uploaders) }
    .map(
        to: { (photos: [FundingPhoto]) in
            PhotoLists(photos: photos.map(\.card), uploaders: photos.map(\.uploader))
        },
        from: { lists, place throws(DecodingFailure) in
            guard lists.photos.count == lists.uploaders.count else {
                throw DecodingFailure(.member("photosBy", of: place), .mismatch)
            }
            return zip(lists.photos, lists.uploaders).map { FundingPhoto($0, by: $1) }
        })

    /// One photo beside the member who has uploaded it, or none.
    static let onePhoto = Shape<PhotoParts>(
        "FundingPhoto",
        Field("photo", WireCoder<PictureCard>.pictureCard.optional) { $0.photo },
        Field("photoBy", WireCoder<MemberID>.id().optional) { $0.uploader }
    ) { photo, uploader in PhotoParts(photo: photo, uploader: uploader) }
    .map(
        to: { (photo: FundingPhoto?) in PhotoParts(photo: photo?.card, uploader: photo?.uploader) },
        from: { parts, place throws(DecodingFailure) in
            switch (parts.photo, parts.uploader) {
            case (let photo?, let uploader?): return FundingPhoto(photo, by: uploader)
            case (nil, nil): return nil
            case (_?, nil), (nil, _?): throw DecodingFailure(.member("photoBy", of: place), .mismatch)
            }
        })

    /// The names of photos in a request.
    static let namedPhotos = WireCoder<PictureID>.namedPicture.array

    struct PhotoLists: Sendable {
        let photos: [PictureCard]
        let uploaders: [MemberID]
    }

    struct PhotoParts: Sendable {
        let photo: PictureCard?
        let uploader: MemberID?
    }
}
