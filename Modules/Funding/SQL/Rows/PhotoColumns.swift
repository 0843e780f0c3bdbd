import Database
import Funding
import Vocabulary

/// The two columns of photos: the cards, and the members who have uploaded them, in the same order.
extension RowReader {
    /// Any number of photos.
    mutating func photos() throws(DatabaseError) -> [FundingPhoto] {
        let cards = try pictureCards()
        let uploaders = try text().split(separator: " ")
        guard cards.count == uploaders.count else { throw .corrupt("the uploaders of photos") }
        var photos: [FundingPhoto] = []
        for (card, uploader) in zip(cards, uploaders) {
            guard let raw = RawIdentifier(base32: uploader) else { throw .corrupt("an uploader of a photo") }
            photos.append(FundingPhoto(card, by: MemberID(raw)))
        }
        return photos
    }

    /// One photo, nil if both columns are NULL.
    mutating func optionalPhoto() throws(DatabaseError) -> FundingPhoto? {
        let text = try optionalText()
        let uploader: MemberID? = try optionalID()
        if text == nil, uploader == nil { return nil }
        guard let text, let uploader, let card = try PictureCardList(text: text).cards.first else {
            throw .corrupt("a photo")
        }
        return FundingPhoto(card, by: uploader)
    }
}

extension SQLAssignments {
    /// The columns `photos, photos_by`.
    mutating func set(_ photos: [FundingPhoto]) {
        set("photos", PictureCardList(photos.map(\.card)))
        set("photos_by", photos.map(\.uploader.raw.base32).joined(separator: " "))
    }

    /// The columns `photo, photo_by`.
    mutating func set(_ photo: FundingPhoto?) {
        set("photo", photo.map { PictureCardList([$0.card]) })
        set("photo_by", photo?.uploader)
    }
}

/// The records with photos of a member, so that a withdrawal finds them. It follows from the records, in the
/// transactions that write these.
enum UploadRow {
    /// The statements that follow when a record shows photos of other members than before.
    static func following(
        _ record: AnyIdentifier, from old: [FundingPhoto], to new: [FundingPhoto]
    ) -> [SQL] {
        let (before, after) = (Set(old.map(\.uploader)), Set(new.map(\.uploader)))
        let gone = before.subtracting(after).sorted().map { uploader -> SQL in
            "DELETE FROM funding_uploads WHERE uploader = \(uploader) AND record = \(record)"
        }
        return gone
            + after.subtracting(before).sorted().map {
                "INSERT INTO funding_uploads (uploader, record) VALUES (\($0), \(record))"
            }
    }

    /// The records with photos of a member.
    static func records(of member: MemberID) -> SQL {
        "SELECT record FROM funding_uploads WHERE uploader = \(member) ORDER BY record"
    }
}

extension Campaign {
    /// Everything that it shows: its own photos, then those of its items.
    var shownPhotos: [FundingPhoto] { photos + details.goal.items.compactMap(\.photo) }
}
