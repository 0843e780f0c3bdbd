import Commands
import CommentsScreens
import ModerationScreens
import Terminal
import Vocabulary

extension Domain {
    /// The links from a record's screen: to its comments, to the private conversation with its owner, to the
    /// form that reports it to moderators, to what other domains show of it, and to the pages of records of
    /// other domains.
    static let recordDestinations = RecordDestinations(
        comments: { .comments(on: $0, $1) }, conversation: { .conversation(about: $0, $1) },
        report: { .reporting($0) }, tabs: { Domain.all.tabs(of: $0) },
        place: { Domain.all.place(of: $0) })
}
