import Vocabulary

/// One call of a command as a person makes it, on a `ConsoleStage`.
struct ConsoleScene: Sendable {
    enum Actor: Sendable { case owner, buyer, stranger, visitor, moderator }

    let name: String
    var command: ConsoleStage.Command = .feed
    let words: [String]
    var actor: Actor = .owner
    var input: [String] = []
    var isEmpty = false

    init(
        _ name: String, _ words: String..., by actor: Actor = .owner, typing input: [String] = [],
        isEmpty: Bool = false
    ) {
        (self.name, self.words, self.actor, self.input) = (name, words, actor, input)
        self.isEmpty = isEmpty
    }

    /// A scene of another command than `madang feed`.
    init(
        _ command: ConsoleStage.Command, _ words: String..., named name: String? = nil,
        by actor: Actor = .owner, isEmpty: Bool = false
    ) {
        (self.name, self.command, self.words) = (name ?? command.rawValue, command, words)
        (self.actor, self.isEmpty) = (actor, isEmpty)
    }

    /// The command line.
    var line: String { (["madang", command.rawValue] + words).joined(separator: " ") }

    static let all = browsing + showing + writing + keeping + liking + following

    static let browsing = [
        ConsoleScene("list", "list", by: .visitor),
        ConsoleScene("list-more", "list", "--limit", "1", by: .buyer),
        ConsoleScene("list-page", "list", "--page", "2", "--limit", "2", by: .visitor),
        ConsoleScene("list-beyond", "list", "--page", "9", by: .visitor),
        ConsoleScene("list-nothing", "list", by: .visitor, isEmpty: true),
        ConsoleScene("list-popular", "list", "--popular", "--limit", "2", by: .visitor),
        ConsoleScene("list-following", "list", "--following"),
        ConsoleScene("list-following-nothing", "list", "--following", isEmpty: true),
        ConsoleScene("list-following-visitor", "list", "--following", by: .visitor),
        ConsoleScene("list-tag", "list", "--tag", "#ＶＩＮＴＡＧＥ", by: .visitor),
        ConsoleScene("list-tag-more", "list", "--tag", "오늘의코디", "--limit", "1", by: .visitor),
        ConsoleScene("list-tag-nothing", "list", "--tag", "단풍", by: .visitor),
        ConsoleScene("list-invalid", "list", "--tag", "#2026", "--limit", "0", by: .visitor),
        ConsoleScene("list-member", "list", "--member", "{owner}", "--limit", "1", by: .visitor),
        ConsoleScene("list-member-nothing", "list", "--member", "{buyer}", by: .visitor, isEmpty: true),
        ConsoleScene("list-member-unreadable", "list", "--member", "수연", by: .visitor),
        ConsoleScene("list-worn", "list", "--worn", "{listing}", by: .visitor),
        ConsoleScene("list-worn-nothing", "list", "--worn", "{listing}", by: .visitor, isEmpty: true),
        ConsoleScene("list-two-lists", "list", "--popular", "--tag", "단풍", by: .visitor),
        ConsoleScene("mine", "mine"),
        ConsoleScene("mine-hidden", "mine", "--state", "숨김"),
        ConsoleScene("mine-invalid", "mine", "--state", "새것"),
        ConsoleScene("mine-nothing", "mine", isEmpty: true),
    ]

    static let showing = [
        ConsoleScene("show", "show", "{0}", by: .buyer),
        ConsoleScene("show-worn", "show", "{1}", by: .visitor),
        ConsoleScene("show-hidden", "show", "{2}"),
        ConsoleScene("show-hidden-other", "show", "{2}", by: .buyer),
        ConsoleScene("show-photos", "show", "{3}", by: .visitor),
        ConsoleScene("show-hostile", "show", "{5}", by: .visitor),
        ConsoleScene("show-unknown", "show", "fee_00000000000000000000000001", by: .visitor),
        ConsoleScene("show-no-id", "show", "느티나무", by: .visitor),
        ConsoleScene("history", "history", "{1}", by: .visitor),
        ConsoleScene("history-none", "history", "{0}", by: .visitor),
        ConsoleScene("tags", "tags", by: .visitor),
        ConsoleScene("tags-nothing", "tags", by: .visitor, isEmpty: true),
    ]

    /// A file that is there on every machine.
    private static let photo = "/etc/os-release"

