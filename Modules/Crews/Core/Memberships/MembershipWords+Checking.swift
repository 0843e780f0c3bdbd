import UnicodeText
import Vocabulary

extension MembershipWords {
    /// How tall a member can be, in centimetres.
    public static let heights = 50...250
    /// The numbers on uniforms.
    public static let numbers = 0...999

    /// The words with texts trimmed and in NFC, without a message to the managers. Throws `invalidFields`
    /// with all field errors.
    public func checked() throws(CrewError) -> MembershipWords {
        let position = Self.positionRule.read(self.position)
        let introduction = Self.introductionRule.read(self.introduction)
        var fieldErrors = position.brokenRules.map { FieldError("position", $0) }
        fieldErrors += introduction.brokenRules.map { FieldError("introduction", $0) }
        for (field, number, range) in [("height", height, Self.heights), ("number", number, Self.numbers)] {
            if let number, !range.contains(number) {
                let (least, most) = (Int64(range.lowerBound), Int64(range.upperBound))
                fieldErrors.append(FieldError(field, .outOfRange(minimum: least, maximum: most)))
            }
        }
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return MembershipWords(
            position: position.text, height: height, number: number, introduction: introduction.text)
    }

    /// A message to the managers, trimmed and in NFC; blank for none. Throws `invalidFields` about `message`.
    public static func checkedMessage(_ typed: String) throws(CrewError) -> String {
        let reading = messageRule.read(typed)
        let fieldErrors = reading.brokenRules.map { FieldError("message", $0) }
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return reading.text
    }

    private static let messageRule = TextRule(.paragraph, characters: 0...500)
    private static let positionRule = TextRule(.line, characters: 0...20)
    private static let introductionRule = TextRule(.paragraph, characters: 0...500)
}
