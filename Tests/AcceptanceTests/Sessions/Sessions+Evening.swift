extension Session {
    /// 게시판의 저녁: 글을 쓰고, 댓글로 부르고, 둘이 이야기하고, 신고하고, 매니저가 숨겼다가 되돌린다.
    static let evening = Session(
        name: "evening", language: "ko", steps: coming + talking + confiding + reporting)

    private static let coming: [Step] = [
        joins("수연", "suyeon@example.com"), joins("철수", "chulsu@example.com"),
        joins("광고쟁이", "ads@example.com"), joins("지킴이", "keeper@example.com"),
        .host("members", "appoint", "keeper@example.com", "moderator", shows: "매니저"),
        .run(
            "board", "write", "--category", "general", "--title", "은행나무 아래 벼룩시장", "--text",
            "토요일 10시에 엽니다. 돗자리를 가져오세요.", shows: "은행나무 아래 벼룩시장"
        ).by("수연"),
    ]

    private static let talking: [Step] = [
        .run("board", "list", "--keyword", "벼룩", shows: "은행나무 아래 벼룩시장", "수연").by("철수"),
        .run("comments", "add", "<pst:1>", "@수연님, 아이들 책도 되나요?", shows: "댓글을 등록했습니다").by("철수"),
        .run("notices", "list", shows: "철수 님이", "언급했습니다").by("수연"),
        .run("comments", "list", "<pst:1>", shows: "@수연님").by("수연"),
        .run("comments", "reply", "1", "네, 책은 언제나 환영합니다!", shows: "답글을 등록했습니다").by("수연"),
        .run("notices", "list", shows: "답글을 남겼습니다").by("철수"),
        .run("comments", "add", "<pst:1>", "명품 가방 최저가, 지금 클릭하세요", shows: "댓글을 등록했습니다").by("광고쟁이"),
    ]

    private static let confiding: [Step] = [
        .run(
            "conversations", "send", "<pst:1>", "자리 하나 맡아 주실 수 있나요?", shows: "메시지를 보냈습니다"
        ).by("철수"),
        .run("conversations", "list", shows: "철수", "은행나무 아래 벼룩시장", "자리 하나").by("수연"),
        .run("conversations", "send", "1", "그럼요, 은행나무 옆 자리로 해 둘게요.", shows: "메시지를 보냈습니다").by("수연"),
        .run("conversations", "show", "<con:1>", "--plain", shows: "자리 하나", "은행나무 옆").by("철수"),
        .run("conversations", "send", "<pst:1>", "안 사면 후회할 거다", shows: "메시지를 보냈습니다").by("광고쟁이"),
        .run("conversations", "show", "<con:2>", "--plain", shows: "안 사면 후회할 거다").by("수연"),
        .run("conversations", "show", "<con:1>", status: 66, shows: "대화를 찾을 수 없습니다").by("지킴이"),
        .run("comments", "show", "<com:6>", status: 66, shows: "찾을 수 없습니다").by("지킴이"),
    ]

    private static let reporting: [Step] = [
        .run("report", "<com:3>", "--reason", "spam", "--text", "여기저기 같은 광고", "--yes", shows: "신고").by("철수"),
        .talk(
            "report", "<com:6>", "--reason", "abuse", answers: [("신고할까요? [y/N] ", "y")], shows: "신고했습니다"
        ).by("수연"),
        .run("moderate", "queue", shows: "명품 가방", "안 사면").by("지킴이"),
        .run("comments", "show", "<com:6>", shows: "안 사면 후회할 거다").by("지킴이"),
        .run("moderate", "hide", "<com:3>", "<com:6>", "--reason", "광고와 협박", "--yes", shows: "2").by("지킴이"),
        .run("comments", "list", "<pst:1>", shows: "아이들 책도").by("철수"),
        .run("reports", shows: "조치함").by("철수"),
        .run("notices", "list", shows: "숨겼습니다").by("광고쟁이"),
        .run("moderate", "undo", "<bat:1>", "--reason", "한 건은 다시 보겠습니다", "--yes", shows: "되돌").by("지킴이"),
        .run("comments", "list", "<pst:1>", shows: "명품 가방").by("철수"),
        .run("moderate", "log", shows: "댓글").by("철수"),
    ]
}
