extension Session {
    /// 보호소의 펀딩: 등록하고, 운영자가 확인하고, 물품 펀딩을 열고, 셋이 후원하고(한 명은 익명), 하나를 취소해 환불받고, 목표를
    /// 채워 마감하고, 보호소에 지급하고, 모두 전달하고, 영수증을 받는다. 이어서 목표를 못 채운 펀딩을 마감 때 모두 환불한다.
    static let campaign = Session(
        name: "campaign", language: "ko",
        steps: [
            registering, writing, giving, withdrawing, ending, transferring, delivering, confirming, failing,
            refunding,
        ].flatMap(\.self),
        needsPictures: true, begins: "2027-11-01 10:00")

    private static let shelter = "송정 보호소"
    private static let winter = "겨울 사료와 담요"
    private static let kennel = "새 견사 짓기"

    private static let registering: [Step] = [
        joins("수연", "suyeon@example.com"), joins("민준", "minjun@example.com"),
        joins("하린", "harin@example.com"), joins("도윤", "doyun@example.com"),
        joins("지킴이", "keeper@example.com"),
        .host("members", "appoint", "keeper@example.com", "operator", shows: "회원 → 운영자"),
        .run(
            "shelters", "found", "--name", shelter, "--registration", "제2023-서울-017호", "--place", "서울 성동구",
            "--contact", "02-555-0117", "--introduction", "개 서른 마리와 함께 삽니다.",
            shows: "보호소를 등록했습니다: \(shelter)", "운영자가 확인한 뒤에"
        ).by("수연"),
        .run("shelters", "list", "--state", "pending", shows: shelter, "확인 대기").by("지킴이"),
        .run(
            "shelters", "verify", "1", "--reason", "등록증을 확인함", "--yes", shows: "보호소를 확인했습니다: \(shelter)"
        ).by("지킴이"),
        .run(
            "notices", "list", shows: "'\(shelter)' 보호소가 확인되어 펀딩을 열 수 있습니다."
        ).by("수연").repeated(),
        .run(
            "shelters", "account", shelter, "--bank", "국민은행", "--account", "123-456-789012", "--holder",
            shelter, shows: "지급 계좌를 정했습니다(국민은행 ****9012): \(shelter)"
        ).by("수연"),
    ]

    private static let writing: [Step] = [
        .run(
            "funding", "draft", shelter, "--title", winter, "--purpose", "보호소 개 서른 마리의 겨울나기", "--story",
            "추워지기 전에 사료와 담요를 마련합니다.", "--model", "item-based", "--item", "사료 20kg:45000:4", "--item",
            "담요:12000:5", "--deadline", "2027-11-05 18:00", shows: "초안을 저장했습니다: \(winter)"
        ).by("수연"),
        .run(
            "funding", "open", "<cam:1>", status: 64,
            shows: "목표 ₩240,000, 마감 2027-11-05 18:00 (Asia/Seoul)", "--yes"
        ).by("수연"),
        .run("funding", "open", "<cam:1>", "--yes", shows: "펀딩을 열었습니다: \(winter)").by("수연"),
        .run(
            "funding", "back", "<cam:1>", "--item", "1", status: 77, shows: "그 보호소의 펀딩을 후원할 수 없습니다"
        ).by("수연"),
    ]

    /// Chooses what to give; the address at which it is paid for is shown.
    private static func backs(_ person: String, _ campaign: String, _ choice: String...) -> Step {
        Step(
            person: person, words: ["funding", "back", campaign] + choice + ["--no-wait", "--yes"],
            shows: ["후원을 골랐습니다", "테스트 결제", "결제할 주소"])
    }

