public import Database

/// The history of Auth's tables.
public enum AuthMigrations {
    /// All steps, oldest first.
    public static let all: [Migration] = [
        Migration(
            "auth-0001-members-and-sessions",
            """
            CREATE TABLE auth_members (
                id TEXT NOT NULL PRIMARY KEY,
                email TEXT NOT NULL,
                email_key TEXT,
                nickname TEXT NOT NULL,
                nickname_key TEXT,
                introduction TEXT NOT NULL,
                phone TEXT,
                birthday BIGINT,
                language TEXT NOT NULL,
                role TEXT NOT NULL,
                joined_at BIGINT NOT NULL,
                version BIGINT NOT NULL,
                withdrawn_at BIGINT,
                password_hash TEXT,
                departure_pending INTEGER NOT NULL
            )
            """,
            "CREATE UNIQUE INDEX auth_members_email ON auth_members (email_key)",
            "CREATE UNIQUE INDEX auth_members_nickname ON auth_members (nickname_key)",
            "CREATE INDEX auth_members_departures ON auth_members (id) WHERE departure_pending = 1",
            """
            CREATE TABLE auth_sessions (
                id TEXT NOT NULL PRIMARY KEY,
                member_id TEXT NOT NULL REFERENCES auth_members (id),
                device TEXT NOT NULL,
                created_at BIGINT NOT NULL,
                last_used_at BIGINT NOT NULL,
                expires_at BIGINT NOT NULL
            )
            """,
            "CREATE INDEX auth_sessions_member ON auth_sessions (member_id, created_at, id)",
            """
            CREATE TABLE auth_refresh_tokens (
                digest TEXT NOT NULL PRIMARY KEY,
                session_id TEXT NOT NULL REFERENCES auth_sessions (id) ON DELETE CASCADE,
                expires_at BIGINT NOT NULL,
                used_at BIGINT
            )
            """,
            "CREATE INDEX auth_refresh_tokens_session ON auth_refresh_tokens (session_id)"
        ),
        Migration(
            "auth-0002-keys",
            // A table of one row, at place 1.
            """
            CREATE TABLE auth_keys (
                place INTEGER NOT NULL PRIMARY KEY,
                content TEXT NOT NULL
            )
            """
        ),
        Migration(
            "auth-0003-receipts",
            """
            CREATE TABLE auth_receipts (
                member TEXT NOT NULL,
                verb TEXT NOT NULL,
                idempotency_key TEXT NOT NULL,
                fingerprint TEXT NOT NULL,
                answer TEXT NOT NULL,
                made_at BIGINT NOT NULL,
                PRIMARY KEY (member, verb, idempotency_key)
            )
            """,
            "CREATE INDEX auth_receipts_age ON auth_receipts (made_at)"),
        // Other domains now erase more and refuse writes of withdrawn members.
        Migration(
            "auth-0004-departures-told-again",
            "UPDATE auth_members SET departure_pending = 1 WHERE withdrawn_at IS NOT NULL"),
        // Expired sessions are deleted.
        Migration(
            "auth-0005-sessions-by-expiry",
            "CREATE INDEX auth_sessions_expiry ON auth_sessions (expires_at)"),
        Migration(
            "auth-0006-places",
            """
            CREATE TABLE auth_places (
                member_id TEXT NOT NULL REFERENCES auth_members (id),
                place TEXT NOT NULL,
                seen_at BIGINT NOT NULL,
                PRIMARY KEY (member_id, place)
            )
            """,
            "CREATE INDEX auth_places_age ON auth_places (seen_at)"),
        Migration(
            "auth-0007-nickname-skeletons",
            "ALTER TABLE auth_members ADD COLUMN nickname_skeleton TEXT",
            // Not unique: confusable names from before may remain.
            "CREATE INDEX auth_members_skeleton ON auth_members (nickname_skeleton)",
            // Members whose skeleton is still to be computed by `SQLAuthStore.fillSkeletons`.
            """
            CREATE INDEX auth_members_unfilled ON auth_members (id)
            WHERE nickname_skeleton IS NULL AND nickname_key IS NOT NULL
            """),
        Migration(
            "auth-0008-suspensions-and-resets",
            "ALTER TABLE auth_members ADD COLUMN suspended_at BIGINT",
            "ALTER TABLE auth_members ADD COLUMN suspension_reason TEXT",
            "ALTER TABLE auth_members ADD COLUMN suspended_by TEXT",
            // A password reset code.
            "ALTER TABLE auth_members ADD COLUMN reset_digest TEXT",
            "ALTER TABLE auth_members ADD COLUMN reset_expires_at BIGINT",
            "CREATE INDEX auth_members_joined ON auth_members (joined_at, id)",
            "CREATE INDEX auth_members_role ON auth_members (role, joined_at, id)",
            """
            CREATE INDEX auth_members_suspended ON auth_members (joined_at, id)
            WHERE suspended_at IS NOT NULL
            """),
        Migration(
            "auth-0009-acts",
            Migration.Statement(
                only: .sqlite,
                """
                CREATE TABLE auth_acts (
                    sequence INTEGER NOT NULL PRIMARY KEY,
                    topic TEXT NOT NULL, subject TEXT NOT NULL, payload TEXT NOT NULL,
                    written_at BIGINT NOT NULL, attempts BIGINT NOT NULL, due_at BIGINT NOT NULL
                )
                """),
            Migration.Statement(
                only: .postgres,
                """
                CREATE TABLE auth_acts (
                    sequence BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
                    topic TEXT NOT NULL, subject TEXT NOT NULL, payload TEXT NOT NULL,
                    written_at BIGINT NOT NULL, attempts BIGINT NOT NULL, due_at BIGINT NOT NULL
                )
                """),
            "CREATE INDEX auth_acts_subject ON auth_acts (subject, sequence)"),
        Migration(
            "auth-0010-invitations",
            """
            CREATE TABLE auth_invitations (
                id TEXT NOT NULL PRIMARY KEY,
                digest TEXT NOT NULL,
                uses BIGINT NOT NULL,
                used BIGINT NOT NULL,
                made_by TEXT NOT NULL,
                made_at BIGINT NOT NULL,
                expires_at BIGINT NOT NULL
            )
            """,
            "CREATE UNIQUE INDEX auth_invitations_digest ON auth_invitations (digest)",
            "CREATE INDEX auth_invitations_made ON auth_invitations (made_at, id)",
            "CREATE INDEX auth_invitations_expiry ON auth_invitations (expires_at)"),
        Migration(
            "auth-0011-preferences",
            // Members' settings: a line of text by name.
            """
            CREATE TABLE auth_preferences (
                member_id TEXT NOT NULL REFERENCES auth_members (id),
                name TEXT NOT NULL,
                value TEXT NOT NULL,
                PRIMARY KEY (member_id, name)
            )
            """),
        Migration(
            "auth-0012-portraits",
            // The picture's card (`PictureCardList`); NULL for a member without a portrait.
            "ALTER TABLE auth_members ADD COLUMN picture TEXT"),
        Migration(
            "auth-0013-blocks",
            // Members' blocks.
            """
            CREATE TABLE auth_blocks (
                member_id TEXT NOT NULL REFERENCES auth_members (id),
                blocked_id TEXT NOT NULL REFERENCES auth_members (id),
                blocked_at BIGINT NOT NULL,
                PRIMARY KEY (member_id, blocked_id)
            )
            """,
            "CREATE INDEX auth_blocks_blocked ON auth_blocks (blocked_id, member_id)"),
        Migration(
            "auth-0014-silences",
            "ALTER TABLE auth_members ADD COLUMN silenced_until BIGINT",
            "ALTER TABLE auth_members ADD COLUMN silence_reason TEXT",
            "ALTER TABLE auth_members ADD COLUMN silenced_by TEXT",
            """
            CREATE INDEX auth_members_silenced ON auth_members (silenced_by)
            WHERE silenced_until IS NOT NULL
            """),
        Migration(
            "auth-0015-businesses",
            // The data of the business as which a member sells; all NULL for a private seller.
            "ALTER TABLE auth_members ADD COLUMN business_name TEXT",
            "ALTER TABLE auth_members ADD COLUMN business_representative TEXT",
            "ALTER TABLE auth_members ADD COLUMN business_address TEXT",
            "ALTER TABLE auth_members ADD COLUMN business_phone TEXT",
            "ALTER TABLE auth_members ADD COLUMN business_email TEXT",
            "ALTER TABLE auth_members ADD COLUMN business_registration TEXT",
            // NULL also for a business that need not report.
            "ALTER TABLE auth_members ADD COLUMN business_mail_order TEXT"),
    ]
}
