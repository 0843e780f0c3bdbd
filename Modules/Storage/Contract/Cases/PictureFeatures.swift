import ContractKit

/// The features of pictures: the rows of `Docs/features/storage.md`.
enum PictureFeatures {
    static let all: [Feature] = [
        Feature(
            "Upload one to five pictures at once, each stored in three sizes without a byte of metadata; a "
                + "repeated request has no second effect",
            shownBy: "`madang pictures upload FILE …`", endpoints: ["storage.upload"],
            topics: ["Uploading", "Refusing", "Repeating"]),
        Feature(
            "See one's own pictures, the newest first, page by page",
            shownBy: "`madang pictures list`", endpoints: ["storage.mine"], topics: ["Paging"]),
        Feature(
            "See what is known of a picture, and its file in three sizes or a range of it; as visible as "
                + "what shows it",
            shownBy: "`madang pictures show pic_… --save FILE`", endpoints: ["storage.show", "storage.file"],
            topics: ["Showing", "Claiming"]),
        Feature(
            "Remove a picture for good that nothing shows",
            shownBy: "`madang pictures remove pic_…`", endpoints: ["storage.remove"], topics: ["Removing"]),
        Feature(
            "What nothing has shown for a day goes by itself, in the database and where the files are",
            shownBy: "`madang-server serve`", topics: ["Sweeping"]),
        Feature(
            "The pictures of a member go when they leave",
            shownBy: "`madang auth withdraw`", topics: ["Forgetting"]),
    ]
}
