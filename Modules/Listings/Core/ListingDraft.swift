import UnicodeText
public import Vocabulary

/// A listing before its check.
public struct ListingDraft: Hashable, Sendable {
    public var title: String
    public var description: String
    public var price: Money?
    public var discount: Money?
    /// How many units there are.
    public var stock: Int
    public var category: Category?
    public var condition: Condition?
    public var attributes: AttributeValues
    public var reservation: ReservationMode
    /// Pictures that the seller has uploaded, the cover first; at most five, none twice.
    public var photos: [PictureID]

    /// How many characters a title has.
    public static let titleLengths = 2...100
    /// How many characters a description has.
    public static let descriptionLengths = 0...2_000
    /// The most photos that a listing has.
    public static let mostPhotos = 5

    /// A draft of one unit, with nothing else filled in unless said.
    public init(
        title: String = "", description: String = "", price: Money? = nil, discount: Money? = nil,
        stock: Int = 1,
        category: Category? = nil, condition: Condition? = nil, attributes: AttributeValues = [:],
        reservation: ReservationMode = .immediate, photos: [PictureID] = []
    ) {
        self.title = title
        self.description = description
        self.price = price
        self.discount = discount
        self.stock = stock
        self.category = category
        self.condition = condition
        self.attributes = attributes
        self.reservation = reservation
        self.photos = photos
    }

    /// The draft that reproduces the listing.
    public init(_ listing: Listing) {
        self.init(
            title: listing.details.title, description: listing.details.description,
            price: listing.details.price.list, discount: listing.details.price.discount,
            stock: listing.stock.left,
            category: listing.details.category, condition: listing.details.condition,
            attributes: listing.details.attributes, reservation: listing.details.reservation,
            photos: listing.details.photos.map(\.id))
    }

    /// The checked details and stock, texts trimmed and in NFC, without the photos, which only their own
    /// domain can check. Throws `invalidFields` with all field errors.
    public func checked() throws(ListingError) -> (details: ListingDetails, stock: Int) {
        var form = Form()
        let title = form.read("title", title, .listingTitle)
        let description = form.read("description", description, .listingDescription)
        let price = form.price(price, discount)
        form.require(stock, "stock", in: 1...Stock.largest)
        let attributes = form.attributes(attributes, of: category, condition)
        form.fieldErrors += FieldError.photos(photos, atMost: Self.mostPhotos)
        guard form.fieldErrors.isEmpty, let price, let category else {
            throw .invalidFields(form.fieldErrors)
        }
        let details = ListingDetails(
            title: title, description: description, price: price, category: category, condition: condition,
            attributes: attributes, reservation: reservation)
        return (details, stock)
    }
}

/// Gathers the field errors of a draft.
private struct Form {
    var fieldErrors: [FieldError] = []

    mutating func addError(_ field: String, _ rule: FieldError.Rule) {
        fieldErrors.append(FieldError(field, rule))
    }

    mutating func read(_ field: String, _ typed: String, _ rule: TextRule) -> String {
        let reading = rule.read(typed)
        for rule in reading.brokenRules { addError(field, rule) }
        return reading.text
    }

    mutating func require(_ number: Int, _ field: String, in range: ClosedRange<Int>) {
        guard !range.contains(number) else { return }
        addError(field, .outOfRange(minimum: Int64(range.lowerBound), maximum: Int64(range.upperBound)))
    }

    mutating func price(_ list: Money?, _ discount: Money?) -> Price? {
        guard let list else {
            addError("price", .required)
            return nil
        }
        do throws(FieldErrorList) {
            return try Price(list: list, discount: discount)
        } catch {
            fieldErrors += error.fieldErrors
            return nil
        }
    }

    mutating func attributes(
        _ values: AttributeValues, of category: Category?, _ condition: Condition?
    ) -> AttributeValues {
        guard let category else {
            addError("category", .required)
            return [:]
        }
        if category.requiresCondition, condition == nil { addError("condition", .required) }
        var checked: AttributeValues = [:]
        for attribute in ListingAttribute.allCases {
            let reading = attribute.rule.read(values[attribute] ?? "")
            if !reading.text.isEmpty {
                checked[attribute] = reading.text
                check(attribute, reading, of: category)
            } else if category.required.contains(attribute) {
                addError(attribute.field, .required)
            }
        }
        return checked
    }

    private mutating func check(
        _ attribute: ListingAttribute, _ reading: TextReading, of category: Category
    ) {
        guard (category.required + category.optional).contains(attribute) else {
            return addError(attribute.field, .unexpected)
        }
        for rule in reading.brokenRules { addError(attribute.field, rule) }
        if let allowed = attribute.allowed, !allowed.contains(reading.text) {
            addError(attribute.field, .unknown(allowed: allowed))
        }
    }
}

extension TextRule {
    fileprivate static let listingTitle = TextRule(
        .line, characters: ListingDraft.titleLengths)
    fileprivate static let listingDescription = TextRule(
        .paragraph, characters: ListingDraft.descriptionLengths)
}

extension ListingAttribute {
    /// The attribute's field in a form: `attributes.league`.
    public var field: String { "attributes.\(rawValue)" }

    /// One line, which may be left out.
    fileprivate var rule: TextRule { TextRule(.line, characters: 0...maximumLength) }
}
