import Database

extension FundingMigrations {
    /// Addresses at which receipts are printed, by the hashes of their secrets.
    static let rights = Migration(
        "funding-0007-rights",
        """
        CREATE TABLE funding_rights (
            hash TEXT NOT NULL PRIMARY KEY,
            purpose TEXT NOT NULL,
            subject TEXT NOT NULL,
            until_at BIGINT NOT NULL,
            number BIGINT NOT NULL
        )
        """,
        "CREATE INDEX funding_rights_subject ON funding_rights (subject, purpose, number)",
        "CREATE INDEX funding_rights_end ON funding_rights (until_at)")
}

extension FundingTables {
    /// Addresses that carry a right, by the hashes of their secrets.
    static let rights = AddressRightTable("funding_rights")
}
