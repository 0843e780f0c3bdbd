import Terminal

/// The names of the fields of funding, with the option that sets each.
enum FundingFieldNames {
    typealias Name = (name: Phrase, flag: String)

    static let all: [String: Name] =
        ofShelters.merging(ofCampaigns) { $1 }.merging(ofBackings) { $1 }.merging(ofOperators) { $1 }

    private static let ofShelters: [String: Name] = [
        "name": (Phrase(en: "Name", ko: "이름"), "--name"),
        "registrationNumber": (Phrase(en: "Registration number", ko: "등록번호"), "--registration"),
        "place": (Phrase(en: "Place", ko: "지역"), "--place"),
        "contact": (Phrase(en: "Contact", ko: "연락처"), "--contact"),
        "introduction": (Phrase(en: "Introduction", ko: "소개"), "--introduction"),
        "photo": (Phrase(en: "Photo", ko: "사진"), "--photo"),
        "state": (Phrase(en: "State", ko: "상태"), "--state"),
        "role": (Phrase(en: "Role", ko: "역할"), ""),
        "bank": (Phrase(en: "Bank", ko: "은행"), "--bank"),
        "number": (Phrase(en: "Account number", ko: "계좌 번호"), "--account"),
    ]

    private static let ofCampaigns: [String: Name] = [
        "title": (Phrase(en: "Title", ko: "제목"), "--title"),
        "purpose": (Phrase(en: "Purpose", ko: "모집 목적"), "--purpose"),
        "story": (Phrase(en: "Story", ko: "이야기"), "--story"),
        "photos": (Phrase(en: "Photos", ko: "사진"), "--photo"),
        "amount": (Phrase(en: "Amount in won", ko: "금액(원)"), "--amount"),
        "goal": (Phrase(en: "Goal", ko: "목표"), "--amount"),
        "items": (Phrase(en: "Items", ko: "물품"), "--item"),
        "model": (Phrase(en: "Model", ko: "방식"), "--model"),
        "cap": (Phrase(en: "The most", ko: "한도"), "--cap"),
        "costShare": (Phrase(en: "Share of the costs", ko: "비용 비율"), "--cost-share"),
        "deadline": (Phrase(en: "Deadline", ko: "마감"), "--deadline"),
        "zone": (Phrase(en: "Time zone", ko: "시간대"), "--zone"),
        "repeatedHour": (Phrase(en: "Hour that is shown twice", ko: "두 번 오는 시각"), "--repeated-hour"),
        "registration.office": (Phrase(en: "Office", ko: "등록 관청"), "--office"),
        "registration.number": (Phrase(en: "Registration number", ko: "모집 등록번호"), "--registration"),
        "registration.firstDay": (Phrase(en: "First day", ko: "모집 시작일"), "--registered-from"),
        "registration.lastDay": (Phrase(en: "Last day", ko: "모집 종료일"), "--registered-until"),
        "registration.account.bank": (Phrase(en: "Bank", ko: "은행"), "--bank"),
        "registration.account.number": (Phrase(en: "Account number", ko: "계좌 번호"), "--account"),
        "registration.account.holder": (Phrase(en: "Account holder", ko: "예금주"), "--holder"),
        "phase": (Phrase(en: "Phase", ko: "목록"), "--phase"),
        "order": (Phrase(en: "Order", ko: "정렬"), "--order"),
    ]

    private static let ofBackings: [String: Name] = [
        "message": (Phrase(en: "Message", ko: "메시지"), "--message"),
        "text": (Phrase(en: "Text", ko: "내용"), "--text"),
        "item": (Phrase(en: "Item", ko: "물품"), "--item"),
        "quantity": (Phrase(en: "Quantity", ko: "수량"), ""),
        "answer": (Phrase(en: "Choice", ko: "선택"), ""),
        "holder": (Phrase(en: "Name of the holder", ko: "명의"), ""),
        "year": (Phrase(en: "Year", ko: "연도"), "--year"),
    ]

    private static let ofOperators: [String: Name] = [
        "reason": (Phrase(en: "Reason", ko: "사유"), "--reason"),
        "transfer": (Phrase(en: "Number of the transfer", ko: "이체 번호"), "--transfer"),
    ]

    /// The parts of an item.
    static let ofItems: [String: Phrase] = [
        "name": Phrase(en: "name", ko: "이름"), "unitPrice": Phrase(en: "price", ko: "단가"),
        "wanted": Phrase(en: "quantity", ko: "수량"), "number": Phrase(en: "number", ko: "번호"),
        "photo": Phrase(en: "photo", ko: "사진"), "item": Phrase(en: "number", ko: "번호"),
        "quantity": Phrase(en: "quantity", ko: "수량"),
    ]
}
