import Funding

extension SampleShelter {
    /// The three shelters.
    static let all = [zelkova, harbour, meadow]

    private static let zelkova = SampleShelter(
        draft: draft(
            "느티나무 쉼터", "제2021-충남-041호", at: "충남 아산시 송악면", contact: "041-555-0141",
            "개 마흔여섯 마리가 새 가족을 기다립니다.\n토요일 오전에는 누구나 산책 봉사를 할 수 있습니다."),
        photo: FundingDrawing.kennel,
        account: BankAccount(bank: "농협은행", number: "301-0000-1234-51", holder: "느티나무 쉼터"),
        campaigns: [.winter, .heating])

    private static let harbour = SampleShelter(
        draft: draft(
            "바다고양이 보호소", "제2019-부산-017호", at: "부산 영도구 봉래동", contact: "051-555-0170",
            "항구에서 구조한 고양이를 치료하고 입양 보냅니다. 입양 뒤에도 1년 동안 소식을 나눕니다."),
        photo: FundingDrawing.cats,
        account: BankAccount(bank: "부산은행", number: "101-2000-5678-09", holder: "바다고양이 보호소"),
        campaigns: [.surgery, .van])

    private static let meadow = SampleShelter(
        draft: draft(
            "들꽃 동물의 집", "제2026-강원-003호", at: "강원 원주시 소초면", contact: "033-555-0103",
            "토끼와 기니피그처럼 작은 동물을 돌봅니다. 올해 문을 열었습니다."),
        photo: FundingDrawing.rabbit, isVerified: false,
        account: BankAccount(bank: "신협", number: "132-000-456789", holder: "들꽃 동물의 집"),
        campaigns: [.hutches])
}

extension SampleCampaign {
    fileprivate static let winter = SampleCampaign(
        draft: draft(
            "겨울 사료와 담요", for: "보호소 개들의 겨울 사료와 담요",
            items: [
                CampaignItemDraft(name: "사료 15kg", unitPrice: 42_000, wanted: 30),
                CampaignItemDraft(name: "두꺼운 담요", unitPrice: 12_000, wanted: 40),
                CampaignItemDraft(name: "관절 영양제", unitPrice: 18_000, wanted: 12),
            ],
            "12월부터 석 달 동안 먹을 사료와 덮을 담요를 마련합니다.\n물건이 도착하면 품목마다 사진을 올립니다."),
        photo: FundingDrawing.blanket, days: 40, opening: 0.15,
        updates: [
            Update(moment: 0.45, text: "첫 주에 보내 주신 응원 덕분에 개들이 산책을 더 나갔습니다.", photo: FundingDrawing.walk),
            Update(moment: 0.9, matter: .thanks, text: "함께해 주셔서 고맙습니다. 남은 수량은 물품 탭에서 볼 수 있습니다."),
        ],
        backings: [
            BackingDraft(items: [ItemPick(item: 1, quantity: 1)], message: "따뜻한 겨울 보내렴."),
            BackingDraft(items: [ItemPick(item: 2, quantity: 3)], isAnonymous: true),
            BackingDraft(
                items: [ItemPick(item: 1, quantity: 2), ItemPick(item: 3, quantity: 1)],
                message: "토요일에 산책 봉사도 갈게요."),
        ])

    fileprivate static let heating = SampleCampaign(
        draft: draft(
            "견사 난방 수리", for: "낡은 견사 보일러와 배관 수리", amount: 3_000_000, cap: 4_000_000, costShare: 5,
            "보일러가 지난겨울에 두 번 멈췄습니다. 추위가 오기 전에 배관까지 고치려고 합니다."),
        photo: FundingDrawing.heater, days: 25, opening: 0.1, fate: .isExtended,
        updates: [Update(moment: 0.82, text: "수리 업체 일정에 맞추어 마감을 두 주 늦췄습니다.")],
        backings: [
            BackingDraft(amount: 50_000, message: "보일러가 오래 버티기를 바랍니다."),
            BackingDraft(amount: 20_000, isAnonymous: true),
        ])

    /// Its deadline has passed when the neighbourhood is filled.
    fileprivate static let surgery = SampleCampaign(
        draft: draft(
            "길고양이 마흔 마리 중성화", for: "길고양이 마흔 마리의 중성화 수술비", .allOrNothing, amount: 2_800_000,
            cap: 2_800_000, "병원과 마흔 마리를 한꺼번에 약속해서, 목표를 채우지 못하면 모두 돌려드립니다."),
        photo: FundingDrawing.clinic, days: 18, opening: 0.2)

    fileprivate static let van = SampleCampaign(
        draft: draft(
            "구조 차량 마련", for: "구조 차량 구입", amount: 4_500_000, cap: 5_000_000, costShare: 3,
            "구조 현장까지 이동장을 실어 나를 작은 승합차가 필요합니다."),
        photo: FundingDrawing.van, days: 45, opening: 0.3, fate: .isCalledOff,
        updates: [Update(moment: 0.72, text: "차량을 기증받아 펀딩을 취소했습니다. 관심 가져 주셔서 고맙습니다.")])

    fileprivate static let hutches = SampleCampaign(
        draft: draft(
            "토끼장 넓히기", for: "토끼장 자재와 바닥재",
            items: [
                CampaignItemDraft(name: "토끼장 자재", unitPrice: 85_000, wanted: 6),
                CampaignItemDraft(name: "바닥재 20kg", unitPrice: 26_000, wanted: 10),
            ],
            "토끼 한 마리가 쓰는 자리를 두 배로 넓히려고 합니다."),
        photo: FundingDrawing.hutch, days: 30, opening: 0.5)
}
