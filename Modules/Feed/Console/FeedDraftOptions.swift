import ArgumentParser
import Commands
import Feed
import Terminal
import Vocabulary

/// A text of a post.
struct FeedTextArgument: ParsableArguments {
    @Argument(
        help: .words(
            en: "The text with its #hashtags, up to 2,000 characters; '-' is standard input.",
            ko: "#해시태그를 넣은 내용, 2,000자까지. '-'는 표준 입력.", value: "text"))
    var text: String?

    /// The text; nil if none was given.
    func text(on console: Console) -> String? {
        guard text == "-" else { return text }
        return String(
            decoding: console.input.remainder(limit: FeedPostDraft.largestText + 1), as: UTF8.self)
    }
}

/// The files of photos, and the worn listing.
struct FeedPhotoOptions: ParsableArguments {
    @Option(
        name: .customLong("photo"),
        help: .words(
            en: "A photo's file; one to five photos in all.", ko: "사진 파일. 사진은 모두 한 장에서 다섯 장.",
            value: "file"),
        completion: .file(extensions: ["jpg", "jpeg", "png", "webp", "gif", "heic", "avif"]))
    var files: [String] = []
    @Option(
        name: .customLong("photo-description"),
        help: .words(
            en: "What is to be seen in the photos, in their order.", ko: "사진을 볼 수 없는 사람을 위한 설명. 사진 순서대로.",
            value: "text"))
    var descriptions: [String] = []
    @Option(
        help: .words(
            en: "The listing that is worn: its ID, or its row in the last list.",
            ko: "착용한 물건. ID, 또는 마지막 목록의 행 번호.", value: "listing"))
    var worn: String?
}

/// The parts of a new post.
struct NewFeedPostOptions: ParsableArguments {
    @OptionGroup var written: FeedTextArgument
    @OptionGroup var shown: FeedPhotoOptions
}

/// A post and the changes to make.
struct EditFeedPostOptions: ParsableArguments {
    @OptionGroup var post: IdentifierArgument<FeedPostSubject>
    @OptionGroup var written: FeedTextArgument
    @OptionGroup var shown: FeedPhotoOptions
    @Option(
        name: .customLong("remove-photo"),
        help: .words(
            en: "The number of a photo to take away, as 'madang feed show' has it.",
            ko: "삭제할 사진 번호. 'madang feed show'에 나오는 순서입니다.", value: "number"))
    var removedPhotos: [Int] = []
    @Flag(help: .words(en: "Show no worn listing any more.", ko: "착용한 물건을 더 이상 표시하지 않습니다."))
    var noWorn = false

    func validate() throws {
        guard noWorn, shown.worn != nil else { return }
        throw ValidationError.words(
            en: "Use --worn or --no-worn, not both.", ko: "--worn과 --no-worn 중 하나만 쓰세요.")
    }

    var isEmpty: Bool {
        written.text == nil && shown.files.isEmpty && shown.worn == nil && removedPhotos.isEmpty && !noWorn
    }
}
