import ContractKit
import Payments
import Vocabulary

extension OrderContract {
    static let listing: [Clause<OrderFixture>] = [
        Clause("lists show one's own orders by side and state, the youngest first") { place in
            let open = try await place.opened()
            place.clock.pass(.seconds(1))
            let paid = try await place.paid()
            place.clock.pass(.seconds(1))
            let record = try place.goods.offer(OrderedGoods("내 물건"), by: place.members.buyer)
            let sold = try await place.open(record, by: place.members.stranger)
            func expectListed(
                _ side: OrderFilter.Side?, _ state: OrderState?, _ expected: [OrderView]
            ) async throws {
                let filter = OrderFilter(side: side, state: state)
                try expectPage(
                    try await place.buyer.orders(filter, .first), expected,
                    "\(side?.rawValue ?? "all"), \(state?.rawValue ?? "any state")")
            }
            try await expectListed(nil, nil, [sold, paid, open])
            try await expectListed(.buying, nil, [paid, open])
            try await expectListed(.selling, nil, [sold])
            try await expectListed(nil, .open, [sold, open])
            try await expectListed(.buying, .fulfilled, [paid])
            try await expectListed(.selling, .fulfilled, [])
            let filter = OrderFilter(side: .selling)
            try expectPage(try await place.seller.orders(filter, .first), [paid, open], "the seller's")
        },
        Clause("cursors lead through all orders, each once, on pages of any size") { place in
            let whole = try await place.orderList(7)
            try expectPage(try await place.buyer.orders(OrderFilter(), .first), whole, "the whole list")
            for limit in [1, 2, 3, 7] {
                let found = try await place.pages(of: limit) { page in
                    try await place.buyer.orders(OrderFilter(), page)
                }
                try expectEqual(found.map(\.order), whole.map(\.order), "pages of \(limit)")
            }
        },
        Clause("a cursor keeps its place while orders come and change") { place in
            let whole = try await place.orderList(5)
            let buyer = place.buyer
            let first = try await buyer.orders(OrderFilter(), PageRequest(limit: 2))
            let cursor = try expectValue(first.next, "the next page")
            place.clock.pass(.seconds(1))
            _ = try await place.opened()
            for view in [whole[1], whole[3]] { _ = try await buyer.cancel(view.order.id) }
            let rest = try await buyer.orders(OrderFilter(), PageRequest(.after(cursor)))
            try expectEqual(rest.items.map(\.order.id), whole[2...].map(\.order.id), "the rest")
            try expectEqual(rest.items[1].order.state, .closed, "the state of one that was cancelled")
        },
        Clause("numbered pages carry their place and the total") { place in
            let whole = try await place.orderList(5)
            for (number, expected) in [(1, whole[0..<2]), (3, whole[4..<5]), (9, whole[5..<5])] {
                let page = try await place.buyer.orders(
                    OrderFilter(side: .buying), PageRequest(.number(number), limit: 2))
                try expectPage(page, expected, "page \(number)")
                try expectEqual(
                    page.numbering, PageNumbering(number: number, size: 2, total: 5), "its place")
            }
        },
        Clause("the cursor of another list is refused") { place in
            _ = try await place.orderList(3)
            let page = try await place.buyer.orders(OrderFilter(), PageRequest(limit: 1))
            let after = try PageRequest(.after(try expectValue(page.next, "the next page")))
            let (buyer, seller) = (place.buyer, place.seller)
            let mismatch = OrderError.invalidFields([FieldError("after", .mismatch)])
            try await expectRefused(mismatch) {
                try await buyer.orders(OrderFilter(side: .buying), after)
            }
            try await expectRefused(mismatch) { try await buyer.orders(OrderFilter(state: .open), after) }
            try await expectRefused(mismatch) { try await seller.orders(OrderFilter(), after) }
            try await expectRefused(mismatch) { try await buyer.postings(after) }
            try await expectRefused(mismatch) { try await place.operator.problems(after) }
        },
        Clause("postings and complaints are read page by page, each once") { place in
            for number in 0..<5 {
                let view = try await place.paid()
                if number < 3 { _ = try await place.buyer.confirm(view.order.id) }
                if number >= 1 { try await place.complain(view) }
                if number.isMultiple(of: 2) { place.clock.pass(.seconds(1)) }
            }
            let postings = try await place.seller.postings(.first).items
            let problems = try await place.operator.problems(.first).items
            try expectEqual([postings.count, problems.count], [3, 2], "how many")
            for limit in [1, 2, 3] {
                try expectEqual(
                    try await place.pages(of: limit) { try await place.seller.postings($0) }, postings,
                    "postings, pages of \(limit)")
                try expectEqual(
                    try await place.pages(of: limit) { try await place.operator.problems($0) }, problems,
                    "complaints, pages of \(limit)")
            }
        },
    ]
}

extension OrderFixture {
    /// Opens that many orders, some at the same moment; the youngest first.
    fileprivate func orderList(_ count: Int) async throws -> [OrderView] {
        var views: [OrderView] = []
        for number in 0..<count {
            views.append(try await opened())
            if number.isMultiple(of: 2) { clock.pass(.seconds(1)) }
        }
        return views.sorted {
            ($0.order.openedAt, $0.order.id) > ($1.order.openedAt, $1.order.id)
        }
    }

    /// All items of a list, read page by page.
    fileprivate func pages<Item>(
        of limit: Int, _ read: (PageRequest) async throws -> Page<Item>
    ) async throws -> [Item] {
        var (found, request): ([Item], PageRequest) = ([], try PageRequest(limit: limit))
        for _ in 0..<20 {
            let page = try await read(request)
            found += page.items
            guard let next = page.next else { break }
            request = try PageRequest(.after(next), limit: limit)
        }
        return found
    }

    /// Complains, unless the money is the seller's already.
    fileprivate func complain(_ view: OrderView) async throws {
        do {
            _ = try await buyer.complain(view.order.id, .notReceived, "아직 못 받았어요")
        } catch OrderError.wrongState {}
    }
}
