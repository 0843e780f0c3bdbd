import ArgumentParser
import Commands
import Listings
import Terminal
import Vocabulary

/// The photos of a new listing, by their files.
struct PhotoOptions: ParsableArguments {
    @Option(
        name: .customLong("photo"),
        help: .words(
            en: "A photo's file; up to five, the first is the cover.", ko: "사진 파일. 다섯 장까지, 첫 장이 대표 사진입니다.",
            value: "file"),
        completion: .file(extensions: ["jpg", "jpeg", "png", "webp", "gif", "heic", "avif"]))
    var photos: [String] = []

    @Option(
        name: .customLong("photo-description"),
        help: .words(
            en: "What is to be seen in the photos, in their order.", ko: "사진을 볼 수 없는 사람을 위한 설명. 사진 순서대로.",
            value: "text"))
    var descriptions: [String] = []
}

/// An own listing and photo files for it.
struct AddPhotoOptions: ParsableArguments {
    @OptionGroup var listing: IdentifierArgument<ListingSubject>

    @Argument(
        help: .words(en: "The files.", ko: "파일.", value: "file"),
        completion: .file(extensions: ["jpg", "jpeg", "png", "webp", "gif", "heic", "avif"]))
    var files: [String]

    @Option(
        name: .customLong("description"),
        help: .words(
            en: "What is to be seen in the photos, in their order.", ko: "사진을 볼 수 없는 사람을 위한 설명. 사진 순서대로.",
            value: "text"))
    var descriptions: [String] = []
}

/// An own listing and the numbers of its photos.
struct PhotoNumberOptions: ParsableArguments {
    @OptionGroup var listing: IdentifierArgument<ListingSubject>

    @Argument(
        help: .words(
            en: "Numbers of photos, as 'madang listings show' has them.",
            ko: "사진 번호. 'madang listings show'에 나오는 순서입니다.",
            value: "number"))
    var numbers: [Int]
}
