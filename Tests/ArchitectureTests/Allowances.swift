/// What is permitted although a rule forbids it. These lists may only shrink.
extension Allowance {
    /// Files that import all of Foundation, whose internationalisation data makes every program bigger by 30
    /// MB.
    static let foundation: [Allowance] = []

    /// Constructs that end the program or silence the compiler (`UnsafetyRule`).
    static let unsafety: [Allowance] = []

    /// Files, functions and lines over the limits (`LengthRule`).
    static let lengths: [Allowance] = []

    /// Files below these places that know a domain by name (`OnePlaceRule`); the amount counts files.
    static let domainsElsewhere: [Allowance] = [
        known("Audit", "Tests/ArchitectureTests/", 1, "this list"),
        known("Audit", "Tests/CrossDomainTests/", 1, "acts of one domain are read in another"),
        known(
            "Auth", "Apps/Composition/Domains/Accounts.swift", 1,
            "the other domains need to know members, who sign in and leave"),
        known(
            "Auth", "Apps/Composition/Platform/", 10,
            "who asks is known by a session, and keys and passwords are opened first"),
        known("Auth", "Apps/Composition/Sessions/", 2, "a session is kept in a file"),
        known("Auth", "Apps/Operations/Transfer/", 1, "keys of tokens travel apart from tables"),
        known("Auth", "Apps/Operations/Installation.swift", 1, "commands act with the session of a backend"),
        known("Auth", "Apps/Operations/Health/", 1, "the session is examined"),
        known("Auth", "Apps/Operations/Backup/", 1, "keys of tokens are backed up apart from tables"),
        known(
            "Auth", "Apps/Sample/", 5,
            "sample members are filled in without hashing each password, and very many by statements"),
        known("Auth", "Apps/CLI/", 1, "the program hands on the session"),
        known("Auth", "Apps/DeviceState/", 2, "a device keeps the session, and the email"),
        known("Auth", "Apps/Harness/", 2, "test places join members"),
        known(
            "Auth", "Apps/Verification/Contract/", 8, "contracts at servers act as members who joined there"),
        known("Auth", "Apps/Verification/Crash/", 1, "who writes in a drill joins first"),
        known("Auth", "Apps/Verification/Fuzz/", 2, "tokens are fuzzed"),
        known("Auth", "Apps/Verification/Totals/", 1, "who backs a campaign in a drill joins first"),
        known("Auth", "Tests/AcceptanceTests/", 1, "a full disk is met below the commands"),
        known("Auth", "Tests/ArchitectureTests/", 3, "edges of its own; made-up trees"),
        known("Auth", "Tests/CrossDomainTests/", 17, "stories of several domains"),
        known("Community", "Tests/ArchitectureTests/", 1, "this list"),
        known("Community", "Tests/CrossDomainTests/", 4, "what others do is seen on screens of all domains"),
        known("Comments", "Tests/ArchitectureTests/", 1, "this list"),
        known("Comments", "Tests/CrossDomainTests/", 5, "stories of what is said about records of others"),
        known("Crews", "Tests/ArchitectureTests/", 1, "this list"),
        known("Deals", "Tests/ArchitectureTests/", 1, "this list"),
        known("Deals", "Tests/CrossDomainTests/", 6, "deals are told, blocked and talked about elsewhere"),
        known("Feed", "Apps/Sample/", 1, "very many feed posts are filled in by statements"),
        known("Feed", "Tests/ArchitectureTests/", 2, "this list; made-up trees"),
        known("Feed", "Tests/CrossDomainTests/", 2, "posts wear listings, and a block ends following"),
        known(
            "Funding", "Apps/Verification/Totals/", 6, "a drill holds totals of campaigns against books"),
        known("Funding", "Tests/ArchitectureTests/", 1, "this list"),
        known("Funding", "Tests/CrossDomainTests/", 1, "shelters are verified where no screen does it"),
        known("Listings", "Apps/Sample/", 1, "very many listings are filled in by statements"),
        known("Listings", "Apps/Harness/", 1, "an answer of a known size is served for measuring"),
        known("Listings", "Tests/AcceptanceTests/", 1, "a full disk is met below the commands"),
        known(
            "Listings", "Tests/ArchitectureTests/", 3, "is the repository read at all; made-up trees"),
        known("Listings", "Tests/CrossDomainTests/", 16, "stories of several domains"),
        known("Notices", "Tests/ArchitectureTests/", 1, "this list"),
        known("Moderation", "Tests/ArchitectureTests/", 1, "this list"),
        known("Moderation", "Tests/CrossDomainTests/", 1, "a moderator reads what was reported"),
        known("Notices", "Tests/CrossDomainTests/", 3, "what members are told is done in another domain"),
        known(
            "Payments", "Apps/Verification/Totals/", 3, "a drill holds totals of campaigns against the ledger"
        ),
        known("Payments", "Tests/ArchitectureTests/", 1, "this list"),
        known(
            "Payments", "Tests/CrossDomainTests/", 2,
            "payments are halted by a restore and a copy; records of a sale are opened together"),
        known("Storage", "Tests/ArchitectureTests/", 1, "this list"),
        known("Storage", "Tests/CrossDomainTests/", 2, "what listings and members show is kept there"),
    ]

    private static func known(_ domain: String, _ place: String, _ files: Int, _ why: String) -> Allowance {
        Allowance(file: place, subject: domain, amount: files, reason: why)
    }
}
