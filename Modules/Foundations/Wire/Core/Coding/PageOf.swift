public import Vocabulary

/// The input of a verb that gives a page of what a record has.
public struct PageOf<Subject: IdentifierSubject>: Sendable {
    /// The record.
    public let id: Identifier<Subject>
    /// The requested page.
    public let page: PageFields

    /// Memberwise.
    public init(id: Identifier<Subject>, page: PageFields) { (self.id, self.page) = (id, page) }

    /// The member `id`, and those of the page.
    public static func shape(_ name: String) -> Shape<PageOf> {
        Shape<PageOf>(
            name, Field("id", .id()) { $0.id }, Field(flattening: PageFields.shape) { $0.page }
        ) { id, page in PageOf(id: id, page: page) }
    }
}
