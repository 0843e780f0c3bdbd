import Funding
import Vocabulary

/// Backings, updates and receipts, with everything that can stand in one.
enum ShownBackings {
    static let id = BackingID(ShownShelters.raw(5, 1))
    static let order = OrderID(ShownShelters.raw(6, 1))

    static func backing(_ state: BackingState, isAnonymous: Bool = false) -> Backing {
        let (isPaid, after) = (state.wasPaid, ShownShelters.after)
        return Backing(
            id: id, campaign: ShownCampaigns.id, member: ShownShelters.member.id,
            lines: [
                BackingLine(item: 1, quantity: 2, unitPrice: ShownShelters.won(45_000)),
                BackingLine(item: 3, quantity: 1, unitPrice: ShownShelters.won(12_000)),
            ], amount: ShownShelters.won(102_000), isAnonymous: isAnonymous,
            message: isAnonymous ? "" : "따뜻한 \"겨울\"", state: state,
            order: isPaid || state == .held ? order : nil, until: state.isUnpaid ? after(1) : nil,
            refund: refund(of: state), choices: choices(of: state),
            returned: ShownShelters.won(state == .backed ? 12_000 : 0), createdAt: ShownShelters.moment,
            backedAt: isPaid ? after(1) : nil, updatedAt: after(2), version: Version(4))
    }

    private static func refund(of state: BackingState) -> BackingRefund? {
        let next = ShownShelters.after(days: 3)
        switch state {
        case .refunding:
            return BackingRefund(
                order: order, amount: nil, reason: .withdrawn, item: nil, attempts: 12, nextAt: next)
        case .backed:
            return BackingRefund(
                order: order, amount: ShownShelters.won(12_000), reason: .item, item: 3, nextAt: next)
        default: return nil
        }
    }

    private static func choices(of state: BackingState) -> [ItemChoice] {
        guard state == .backed else { return [] }
        let until = ShownShelters.after(days: 10)
        let answers: [ItemChoice.Answer] = [.open, .refund, .swap(nil), .swap(1)]
        return answers.enumerated().map { ItemChoice(item: $0.offset + 1, answer: $0.element, until: until) }
    }

    static func view(_ state: BackingState, isAnonymous: Bool = false) -> BackingView {
        BackingView(
            backing: backing(state, isAnonymous: isAnonymous), backer: ShownShelters.member,
            campaignTitle: state == .returned ? "" : "송정의 \"겨울\"", campaignState: .open,
            receipt: state == .backed ? ShownReceipts.id : nil,
            terms: state.isUnpaid
                ? RefundTerms(
                    [RefundTerms.Step(until: ShownShelters.after(days: 14), basisPoints: 10_000)],
                    english: "All of it comes back until the deadline.", korean: "마감 전에는 전액 환불합니다.") : nil)
    }

    /// One of each state, and an anonymous one.
    static let all = BackingState.allCases.map { view($0) } + [view(.backed, isAnonymous: true)]

    static let cards = [
        BackerCard(
            member: ShownShelters.member, message: "따뜻한 \"겨울\"",
            day: ZoneRules.korea.day(at: ShownShelters.moment)),
        BackerCard(
            member: ShownShelters.gone, message: "", day: ZoneRules.korea.day(at: ShownShelters.moment)),
    ]

    static let years = [
        BackedYear(year: 2026, amount: ShownShelters.won(90_000), backings: 1),
        BackedYear(year: 2025, amount: ShownShelters.won(30_000), backings: 2),
    ]
}

/// What a shelter tells backers.
enum ShownUpdates {
    static let matters: [UpdateMatter] = [
        .news, .thanks, .bought(1, quantity: 10), .bought(nil, quantity: 1),
        .delivered(3, quantity: 24, isLast: false), .delivered(nil, quantity: 1, isLast: true),
    ]

    static func view(_ matter: UpdateMatter, by author: MemberCard = ShownShelters.owner) -> UpdateView {
        let update = CampaignUpdate(
            id: UpdateID(ShownShelters.raw(7, 1)), campaign: ShownCampaigns.id, author: author.id,
            matter: matter, text: author.nickname == nil ? "" : "사료가 \"왔습니다\".\n고맙습니다.",
            photos: [ShownShelters.photo(5)], hiddenAt: matter == .news ? ShownShelters.moment : nil,
            createdAt: ShownShelters.moment, version: Version(2))
        return UpdateView(update: update, author: author)
    }

    static let all = matters.map { view($0) } + [view(.news, by: ShownShelters.gone)]
}

/// Receipts as their members and treasurers see them.
enum ShownReceipts {
    static let id = ReceiptID(ShownShelters.raw(8, 1))

    static func view(
        isOfYear: Bool = false, holder: String = "김\"수연\"", void: ReceiptVoid? = nil
    ) -> ReceiptView {
        let receipt = Receipt(
            id: id, shelter: ShownShelters.id, year: 2026, number: 17, member: ShownShelters.member.id,
            holder: holder, isOfYear: isOfYear,
            lines: [
                ReceiptLine(
                    backing: ShownBackings.id, title: "송정의 \"겨울\"",
                    day: ZoneRules.korea.day(at: ShownShelters.moment), amount: ShownShelters.won(90_000)),
                ReceiptLine(
                    backing: BackingID(ShownShelters.raw(5, 2)), title: "가을",
                    day: ZoneRules.korea.day(at: ShownShelters.after(days: 1)),
                    amount: ShownShelters.won(30_000)),
            ], issuedAt: ShownShelters.after(days: 20), void: void, version: Version(2))
        return ReceiptView(receipt: receipt, shelter: ShownShelters.visited.shelter.card)
    }

    static let valid = view()
    static let year = view(isOfYear: true)
    static let merged = view(
        void: ReceiptVoid(
            reason: .merged, replacedBy: ReceiptID(ShownShelters.raw(8, 2)), at: ShownShelters.moment))
    static let refunded = view(
        holder: "", void: ReceiptVoid(reason: .refunded, replacedBy: nil, at: ShownShelters.moment))
    static let all = [valid, year, merged, refunded]

    static let address = RightSecret("AbCdEfGhIjKlMnOpQr_-09").map {
        ReceiptAddress($0, until: ShownShelters.after(days: 7))
    }
}
