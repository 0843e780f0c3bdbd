extension Session {
    /// 유니폼의 여정: 거래를 마치고, 입은 사진을 피드에 올리고, 좋아요와 팔로우와 댓글을 받고, 판매자가 알림을 받는다.
    static let jersey = Session(
        name: "jersey", language: "ko", steps: dealing + wearing + liking + finding + detaching,
        needsPictures: true)

    private static let dealing: [Step] = [
        joins("철수", "chulsu@example.com"), joins("수연", "suyeon@example.com"),
        joins("영희", "younghee@example.com"),
        .run("feed", "list", shows: "아직 글이 없습니다", "madang feed post").by("영희"),
        .run(
            "listings", "publish", "--category", "jersey", "--title", "전북 현대 홈 유니폼", "--price", "90000",
            "--league", "K리그1", "--team", "전북 현대", "--season", "2023/24", "--size", "L", "--condition", "A",
            "--yes", shows: "등록했습니다: 전북 현대 홈 유니폼"
        ).by("철수"),
        .run("listings", "browse", shows: "전북 현대 홈 유니폼").by("수연"),
        .run("listings", "reserve", "1", shows: "예약했습니다").by("수연"),
        .run("deals", "complete", "<dea:1>", "--yes", shows: "거래를 완료했습니다").by("철수"),
    ]

    private static let wearing: [Step] = [
        .run("feed", "post", "드디어 직관 갑니다!", status: 65, shows: "사진 수 (--photo)").by("수연"),
        .run(
            "feed", "post", "-", "--photo", "<picture>", "--photo-description", "전북 유니폼을 입은 모습", "--worn",
            "<lst:1>", input: "드디어 직관 갑니다! @철수님 고마워요.\n@영희 같이 가요. #직관룩 #전북현대\n",
            shows: "올렸습니다: 드디어 직관 갑니다!"
        ).by("수연"),
        .run("notices", "list", shows: "수연 님이 내 물건을 착용한 글을 올렸습니다").by("철수"),
        .run("notices", "list", shows: "수연 님이 글에서 나를 언급했습니다").by("영희"),
        .run("feed", "list", shows: "드디어 직관 갑니다!", "전북 현대 홈 유니폼", "수연").by("영희"),
        .run("feed", "show", "1", shows: "전북 유니폼을 입은 모습", "₩90,000 · 판매 중 아님", "#직관룩 #전북현대")
            .by("영희"),
    ]

    private static let liking: [Step] = [
        .run("feed", "like", "1", shows: "좋아요를 눌렀습니다: 드디어 직관 갑니다!", "좋아요 1개").by("영희"),
        .run("feed", "like", "<fee:1>", shows: "좋아요 2개").by("철수"),
        .run("feed", "like", "<fee:1>", status: 77, shows: "내 글에 좋아요를 누를 수 없습니다").by("수연"),
        .run("follow", "1", shows: "수연 님을 팔로우합니다. 팔로워 1명.").by("영희"),
        .run("notices", "list", shows: "철수 님 외 1명이 내 글을 좋아합니다", "영희 님이 나를 팔로우합니다").by("수연"),
        // With the whole identifier first, so that its end in the table is known.
        .run("followers", "--plain", shows: "영희").by("수연"),
        .run("followers", shows: "영희").by("수연"),
        .run("follow", "1", shows: "영희 님을 팔로우합니다. 팔로워 1명. 서로 팔로우하고 있습니다.").by("수연"),
        .run("following", "--plain", shows: "영희", "true").by("수연"),
        .run("feed", "liked", shows: "♥ 2", "드디어 직관 갑니다!").by("영희"),
    ]

    private static let finding: [Step] = [
        .run("feed", "list", "--following", shows: "드디어 직관 갑니다!").by("영희"),
        .run("feed", "list", "--following", shows: "팔로우하는 회원의 글이 없습니다").by("철수"),
        // The same hashtag as conjoining letters, as some keyboards and file systems write it.
        .run(
            "feed", "list", "--tag",
            "#\u{110C}\u{1175}\u{11A8}\u{1100}\u{116A}\u{11AB}\u{1105}\u{116E}\u{11A8}",
            shows: "드디어 직관 갑니다!"
        ).by("영희"),
        .run("feed", "list", "--worn", "<lst:1>", "--json", shows: "\"likes\": 2", "\"onSale\": false").by(
            "철수"),
        .run("comments", "add", "<fee:1>", "사이즈는 어때요?", shows: "댓글을 등록했습니다").by("영희"),
        .run("comments", "list", "<fee:1>", shows: "사이즈는 어때요?").by("수연"),
        .run("comments", "reply", "1", "딱 맞아요!", shows: "답글을 등록했습니다").by("수연"),
        .run("notices", "list", shows: "답글을 남겼습니다", "수연 님이 나를 팔로우합니다").by("영희"),
        .run("feed", "list", "--popular", shows: "드디어 직관 갑니다!").by("영희"),
        .run("feed", "list", "직관룩", shows: "드디어 직관 갑니다!").by("영희"),
        .run("feed", "tags", shows: "아직 이번 주의 해시태그가 없습니다").by("영희"),
    ]

    private static let detaching: [Step] = [
        .talk("feed", "detach", "<fee:1>", answers: [("[y/N] ", "y")], shows: "연결을 해제했습니다").by("철수"),
        .run("feed", "list", "--worn", "<lst:1>", shows: "이 물건을 착용한 글이 없습니다").by("철수"),
        .run(
            "feed", "edit", "<fee:1>", "--worn", "<lst:1>", status: 65, shows: "착용한 물건 (--worn)"
        ).by("수연"),
        .run("feed", "edit", "<fee:1>", "이겼습니다! #직관룩", shows: "수정했습니다: 이겼습니다!").by("수연"),
        .run("feed", "history", "<fee:1>", shows: "드디어 직관 갑니다!").by("영희"),
        .run("feed", "unlike", "<fee:1>", shows: "좋아요 1개").by("철수"),
        .run("unfollow", "<fee:1>", shows: "수연 님의 팔로우를 해제했습니다. 팔로워 0명.").by("영희"),
        .run("profile", "show", "<mem:1>", shows: "수연", "피드 글", "팔로잉").by("철수"),
        .run("feed", "remove", "<fee:1>", status: 64, shows: "--yes").by("수연"),
        .run("feed", "remove", "<fee:1>", "--yes", shows: "삭제했습니다: 이겼습니다!").by("수연"),
        .run("feed", "show", "<fee:1>", status: 66, shows: "해당 글을 찾을 수 없습니다").by("영희"),
    ]
}
