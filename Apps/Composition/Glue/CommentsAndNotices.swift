import Comments
import CommentsScreens
import NoticesScreens
import Vocabulary

extension Domain {
    /// The screen that a notice leads to: the comments on its record, a place within crews or funding, or the
    /// record itself.
    static let noticeDestinations = NoticeDestinations { subject, place in
        if place?.prefix == CommentSubject.prefix { return .comments(on: subject.id, subject.title) }
        return placeOfDues(of: subject.id, place) ?? placeInFunding(of: subject.id, place)
            ?? Domain.all.place(of: subject.id)
    }
}
