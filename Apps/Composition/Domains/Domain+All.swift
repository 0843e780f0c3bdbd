extension Domain {
    /// All domains of Madang, sorted by name: a new one adds its line here and a file beside this one.
    public static let all: [Domain] = [
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
