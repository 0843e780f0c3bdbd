package import Terminal
package import Vocabulary

extension SellerKind {
    /// How the member sells, for people.
    package var words: Phrase {
        switch self {
        case .private: Phrase(en: "privately", ko: "개인")
        case .business: Phrase(en: "as a business", ko: "사업자")
        }
    }
}

extension BusinessDisclosure {
    /// All that people read of the business, behind its labels.
    package var lines: [(label: Phrase, text: String)] {
        var lines = [
            (AuthLabels.businessName, name), (AuthLabels.representative, representative),
            (AuthLabels.businessAddress, address), (AuthLabels.businessPhone, phone),
            (AuthLabels.businessEmail, email), (AuthLabels.registrationNumber, writtenRegistrationNumber),
        ]
        if let mailOrderNumber { lines.append((AuthLabels.mailOrderNumber, mailOrderNumber)) }
        return lines
    }
}
