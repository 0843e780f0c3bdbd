import SampleKit

/// The words that the sample's listings are made of, in both languages.
enum SampleWords {
    struct Pair: Sendable {
        let ko: String
        let en: String

        init(_ ko: String, _ en: String) {
            self.ko = ko
            self.en = en
        }
    }

    /// An item for sale and its drawing.
    struct Goods: Sendable {
        let ko: String
        let en: String
        let drawing: SampleDrawing

        init(_ ko: String, _ en: String, _ drawing: SampleDrawing) {
            (self.ko, self.en, self.drawing) = (ko, en, drawing)
        }
    }

    static let places = [
        Pair("망원동", "Mangwon-dong, Seoul"), Pair("연남동", "Yeonnam-dong, Seoul"),
        Pair("성수동", "Seongsu-dong, Seoul"), Pair("해방촌", "Haebangchon, Seoul"),
        Pair("전포동", "Jeonpo-dong, Busan"), Pair("삼덕동", "Samdeok-dong, Daegu"),
        Pair("봉명동", "Bongmyeong-dong, Daejeon"), Pair("동명동", "Dongmyeong-dong, Gwangju"),
        Pair("행궁동", "Haenggung-dong, Suwon"), Pair("애월읍", "Aewol-eup, Jeju"),
    ]

    static let kits = [Pair("홈", "home"), Pair("원정", "away"), Pair("서드", "third"), Pair("골키퍼", "goalkeeper")]

    static let brands = ["한울", "느티나무", "Northfield", "바람골", "Studio Oreum", "달무리", "Harbour & Pine"]

    static let clothes = [
        Goods("울 코트", "wool coat", .coat),
        Goods("경량 패딩", "light down jacket", .downJacket),
        Goods("니트 스웨터", "knit jumper", .jumper),
        Goods("데님 재킷", "denim jacket", .denimJacket),
        Goods("와이드 팬츠", "wide trousers", .trousers),
        Goods("체크 셔츠", "checked shirt", .checkedShirt),
        Goods("후드 집업", "zip hoodie", .hoodie),
        Goods("면 원피스", "cotton dress", .dress),
        Goods("개량 한복", "everyday hanbok", .hanbok),
    ]

    static let sizes = ["S", "M", "L", "XL", "95", "100", "105"]

    static let goods = [
        Goods("접이식 자전거", "Folding bicycle", .bicycle),
        Goods("원목 책상", "Solid wood desk", .desk),
        Goods("캠핑 의자 두 개", "Two camping chairs", .campingChairs),
        Goods("에스프레소 머신", "Espresso machine", .espressoMachine),
        Goods("통기타", "Acoustic guitar", .guitar),
        Goods("축구공", "Football", .football),
        Goods("스탠드 조명", "Floor lamp", .floorLamp),
        Goods("다섯 칸 책장", "Bookcase with five shelves", .bookcase),
        Goods("전기 포트", "Electric kettle", .kettle),
        Goods("고양이 이동장", "Cat carrier", .catCarrier),
        Goods("김치냉장고", "Kimchi refrigerator", .refrigerator),
        Goods("어린이 그림책 묶음", "Bundle of picture books", .pictureBooks),
        Goods("장독대 항아리", "Onggi jar", .onggi),
        Goods("기계식 키보드", "Mechanical keyboard", .keyboard),
        Goods("몬스테라 화분", "Potted monstera", .monstera),
    ]

    static let remarks = [
        Pair("거의 쓰지 않았어요.", "Hardly used."), Pair("이사하면서 내놓습니다.", "Moving out, so it has to go."),
        Pair("생활 흠집이 조금 있어요.", "A few marks from daily use."),
        Pair("선물 받았는데 안 맞아요.", "A gift that does not fit."),
        Pair("상자째 보관했습니다.", "Kept in its box."), Pair("가격 제안 환영합니다.", "Offers are welcome."),
    ]
}
