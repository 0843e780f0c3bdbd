package import Funding
import Vocabulary

extension ItemPick {
    /// The item that was typed: `3`, or `3:2` for two of it. Throws `invalidFields` for anything else.
    package static func typed(_ text: String) throws(FundingError) -> ItemPick {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard let number = parts.first.flatMap({ Int($0) }), parts.count <= 2,
            let quantity = parts.count == 2 ? Int(parts[1]) : 1
        else { throw .invalidFields([FieldError("items", .malformed(expected: "3:2"))]) }
        return ItemPick(item: number, quantity: quantity)
    }
}
