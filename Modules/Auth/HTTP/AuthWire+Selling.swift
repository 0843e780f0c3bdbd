import Auth
public import Vocabulary
public import Wire

extension AuthWire {
    /// The data of a business.
    public static let business: WireCoder<BusinessDisclosure> = Shape<BusinessDisclosure>(
        "Business",
        Field("name", WireCoder<String>.text(example: "느티나무 상점")) { $0.name },
        Field("representative", WireCoder<String>.text(example: "김보라")) { $0.representative },
        Field("address", WireCoder<String>.text(example: "서울 마포구 느티나무길 12")) { $0.address },
        Field("phone", WireCoder<String>.text(example: "021234567")) { $0.phone },
        Field("email", WireCoder<String>.text(format: "email")) { $0.email },
        Field("registrationNumber", WireCoder<String>.text(example: "1234567891")) { $0.registrationNumber },
        Field("mailOrderNumber", WireCoder<String>.text(example: "제2026-서울마포-0123호").optional) {
            $0.mailOrderNumber
        }
    ) { name, representative, address, phone, email, registrationNumber, mailOrderNumber in
        BusinessDisclosure(
            name: name, representative: representative, address: address, phone: phone, email: email,
            registrationNumber: registrationNumber, mailOrderNumber: mailOrderNumber)
    }.coder

    /// How a member sells: members of accounts and profiles.
    static let seller = Shape<BusinessDisclosure?>(
        "Seller",
        // Derived from the other member and ignored when read. Older servers send neither.
        Field("sellerKind", WireCoder<SellerKind>.choice, fallback: .private) {
            $0 == nil ? .private : .business
        },
        Field("business", business.optional) { $0 }
    ) { _, business in business }

    /// How a member wants to sell: members of the form for a profile. Older clients send neither; a business
    /// without a kind is one.
    static let sellerDraft = Shape<SellerDraft?>(
        "SellerDraft",
        Field("sellerKind", WireCoder<String>.text(example: "business").optional) { $0?.kind },
        Field("business", businessDraft.optional) {
            $0.flatMap { $0.business == BusinessDraft() ? nil : $0.business }
        }
    ) { kind, business in
        guard let kind = kind ?? business.map({ _ in SellerKind.business.rawValue }) else { return nil }
        return SellerDraft(kind: kind, business: business ?? BusinessDraft())
    }

    /// The domain says what is missing, so that one answer names it together with all other field errors.
    private static let businessDraft: WireCoder<BusinessDraft> = Shape<BusinessDraft>(
        "BusinessDraft",
        Field("name", .text(maximumLength: 100, example: "느티나무 상점"), fallback: "") { $0.name },
        Field("representative", .text(maximumLength: 60, example: "김보라"), fallback: "") {
            $0.representative
        },
        Field("address", .text(maximumLength: 200, example: "서울 마포구 느티나무길 12"), fallback: "") {
            $0.address
        },
        Field("phone", .text(example: "02-123-4567"), fallback: "") { $0.phone },
        // Without the format: blank, the default, is no email.
        Field("email", .text(maximumLength: 254), fallback: "") { $0.email },
        Field("registrationNumber", .text(example: "123-45-67891"), fallback: "") {
            $0.registrationNumber
        },
        Field("mailOrderNumber", .text(maximumLength: 50, example: "제2026-서울마포-0123호"), fallback: "") {
            $0.mailOrderNumber
        }
    ) { name, representative, address, phone, email, registrationNumber, mailOrderNumber in
        BusinessDraft(
            name: name, representative: representative, address: address, phone: phone, email: email,
            registrationNumber: registrationNumber, mailOrderNumber: mailOrderNumber)
    }.coder
}
