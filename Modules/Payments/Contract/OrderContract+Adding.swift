import ContractKit
import Payments
import Vocabulary

extension OrderContract {
    static let adding: [Clause<OrderFixture>] = [
        Clause("what a member adds is shown to all, in its first version") { place in
            let view = try await place.owner.add(OrderDraft(title: "느티나무"))
            let order = view.order
            try expectEqual(order.title, "느티나무", "the title")
            try expectEqual(order.owner, place.environment.members.owner.memberID, "the owner")
            try expectEqual(order.state, .shown, "the state")
            try expectEqual(order.version, .first, "the version")
            try expectEqual(order.updatedAt, order.createdAt, "the moment of change")
            try expectEqual(try await place.anonymous.order(order.id), view, "the view of all")
            try expectPage(try await place.anonymous.browse(.first), [order])
        },
        Clause("a title is kept trimmed and in NFC") { place in
            // "나무" as conjoining letters, as some keyboards send it.
            let decomposed = "\u{1102}\u{1161}\u{1106}\u{116E}"
            let order = try await place.added("  \(decomposed)\n")
            try expectEqual(Array(order.title.utf8), Array("나무".utf8), "the bytes of the title")
        },
        Clause("a title that breaks rules is refused with all field errors, and nothing is added") { place in
            let refused: [(String, [FieldError.Rule])] = [
                (" ", [.required]), ("나", [.tooShort(minimum: 2)]),
                (String(repeating: "나", count: 101), [.tooLong(maximum: 100)]),
                ("나\u{1B}[31m무", [.forbiddenCharacters]),
                ("\u{202E}", [.forbiddenCharacters, .tooShort(minimum: 2)]),
            ]
            for (title, rules) in refused {
                try await expectRefused(.invalidFields(rules.map { FieldError("title", $0) })) {
                    try await place.added(title)
                }
            }
            try expectPage(try await place.anonymous.browse(.first), [])
        },
        Clause("a visitor adds nothing") { place in
            try await expectRefused(.service(.signInRequired)) {
                try await place.anonymous.add(OrderDraft(title: "느티나무"))
            }
            try expectPage(try await place.anonymous.browse(.first), [])
        },
        Clause("an owner is shown by the name of the day") { place in
            let order = try await place.added()
            for name in ["새 이름", nil] {
                place.environment.directory.name(order.owner, name)
                let card = MemberCard(id: order.owner, nickname: name)
                try expectEqual(try await place.stranger.order(order.id).owner, card, "the owner")
                let page = try await place.stranger.browse(.first)
                try expectEqual(page.items.map(\.owner), [card], "the owner in a list")
            }
        },
        Clause("a member who is closed writes nothing") { place in
            let order = try await place.added()
            let (directory, draft) = (place.environment.directory, OrderDraft(title: "단풍"))
            directory.stand(order.owner, .closed)
            let closed = OrderError.service(.accessInvalid)
            try await expectRefused(closed) { try await place.owner.add(draft) }
            try await expectRefused(closed) {
                try await place.owner.rename(order.id, draft, expecting: nil)
            }
            try await expectRefused(closed) { try await place.owner.hide(order.id) }
            try await expectRefused(closed) { try await place.owner.remove(order.id) }
            directory.stand(order.owner, .active)
            try expectPage(try await place.owner.browse(.first), [order])
        },
        Clause("what never was is not found") { place in
            let id = OrderID(place.environment.ids.next())
            try await expectRefused(.notFound) { try await place.owner.order(id) }
            try await expectRefused(.notFound) {
                try await place.owner.rename(id, OrderDraft(title: "단풍"), expecting: nil)
            }
            try await expectRefused(.notFound) { try await place.owner.hide(id) }
            try await expectRefused(.notFound) { try await place.owner.remove(id) }
        },
    ]
}
