import CommentsScreens
import Funding
import Terminal
import Vocabulary

extension Domain {
    /// The tab of comments on the page of a campaign, for all who see the campaign; none for other records.
    static func commentTabs(ofCampaign record: AnyIdentifier) -> [Tab] {
        guard let id = record.typed(CampaignSubject.self) else { return [] }
        let place = Destination.comments(on: AnyIdentifier(id), "")
        return [Tab(Phrase(en: "Comments", ko: "댓글"), place, rank: 30)]
    }
}
