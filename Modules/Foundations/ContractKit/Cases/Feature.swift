/// Something that a domain does for those who use it: a row of `Docs/features/<domain>.md`.
///
/// ArchitectureTests reads the document: every endpoint of the domain and every topic of its contract stand
/// in some row, and every suite that a row names exists.
public struct Feature: Sendable {
    /// What one can do, or is promised; a sentence of Markdown.
    public let summary: String
    /// The command that shows it, or how else it is seen; Markdown.
    public let shownBy: String
    /// The endpoints that do it: `listings.publish`. None where the program alone does it.
    public let endpoints: [String]
    /// The topics of the domain's contract that keep it: `Publishing` of `ListingContract+Publishing.swift`.
    public let topics: [String]
    /// The suites that keep it besides, as `swift test --filter` takes them: `ListingsTests.FormTests`.
    public let suites: [String]
    /// The lines of earlier apps whose work it carries on, with blanks between: `000-U01 003-U05`.
    public let earlier: String

    /// Memberwise; a topic or a suite has to keep it.
    public init(
        _ summary: String, shownBy: String, endpoints: [String] = [], topics: [String] = [],
        suites: [String] = [], earlier: String = ""
    ) {
        self.summary = summary
        self.shownBy = shownBy
        self.endpoints = endpoints
        self.topics = topics
        self.suites = suites
        self.earlier = earlier
    }
}