    private static let giving: [Step] = [
        .run("funding", "list", shows: winter, shelter, "0%", "진행 중").by("민준"),
        .run("funding", "show", "1", shows: "사료 20kg", "0/4", "담요", "0/5", "₩0 / 목표 ₩240,000").by("민준"),
        backs("민준", "1", "--item", "1:3", "--message", "따뜻하게 보내길"), .pays("민준"),
        .run("funding", "backings", shows: winter, "₩135,000", "후원함", "이름 공개").by("민준").repeated(),
        .run("funding", "search", "담요", shows: winter, "56%", "₩135,000").by("하린").repeated(),
        backs("하린", winter, "--item", "2:5", "--anonymous"), .pays("하린"),
        .run("funding", "backings", shows: "₩60,000", "후원함", "익명").by("하린").repeated(),
        backs("도윤", winter, "--item", "1", "--message", "한 포라도 보탭니다"), .pays("도윤"),
        .run("funding", "backers", winter, shows: "민준", "따뜻하게 보내길", "도윤").by("하린").repeated(),
        .run("funding", "backings", winter, status: 77, shows: "보호소 회계만").by("민준"),
        .run("funding", "backings", winter, shows: "하린", "익명", "₩60,000", "도윤").by("수연").repeated(),
    ]

    private static let withdrawing: [Step] = [
        .run("funding", "backings", shows: "₩45,000", "후원함").by("도윤").repeated(),
        .run("funding", "leave", "1", status: 64, shows: "₩45,000을 환불합니다", "--yes").by("도윤"),
        .run("funding", "leave", "1", "--yes", shows: "후원을 취소했습니다: \(winter)").by("도윤").excerpt(),
        .run("notices", "list", shows: "'\(winter)' 펀딩의 후원금을 환불했습니다.").by("도윤").repeated().excerpt(),
        .run("funding", "backings", shows: "₩45,000", "환불됨").by("도윤").repeated(),
        .run("funding", "total", shows: "아직 후원한 내역이 없습니다.").by("도윤"),
        .run("funding", "list", shows: winter, "81%", "₩195,000").by("도윤").repeated(),
        backs("민준", winter, "--item", "1"), .pays("민준"),
        .run("funding", "list", shows: winter, "100%", "₩240,000").by("민준").repeated(),
    ]

    private static let ending: [Step] = [
        .run("funding", "close", winter, "--yes", shows: "펀딩을 마감했습니다: \(winter)").by("수연"),
        .run(
            "funding", "show", winter, shows: "성공", "4/4", "5/5", "모금 완료: 후원 3건, ₩240,000"
        ).by("수연").repeated(),
        .run("notices", "list", shows: "'\(winter)' 펀딩이 성공했습니다.").by("하린").repeated().excerpt(),
        .run(
            "funding", "tell", winter, "--thanks", "--text", "덕분에 겨울 준비를 마쳤습니다. 고맙습니다.",
            shows: "후원자에게 알렸습니다: 감사 인사"
        ).by("수연"),
        .run("notices", "list", shows: "'\(winter)' 펀딩의 보호소가 감사 인사를 전했습니다.").by("민준").repeated()
            .excerpt(),
        // What the gateway has transferred can be paid out, once it is the shelter's.
        .host("payments", "settlement", "<settlement>", shows: "기록한 행: 5. 이미 있던 행: 0."),
    ]

    private static let transferring: [Step] = [
        .later("2027-11-23 10:00"),
        .host(
            "payments", "statement", "2027-11", "<cam:1>", "--csv", shows: "closing,payable,-240000"
        ).repeated(),
        .run(
            "funding", "account", winter, "--reason", "지급 준비", shows: "국민은행 123456789012 \(shelter)"
        ).by("지킴이"),
        .run(
            "funding", "payout", winter, "--amount", "240000", "--transfer", "2027-11-0042", "--reason",
            "모인 금액 지급", "--yes", shows: "지급됨: ₩240,000, 국민은행 ****9012"
        ).by("지킴이"),
        .run("notices", "list", shows: "'\(winter)' 펀딩의 모인 금액을 보호소에 지급했습니다.").by("민준").repeated()
            .excerpt(),
        .run("funding", "payouts", winter, shows: "2027-11-23", "₩240,000", "2027-11-0042", "지급됨").by("민준"),
    ]

