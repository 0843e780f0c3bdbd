public import Terminal
public import Vocabulary

/// A value of a record behind its label.
public struct Fact: ViewModel {
    private let label: String
    private let text: String
    private let address: String?
    private let moment: String?

    fileprivate init(_ label: String, _ text: String, address: String? = nil, moment: String? = nil) {
        (self.label, self.text, self.address, self.moment) = (label, text, address, moment)
    }

    public func shown(_ name: String) -> Shown? {
        switch name {
        case "label": .text(label)
        case "text": .text(text)
        case "address": .optional(address)
        case "moment": .optional(moment)
        case "isPlain": .flag(address == nil && moment == nil)
        default: nil
        }
    }
}

extension PageContext {
    /// A text behind its label.
    public func fact(_ label: Phrase, _ value: Phrase) -> Fact { Fact(text(label), text(value)) }

    /// A moment behind its label.
    public func fact(_ label: Phrase, _ moment: Timestamp) -> Fact {
        Fact(text(label), clock(moment), moment: moment.htmlDate)
    }

    /// A member behind a label, with a link to their page; a member who is not shown has none.
    public func fact(_ label: Phrase, _ member: MemberCard) -> Fact {
        let address = member.isWithdrawn ? nil : address(of: AnyIdentifier(member.id))
        return Fact(text(label), member.name(in: language), address: address)
    }
}
