public import Vocabulary

/// Addresses of receipts over the receipts of a service, and the rights that these addresses carry.
public struct ReceiptAddressService: Sendable {
    let funding: FundingService
    let mint: RightMint

    /// The purpose of the rights.
    static let purpose = "receipt"

    /// Addresses over a service, whose store keeps what they allow; `mint` makes their secrets.
    public init(_ funding: FundingService, mint: RightMint) {
        (self.funding, self.mint) = (funding, mint)
    }

    var rights: any ReceiptRightStore { funding.store }

    /// The verb for one principal.
    public func verbs(for principal: Principal) -> any ReceiptAddressVerbs {
        LocalReceiptAddressVerbs(service: self, principal: principal)
    }

    /// The verb at addresses.
    public var desk: any ReceiptDesk { LocalReceiptDesk(service: self) }

    func hash(of secret: RightSecret) throws(FundingError) -> ChainHash {
        do throws(ServiceFailure) {
            return try mint.hash(of: secret, for: Self.purpose)
        } catch {
            throw .service(error)
        }
    }
}

/// Makes addresses for one principal.
private struct LocalReceiptAddressVerbs: ReceiptAddressVerbs {
    let service: ReceiptAddressService
    let principal: Principal

    func address(of receipt: ReceiptID) async throws(FundingError) -> ReceiptAddress {
        // Those who may read the receipt may print it, as long as it names its member.
        let view = try await service.funding.repository(for: principal).receipt(receipt)
        guard !view.receipt.holder.isEmpty else { throw .notFound }
        let secret: RightSecret
        do throws(ServiceFailure) {
            secret = try service.mint.make()
        } catch {
            throw .service(error)
        }
        let now = service.funding.time.now()
        let until = now.advanced(by: ReceiptAddress.lasting)
        let right = AddressRight(
            hash: try service.hash(of: secret), purpose: ReceiptAddressService.purpose,
            subject: AnyIdentifier(receipt), until: until)
        try await service.rights.add(right, at: now)
        return ReceiptAddress(secret, until: until)
    }
}

/// Answers at addresses.
private struct LocalReceiptDesk: ReceiptDesk {
    let service: ReceiptAddressService

    func receipt(_ secret: RightSecret) async throws(FundingError) -> ReceiptView {
        let (funding, hash) = (service.funding, try service.hash(of: secret))
        guard let right = try await service.rights.right(hash, at: funding.time.now()),
            right.purpose == ReceiptAddressService.purpose, let id: ReceiptID = right.subject.typed(),
            let receipt = try await funding.store.receipt(id), !receipt.holder.isEmpty,
            let shelter = try await funding.store.shelter(receipt.shelter)
        else { throw .notFound }
        return ReceiptView(receipt: receipt, shelter: shelter.card)
    }
}