    private static let delivering: [Step] = [
        .run(
            "funding", "tell", winter, "--bought", "4", "--item", "1", "--text", "사료 네 포를 샀습니다.", "--photo",
            "<picture>", "--photo-description", "창고에 쌓은 사료", shows: "후원자에게 알렸습니다: 구입: 1번 4개"
        ).by("수연"),
        .run(
            "funding", "tell", winter, "--delivered", "4", "--item", "1", "--text", "사료를 전달했습니다.",
            shows: "전달: 1번 4개"
        ).by("수연"),
        .run("funding", "list", "--phase", "ended", shows: winter, "일부 전달").by("하린"),
        .run(
            "funding", "tell", winter, "--delivered", "5", "--item", "2", "--last", "--text",
            "담요까지 모두 전달했습니다.", shows: "전달: 2번 5개, 모두 전달"
        ).by("수연"),
        .run(
            "funding", "updates", winter, "--deliveries", shows: "전달: 2번 5개, 모두 전달", "구입: 1번 4개",
            "창고에 쌓은 사료"
        ).by("민준"),
        .run("funding", "show", winter, shows: "전달 완료", "100%", "₩240,000 / 목표 ₩240,000").by("민준"),
    ]

    private static let confirming: [Step] = [
        .run("funding", "backings", shows: "₩45,000", "₩135,000").by("민준"),
        .run(
            "funding", "receipt", "1", "--name", "김민준", shows: "제2027-1호", "₩45,000", "법정 기부금 영수증이 아니며"
        ).by("민준"),
        .run(
            "funding", "receipt", shelter, "--year", "2027", "--name", "김민준", shows: "제2027-2호, 연간",
            "₩180,000"
        ).by("민준"),
        .run("funding", "receipts", "--year", "2027", shows: "유효", "무효: 연간 영수증에 합침").by("민준"),
        .run(
            "funding", "receipt", "1", "--address", shows: "주소를 아는 사람은 7일 동안 영수증을 볼 수 있으며"
        ).by("민준").excerpt(),
        .run(
            "funding", "receipts", "--shelter", shelter, "--year", "2027", "--csv", shows: "void-merged",
            "valid", "김민준"
        ).by("수연"),
        .run("funding", "total", shows: "2027", "₩180,000", "합계: ₩180,000").by("민준"),
    ]

    private static let failing: [Step] = [
        .run(
            "funding", "draft", shelter, "--title", kennel, "--purpose", "비바람을 막는 견사", "--story",
            "목표를 채우면 봄에 짓습니다.", "--amount", "300000", "--model", "all-or-nothing", "--deadline",
            "2027-11-30 18:00", shows: "초안을 저장했습니다: \(kennel)"
        ).by("수연"),
        .run("funding", "open", "<cam:2>", "--yes", shows: "펀딩을 열었습니다: \(kennel)").by("수연"),
        .run(
            "funding", "show", kennel, shows: "지금 카드로 결제하고, 목표에 이르지 못하면 전액 환불합니다."
        ).by("하린"),
        backs("하린", kennel, "--amount", "100000"), .pays("하린"),
        backs("도윤", kennel, "--amount", "50,000"), .pays("도윤"),
        .run("funding", "list", shows: kennel, "50%", "₩150,000").by("도윤").repeated(),
        .run("funding", "total", shows: "2027", "₩160,000").by("하린"),
        .run(
            "funding", "close", kennel, "--yes", status: 75, shows: "목표에 이르지 못했습니다. 지금까지 150000원입니다."
        ).by("수연"),
    ]

    private static let refunding: [Step] = [
        .later("2027-11-30 18:05"),
        .run(
            "notices", "list", shows: "'\(kennel)' 펀딩이 목표에 이르지 못해 후원금을 환불합니다.",
            "'\(kennel)' 펀딩의 후원금을 환불했습니다."
        ).by("하린").repeated().excerpt(),
        .run("notices", "list", shows: "'\(kennel)' 펀딩의 환불이 모두 끝났습니다.").by("수연").repeated().excerpt(),
        .run(
            "funding", "show", kennel, shows: "실패", "0%", "₩0 / 목표 ₩300,000", "목표 미달: 후원 2건, ₩150,000"
        ).by("도윤"),
        .run("funding", "backings", shows: kennel, "환불됨").by("도윤"),
        .run("funding", "total", shows: "2027", "합계: ₩60,000").by("하린"),
        .run("funding", "refunds", shows: "멈춘 환불이 없습니다.").by("지킴이"),
        .run(
            "audit", "list", shows: "펀딩 지급", "지급 계좌 확인", "보호소 확인"
        ).by("지킴이").repeated().excerpt(),
        .host("check", shows: "0개 실패.").excerpt(),
    ]
}
