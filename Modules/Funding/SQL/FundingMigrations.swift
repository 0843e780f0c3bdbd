public import Database

/// The history of the tables of funding. Shipped steps never change; a new step is appended.
public enum FundingMigrations {
    /// All steps in order.
    public static let all = [shelters, campaigns, backings, updates, receipts, messages, rights]

    /// Shelters and their people. Of the names that count two are never alike.
    private static let shelters = Migration(
        "funding-0001-shelters",
        """
        CREATE TABLE shelters (
            id TEXT NOT NULL PRIMARY KEY,
            owner TEXT NOT NULL,
            name TEXT NOT NULL,
            name_skeleton TEXT NOT NULL,
            search_name TEXT NOT NULL,
            registration_number TEXT NOT NULL,
            place TEXT NOT NULL,
            search_place TEXT NOT NULL,
            contact TEXT NOT NULL,
            introduction TEXT NOT NULL,
            photo TEXT,
            photo_by TEXT,
            bank TEXT,
            account_number TEXT,
            account_holder TEXT,
            state TEXT NOT NULL,
            note TEXT NOT NULL,
            verified_at BIGINT,
            hidden_at BIGINT,
            created_at BIGINT NOT NULL,
            updated_at BIGINT NOT NULL,
            version BIGINT NOT NULL
        )
        """,
        """
        CREATE UNIQUE INDEX shelters_name ON shelters (name_skeleton)
        WHERE state IN ('pending', 'verified', 'suspended')
        """,
        "CREATE INDEX shelters_newest ON shelters (state, created_at, id) WHERE hidden_at IS NULL",
        "CREATE INDEX shelters_owner ON shelters (owner)",
        """
        CREATE TABLE shelter_people (
            shelter TEXT NOT NULL,
            member TEXT NOT NULL,
            role TEXT NOT NULL,
            joined_at BIGINT NOT NULL,
            PRIMARY KEY (shelter, member)
        )
        """,
        "CREATE INDEX shelter_people_member ON shelter_people (member, joined_at, shelter)",
        """
        CREATE TABLE funding_uploads (
            uploader TEXT NOT NULL,
            record TEXT NOT NULL,
            PRIMARY KEY (uploader, record)
        )
        """)
}
