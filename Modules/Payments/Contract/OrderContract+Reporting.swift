import ContractKit
import Payments
import Vocabulary

extension OrderContract {
    /// What the domain of a record says of a delivery, and is told of it.
    static let reporting: [Clause<OrderFixture>] = [
        Clause("the domain of a record is told of hand-over and receipt, each once") { place in
            let view = try await place.paid()
            let id = view.order.id
            try await place.expectReported([])
            for _ in 0..<2 { _ = try await place.seller.handOver(id) }
            let handedOverAt = try await place.file(view).order.delivery.handedOverAt
            let handed = DeliveryChange(
                of: id, for: view.order.record, handedOverAt: handedOverAt, receivedAt: nil)
            try await place.expectReported([handed])
            _ = try await place.buyer.complain(id, .notAsAgreed, "색이 다릅니다")
            try await place.expectReported([])
            place.clock.pass(.hours(1))
            for _ in 0..<2 { _ = try await place.buyer.confirm(id) }
            let received = DeliveryChange(
                of: id, for: view.order.record, handedOverAt: handedOverAt, receivedAt: place.clock.now())
            try await place.expectReported([received])
        },
        Clause("silence and a withdrawal for a part are told to the domain as a receipt") { place in
            let silent = try await place.handedOver()
            let withdrawn = try await place.paid { $0.refunds = [(.days(14), 5_000)] }
            _ = try await place.messages()
            _ = try await place.buyer.withdraw(withdrawn.order.id)
            for day in [3, 3, 1] { try await place.pass(.days(day)) }
            let told = try await place.messages().compactMap { DeliveryChange($0) }
            try expectEqual(told.map(\.order), [withdrawn.order.id, silent.order.id], "the orders")
            try expect(told.allSatisfy { $0.receivedAt != nil }, "the receipts")
        },
        Clause("a domain records hand-over and receipt for payee and buyer, and for no others") { place in
            let (view, open) = (try await place.paid(), try await place.opened())
            let (service, id, members) = (try place.service, view.order.id, place.members)
            for principal in [members.buyer, members.stranger, members.operator] {
                try await place.expectUndelivered(.notFound) {
                    try await service.handedOver(id, by: principal)
                }
            }
            for principal in [members.owner, members.stranger] {
                try await place.expectUndelivered(.notFound) { try await service.received(id, by: principal) }
            }
            try await place.expectUndelivered(.wrongState) {
                try await service.handedOver(open.order.id, by: members.owner)
            }
            for _ in 0..<2 {
                try await service.handedOver(id, by: members.owner)
                try await service.received(id, by: members.buyer)
            }
            let delivery = try await place.file(view).order.delivery
            try expect(delivery.handedOverAt != nil && delivery.receivedAt != nil, "both are recorded")
            try await place.expectBalance(due: 29_010)
        },
    ]
}

extension OrderFixture {
    /// Checks the changes of deliveries since the last call.
    fileprivate func expectReported(
        _ expected: [DeliveryChange], file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let told = try await messages().compactMap { DeliveryChange($0) }
        try expectEqual(told, expected, "what the domain is told", file: file, line: line)
    }

    /// Checks that a delivery is not recorded, with exactly that failure.
    fileprivate func expectUndelivered(
        _ expected: DeliveryFailure, file: StaticString = #fileID, line: UInt = #line,
        _ body: () async throws -> Void
    ) async throws {
        do {
            try await body()
        } catch let failure as DeliveryFailure {
            return try expectEqual(failure, expected, "the failure", file: file, line: line)
        }
        throw BrokenPromise("nothing is recorded: \(expected)", file: file, line: line)
    }
}
