package import Terminal
package import Vocabulary

extension SellerKind {
    /// How the seller sells, as a buyer is told.
    package var sellsAs: Phrase {
        switch self {
        case .business: Phrase(en: "a business", ko: "사업자")
        case .private: Phrase(en: "a private person", ko: "개인")
        }
    }

    /// The buyer's right of withdrawal (E-Commerce Act, article 17), which is shown before paying.
    package var withdrawal: Phrase {
        switch self {
        case .business:
            Phrase(
                en: "The seller is a business: by law you may withdraw within 7 days of receiving the goods "
                    + "(E-Commerce Act, article 17, with its exceptions).",
                ko: "판매자가 사업자입니다. 전자상거래법 제17조에 따라 받은 날부터 7일 안에 청약을 철회할 수 있습니다. "
                    + "법에서 정한 예외가 있습니다.")
        case .private:
            Phrase(
                en: "The seller is a private person: the right of withdrawal of the E-Commerce Act does not "
                    + "apply. The refund terms above do.",
                ko: "판매자가 개인입니다. 전자상거래법의 청약철회 규정이 적용되지 않으며, 위의 환불 조건을 따릅니다.")
        }
    }
}

extension BusinessDisclosure {
    /// The data of the business, each behind its label, as a buyer is shown it before paying.
    package var parts: [(label: Phrase, text: String)] {
        let parts = [
            (Phrase(en: "Business", ko: "상호"), name),
            (Phrase(en: "Representative", ko: "대표자"), representative),
            (Phrase(en: "Address", ko: "주소"), address),
            (Phrase(en: "Phone", ko: "전화번호"), phone),
            (Phrase(en: "Email", ko: "이메일"), email),
            (Phrase(en: "Business number", ko: "사업자등록번호"), writtenRegistrationNumber),
        ]
        let report = mailOrderNumber.map {
            (Phrase(en: "Mail-order report", ko: "통신판매업 신고번호"), $0)
        }
        return parts + (report.map { [$0] } ?? [])
    }
}