    static let writing = [
        ConsoleScene("post", "post", "단풍 구경 #오늘의코디", "--photo", photo, "--photo-description", "단풍나무 앞"),
        ConsoleScene("post-worn", "post", "#직관룩", "--photo", photo, "--worn", "{listing}"),
        ConsoleScene(
            "post-asked", "post",
            typing: ["단풍 구경", "#오늘의코디", "", "", photo, "단풍나무 앞", "", "느티나무", "", "y"]),
        ConsoleScene("post-declined", "post", "단풍", typing: [photo, "", "", "", "n"]),
        ConsoleScene("post-invalid", "post", "\u{1B}[31m단풍", "--photo", photo, "--worn", "{0}"),
        ConsoleScene("post-worn-unknown", "post", "단풍", "--photo", photo, "--worn", "{0}"),
        ConsoleScene("post-no-photo", "post", "단풍 구경"),
        ConsoleScene("post-no-file", "post", "단풍", "--photo", "/nowhere/photo.jpg"),
        ConsoleScene("post-visitor", "post", "단풍", "--photo", photo, by: .visitor),
        ConsoleScene("edit", "edit", "{0}", "신발을 바꿨습니다. #오늘의코디"),
        ConsoleScene("edit-asked", "edit", "{0}", typing: ["새 글", "둘째 줄", ""]),
        ConsoleScene("edit-kept", "edit", "{0}", typing: [""]),
        ConsoleScene("edit-nothing", "edit", "{0}"),
        ConsoleScene("edit-photos", "edit", "{0}", "--remove-photo", "1", "--photo", photo),
        ConsoleScene("edit-no-photo", "edit", "{0}", "--remove-photo", "3"),
        ConsoleScene("edit-last-photo", "edit", "{2}", "--remove-photo", "1"),
        ConsoleScene("edit-no-worn", "edit", "{1}", "--no-worn", by: .buyer),
        ConsoleScene("edit-both-worn", "edit", "{1}", "--no-worn", "--worn", "{listing}", by: .buyer),
        ConsoleScene("edit-not-yours", "edit", "{0}", "남의 글", by: .buyer),
    ]

    static let keeping = [
        ConsoleScene("remove", "remove", "{0}", typing: ["remove"]),
        ConsoleScene("remove-declined", "remove", "{3}", by: .stranger, typing: ["no"]),
        ConsoleScene("remove-moderator", "remove", "{0}", "--reason", "도배입니다", by: .moderator),
        ConsoleScene("hide", "hide", "{0}", "--reason", "전화번호를 적었습니다", by: .moderator),
        ConsoleScene("hide-no-reason", "hide", "{0}", by: .moderator),
        ConsoleScene("hide-member", "hide", "{0}", "--reason", "이유"),
        ConsoleScene("restore", "restore", "{2}", by: .moderator),
        ConsoleScene("restore-shown", "restore", "{0}", by: .moderator),
        ConsoleScene("detach", "detach", "{1}", typing: ["y"]),
        ConsoleScene("detach-not-worn", "detach", "{0}", by: .buyer),
    ]

    static let liking = [
        ConsoleScene("like", "like", "{1}"),
        ConsoleScene("like-own", "like", "{0}"),
        ConsoleScene("like-visitor", "like", "{0}", by: .visitor),
        ConsoleScene("unlike", "unlike", "{0}", by: .buyer),
        ConsoleScene("liked", "liked", by: .buyer),
        ConsoleScene("liked-nothing", "liked"),
    ]

    static let following = [
        ConsoleScene(.follow, "{stranger}"),
        ConsoleScene(.follow, "{owner}", named: "follow-oneself"),
        ConsoleScene(.follow, "수연", named: "follow-no-id"),
        ConsoleScene(.follow, "{0}", named: "follow-author", by: .buyer),
        ConsoleScene(.follow, "{buyer}", named: "follow-visitor", by: .visitor),
        ConsoleScene(.unfollow, "{buyer}"),
        ConsoleScene(.unfollow, "{stranger}", named: "unfollow-not-followed"),
        ConsoleScene(.followers),
        ConsoleScene(.followers, "--limit", "1", named: "followers-more"),
        ConsoleScene(.followers, "{buyer}", named: "followers-of", by: .visitor),
        ConsoleScene(.followers, named: "followers-nothing", isEmpty: true),
        ConsoleScene(.followers, "{buyer}", named: "followers-of-nothing", by: .visitor, isEmpty: true),
        ConsoleScene(.followers, named: "followers-visitor", by: .visitor),
        ConsoleScene(.following),
        ConsoleScene(.following, "{stranger}", "--page", "1", named: "following-of", by: .visitor),
        ConsoleScene(.following, named: "following-nothing", isEmpty: true),
        ConsoleScene(
            .following, "{buyer}", named: "following-of-nothing", by: .visitor, isEmpty: true),
    ]
}
