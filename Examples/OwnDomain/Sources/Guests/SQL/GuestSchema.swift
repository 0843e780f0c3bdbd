import Database

/// What the guest book keeps in a database.
enum GuestSchema {
    static let schema = DatabaseSchema(
        migrations: [first], tables: [guests, closedMembers.table], checks: [forgotten])

    static let closedMembers = ClosedMemberTable("guest_closed_members")
    private static let guests = SQLTable(
        "guests", key: [.text("author")], [.text("message"), .integer("signed_at")])

    /// A step that has been applied anywhere never changes; a new one is appended.
    private static let first = Migration(
        "guests-0001",
        """
        CREATE TABLE guests (
            author TEXT NOT NULL PRIMARY KEY, message TEXT NOT NULL, signed_at BIGINT NOT NULL
        )
        """,
        "CREATE INDEX guests_newest ON guests (signed_at, author)",
        "CREATE TABLE guest_closed_members (member TEXT NOT NULL PRIMARY KEY, closed_at BIGINT NOT NULL)")

    private static let forgotten = IntegrityCheck(
        "a member who has withdrawn has left nothing in the guest book", ko: "탈퇴한 회원의 방명록 글이 남아 있지 않습니다",
        offenders: "SELECT author FROM guests WHERE author IN (SELECT member FROM guest_closed_members)")
}
