/// The position of a value in a document, and the document's direction.
///
/// Requests are read strictly: an unknown member is the sender's error and reported. Answers are read
/// leniently: a newer server may send members that this program does not know.
public indirect enum CodingPath: Sendable {
    /// The whole input of a request.
    case request
    /// The whole output of an endpoint.
    case answer
    /// A member of the object at a place.
    case member(String, of: CodingPath)
    /// An item of the list at a place.
    case item(Int, of: CodingPath)

    /// Whether unknown members are rejected.
    @usableFromInline var isStrict: Bool {
        switch self {
        case .request: true
        case .answer: false
        case .member(_, let whole), .item(_, let whole): whole.isStrict
        }
    }

    /// The name in field errors: `attributes.league`, `body` for the whole document.
    public var field: String {
        path.isEmpty ? "body" : path
    }

    private var path: String {
        switch self {
        case .request, .answer: ""
        case .member(let name, let whole): whole.prefix + name
        case .item(let index, let whole): whole.prefix + String(index)
        }
    }

    private var prefix: String {
        let path = path
        return path.isEmpty ? "" : path + "."
    }
}
