import ContractKit
import Funding
import Vocabulary

extension FundingFixture {
    /// The addresses of receipts of the service. Throws `NotApplicable` for a server.
    func addresses() throws -> ReceiptAddressService {
        let ids = environment.ids
        return ReceiptAddressService(
            try service,
            mint: RightMint(seal: Self.seal) {
                let raw: RawIdentifier = ids.next()
                return RightSecret(raw.base32.suffix(RightSecret.length))
            })
    }

    /// The hash by which clauses keep rights. It tells secrets apart and hides nothing.
    private static let seal = ChainSeal { bytes, key in
        (UInt64(0)..<4).flatMap { lane in
            let sum = (key + bytes).reduce(0xCBF2_9CE4_8422_2325 &+ lane) { sum, byte in
                (sum ^ UInt64(byte)) &* 0x100_0000_01B3
            }
            return (UInt64(0)..<8).map { UInt8(truncatingIfNeeded: sum >> (8 * $0)) }
        }
    }

    /// A receipt of the member for 30,000 won to a campaign that has succeeded, a week later.
    func printable(of member: Principal) async throws -> (paid: PaidBacking, receipt: Receipt) {
        let campaign = try await opened()
        let paid = try await self.paid(campaign, as: member)
        try await succeed(campaign, payable: 0)
        let view = try await repository(as: member).receipt(of: paid.id, for: "김하늘")
        return (paid, view.receipt)
    }
}

extension ReceiptAddressService {
    /// Checks that the address shows this receipt.
    func expectShown(
        _ receipt: Receipt, at address: ReceiptAddress, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let shown = try await self.shown(at: address)
        try expectEqual(shown, receipt, "what is shown at the address", file: file, line: line)
    }

    /// The receipt at the address; nil if nothing is found there.
    private func shown(at address: ReceiptAddress) async throws -> Receipt? {
        do throws(FundingError) {
            return try await desk.receipt(address.secret).receipt
        } catch {
            if error == .notFound { return nil }
            throw error
        }
    }

    /// Checks that nothing is found at the address.
    func expectGone(
        _ address: ReceiptAddress, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        try await expectRefused(.notFound, file: file, line: line) { try await desk.receipt(address.secret) }
    }
}
