extension FeedPost {
    /// The hashtags under which lists show it: those of its text while it is shown.
    public var listedHashtags: [Hashtag] { state == .shown ? content.hashtags : [] }
}

extension FeedPostChange {
    /// The hashtags that the change adds to the lists, takes out of them, or spells differently. Stores count
    /// these anew in the same step.
    public var movedHashtags: Set<Hashtag> {
        if old.state == new.state, old.content.text == new.content.text { return [] }
        let (before, after) = (old.listedHashtags, new.listedHashtags)
        let (known, kept) = (Set(before.map(\.spelling)), Set(after.map(\.spelling)))
        return Set(
            before.filter { !kept.contains($0.spelling) } + after.filter { !known.contains($0.spelling) })
    }
}
