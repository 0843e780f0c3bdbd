public import ContractKit

/// The promises of Auth.
public enum AuthContract {
    /// Every clause. Each is checked in a fixture of its own.
    public static let clauses: [Clause<AuthFixture>] =
        joining + repeating + naming + signingIn + guessing + knownPlaces + refreshing + clocks + sessions
        + passwords + profiles + counting + leaving + others + finding + suspending + appointing + acts
        + inviting + resetting + exporting + settings + portraits + tellingPortraits + blocking
        + tellingBlocks + nicknames + silencing + selling
}
