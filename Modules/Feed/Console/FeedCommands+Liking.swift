import Commands
import Feed
import FeedHTTP
import Terminal
import Vocabulary

extension FeedCommands {
    /// Likes the post.
    func like(_ options: IdentifierArgument<FeedPostSubject>) async throws {
        let id = try options.identifier(among: lists)
        let likes = try await console.waiting { () throws(FeedError) in try await feed.like(id) }
        await tell(likes, id, Phrase(en: "Liked", ko: "좋아요를 눌렀습니다"))
    }

    /// Unlikes the post.
    func unlike(_ options: IdentifierArgument<FeedPostSubject>) async throws {
        let id = try options.identifier(among: lists)
        let likes = try await console.waiting { () throws(FeedError) in try await feed.unlike(id) }
        await tell(likes, id, Phrase(en: "Unliked", ko: "좋아요를 취소했습니다"))
    }

    private func tell(_ likes: Int, _ id: FeedPostID, _ done: Phrase) async {
        let name = await names.told(of: AnyIdentifier(id), on: console)
        console.answer(
            likes, as: FeedWire.likes, plain: "\(likes)",
            Phrase(
                en: "\(done.en): \(name) (\(likes.counted("like")) now)",
                ko: "\(done.ko): \(name) (좋아요 \(likes)개)"))
    }

    /// Takes the link to the member's own listing out of a post, after a confirmation.
    func detach(_ options: IdentifierArgument<FeedPostSubject>) async throws {
        let id = try options.identifier(among: lists)
        let view = try await console.waiting { () throws(FeedError) in try await feed.post(id) }
        let name = view.post.nameInSentence
        try console.requireConfirmed(
            Phrase(
                en: "Take your listing out of '\(name.en)'? The author cannot link it again.",
                ko: "'\(name.ko)' 글에서 내 물건의 연결을 해제할까요? 글쓴이가 다시 연결할 수 없습니다."))
        try await console.waiting { () throws(FeedError) in try await feed.detach(id) }
        console.answer(
            .object([("id", .string("\(id)")), ("detached", .bool(true))]), plain: "\(id)",
            Phrase(en: "Listing taken out: \(name.en)", ko: "물건의 연결을 해제했습니다: \(name.ko)"))
    }

    /// Shows the hashtags of the week.
    func tags() async throws {
        let counts = try await console.waiting { () throws(FeedError) in try await feed.hashtags() }
        if console.format == .json { return console.show(counts, as: FeedWire.hashtags) }
        guard !counts.isEmpty else {
            guard console.format == .human else { return }
            return console.remark(
                Phrase(
                    en: "There are no hashtags of the week yet. Write a #hashtag with 'madang feed post'.",
                    ko: "아직 이번 주의 해시태그가 없습니다. 'madang feed post'로 #해시태그를 써 보세요."))
        }
        console.paged { $0.show($0.format == .plain ? counts.plain : counts.table) }
        guard console.format == .human else { return }
        console.remark(
            Phrase(
                en: "Run 'madang feed list \(counts[0].hashtag.spelling)' to see the posts.",
                ko: "'madang feed list \(counts[0].hashtag.spelling)'(으)로 글을 찾아보세요."))
    }
}

extension [HashtagCount] {
    /// The table for people.
    fileprivate var table: Table {
        Table(
            [
                Table.Column(Phrase(en: "Hashtag", ko: "해시태그"), flexible: 12),
                Table.Column(Phrase(en: "Authors", ko: "글쓴이 수"), .right),
            ],
            rows: map { [StyledText("#\($0.hashtag.spelling)", .bold), StyledText("\($0.authors)")] })
    }

    /// The table for programs: hashtag without `#`, number of authors.
    fileprivate var plain: Table {
        Table(
            names: ["hashtag", "authors"],
            rows: map { [$0.hashtag.spelling, "\($0.authors)"].map { StyledText($0) } })
    }
}
