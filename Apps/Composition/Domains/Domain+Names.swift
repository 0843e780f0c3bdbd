public import Commands
public import Vocabulary

extension Domain {
    /// What records of all domains are called, as whoever these services stand for sees them.
    public static func recordNames(_ services: Services) -> RecordNames {
        RecordNames { record, language in
            for domain in all {
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
