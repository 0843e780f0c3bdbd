import Funding
import Vocabulary
import Wire

extension FundingWire {
    /// What a shelter says about itself.
    static let shelterDetails = Shape<ShelterDetails>(
        "ShelterDetails",
        Field("name", shelterName, fallback: "", note: .required) { $0.name },
        Field("registrationNumber", registrationNumber, fallback: "", note: .required) {
            $0.registrationNumber
        },
        Field("place", place, fallback: "", note: .required) { $0.place },
        Field("contact", contact, fallback: "", note: .required) { $0.contact },
        Field("introduction", .text(maximumLength: 2_000, example: "유기견 80마리가 지냅니다."), fallback: "") {
            $0.introduction
        }
    ) { name, number, place, contact, introduction in
        ShelterDetails(
            name: name, registrationNumber: number, place: place, contact: contact,
            introduction: introduction)
    }

    /// The same before its check, with the photo by its name: an edited answer can be sent back.
    static let shelterDraft = Shape<ShelterDraft>(
        "ShelterDraft",
        Field(flattening: shelterDetails) { draft in
            ShelterDetails(
                name: draft.name, registrationNumber: draft.registrationNumber, place: draft.place,
                contact: draft.contact, introduction: draft.introduction)
        },
        Field("photo", WireCoder<PictureID>.namedPicture.optional) { $0.photo }
    ) { details, photo in
        var draft = ShelterDraft()
        (draft.name, draft.registrationNumber) = (details.name, details.registrationNumber)
        (draft.place, draft.contact) = (details.place, details.contact)
        (draft.introduction, draft.photo) = (details.introduction, photo)
        return draft
    }

    /// What campaigns and receipts show of their shelter. The contact is blank once it is abandoned.
    static let shelterCard: WireCoder<ShelterCard> = Shape<ShelterCard>(
        "ShelterCard",
        Field("id", .id()) { $0.id },
        Field("name", shelterName) { $0.name },
        Field("registrationNumber", registrationNumber) { $0.registrationNumber },
        Field("contact", contact, fallback: "") { $0.contact },
        Field("state", WireCoder<ShelterState>.choice) { $0.state }
    ) { id, name, number, contact, state in
        ShelterCard(id: id, name: name, registrationNumber: number, contact: contact, state: state)
    }.coder

    private static let shelterName = WireCoder<String>.text(
        minimumLength: 2, maximumLength: 40, example: "송정 보호소")
    private static let registrationNumber = WireCoder<String>.text(
        minimumLength: 5, maximumLength: 30, example: "광주-2026-0042")
    private static let place = WireCoder<String>.text(
        minimumLength: 2, maximumLength: 100, example: "광주 광산구 송정동")
    private static let contact = WireCoder<String>.text(maximumLength: 100, example: "062-000-0000")
}

extension FundingWire {
    /// A bank account. It travels in bodies alone, never in an address; in answers its number is masked, but
    /// for an operator who has asked for it.
    static let bankAccount = Shape<BankAccount>(
        "ShelterAccount",
        Field("bank", .text(maximumLength: 30, example: "국민은행"), fallback: "", note: .required) { $0.bank },
        Field("number", .text(maximumLength: 40, example: "123-456-789012"), fallback: "", note: .required) {
            $0.number
        },
        Field("holder", .text(maximumLength: 40, example: "송정 보호소"), fallback: "", note: .required) {
            $0.holder
        }
    ) { bank, number, holder in BankAccount(bank: bank, number: number, holder: holder) }
}
