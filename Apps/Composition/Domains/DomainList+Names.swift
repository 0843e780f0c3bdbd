public import Commands
import Database
public import Vocabulary

extension [Domain] {
    /// What records of all domains are called, as the principal of these services sees them.
    public func recordNames(_ services: Services) -> RecordNames {
        RecordNames { record, language in
            for domain in self {
                do {
                    if let title = try await domain.title(record, services, language) { return title }
                } catch {
                    // What cannot be seen has no name; why is told by what is done to it.
                    return nil
                }
            }
            return nil
        }
    }
}

extension [Domain] {
    /// Throws `internal` with the name if two domains or two migrations have one name: the second of two such
    /// migrations would never be applied.
    func requireDistinctNames() throws(ServiceFailure) {
        for (kind, names) in [("domains", map(\.name)), ("migrations", migrations.map(\.name))] {
            var seen: Set<String> = []
            if let name = names.first(where: { !seen.insert($0).inserted }) {
                throw .internal("two \(kind) have the name \(name)")
            }
        }
    }
}
