import UnicodeText
public import Vocabulary

/// A shelter before its check, as it is typed.
public struct ShelterDraft: Hashable, Sendable {
    public var name = ""
    public var registrationNumber = ""
    public var place = ""
    public var contact = ""
    public var introduction = ""
    /// A picture that the member has uploaded; nil for none.
    public var photo: PictureID?

    /// A draft with nothing filled in.
    public init() {}

    /// The draft that reproduces the shelter.
    public init(_ shelter: Shelter) {
        let details = shelter.details
        (name, registrationNumber) = (details.name, details.registrationNumber)
        (place, contact, introduction) = (details.place, details.contact, details.introduction)
        photo = shelter.photo?.card.id
    }

    /// The checked details, texts trimmed and in NFC. The photo is checked where the pictures are. Throws
    /// `invalidFields` with all field errors.
    public func checked() throws(FundingError) -> ShelterDetails {
        var form = FormReading()
        let details = ShelterDetails(
            name: form.read("name", name, .line, 2...40),
            registrationNumber: form.read("registrationNumber", registrationNumber, .line, 5...30),
            place: form.read("place", place, .line, 2...100),
            contact: form.read("contact", contact, .line, 2...100),
            introduction: form.read("introduction", introduction, .paragraph, 0...2_000))
        try form.finish()
        return details
    }

    /// The parts that tell one request from another.
    var content: [String?] {
        [name, registrationNumber, place, contact, introduction, photo.map { "\($0)" }]
    }
}
