extension Session {
    /// 두 이웃이 두 터미널에서: 예약을 요청하고, 수락하고, 연락처와 메시지를 나누고, 거래를 마친다.
    static let deal = Session(name: "deal", language: "ko", steps: opening + agreeing + closing)

    static func joins(_ person: String, _ email: String) -> Step {
        .run(
            "auth", "join", "--email", email, "--nickname", person, "--password-stdin",
            input: password + "\n", shows: "\(person) 님, 환영합니다!"
        ).by(person)
    }

    private static let opening: [Step] = [
        joins("철수", "chulsu@example.com"), joins("영희", "younghee@example.com"),
        .run(
            "listings", "publish", "--title", "어린이 자전거 20인치", "--price", "50000", "--category", "general",
            "--condition", "B", "--reservation", "on-acceptance", "--yes", shows: "등록했습니다"
        ).by("철수"),
        .run(
            "listings", "publish", "--title", "화분", "--price", "0", "--category", "general", "--yes",
            shows: "등록했습니다"
        ).by("철수"),
        .run("browse", "자전거", shows: "어린이 자전거 20인치").by("영희"),
        .run("listings", "browse", "--seller", "철수", shows: "나눔", "어린이 자전거 20인치").by("영희"),
        .run("like", "2", shows: "좋아요를 눌렀습니다: 어린이 자전거 20인치").by("영희"),
        .run("listings", "liked", shows: "♥ 1").by("영희"),
        .run("listings", "browse", shows: "나눔", "어린이 자전거 20인치").by("영희"),
    ]

    private static let agreeing: [Step] = [
        .run("listings", "reserve", "2", shows: "예약을 요청했습니다", "하루 안에").by("영희"),
        .run("deals", "list", "--side", "판매", shows: "수락 대기", "영희").by("철수"),
        .run("deals", "accept", "<dea:1>", status: 77, shows: "판매자만").by("영희"),
        .run("deals", "contact", "<dea:1>", "010-1234-5678", shows: "연락처를 저장했습니다").by("영희"),
        .run("conversations", "send", "<dea:1>", "토요일 오전에 가지러 가도 될까요?", shows: "메시지를 보냈습니다").by("영희"),
        .run("deals", "show", "1", shows: "수락 대기", "conversations show").by("철수"),
        .run("conversations", "list", shows: "영희", "토요일 오전에").by("철수"),
        .run("deals", "list", "--side", "판매", shows: "수락 대기", "영희").by("철수"),
        .run("deals", "accept", "1", shows: "예약을 수락했습니다").by("철수"),
        .run("deals", "contact", "1", "카톡: chulsu", shows: "연락처를 저장했습니다").by("철수"),
        .run("conversations", "send", "1", "네, 10시에 마당 앞에서 봬요.", shows: "메시지를 보냈습니다").by("철수"),
        .run("deals", "show", "<dea:1>", shows: "카톡: chulsu").by("영희"),
        .run("conversations", "show", "<dea:1>", "--plain", shows: "토요일 오전에", "10시에 마당").by("영희"),
        .run("listings", "browse", shows: "예약 중").by("영희"),
    ]

    private static let closing: [Step] = [
        .run("deals", "complete", "1", status: 64, shows: "--yes").by("철수"),
        .talk("deals", "complete", "<dea:1>", answers: [("[y/N] ", "y")], shows: "거래를 완료했습니다").by("철수"),
        .run("deals", "list", shows: "거래 완료").by("영희"),
        .run("listings", "browse", shows: "화분").by("영희"),
        .run("listings", "reserve", "1", "--hours", "2", shows: "예약했습니다: 화분").by("영희"),
        .run("listings", "sold", "<lst:2>", "--yes", status: 75, shows: "예약").by("철수"),
        .talk("deals", "cancel", "<dea:2>", answers: [("[y/N] ", "y")], shows: "거래를 취소했습니다").by("영희"),
        .run("listings", "reserve", "1", status: 75, shows: "다시 예약할 수 있습니다").by("영희"),
        .run("listings", "sold", "<lst:2>", "--yes", shows: "판매 완료로 바꿨습니다").by("철수"),
        .run("listings", "copy", "<lst:1>", "--title", "어린이 자전거 16인치", "--yes", shows: "등록했습니다").by("철수"),
        .run("listings", "bump", "<lst:3>", status: 75, shows: "하루에 한 번").by("철수"),
        .run("deals", "list", "--state", "done", "--plain", shows: "done").by("철수"),
    ]
}
