import Crews
import CrewsScreens
import Terminal
import Vocabulary

extension Domain {
    /// The screen that a notice of a crew leads to, where its place says more than its record: the member's
    /// dues, to see and to pay them. Nil for any other notice.
    static func placeOfDues(
        of subject: AnyIdentifier, _ place: AnyIdentifier?
    ) -> Destination? {
        guard place?.prefix == DueSubject.prefix else { return nil }
        return subject.typed(CrewSubject.self).map { .dues(of: $0) }
    }
}
