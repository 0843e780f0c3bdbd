import UnicodeText
import Vocabulary

extension FormReader {
    /// How a member sells; nil for no draft.
    mutating func seller(_ draft: SellerDraft?) -> CheckedSeller? {
        guard let draft else { return nil }
        switch SellerKind(rawValue: draft.kind.trimmed) {
        case .private: return CheckedSeller(business: nil)
        case .business: return CheckedSeller(business: business(draft.business))
        case nil:
            addError("sellerKind", .unknown(allowed: SellerKind.allCases.map(\.rawValue)))
            return nil
        }
    }

    private mutating func business(_ draft: BusinessDraft) -> BusinessDisclosure {
        let name = line("business.name", draft.name, BusinessRules.name)
        let representative = line(
            "business.representative", draft.representative, BusinessRules.representative)
        let address = line("business.address", draft.address, BusinessRules.address)
        let phone = normalised(
            "business.phone", draft.phone, PhoneRules.normalised, expected: BusinessRules.examplePhone)
        let email = EmailRules.normalised(draft.email)
        if let rule = EmailRules.broken(by: email) { addError("business.email", rule) }
        let number = normalised(
            "business.registrationNumber", draft.registrationNumber, RegistrationNumberRules.normalised,
            expected: RegistrationNumberRules.example)
        let report = line(
            "business.mailOrderNumber", draft.mailOrderNumber, BusinessRules.mailOrderNumber)
        return BusinessDisclosure(
            name: name, representative: representative, address: address, phone: phone, email: email,
            registrationNumber: number, mailOrderNumber: report.isEmpty ? nil : report)
    }

    /// A text by its rule, of which everything must be seen.
    private mutating func line(_ field: String, _ typed: String, _ rule: TextRule) -> String {
        let reading = rule.read(typed)
        let isSeen = reading.text.split(whereSeparator: \.isWhitespace).allSatisfy { String($0).isVisible }
        if let broken = reading.brokenRules.first ?? (isSeen ? nil : .forbiddenCharacters) {
            addError(field, broken)
        }
        return reading.text
    }

    /// A required text in its normal form; as typed if it has none.
    private mutating func normalised(
        _ field: String, _ typed: String, _ normalise: (String) -> String?, expected: String
    ) -> String {
        let text = typed.trimmed
        if text.isEmpty {
            addError(field, .required)
            return text
        }
        guard let normal = normalise(text) else {
            addError(field, .malformed(expected: expected))
            return text
        }
        return normal
    }
}
