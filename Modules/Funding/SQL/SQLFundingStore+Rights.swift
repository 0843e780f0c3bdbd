import Database
public import Funding
public import Vocabulary

extension SQLFundingStore {
    public func add(_ right: AddressRight, at now: Timestamp) async throws(FundingError) {
        try await write { writer throws(DatabaseError) in
            try FundingTables.rights.add(right, writer, at: now)
        }
    }

    public func right(_ hash: ChainHash, at now: Timestamp) async throws(FundingError) -> AddressRight? {
        try await read { reader throws(DatabaseError) in
            try FundingTables.rights.right(hash, reader, at: now)
        }
    }
}
