extension Session {
    /// 크루의 한 시즌: 만들고, 셋이 가입하고(바로, 승인, 결제), 넘친 모임의 자리가 돌아오고, 회비와 지출을 적고, 가입비 절반을
    /// 돌려주고, 크루장이 탈퇴한 뒤에 장부를 본다.
    static let season = Session(
        name: "season", language: "ko",
        steps: founding + joining + meeting + dues + leaving + succeeding + statement,
        needsPictures: true, begins: "2027-03-15 10:00")

    private static let crew = "새벽 풋살"

    private static let founding: [Step] = [
        joins("지수", "jisu@example.com"), joins("민준", "minjun@example.com"),
        joins("서연", "seoyeon@example.com"), joins("도윤", "doyun@example.com"),
        .run(
            "crews", "found", "--name", crew, "--sport", "풋살", "--place", "성동구", "--weekday", "토", "--time",
            "07:30", "--capacity", "12", "--uniform", "#0a3d8f", "--introduction", "토요일 아침에 한 시간 반 찹니다.",
            "--yes", shows: "크루를 만들었습니다: \(crew)"
        ).by("지수"),
    ]

    private static let joining: [Step] = [
        // The same name as conjoining letters, as some keyboards and file systems write it.
        .run(
            "crews", "search", "\u{1109}\u{1162}\u{1107}\u{1167}\u{11A8}", shows: crew, "1/12", "무료", "바로 가입"
        ).by("민준"),
        .run("crews", "join", "1", shows: "크루 회원입니다: \(crew)").by("민준"),
        .run("crews", "edit", crew, "--joining", "approval", shows: "수정했습니다").by("지수"),
        // With the whole identifier first, so that its end in the table is known.
        .run("auth", "whoami", "--plain", shows: "서연").by("서연"),
        .run("crews", "join", crew, "--message", "골키퍼를 하고 싶습니다.", shows: "가입을 신청했습니다").by("서연"),
        .run("crews", "requests", crew, shows: "서연", "골키퍼를 하고 싶습니다.").by("지수"),
        .run("crews", "accept", crew, "1", shows: "수락했습니다: 서연").by("지수"),
        .run(
            "crews", "edit", crew, "--joining", "open", "--fee", "30000", "--full-days", "7", "--half-days",
            "30",
            shows: "수정했습니다"
        ).by("지수"),
        .run(
            "crews", "show", crew, shows: "3/12명", "₩30,000", "7일 안에 탈퇴하면 가입비 전액, 30일 안에는 절반"
        ).by("도윤"),
        .run(
            "crews", "join", crew, "--no-wait", "--yes", shows: "자리를 잡아 두었습니다", "테스트 결제", "결제할 주소"
        ).by("도윤"),
        .run("crews", "show", crew, shows: "결제 중", "가입 중 1명").by("도윤"),
        .pays("도윤"),
        .run("crews", "list", "--mine", shows: "4/12", "회원").by("도윤").repeated(),
        .run("notices", "list", shows: "도윤 님이 '\(crew)'에 가입했습니다").by("지수").repeated(),
        .run("crews", "members", crew, "--plain", shows: "지수", "민준", "서연", "도윤").by("지수"),
        .run("crews", "role", crew, "서연", "총무", shows: "총무 역할을 주었습니다: 서연").by("지수"),
        .run("crews", "role", crew, "민준", "운영진", shows: "운영진 역할을 주었습니다: 민준").by("지수"),
    ]

