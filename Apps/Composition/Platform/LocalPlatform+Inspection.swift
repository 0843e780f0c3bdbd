public import Database
public import Vocabulary

extension LocalPlatform {
    /// Whether no member has ever joined. Throws outages.
    public func isUntouched() async throws(ServiceFailure) -> Bool {
        try await stores.isUntouched()
    }

    /// Makes PostgreSQL end all connections of other Madang programs to this database; returns how many. Does
    /// nothing on other engines. Throws outages.
    public func cutOtherConnections() async throws(ServiceFailure) -> Int {
        try await stores.cutOtherConnections()
    }

    /// The database of the data, for inspection below the verbs; nil in memory.
    public var database: (any SQLDatabase)? { stores.database?.sql }
}
