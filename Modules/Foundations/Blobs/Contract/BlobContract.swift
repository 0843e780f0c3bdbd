public import ContractKit

/// What every blob store promises.
public enum BlobContract {
    /// All promises; their names are unique.
    public static let clauses: [Clause<BlobFixture>] =
        putting + refusing + again + reading + deleting + listing
}
