public import Database
public import Vocabulary

extension LocalPlatform {
    /// Whether nobody has ever joined here. Throws outages.
    public func isUntouched() async throws(ServiceFailure) -> Bool {
        try await stores.isUntouched()
    }

    /// Has PostgreSQL end every connection of other programs of Madang to this database; answers how many.
    /// Nothing on other engines. Throws outages.
    public func cutOtherConnections() async throws(ServiceFailure) -> Int {
        try await stores.cutOtherConnections()
    }

    /// The database that the data is in, for those who look at it behind the verbs; nil in memory.
    public var database: (any SQLDatabase)? { stores.database?.sql }
}
