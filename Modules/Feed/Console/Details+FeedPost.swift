import Commands
package import Feed
package import Terminal
import Vocabulary

extension Details {
    /// Everything that is shown of a feed post. On a screen the author is the heading.
    package init(_ view: FeedPostView) {
        let post = view.post
        self.init(post.content, worn: view.worn)
        let isModerated = post.moderation != nil
        add(
            Phrase(en: "State", ko: "상태"), .words(post.state.words, post.state.style),
            isModerated ? .line(.warning) : nil)
        if let moderation = post.moderation { add(moderation, post.state) }
        add(Phrase(en: "Author", ko: "글쓴이"), .member(view.author))
        addOnScreen(.member(view.author), .heading)
        if let picture = view.author.picture {
            add(Phrase(en: "Author's picture", ko: "글쓴이 사진"), .portrait(picture))
        }
        addCounts(of: view)
        add(Phrase(en: "Posted", ko: "등록일"), .moment(post.createdAt), .fact)
        if let moment = post.editedAt {
            add(Phrase(en: "Edited", ko: "수정일"), .moment(moment))
            addOnScreen(.words(Phrase(en: "edited", ko: "수정됨")), .fact)
        }
        add(Phrase("ID"), .line("\(post.id)"))
    }

    /// The author's content. `worn` is the linked listing, nil where the reader cannot see it.
    init(_ content: FeedPostContent, worn: WornListing?) {
        self.init()
        if !content.text.isEmpty { add(Phrase(en: "Text", ko: "내용"), .prose(content.text), .prose) }
        let hashtags = content.hashtags.map { "#\($0.spelling)" }.joined(separator: " ")
        if !hashtags.isEmpty { add(Phrase(en: "Hashtags", ko: "해시태그"), .line(hashtags)) }
        if let link = content.worn { add(link, worn) }
        for (index, photo) in content.photos.enumerated() {
            add(FeedLabels.photo(index + 1), .picture(photo), .note)
        }
    }

    /// The worn listing; commands name its identifier, too.
    private mutating func add(_ link: WornLink, _ worn: WornListing?) {
        guard let worn else {
            let unseen = Phrase(en: "a listing that you cannot see", ko: "볼 수 없는 물건")
            return add(FeedLabels.worn, .words(unseen, .dim), .note)
        }
        let words = worn.words
        add(
            FeedLabels.worn,
            .words(Phrase(en: "\(words.en) (\(worn.id))", ko: "\(words.ko) (\(worn.id))")))
        addOnScreen(FeedLabels.worn, .words(words), .note)
    }

    /// How many members like it, and how many comments it has.
    private mutating func addCounts(of view: FeedPostView) {
        let (likes, heart) = (view.post.likes, view.isLiked ? "♥ " : "")
        add(Phrase(en: "Likes", ko: "좋아요"), .line("\(heart)\(likes)"))
        addOnScreen(.words(Phrase(en: "\(heart)Likes: \(likes)", ko: "\(heart)좋아요 \(likes)")), .fact)
        add(Phrase(en: "Comment count", ko: "댓글 수"), .line("\(view.comments)"))
        addOnScreen(.words(Phrase(en: "Comments: \(view.comments)", ko: "댓글 \(view.comments)")), .fact)
    }

    /// A moderator's act and its reason.
    private mutating func add(_ moderation: FeedPostModeration, _ state: FeedPostState) {
        let label =
            state == .removed
            ? Phrase(en: "Removed by a moderator", ko: "매니저가 삭제")
            : Phrase(en: "Hidden by a moderator", ko: "매니저가 숨김")
        add(label, .moment(moderation.moderatedAt))
        let erased = Phrase(en: "(erased)", ko: "(지워짐)")
        let reason = moderation.reason.isEmpty ? erased : Phrase(moderation.reason)
        add(Phrase(en: "Reason", ko: "이유"), .words(reason), .note)
    }

    /// The text of a post before an edit.
    package init(_ revision: FeedPostRevision) {
        self.init()
        add(Phrase(en: "Until", ko: "수정 시각"), .moment(revision.replacedAt))
        let blank = Phrase(en: "(no text)", ko: "(내용 없음)")
        let text: Value = revision.text.isEmpty ? .words(blank, .dim) : .prose(revision.text)
        add(Phrase(en: "Text", ko: "내용"), text, .lead)
    }
}

extension WornListing {
    /// The title, the price, and whether it can be bought: `전북 현대 홈 유니폼 · ₩90,000 · 판매 중`.
    package var words: Phrase {
        Phrase { language in
            [title, price.asPrice(in: language), state.text(in: language)].joined(separator: " · ")
        }
    }

    /// Whether it can be bought, in words.
    package var state: Phrase {
        isOnSale ? Phrase(en: "on sale", ko: "판매 중") : Phrase(en: "not on sale", ko: "판매 중 아님")
    }
}

/// The labels of the parts of a feed post.
enum FeedLabels {
    static let worn = Phrase(en: "Worn", ko: "착용한 물건")

    static func photo(_ number: Int) -> Phrase { Phrase(en: "Photo \(number)", ko: "사진 \(number)") }
}
