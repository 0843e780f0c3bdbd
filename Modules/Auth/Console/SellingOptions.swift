import ArgumentParser
import Auth
import Commands
import Terminal
import Vocabulary

/// How the member sells, as far as flags say it.
struct SellingOptions: ParsableArguments {
    @Flag(
        help: .words(
            en: "Sell as a business; everyone then sees its data.", ko: "사업자로 판매합니다. 사업자 정보가 모두에게 보입니다."))
    var business = false
    @Flag(
        name: .customLong("private"),
        help: .words(
            en: "Sell privately; removes the data of the business.", ko: "개인으로 판매합니다. 사업자 정보를 지웁니다."))
    var isPrivate = false
    @Option(help: .words(en: "The name of your business.", ko: "상호.", value: "name"))
    var businessName: String?
    @Option(help: .words(en: "The name of its representative.", ko: "대표자 이름.", value: "name"))
    var representative: String?
    @Option(help: .words(en: "The address of your business.", ko: "사업장 주소.", value: "address"))
    var businessAddress: String?
    @Option(help: .words(en: "The phone number of your business.", ko: "사업장 전화번호.", value: "number"))
    var businessPhone: String?
    @Option(help: .words(en: "The email of your business.", ko: "사업장 이메일.", value: "address"))
    var businessEmail: String?
    @Option(
        help: .words(
            en: "Its business registration number, such as 123-45-67891.", ko: "사업자등록번호(예: 123-45-67891).",
            value: "number"))
    var registrationNumber: String?
    @Option(
        help: .words(
            en: "The number of its mail-order report; '' to remove it.", ko: "통신판매업 신고번호. ''이면 지웁니다.",
            value: "number"))
    var mailOrderNumber: String?
}

extension SellingOptions {
    /// Whether no flag says anything.
    var isEmpty: Bool { !business && !isPrivate && namesNothing }

    /// Whether no flag names any data of a business.
    var namesNothing: Bool {
        [
            businessName, representative, businessAddress, businessPhone, businessEmail, registrationNumber,
            mailOrderNumber,
        ].allSatisfy { $0 == nil }
    }

    /// Puts what the flags name in place of what was there.
    func apply(to draft: inout BusinessDraft) {
        if let businessName { draft.name = businessName }
        if let representative { draft.representative = representative }
        if let businessAddress { draft.address = businessAddress }
        if let businessPhone { draft.phone = businessPhone }
        if let businessEmail { draft.email = businessEmail }
        if let registrationNumber { draft.registrationNumber = registrationNumber }
        if let mailOrderNumber { draft.mailOrderNumber = mailOrderNumber }
    }
}
