import Blobs
import Database
import Pictures
import Storage
import Vocabulary

/// The columns of a picture and of its variants, and the reading of them in their order.
enum PictureRow {
    static let columns: SQL = """
        id, owner, width, height, placeholder, description, uploaded_at, record, unused_since, is_public,
        record_version
        """

    static let variantColumns: SQL = "picture, size, kind, width, height, length, hash, generation"

    /// Reads `columns`; the variants have their own table. Throws `corrupt` for values that this store never
    /// writes.
    static func picture(
        _ row: inout RowReader, variants: (PictureID) throws(DatabaseError) -> [StoredVariant] = { _ in [] }
    ) throws(DatabaseError) -> Picture {
        let (id, owner): (PictureID, MemberID) = (try row.id(), try row.id())
        let card = PictureCard(
            id: id, width: try row.count(), height: try row.count(), placeholder: try row.text(),
            description: try row.text())
        let uploadedAt = try row.timestamp()
        return Picture(
            owner: owner, card: card, variants: try variants(id), uploadedAt: uploadedAt,
            use: try use(&row))
    }

    private static func use(_ row: inout RowReader) throws(DatabaseError) -> PictureUse {
        let (record, unusedSince) = (try row.optionalAnyIdentifier(), try row.optionalTimestamp())
        let (isPublic, version) = (try row.bool(), try row.optionalInteger())
        switch (record, unusedSince, version) {
        case (nil, _?, nil): return .unused
        case (let record?, let moment?, nil): return .claimed(by: record, at: moment)
        case (let record?, nil, let version?):
            return .shown(by: record, isPublic: isPublic, version: Version(version))
        default: throw .corrupt("what shows a picture")
        }
    }

    /// The column values of a picture's use.
    static func assignments(ofUse picture: Picture) -> SQLAssignments {
        var row = SQLAssignments()
        row.set("record", picture.use.record)
        row.set("unused_since", picture.unusedSince)
        row.set("is_public", picture.use.isPublic)
        if case .shown(_, _, let version) = picture.use {
            row.set("record_version", version)
        } else {
            row.set("record_version", SQLValue.null)
        }
        return row
    }

    /// The statements that keep a new picture, and count the references to its blobs.
    static func insertions(_ picture: Picture) -> [SQL] {
        var row = assignments(ofUse: picture)
        row.set("id", picture.id)
        row.set("owner", picture.owner)
        row.set("width", picture.card.width)
        row.set("height", picture.card.height)
        row.set("placeholder", picture.card.placeholder)
        row.set("description", picture.card.description)
        row.set("uploaded_at", picture.uploadedAt)
        return ["INSERT INTO pictures \(sql: row.insertion)"]
            + picture.variants.map { insertion($0, picture) }
    }

    private static func insertion(_ stored: StoredVariant, _ picture: Picture) -> SQL {
        let variant = stored.variant
        return """
            INSERT INTO picture_variants (\(sql: variantColumns)) VALUES (
                \(picture.id), \(variant.size.rawValue), \(variant.kind.rawValue), \(variant.width),
                \(variant.height), \(variant.length), \(stored.blob.hash),
                \(Int64(stored.blob.generation)))
            """
    }

    /// Reads `variantColumns`.
    static func variant(
        _ row: inout RowReader
    ) throws(DatabaseError) -> (picture: PictureID, variant: StoredVariant) {
        let picture: PictureID = try row.id()
        let variant = PictureVariant(
            size: try row.value(), kind: try row.value(), width: try row.count(), height: try row.count(),
            length: try row.count())
        return (picture, StoredVariant(variant, in: try row.blobKey()))
    }
}

extension RowReader {
    /// A blob's hash and generation.
    mutating func blobKey() throws(DatabaseError) -> BlobKey {
        let (hash, generation) = (try text(), UInt32(clamping: try integer()))
        guard let key = BlobKey(hash: hash, generation: generation) else { throw .corrupt("a blob's key") }
        return key
    }
}

extension SQL {
    /// `hash = … AND generation = …`.
    static func names(_ blob: BlobKey) -> SQL {
        "hash = \(blob.hash) AND generation = \(Int64(blob.generation))"
    }
}
