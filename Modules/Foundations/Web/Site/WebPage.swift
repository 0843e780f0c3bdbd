public import Vocabulary

/// A page before it becomes HTML: a template, the values that it shows, and its head.
public struct WebPage: Sendable {
    let template: String
    let model: any ViewModel
    let head: PageHead

    /// A page by the template of that name.
    public init(_ template: String, _ model: some ViewModel, head: PageHead) {
        (self.template, self.model, self.head) = (template, model, head)
    }
}

/// What programs read of a page: browsers, search engines, and messengers that show a link (Open Graph
/// protocol, https://ogp.me).
public struct PageHead: Sendable {
    /// What a page is about, by its name in Open Graph.
    public enum Kind: String, Sendable {
        case website, article, profile, product
    }

    /// What the page is called, without the name of the site.
    public let title: String
    /// What it is about; of a long text the beginning is used.
    public let description: String
    /// What kind of thing it is about.
    public let kind: Kind
    /// The picture that stands for it.
    public let picture: PictureCard?
    /// Whether search engines may list it.
    public let isIndexed: Bool
    /// Further properties by their names: `article:published_time`.
    public let properties: [(name: String, content: String)]

    /// Memberwise.
    public init(
        _ title: String, _ description: String, _ kind: Kind = .website, picture: PictureCard? = nil,
        isIndexed: Bool = true, properties: [(name: String, content: String)] = []
    ) {
        (self.title, self.description, self.kind) = (title, description, kind)
        (self.picture, self.isIndexed, self.properties) = (picture, isIndexed, properties)
    }
}
