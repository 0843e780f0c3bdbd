package import Payments
package import Vocabulary

extension OrderRepository {
    /// The problem with that order among the open ones, of which there are few; nil if it is settled. Throws
    /// `operatorsOnly`.
    package func openProblem(of id: OrderID) async throws(OrderError) -> ProblemView? {
        var next: Cursor?
        repeat {
            let page = try await problems(.largest(after: next))
            if let found = page.items.first(where: { $0.order.order.id == id }) { return found }
            next = page.next
        } while next != nil
        return nil
    }
}
