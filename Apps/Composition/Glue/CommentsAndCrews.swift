import CommentsScreens
import Crews
import Terminal
import Vocabulary

extension Domain {
    /// The tab of comments on the page of a crew, for all who see the crew; none for other records. What its
    /// members say among themselves is no tab of it.
    static func commentTabs(ofCrew record: AnyIdentifier) -> [Tab] {
        guard let id = record.typed(CrewSubject.self) else { return [] }
        let place = Destination.comments(on: AnyIdentifier(id), "")
        return [Tab(Phrase(en: "Comments", ko: "댓글"), place, rank: 30)]
    }
}
