public import Database

/// The migrations of the tables of pictures. Shipped steps never change; a new step is appended.
public enum StorageMigrations {
    /// All steps in order.
    public static let all = [
        // unused_since: NULL while a record shows the picture.
        Migration(
            "storage-0001-pictures",
            """
            CREATE TABLE pictures (
                id TEXT NOT NULL PRIMARY KEY,
                owner TEXT NOT NULL,
                width BIGINT NOT NULL,
                height BIGINT NOT NULL,
                placeholder TEXT NOT NULL,
                description TEXT NOT NULL,
                uploaded_at BIGINT NOT NULL,
                record TEXT,
                unused_since BIGINT,
                is_public INTEGER NOT NULL,
                record_version BIGINT
            )
            """,
            "CREATE INDEX pictures_owner ON pictures (owner, uploaded_at, id)",
            "CREATE INDEX pictures_record ON pictures (record) WHERE record IS NOT NULL",
            """
            CREATE INDEX pictures_unused ON pictures (unused_since, id) WHERE unused_since IS NOT NULL
            """),
        // kept_until: until then a blob is not swept, even without references.
        Migration(
            "storage-0002-blobs",
            """
            CREATE TABLE picture_variants (
                picture TEXT NOT NULL,
                size TEXT NOT NULL,
                kind TEXT NOT NULL,
                width BIGINT NOT NULL,
                height BIGINT NOT NULL,
                length BIGINT NOT NULL,
                hash TEXT NOT NULL,
                generation BIGINT NOT NULL,
                PRIMARY KEY (picture, size)
            )
            """,
            "CREATE INDEX picture_variants_blob ON picture_variants (hash, generation)",
            """
            CREATE TABLE picture_blobs (
                hash TEXT NOT NULL,
                generation BIGINT NOT NULL,
                size BIGINT NOT NULL,
                refs BIGINT NOT NULL,
                kept_until BIGINT NOT NULL,
                condemned INTEGER NOT NULL,
                PRIMARY KEY (hash, generation)
            )
            """,
            "CREATE INDEX picture_blobs_idle ON picture_blobs (kept_until, hash) WHERE refs = 0"),
        Migration(
            "storage-0003-idempotency",
            """
            CREATE TABLE picture_idempotency (
                member TEXT NOT NULL,
                verb TEXT NOT NULL,
                idempotency_key TEXT NOT NULL,
                fingerprint TEXT NOT NULL,
                answer TEXT NOT NULL,
                made_at BIGINT NOT NULL,
                PRIMARY KEY (member, verb, idempotency_key)
            )
            """,
            "CREATE INDEX picture_idempotency_age ON picture_idempotency (made_at)",
            """
            CREATE TABLE picture_closed_members (
                member TEXT NOT NULL PRIMARY KEY,
                closed_at BIGINT NOT NULL
            )
            """),
    ]
}
