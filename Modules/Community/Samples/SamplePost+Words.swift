import SampleKit

extension SamplePost {
    static let talk: [SamplePost] = [
        SamplePost(
            "notice", "토요일 오전 골목 청소해요", "이번 주 토요일 10시, 느티나무 앞에서 모입니다.\n빗자루와 장갑은 준비되어 있어요. 끝나고 같이 국수 먹어요.",
            adding: "비가 오면 일요일로 미룹니다."),
        SamplePost(
            "general", "벚꽃이 벌써 피었네요", "천변 산책로 입구 쪽은 오늘이 딱 보기 좋습니다. 주말에는 사람이 많을 것 같아요.",
            showing: DescribedDrawing(.parkBench, description: "나무 아래 벤치와 아침 해")),
        SamplePost("general", "새로 생긴 빵집 다녀왔어요", "우체국 옆 빵집, 소금빵이 11시 전에 다 나가더라고요.\n치아바타도 담백하고 좋았습니다."),
        SamplePost("notice", "놀이터 미끄럼틀 수리 안내", "다음 주 월요일부터 사흘 동안 미끄럼틀을 쓸 수 없습니다. 그네와 모래밭은 그대로 쓸 수 있어요."),
        SamplePost(
            "general", "층간 소음, 이렇게 풀었습니다", "쪽지 대신 차 한잔 하자고 했더니 서로 사정을 알게 됐어요. 지금은 밤 9시 이후에는 서로 조심합니다."),
        SamplePost(
            "general", "텃밭 상추 나눠요", "상추가 감당이 안 되게 자랐습니다. 필요하신 분은 저녁 7시 이후에 3동 앞으로 오세요. 봉투만 가져오시면 됩니다."),
        SamplePost("general", "겨울 이불 빨래방 후기", "시장 안쪽 빨래방, 큰 이불 하나에 6,000원. 건조까지 한 시간 걸렸어요."),
    ]

    static let questions: [SamplePost] = [
        SamplePost(
            "question", "자전거 바퀴 고치는 곳 있나요?", "뒷바퀴가 자꾸 바람이 빠집니다. 걸어서 갈 만한 곳이면 좋겠어요.",
            adding: "해결했습니다. 시장 입구 자전거포, 친절하세요."),
        SamplePost("question", "초등학생 수영 강습 어디가 좋을까요", "물을 조금 무서워하는 아이입니다. 반이 작고 천천히 가르치는 곳을 찾습니다."),
        SamplePost("question", "에어컨 청소 직접 해 보신 분", "벽걸이 에어컨인데 필터만 씻어도 냄새가 없어질까요? 분해는 자신이 없습니다."),
        SamplePost("question", "도서관 주말 주차 되나요?", "일요일 오후에 아이 둘과 갑니다. 주차장이 좁다고 들어서요."),
        SamplePost("question", "고장 난 우산은 어떻게 버리나요", "천과 살을 따로 버려야 하는지 궁금합니다."),
        SamplePost("question", "김장 배추 공동 구매 하시나요", "작년에는 게시판에서 같이 샀다고 들었습니다. 올해도 하신다면 열 포기 보태고 싶어요."),
    ]

    static let meetups: [SamplePost] = [
        SamplePost(
            "meetup", "수요일 저녁 같이 뛰어요", "7시 반, 천변 다리 아래에서 만나 5km를 천천히 뜁니다. 처음이어도 괜찮아요.\n준비물은 물 한 병."),
        SamplePost(
            "meetup", "한 접시씩 들고 만나는 저녁", "각자 한 접시씩 들고 오는 모임입니다. 이번 주제는 여름 반찬이에요.",
            showing: DescribedDrawing(.potLuck, description: "냄비와 반찬 접시가 놓인 나무 식탁")),
        SamplePost("meetup", "독서 모임 두 자리 남았습니다", "격주 일요일 오후 3시, 마을 도서관 2층. 다음 책은 짧은 소설집입니다."),
        SamplePost("meetup", "보드게임 하실 분?", "금요일 밤 8시, 공동 거실에서 네 명 모이면 시작합니다. 규칙은 알려 드려요."),
        SamplePost(
            "meetup", "아이와 함께하는 숲 산책", "유모차도 갈 수 있는 길로 한 시간 걷습니다. 간식 조금씩 가져와요.",
            adding: "모이는 곳이 북쪽 입구로 바뀌었습니다."),
        SamplePost("meetup", "뜨개질 모임 첫날 이야기", "다섯 분이 오셨어요. 목도리 한 줄씩은 떴습니다. 다음 주에도 같은 시간에 뵈어요."),
    ]

    static let lost: [SamplePost] = [
        SamplePost(
            "lost-found", "노란 줄무늬 고양이 보셨나요", "목줄 없는 치즈 고양이가 어제부터 3동 근처에서 웁니다. 보호자분 계시면 답글 부탁드려요.",
            showing: DescribedDrawing(.strayCat, description: "앉아 있는 노란 줄무늬 고양이")),
        SamplePost("lost-found", "검은색 우산 주웠습니다", "버스 정류장 의자에 있던 장우산입니다. 손잡이에 스티커가 붙어 있어요. 관리실에 맡겼습니다."),
        SamplePost("lost-found", "아이 운동화 한 짝을 찾습니다", "파란색, 190mm, 왼쪽입니다. 놀이터나 미끄럼틀 아래에서 보시면 알려 주세요."),
        SamplePost("lost-found", "열쇠 세 개 묶음", "분수대 옆에서 주웠습니다. 나무 열쇠고리가 달려 있어요.", adding: "주인을 찾았습니다. 고맙습니다."),
        SamplePost("lost-found", "자전거 등을 떨어뜨렸어요", "어젯밤 다리 위에서 떨어진 것 같습니다. 작고 둥근 흰색 등입니다."),
    ]

    static let english: [SamplePost] = [
        SamplePost(
            "general", "New here, hello!",
            "We moved in last week, two adults and a very loud parrot. Sorry in advance, and hello."
        ),
        SamplePost(
            "question", "Where can I get keys copied?",
            "The shop by the station has closed. Is there another one within walking distance?"),
        SamplePost(
            "meetup", "Language exchange on Thursdays",
            "Korean and English, half an hour each, at the cafe with the green door. Beginners welcome."),
        SamplePost(
            "notice", "Water will be off on Tuesday",
            "From 10 to 12 in the morning, in buildings 1 to 4. Please fill a kettle before."),
        SamplePost(
            "general", "Thank you for the umbrella",
            "Whoever lent me theirs at the bus stop yesterday: it is drying at the front desk."
        ),
        SamplePost(
            "lost-found", "Found: a child's red mitten",
            "On the bench by the pond. I have hung it on the fence so that it can be seen."),
    ]
}
