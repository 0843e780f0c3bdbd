import Funding
import Vocabulary
import Wire

/// The routes of single receipts.
func receiptRoutes(_ repository: @escaping FundingVerbsOf) -> [Route] {
    [
        Route(FundingEndpoints.receiptOfBacking) { input, caller throws(FundingError) in
            try await repository(caller.principal).receipt(of: input.id, for: input.holder)
        },
        Route(FundingEndpoints.receiptOfYear) { input, caller throws(FundingError) in
            try await repository(caller.principal)
                .receipt(from: input.id, in: input.year, for: input.holder)
        },
        Route(FundingEndpoints.showReceipt) { input, caller throws(FundingError) in
            try await repository(caller.principal).receipt(input.id)
        },
    ]
}

/// The routes of lists of receipts.
func receiptListRoutes(_ repository: @escaping FundingVerbsOf) -> [Route] {
    [
        Route(FundingEndpoints.ownReceipts) { input, caller throws(FundingError) in
            let page = try input.page.request(orThrow: FundingError.invalidFields)
            return try await repository(caller.principal).ownReceipts(in: input.year, page)
        },
        Route(FundingEndpoints.shelterReceipts) { input, caller throws(FundingError) in
            let page = try input.page.request(orThrow: FundingError.invalidFields)
            return try await repository(caller.principal).receipts(from: input.id, in: input.year, page)
        },
    ]
}
