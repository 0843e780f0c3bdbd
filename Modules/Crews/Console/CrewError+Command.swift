import Commands
public import Crews
public import Terminal
import Vocabulary

extension CrewError: CommandError {
    /// The command that helps; nil if none does.
    public var hint: Phrase? {
        switch self {
        case .notFound:
            Phrase(
                en: "Run 'madang crews list' to see the crews, 'madang crews list --mine' to see yours. "
                    + "Meetings, dues and ledger are for members.",
                ko: "'madang crews list'로 크루를, 'madang crews list --mine'으로 내 크루를 확인하세요. "
                    + "모임, 회비, 장부는 회원만 볼 수 있습니다.")
        case .changed, .wrongState, .closed, .ownerOnly, .managersOnly, .treasurersOnly:
            Phrase(
                en: "Run 'madang crews show CREW' to see how it stands.",
                ko: "'madang crews show 크루'로 지금 상태를 확인하세요.")
        case .feeIsDue:
            Phrase(en: "Run 'madang crews pay CREW' to pay it.", ko: "'madang crews pay 크루'로 결제하세요.")
        case .beingPaid(let order):
            Phrase(
                en:
                    "Run 'madang orders pay \(order)' to go on, or 'madang orders cancel \(order)'.",
                ko: "'madang orders pay \(order)'(으)로 이어서 결제하거나 'madang orders cancel \(order)'(으)로 취소하세요.")
        case .ownerStays:
            Phrase(
                en: "Run 'madang crews hand-over CREW MEMBER', or 'madang crews close CREW'.",
                ko: "'madang crews hand-over 크루 회원'으로 넘기거나 'madang crews close 크루'로 닫으세요.")
        case .hasMoney:
            Phrase(
                en: "Run 'madang crews ledger CREW' to see the money.",
                ko: "'madang crews ledger 크루'로 장부를 확인하세요.")
        case .tooManyCrews:
            Phrase(
                en: "Run 'madang crews list --mine' to see them.", ko: "'madang crews list --mine'으로 확인하세요.")
        case .calledOff, .hasBegun, .notBegun, .hasEnded, .answersEnded:
            Phrase(
                en: "Run 'madang crews meeting ID' to see the meeting.",
                ko: "'madang crews meeting ID'로 모임을 확인하세요.")
        case .wrongDue:
            Phrase(
                en: "Run 'madang crews dues CREW' to see the dues.", ko: "'madang crews dues 크루'로 회비를 확인하세요.")
        case .invalidFields, .tooLate, .banned, .suspendedFromCrew, .service: nil
        }
    }

    /// The same with field errors told about other fields: those that a command has in place of them.
    func naming(_ names: [String: String]) -> CrewError {
        guard case .invalidFields(let errors) = self else { return self }
        return .invalidFields(errors.map { FieldError(names[$0.field] ?? $0.field, $0.rule) })
    }

    /// The names of the fields, with the option that sets each.
    public static func fieldName(_ field: String) -> Phrase? {
        if let (name, flag) = fields[field] {
            return flag.isEmpty ? name : .field(en: name.en.lowercased(), ko: name.ko, flag: flag)
        }
        return PageOptions.fieldName(field)
    }

    /// The name of a field as a prompt.
    package static func prompt(_ field: String, isOptional: Bool = false) -> Phrase {
        let name = fields[field]?.name ?? Phrase(field)
        return isOptional ? Phrase(en: "\(name.en) (optional)", ko: "\(name.ko) (선택)") : name
    }

    /// The option that sets a field; nil where none does.
    static func flag(of field: String) -> String? {
        fields[field].flatMap { $0.flag.isEmpty ? nil : $0.flag }
    }

    /// The field error that a check has about that field, as people read it below a prompt; nil for none.
    static func problem(_ field: String, _ check: () throws(CrewError) -> Void) -> Phrase? {
        do throws(CrewError) {
            try check()
            return nil
        } catch {
            return error.fieldErrors.first { $0.field == field }?.phrase { prompt($0) }
        }
    }

    private static let fields: [String: (name: Phrase, flag: String)] =
        crewFields.merging(memberFields) { $1 }.merging(meetingFields) { $1 }.merging(moneyFields) { $1 }

