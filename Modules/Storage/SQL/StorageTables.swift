public import Database

/// The tables of pictures, as a copy into another database needs them.
public enum StorageTables {
    /// All tables. None refers to another by a foreign key.
    public static let all = [pictures, variants, blobs, idempotencyRecords.table, closedMembers.table]

    /// The answers to uploads with a key.
    static let idempotencyRecords = IdempotencyTable("picture_idempotency")

    /// The members who have withdrawn.
    static let closedMembers = ClosedMemberTable("picture_closed_members")

    static let pictures = SQLTable(
        "pictures", key: [.text("id")],
        [
            .text("owner"), .integer("width"), .integer("height"), .text("placeholder"),
            .text("description"), .integer("uploaded_at"), .optionalText("record"),
            .optionalInteger("unused_since"), .integer("is_public"), .optionalInteger("record_version"),
        ])

    static let variants = SQLTable(
        "picture_variants", key: [.text("picture"), .text("size")],
        [
            .text("kind"), .integer("width"), .integer("height"), .integer("length"), .text("hash"),
            .integer("generation"),
        ])

    static let blobs = SQLTable(
        "picture_blobs", key: [.text("hash"), .integer("generation")],
        [.integer("size"), .integer("refs"), .integer("kept_until"), .integer("condemned")])
}
