public import Vocabulary

extension NoticeKind {
    /// A change of one of the member's orders.
    public static let order = NoticeKind(declared: "order")
}

extension NoticeRule {
    /// The rule of the notices that payments send: each is an act, and stays.
    public static let ofOrders = [NoticeRule(.order)]
}