    private static let crewFields: [String: (name: Phrase, flag: String)] = [
        "name": (Phrase(en: "Name", ko: "이름"), "--name"),
        "sport": (Phrase(en: "Sport", ko: "종목"), "--sport"),
        "otherSport": (Phrase(en: "Sport", ko: "종목"), "--sport"),
        "place": (Phrase(en: "Place", ko: "지역"), "--place"),
        "weekday": (Phrase(en: "Usual weekday", ko: "정기 모임 요일"), "--weekday"),
        "time": (Phrase(en: "Usual time", ko: "정기 모임 시각"), "--time"),
        "schedule": (Phrase(en: "Usual day and time", ko: "정기 모임"), "--weekday"),
        "zone": (Phrase(en: "Time zone", ko: "시간대"), "--zone"),
        "introduction": (Phrase(en: "Introduction", ko: "소개"), "--introduction"),
        "uniform": (Phrase(en: "Uniform colour", ko: "유니폼 색"), "--uniform"),
        "capacity": (Phrase(en: "Capacity", ko: "정원"), "--capacity"),
        "fee": (Phrase(en: "Joining fee in won", ko: "가입비(원)"), "--fee"),
        "fullDays": (Phrase(en: "Days of a full refund", ko: "전액 환불 기간(일)"), "--full-days"),
        "halfDays": (Phrase(en: "Days of half a refund", ko: "절반 환불 기간(일)"), "--half-days"),
        "joining": (Phrase(en: "Joining", ko: "가입 방식"), "--joining"),
        "cover": (Phrase(en: "Cover", ko: "표지 사진"), "--cover"),
        "order": (Phrase(en: "Order", ko: "정렬"), "--order"),
        "text": (Phrase(en: "Words to find", ko: "검색어"), "<text>"),
    ]

    private static let memberFields: [String: (name: Phrase, flag: String)] = [
        "message": (Phrase(en: "Message", ko: "남길 말"), "--message"),
        "position": (Phrase(en: "Position", ko: "포지션"), "--position"),
        "height": (Phrase(en: "Height in cm", ko: "키(cm)"), "--height"),
        "number": (Phrase(en: "Number", ko: "등번호"), "--number"),
        "list": (Phrase(en: "List", ko: "목록"), "--list"),
        "member": (Phrase(en: "Member", ko: "회원"), "--member"),
        "role": (Phrase(en: "Role", ko: "역할"), ""),
        "bannedUntil": (Phrase(en: "Days of the ban", ko: "가입 제한 기간(일)"), "--ban"),
    ]

    private static let meetingFields: [String: (name: Phrase, flag: String)] = [
        "title": (Phrase(en: "Title", ko: "제목"), "--title"),
        "startsAt": (Phrase(en: "Start", ko: "시작"), "--start"),
        "endsAt": (Phrase(en: "End", ko: "끝"), "--end"),
        "repeatedHour": (Phrase(en: "Hour that is shown twice", ko: "두 번 오는 시각"), "--repeated-hour"),
        "answersUntil": (Phrase(en: "Answer until", ko: "응답 기한"), "--answers-until"),
        "note": (Phrase(en: "Note", ko: "안내"), "--note"),
        "weeks": (Phrase(en: "Weeks", ko: "주 수"), "--weeks"),
        "guests": (Phrase(en: "Guests", ko: "동반 인원"), "--guests"),
        "answer": (Phrase(en: "Answer", ko: "응답"), ""),
    ]

    private static let moneyFields: [String: (name: Phrase, flag: String)] = [
        "amount": (Phrase(en: "Amount in won", ko: "금액(원)"), "--amount"),
        "spent": (Phrase(en: "Amount in won", ko: "금액(원)"), "--spent"),
        "received": (Phrase(en: "Amount in won", ko: "금액(원)"), "--received"),
        "day": (Phrase(en: "Day", ko: "날짜"), "--day"),
        "from": (Phrase(en: "First month", ko: "시작 월"), "--from"),
        "month": (Phrase(en: "Month", ko: "월"), "--month"),
        "months": (Phrase(en: "Number of months", ko: "개월 수"), "--months"),
        "reason": (Phrase(en: "Reason", ko: "사유"), "--reason"),
        "purpose": (Phrase(en: "Purpose", ko: "용도"), "--for"),
        "receipt": (Phrase(en: "Receipt", ko: "영수증"), "--receipt"),
        "takesBack": (Phrase(en: "Entry to take back", ko: "취소할 내역"), "--take-back"),
        "bank": (Phrase(en: "Bank", ko: "은행"), "--bank"),
        "accountNumber": (Phrase(en: "Account number", ko: "계좌 번호"), "--number"),
        "holder": (Phrase(en: "Account holder", ko: "예금주"), "--holder"),
    ]
}
