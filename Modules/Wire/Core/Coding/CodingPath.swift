/// Where in a document a value stands, and who wrote the document.
///
/// Requests are read strictly: a member that nobody knows is a mistake of the sender, who is told. Answers
/// are read leniently: a newer server may say more than this program understands.
public indirect enum CodingPath: Sendable {
    /// The whole input of a request.
    case request
    /// The whole output of an endpoint.
    case answer
    /// A member of the object at a place.
    case member(String, of: CodingPath)
    /// An item of the list at a place.
    case item(Int, of: CodingPath)

    /// Whether members that nobody knows are refused.
    @usableFromInline var isStrict: Bool {
        switch self {
        case .request: true
        case .answer: false
        case .member(_, let whole), .item(_, let whole): whole.isStrict
        }
    }

    /// The field as field errors name it: `attributes.league`, `body` for the whole.
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
