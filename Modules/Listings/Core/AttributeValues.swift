/// The attributes of a listing: one text for each that it has, in the order of the cases.
///
/// Stored as an array of pairs: dictionaries took a quarter of the time of reading a page of listings.
public struct AttributeValues: Hashable, Sendable, Sequence, ExpressibleByDictionaryLiteral {
    private struct Pair: Hashable {
        let attribute: ListingAttribute
        var text: String
    }

    private var pairs: [Pair] = []

    /// No attribute.
    public init() {}

    /// Attributes and their values; the last one counts of an attribute that is named twice.
    public init(dictionaryLiteral elements: (ListingAttribute, String)...) {
        for (attribute, text) in elements { self[attribute] = text }
    }

    /// The attribute's value; nil if it is not said.
    public subscript(attribute: ListingAttribute) -> String? {
        get {
            // By their places: going through the pairs would copy each.
            for place in pairs.indices where pairs[place].attribute == attribute { return pairs[place].text }
            return nil
        }
        set {
            if let last = pairs.last, last.attribute.place < attribute.place, let text = newValue {
                return pairs.append(Pair(attribute: attribute, text: text))
            }
            let index = pairs.firstIndex { $0.attribute.place >= attribute.place } ?? pairs.endIndex
            let isThere = index < pairs.endIndex && pairs[index].attribute == attribute
            switch (newValue, isThere) {
            case (let text?, true): pairs[index].text = text
            case (let text?, false): pairs.insert(Pair(attribute: attribute, text: text), at: index)
            case (nil, true): pairs.remove(at: index)
            case (nil, false): break
            }
        }
    }

    /// Makes room for one of each.
    public mutating func reserveAll() {
        pairs.reserveCapacity(ListingAttribute.count)
    }

    /// The values without their attributes.
    public var values: [String] { pairs.map { $0.text } }

    /// The attributes with their values, in the order of the cases.
    public func makeIterator() -> some IteratorProtocol<(key: ListingAttribute, value: String)> {
        pairs.lazy.map { (key: $0.attribute, value: $0.text) }.makeIterator()
    }
}
