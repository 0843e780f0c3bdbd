public import Auth
import Commands
public import Terminal

extension AuthError: CommandError {
    /// What people call the fields of accounts, with the flag that sets each.
    public static func fieldName(_ field: String) -> Phrase? {
        names[field] ?? PageOptions.fieldName(field)
    }

    private static let names: [String: Phrase] = [
        "email": .field(en: "email", ko: "이메일", flag: "--email"),
        "nickname": .field(en: "nickname", ko: "닉네임", flag: "--nickname"),
        "phone": .field(en: "phone", ko: "전화번호", flag: "--phone"),
        "birthday": .field(en: "birthday", ko: "생일", flag: "--birthday"),
        "introduction": .field(en: "introduction", ko: "소개", flag: "--introduction"),
        "picture": Phrase(en: "picture", ko: "프로필 사진"),
        "name": Phrase(en: "name of the setting", ko: "설정 이름"),
        "value": Phrase(en: "value", ko: "값"),
        "language": .field(en: "language of mail", ko: "메일 언어", flag: "--mail-language"),
        "sellerKind": .field(en: "kind of seller", ko: "판매 구분", flag: "--business"),
        "business.name": .field(en: "business name", ko: "상호", flag: "--business-name"),
        "business.representative": .field(en: "representative", ko: "대표자", flag: "--representative"),
        "business.address": .field(en: "business address", ko: "사업장 주소", flag: "--business-address"),
        "business.phone": .field(en: "business phone", ko: "사업장 전화번호", flag: "--business-phone"),
        "business.email": .field(en: "business email", ko: "사업장 이메일", flag: "--business-email"),
        "business.registrationNumber": .field(
            en: "business registration number", ko: "사업자등록번호", flag: "--registration-number"),
        "business.mailOrderNumber": .field(
            en: "mail-order report number", ko: "통신판매업 신고번호", flag: "--mail-order-number"),
        "role": .field(en: "role", ko: "역할", flag: "--role"),
        "state": .field(en: "state", ko: "상태", flag: "--state"),
        "text": Phrase(en: "search text", ko: "검색어"),
        "reason": .field(en: "reason", ko: "사유", flag: "--reason"),
        "hours": .field(en: "hours", ko: "시간", flag: "--hours"),
        "uses": .field(en: "uses", ko: "사용 횟수", flag: "--uses"),
        "days": .field(en: "days", ko: "일수", flag: "--days"),
        "password": Phrase(en: "password", ko: "비밀번호"),
        "current": Phrase(en: "current password", ko: "현재 비밀번호"),
        "new": Phrase(en: "new password", ko: "새 비밀번호"),
    ]
}
