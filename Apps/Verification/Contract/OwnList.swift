/// How a domain's list is asked for the records of one member alone.
public struct OwnList: Sendable {
    /// The query parameter that names the member, and the name of the member's card in what is listed.
    let owner: String
    /// Parameters that choose another list, which has no such parameter.
    let others: Set<String>

    /// A list filtered by `owner`, unless one of `others` chooses another list.
    init(owner: String, besides others: Set<String> = []) {
        (self.owner, self.others) = (owner, others)
    }

    /// Whether the parameter can be added to a query.
    func filters(_ query: String) -> Bool {
        let named = query.split(separator: "&").map { $0.prefix { $0 != "=" } }
        return !named.contains { $0 == owner || others.contains(String($0)) }
    }
}
