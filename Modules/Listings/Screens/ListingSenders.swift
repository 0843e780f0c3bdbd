import Commands
import Listings
import ListingsConsole
import Terminal
import Vocabulary

extension Outgoing {
    private static let likeName = "listings.like"
    private static let publishName = "listings.publish"

    /// A like or unlike to send; the last one of a listing counts.
    static func like(_ view: ListingView, _ isLiked: Bool) -> Outgoing {
        let title = view.listing.details.title
        return Outgoing(
            likeName, about: "\(view.listing.id)",
            ["id": "\(view.listing.id)", "isLiked": isLiked ? "true" : "false"],
            words: Phrase(en: "Like: \(title)", ko: "좋아요: \(title)"))
    }

    /// A new listing as it was typed, under its own key.
    static func publish(
        _ words: [String: String], titled title: String, as visibility: Visibility, _ language: Language
    ) -> Outgoing {
        var values = words
        (values["visibility"], values["language"]) = (visibility.rawValue, language.rawValue)
        return Outgoing(
            publishName, about: words["key"] ?? "", values,
            words: Phrase(en: "New listing: \(title)", ko: "물건 등록: \(title)"), draft: .newListing)
    }

    /// The senders over these verbs.
    static func senders(_ listings: any ListingRepository) -> [String: Sender] {
        [
            likeName: { values in
                guard let id = values["id"].flatMap({ ListingID($0) }) else { return .sent }
                return await listings.setLike(values["isLiked"] == "true", of: id).delivery
            },
            publishName: { values in
                await Result { () async throws(ListingError) in
                    let (draft, key) = try ListingForm.draft(from: values)
                    let visibility = values["visibility"].flatMap { Visibility(rawValue: $0) } ?? .draft
                    return try await listings.publish(draft, as: visibility, idempotencyKey: key)
                }.delivery
            },
        ]
    }
}

extension Result where Failure == ListingError {
    fileprivate var delivery: Outgoing.Delivery {
        switch self {
        case .success: .sent
        case .failure(let error): Outgoing.Delivery(error)
        }
    }
}

extension ListingForm {
    /// A new listing as `unsent` has it, and its key.
    fileprivate static func draft(
        from words: [String: String]
    ) throws(ListingError) -> (ListingDraft, IdempotencyKey?) {
        let language = words["language"].flatMap { Language(code: $0) } ?? .ko
        var fields = DraftFields(ListingDraft(), language)
        fields.restore(words)
        var draft = try fields.draft()
        draft.photos = PhotoTray(restoring: words, most: ListingDraft.mostPhotos).ids
        return (draft, words["key"].flatMap { IdempotencyKey($0) })
    }
}