    private static let meeting: [Step] = [
        .run(
            "crews", "meet", crew, "--title", "토요 경기", "--start", "2027-03-20 07:30", "--end", "09:00",
            "--place", "성수 풋살장", "--capacity", "3", "--answers-until", "2027-03-19 21:00", "--yes",
            shows: "모임을 만들었습니다: 토요 경기, 2027-03-20 (토) 07:30-09:00"
        ).by("민준"),
        .run("crews", "rsvp", "1", "참석", "--guests", "1", shows: "참석, 동반 1명").by("민준"),
        .run("crews", "meetings", crew, shows: "2/3").by("서연"),
        .run("crews", "rsvp", "1", "참석", shows: "참석: 토요 경기").by("서연"),
        .run("crews", "rsvp", "<mee:1>", "참석", shows: "대기: 토요 경기", "자동으로 참석 처리").by("도윤"),
        .run("crews", "meeting", "<mee:1>", shows: "3/3명, 대기 1명").by("도윤"),
        .run("crews", "rsvp", "<mee:1>", "불참", shows: "불참: 토요 경기").by("민준"),
        // Notices of two domains come in either order.
        .run(
            "notices", "list", shows: "'토요 경기' 모임에 자리가 나서 대기에서 참석으로 바뀌었습니다."
        ).by("도윤").repeated().excerpt(),
        .run("crews", "meeting", "<mee:1>", shows: "2/3명").by("도윤"),
    ]

    private static let dues: [Step] = [
        .run(
            "crews", "set-dues", crew, "--amount", "10000", "--day", "10", "--yes",
            shows: "2027-04부터 매달 10일까지 회비 ₩10,000"
        ).by("서연"),
        .run("crews", "dues", crew, shows: "회비가 없습니다").by("민준"),
        .later("2027-04-03 10:00"),
        .run("crews", "dues", crew, shows: "2027-04", "₩10,000", "납부 전").by("민준").repeated(),
        .run("crews", "pay", "1", "--no-wait", "--yes", shows: "낸 회비는 환불하지 않습니다", "결제할 주소").by("민준"),
        .pays("민준"),
        .run("crews", "dues", crew, shows: "2027-04-10  납부  ").by("민준").repeated(),
        .run(
            "crews", "cash", crew, "--spent", "24000", "--for", "공 2개", "--receipt", "<picture>", "--yes",
            shows: "지출 ₩24,000, 공 2개"
        ).by("서연"),
    ]

    private static let leaving: [Step] = [
        .run("crews", "leave", crew, status: 64, shows: "가입비 중 ₩15,000을 환불합니다", "--yes").by("도윤"),
        .run("crews", "leave", crew, "--yes", shows: "탈퇴했습니다: \(crew)", "환불을 진행하고 있습니다").by("도윤"),
        .run("notices", "list", shows: "'\(crew) 가입비 (joining fee)' 주문의 환불이 끝났습니다.").by("도윤").repeated()
            .excerpt(),
        .run("crews", "ledger", crew, status: 66, shows: "찾을 수 없습니다").by("도윤"),
    ]

    private static let succeeding: [Step] = [
        .run("crews", "leave", crew, "--yes", status: 75, shows: "먼저 다른 회원에게 크루를 넘기거나").by("지수"),
        .run(
            "auth", "withdraw", "--password-stdin", "--yes", input: password + "\n", shows: "탈퇴했습니다"
        ).by("지수"),
        .run("notices", "list", shows: "이제 '\(crew)'의 크루장입니다.").by("민준").repeated().excerpt(),
        .run("crews", "members", crew, shows: "민준  크루장", "서연  총무").by("민준"),
    ]

    private static let statement: [Step] = [
        .run("crews", "ledger", crew, "--month", "2027-03", shows: "가입비", "₩30,000").by("서연"),
        .run("crews", "ledger", crew, shows: "2027-04 회비", "환불: 가입비", "-₩15,000", "공 2개", "₩25,000")
            .by("서연"),
        .run("crews", "ledger", crew, "--months", "2", shows: "2027-03", "-₩39,000", "₩1,000").by("서연"),
        .run(
            "crews", "ledger", crew, "--csv", shows: "gateway,2027-04-30,closing,,0,25000",
            "cash,2027-04-30,closing,,0,-24000"
        ).by("민준"),
        .host("check", shows: "0개 실패.").excerpt(),
    ]
}
