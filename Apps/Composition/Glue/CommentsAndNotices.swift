import Comments
import CommentsScreens
import NoticesScreens
import Vocabulary

extension Domain {
    /// Where on a whole screen can be seen what a notice is about: among what is said about a record, or
    /// where the record is seen.
    static let noticeDestinations = NoticeDestinations { subject, place in
        if place?.prefix == CommentSubject.prefix { return .comments(on: subject.id, subject.title) }
        return Domain.place(of: subject.id)
    }
}
