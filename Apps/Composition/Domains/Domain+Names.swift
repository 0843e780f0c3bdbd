import Auth
import Board
public import Commands
import Comments
import CommentsConsole
import Deals
import DealsConsole
import Listings
import Storage
import Terminal
public import Vocabulary

extension Domain {
    /// What records of all domains are called, as whoever these services stand for sees them.
    public static func recordNames(_ services: Services) -> RecordNames {
        RecordNames { record, language in
            do {
                return try await services.name(of: record, in: language)
            } catch {
                // What cannot be seen has no name; why is told by what is done to it.
                return nil
            }
        }
    }
}

extension Services {
    fileprivate func name(of record: AnyIdentifier, in language: Language) async throws -> String? {
        if let id = record.typed(ListingSubject.self) {
            return try await listings.listing(id).listing.details.title
        }
        if let id = record.typed(PostSubject.self) { return try await board.post(id).post.content.title }
        if let id = record.typed(CommentSubject.self) {
            return try await comments.comment(id).lineOfText(in: language)
        }
        if let id = record.typed(ConversationSubject.self) {
            return try await comments.conversation(id).heading(in: language)
        }
        if let id = record.typed(DealSubject.self) {
            return try await deals.deal(id).deal.title(in: language)
        }
        if let id = record.typed(MemberSubject.self) { return try await auth.profile(of: id).nickname }
        if let id = record.typed(PictureSubject.self) {
            return try await pictures.picture(id).card.description
        }
        return nil
    }
}
