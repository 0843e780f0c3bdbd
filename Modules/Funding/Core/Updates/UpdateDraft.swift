import UnicodeText
public import Vocabulary

/// An update before its check, as it is typed.
public struct UpdateDraft: Hashable, Sendable {
    public var matter: UpdateMatter
    public var text: String
    /// Pictures that the member has uploaded: at most 5, none twice.
    public var photos: [PictureID]

    /// Blank news by default.
    public init(matter: UpdateMatter = .news, text: String = "", photos: [PictureID] = []) {
        (self.matter, self.text, self.photos) = (matter, text, photos)
    }

    /// How many photos an update has at the most.
    public static let mostPhotos = 5

    /// The checked text, trimmed and in NFC. Throws `invalidFields` with all field errors, `unknown` for an
    /// item that the campaign has not.
    public func checked(for campaign: Campaign) throws(FundingError) -> String {
        var form = FormReading()
        let text = form.read("text", text, .paragraph, 1...2_000)
        form.refuse(FieldError.photos(photos, atMost: Self.mostPhotos))
        if let quantity = matter.quantity { form.require("quantity", Int64(quantity), in: 1...1_000_000) }
        let numbers = campaign.details.goal.items.map(\.number)
        if let item = matter.item, !numbers.contains(item) {
            form.refuse("item", .unknown(allowed: numbers.map { "\($0)" }))
        }
        if matter.isDelivery, matter.item == nil, !numbers.isEmpty { form.refuse("item", .required) }
        try form.finish()
        return text
    }

    /// The parts that tell one request from another.
    var content: [String?] {
        [
            matter.kind.rawValue, matter.item.map { "\($0)" }, matter.quantity.map { "\($0)" },
            "\(matter.isLast)", text, photos.map { "\($0)" }.joined(separator: " "),
        ]
    }
}
