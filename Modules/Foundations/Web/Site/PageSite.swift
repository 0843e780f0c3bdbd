import Terminal
public import Vocabulary
public import Wire

/// The pages of all domains, as a visitor gets them: the front page, and one for each public record.
///
/// It knows no domain: what it shows, domains declare by `DomainPages`.
public struct PageSite: Sendable {
    let place: SitePlace
    let library: TemplateLibrary
    let stylesheet: SiteFile
    let icon: SiteFile
    let scripts: [String: SiteFile]
    let rights: [RightPage]
    let files: [RightFile]
    let records: [String: RecordPage]
    let sections: [PageSection]
    let visitor: Services
    let pictures: PictureAddress

    /// Reads the templates of the site and of all domains. `visitor` has the verbs of a visitor.
    ///
    /// Throws `internal` with the name of a template that cannot be read, and if two domains use the name of
    /// a template, or have a page for the same records.
    public init(
        _ pages: [DomainPages], at place: SitePlace, for visitor: Services,
        pictures: @escaping PictureAddress
    ) throws(ServiceFailure) {
        var templates = EmittedTemplates.all
        stylesheet = SiteFile(
            templates.removeValue(forKey: "style.css"), ending: "css", mediaType: "text/css; charset=utf-8")
        icon = SiteFile(
            templates.removeValue(forKey: "icon.svg"), ending: "svg", mediaType: "image/svg+xml")
        for (name, text) in pages.flatMap(\.templates) {
            let isTaken = templates.updateValue(text, forKey: name) != nil
            if isTaken { throw .internal("two templates are called \(name)") }
        }
        var records: [String: RecordPage] = [:]
        for page in pages.flatMap(\.records) where records.updateValue(page, forKey: page.prefix) != nil {
            throw .internal("two pages are of \(page.prefix)")
        }
        var scripts: [String: SiteFile] = [:]
        for name in templates.keys.sorted() where name.hasSuffix(".js") {
            scripts[name] = SiteFile(
                templates.removeValue(forKey: name), ending: name, mediaType: "text/javascript; charset=utf-8"
            )
        }
        library = try TemplateLibrary(templates)
        (self.scripts, rights, files) = (scripts, pages.flatMap(\.rights), pages.flatMap(\.files))
        sections = pages.flatMap(\.sections).sorted { $0.rank < $1.rank }
        (self.place, self.records, self.visitor, self.pictures) = (place, records, visitor, pictures)
    }

    /// The path of all pages of records.
    static let recordPath: PathTemplate = "/s/{id}"

    /// The path of one record's page.
    static func path(of record: AnyIdentifier) -> String { "/s/\(record)" }

    private static let ofFront = EndpointDescription(page: "pages.front", "/", summary: "The front page.")
    private static let ofRecords = EndpointDescription(
        page: "pages.record", recordPath, summary: "The page of a public record.")
    private static let ofStyle = EndpointDescription(
        page: "pages.style", "/style/{name}", summary: "The stylesheet, the icon and the scripts of pages.")

    /// The addresses of all pages but those that carry a right.
    public static let endpoints: [EndpointDescription] = [ofFront, ofRecords, ofStyle]

    /// Answers these addresses.
    public var routes: [Route] {
        [
            Route(page: Self.ofFront, key: { "front \(Language(of: $0))" }, refusal: refusal, answer: front),
            Route(page: Self.ofRecords, key: key, refusal: refusal, answer: record),
            Route(page: Self.ofStyle, key: { _ in nil }, refusal: refusal) { file($0) },
        ] + rightRoutes + rightFileRoutes
    }
}
