extension Trial {
    /// The trials of all domains, sorted by name: a new one adds its line here and a file beside this one.
    public static let all: [Trial] = [
        .audit,
        .auth,
        .comments,
        .community,
        .crews,
        .deals,
        .feed,
        .funding,
        .listings,
        .moderation,
        .notices,
        .payments,
        .storage,
    ]
}
