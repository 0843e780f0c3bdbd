public import Vocabulary

extension InMemoryFundingStore {
    public func add(_ right: AddressRight, at now: Timestamp) async throws(FundingError) {
        func isAlike(_ other: AddressRight) -> Bool {
            other.subject == right.subject && other.purpose == right.purpose
        }
        receiptRights.removeAll { $0.until <= now }
        receiptRights.append(right)
        if receiptRights.count(where: isAlike) > AddressRight.mostOfRecord,
            let oldest = receiptRights.firstIndex(where: isAlike)
        {
            receiptRights.remove(at: oldest)
        }
    }

    public func right(_ hash: ChainHash, at now: Timestamp) async throws(FundingError) -> AddressRight? {
        receiptRights.first { $0.hash == hash && $0.until > now }
    }
}
