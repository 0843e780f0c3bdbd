package import Payments
package import Terminal
package import Vocabulary

extension HouseNotice {
    /// That the platform is not a party to the sale (E-Commerce Act, article 20, paragraph 1), for checkouts
    /// and receipts.
    package var words: Phrase {
        Phrase(
            en: "\(name) is a mediator and not a party to the sale. The seller is responsible for the goods, "
                + "the information about them and the transaction.",
            ko: "운영자(\(name))는 통신판매중개자로서 거래의 당사자가 아닙니다. 상품과 상품 정보, 거래에 대한 책임은 "
                + "판매자에게 있습니다.")
    }

    /// The same on a platform whose operator has not given a name.
    package static let usualWords = Phrase(
        en: "This platform is a mediator and not a party to the sale. The seller is responsible for the "
            + "goods, the information about them and the transaction.",
        ko: "이 플랫폼은 통신판매중개자로서 거래의 당사자가 아닙니다. 상품과 상품 정보, 거래에 대한 책임은 "
            + "판매자에게 있습니다.")

    /// The parts of the notice, each behind its label.
    package var parts: [(label: Phrase, text: String)] {
        [
            (Phrase(en: "Operator", ko: "운영자"), name),
            (Phrase(en: "Address", ko: "주소"), address),
            (Phrase(en: "Phone", ko: "전화번호"), phone),
            (Phrase(en: "Email", ko: "이메일"), email),
            (Phrase(en: "Business number", ko: "사업자등록번호"), businessNumber),
        ]
    }
}

extension Services {
    /// The operator of the platform as buyers are told; nil where the program that opens services has not
    /// provided it.
    package var houseNotice: HouseNotice? { provided(HouseNotice.self) }
}
