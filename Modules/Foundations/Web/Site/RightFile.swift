public import Vocabulary
import Wire

/// A file at an address that carries a right, for programs that ask for it again and again: a calendar.
///
/// A program may keep the file and ask whether it has changed (`ETag`, 304). Other caches, search engines,
/// referrers and the log learn nothing of the address.
public struct RightFile: Sendable {
    /// Makes the file for a secret with the verbs of a visitor; nil if the secret stands for no right, or not
    /// any more. The same content gives the same bytes, whenever it is made. Throws outages.
    public typealias Make =
        @Sendable (RightVisit, Services, PageContext) async throws(ServiceFailure) -> RightDocument?

    let endpoint: EndpointDescription
    let make: Make

    /// The file at a path with the member `{secret}`: `/calendar/{secret}/crew.ics`. Programs name what they
    /// keep by the last part of the path. `name` is unique among pages and endpoints: `crews.calendar-file`.
    public init(name: String, _ path: StaticString, summary: String, make: @escaping Make) {
        endpoint = EndpointDescription(
            rightFile: name, PathTemplate(stringLiteral: path), summary: summary)
        self.make = make
    }
}

/// The file at the address of a right, whole in memory.
public struct RightDocument: Sendable {
    let mediaType: String
    let bytes: [UInt8]

    /// Memberwise. A browser saves it and does not show it.
    public init(mediaType: String, bytes: [UInt8]) { (self.mediaType, self.bytes) = (mediaType, bytes) }
}
