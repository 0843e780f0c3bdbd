import ContractKit
import Payments
import Vocabulary

extension OrderContract {
    private static let other = OrderDraft(title: "단풍나무")

    static let renaming: [Clause<OrderFixture>] = [
        Clause("a new title counts the version up") { place in
            let order = try await place.added()
            place.clock.pass(.seconds(60))
            let renamed = try await place.owner.rename(order.id, other, expecting: .first).order
            try expectEqual(renamed.title, "단풍나무", "the title")
            try expectEqual(renamed.version, order.version.next, "the version")
            try expect(renamed.updatedAt > order.updatedAt, "the moment of change is later")
            try expectEqual(renamed.createdAt, order.createdAt, "the moment of making")
            try expectEqual(try await place.anonymous.order(order.id).order, renamed, "it")
        },
        Clause("against another version nothing is renamed, and the version of now is told") { place in
            let order = try await place.added()
            let renamed = try await place.owner.rename(order.id, other, expecting: .first).order
            try await expectRefused(.changed(renamed.version)) {
                try await place.owner.rename(
                    order.id, OrderDraft(title: "셋째"), expecting: order.version)
            }
            try expectEqual(try await place.owner.order(order.id).order, renamed, "it")
            let third = try await place.owner.rename(order.id, OrderDraft(title: "셋째"), expecting: nil)
            try expectEqual(third.order.title, "셋째", "the title without a version")
        },
        Clause("of several new titles at once against one version one wins") { place in
            let order = try await place.added()
            let won = try await withThrowingTaskGroup(of: Bool.self) { group in
                for number in 0..<8 {
                    group.addTask {
                        do throws(OrderError) {
                            let draft = OrderDraft(title: "제목 \(number)")
                            _ = try await place.owner.rename(order.id, draft, expecting: .first)
                            return true
                        } catch {
                            try expectEqual(error, .changed(order.version.next), "the error")
                            return false
                        }
                    }
                }
                return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            try expectEqual(won, 1, "how many won")
        },
        Clause("only the owner renames") { place in
            let order = try await place.added()
            for verbs in [place.stranger, place.moderator] {
                try await expectRefused(.notYours) {
                    try await verbs.rename(order.id, other, expecting: nil)
                }
            }
            try await expectRefused(.service(.signInRequired)) {
                try await place.anonymous.rename(order.id, other, expecting: nil)
            }
            try expectEqual(try await place.owner.order(order.id).order, order, "it")
        },
    ]
}
