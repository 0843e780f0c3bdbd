import Commands
import CommentsScreens
import ModerationScreens
import Terminal
import Vocabulary

extension Domain {
    /// Where a record of any domain leads on a whole screen: what is said about it are comments, or a
    /// conversation with its owner, and who reports it does so to moderators.
    static let recordDestinations = RecordDestinations(
        comments: { .comments(on: $0, $1) }, conversation: { .conversation(about: $0, $1) },
        report: { .reporting($0) })
}
