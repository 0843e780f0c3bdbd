public import Terminal
public import Vocabulary

/// The path of a picture's file on the server, in one of its sizes.
public typealias PictureAddress = @Sendable (PictureID, PictureScale) -> String

/// The sizes in which pages show pictures.
public enum PictureScale: Sendable {
    /// For lists.
    case small
    /// For the page of a record.
    case medium
    /// The largest, as JPEG, which every program reads.
    case full
}

/// What a page is made with: its language, and the addresses of what it shows.
public struct PageContext: Sendable {
    /// The language of its texts.
    public let language: Language
    let pictures: PictureAddress
    private let place: SitePlace

    /// A context for pages in that language, served at that place.
    public init(_ language: Language, at place: SitePlace, pictures: @escaping PictureAddress) {
        (self.language, self.place, self.pictures) = (language, place, pictures)
    }

    /// The phrase in the page's language.
    public func text(_ phrase: Phrase) -> String { phrase.text(in: language) }

    /// The address of a record's page, in the page's language.
    public func address(of record: AnyIdentifier) -> String {
        "\(PageSite.path(of: record))?lang=\(language.rawValue)"
    }

    /// The same with the address of the site, for what is read elsewhere; nil where that is not known.
    public func fullAddress(of record: AnyIdentifier) -> String? {
        place.address.map { $0 + address(of: record) }
    }

    /// The date and time in Korea, as the foot of each page says.
    func clock(_ moment: Timestamp) -> String { moment.absolute(in: .korea) }
}

extension Timestamp {
    /// `2026-11-21T09:46:00Z`: whole seconds in UTC, as `<time>` understands it (HTML, section 2.3.5.6).
    public var htmlDate: String { "\(rfc3339.prefix(19))Z" }
}
