import ArgumentParser
import Commands
import Crews
import Terminal
import Vocabulary

/// The fields of a crew, each by its option.
struct CrewDraftOptions: ParsableArguments {
    @Option(help: .words(en: "The name, 2-40 characters.", ko: "이름, 2-40자.", value: "text"))
    var name: String?
    @Option(
        help: .words(
            en: "The sport, such as running, or any other in your own words; default: football.",
            ko: "종목, 예: 축구, 러닝. 목록에 없으면 그대로 씁니다. 기본값: 축구.", value: "name"),
        completion: .list(CrewSport.codes))
    var sport: String?
    @Option(help: .words(en: "Where it meets, up to 60 characters.", ko: "모이는 지역, 60자까지.", value: "text"))
    var place: String?
    @Option(
        help: .words(
            en: "The usual weekday, such as sat; '' for none.", ko: "정기 모임 요일, 예: 토. ''는 없음.", value: "day"),
        completion: .list(Weekday.codes))
    var weekday: String?
    @Option(help: .words(en: "The usual time, such as 07:30.", ko: "정기 모임 시각, 예: 07:30.", value: "time"))
    var time: String?
    @Option(
        help: .words(
            en: "The time zone of the usual time; default: Asia/Seoul.",
            ko: "정기 모임 시각의 시간대. 기본값: Asia/Seoul.",
            value: "name"))
    var zone: String?
    @Option(
        help: .words(en: "The introduction, up to 2000 characters.", ko: "소개, 2000자까지.", value: "text"))
    var introduction: String?
    @Option(
        help: .words(
            en: "The colour of the uniform, such as #0a3d8f.", ko: "유니폼 색, 예: #0a3d8f.", value: "code"))
    var uniform: String?
    @Option(
        help: .words(en: "How many may join, 1-500; default: 20.", ko: "정원, 1-500. 기본값: 20.", value: "count"))
    var capacity: Int?
    @Option(
        parsing: .unconditional,
        help: .words(en: "The joining fee in won; 0 for none.", ko: "가입비(원). 0은 무료.", value: "amount"))
    var fee: String?
    @Option(
        help: .words(
            en: "For how many days of joining all of the fee comes back, 0-365.",
            ko: "가입 후 가입비를 전액 환불하는 기간(일), 0-365.", value: "days"))
    var fullDays: Int?
    @Option(
        help: .words(
            en: "For how many days half of the fee comes back, 0-365.", ko: "가입비 절반을 환불하는 기간(일), 0-365.",
            value: "days"))
    var halfDays: Int?
    @Option(
        help: .words(
            en: "How one joins: open, approval, or closed; default: open.",
            ko: "가입 방식: open(바로 가입), approval(승인 후 가입), closed(모집 중단). 기본값: open.", value: "mode"),
        completion: .list(CrewJoining.codes))
    var joining: String?
    @Option(
        help: .words(en: "A photo's file for the cover.", ko: "표지 사진 파일.", value: "file"),
        completion: .file(extensions: ["jpg", "jpeg", "png", "webp", "gif", "heic", "avif"]))
    var cover: String?
    @Option(
        help: .words(
            en: "What is to be seen in the cover.", ko: "표지 사진을 볼 수 없는 사람을 위한 설명.", value: "text"))
    var coverDescription: String?

    var isEmpty: Bool {
        name == nil && sport == nil && place == nil && weekday == nil && time == nil && zone == nil
            && introduction == nil && uniform == nil && capacity == nil && fee == nil && fullDays == nil
            && halfDays == nil && joining == nil && cover == nil
    }
}

extension CrewDraftOptions {
    /// The draft with what was given. Throws `invalidFields` with what cannot be read.
    func applied(to base: CrewDraft) throws(CrewError) -> CrewDraft {
        var (draft, fieldErrors) = (base, [FieldError]())
        if let name { draft.name = name }
        if let sport { draft.setSport(typed: sport) }
        if let place { draft.place = place }
        if let introduction { draft.introduction = introduction }
        if let uniform { draft.uniform = uniform }
        if let capacity { draft.capacity = capacity }
        if let fullDays { draft.fullDays = fullDays }
        if let halfDays { draft.halfDays = halfDays }
        if let joining { draft.joining = value("joining", joining, &fieldErrors) ?? draft.joining }
        if let fee {
            draft.fee = Money.typed(fee, .krw, field: "fee", &fieldErrors)?.minorUnits ?? draft.fee
        }
        if weekday != nil || time != nil || zone != nil {
            draft.schedule = schedule(base.schedule, &fieldErrors)
        }
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return draft
    }

    private func schedule(
        _ known: CrewSchedule?, _ fieldErrors: inout [FieldError]
    ) -> CrewSchedule? {
        if weekday?.isEmpty == true { return nil }
        let day = weekday.flatMap { typed -> Weekday? in value("weekday", typed, &fieldErrors) }
        let number = weekday == nil ? known?.weekday : day?.number
        let minute = time == nil ? known?.minute : time.flatMap(CrewSchedule.minute(typed:))
        if weekday == nil, number == nil { fieldErrors.append(FieldError("weekday", .required)) }
        if minute == nil {
            fieldErrors.append(FieldError("time", time == nil ? .required : .malformed(expected: "07:30")))
        }
        guard let number, let minute else { return known }
        return CrewSchedule(weekday: number, minute: minute, zone: zone ?? known?.zone ?? "Asia/Seoul")
    }
}

/// A crew and the changes to make.
struct EditCrewOptions: ParsableArguments {
    @OptionGroup var crew: CrewArgument
    @OptionGroup var draft: CrewDraftOptions
    @Flag(help: .words(en: "Take the cover away.", ko: "표지 사진을 뺍니다."))
    var removeCover = false

    func validate() throws {
        guard removeCover, draft.cover != nil else { return }
        throw ValidationError.words(
            en: "Use --cover or --remove-cover, not both.", ko: "--cover와 --remove-cover 중 하나만 쓰세요.")
    }
}

extension Money {
    /// The won that a person typed into that field. Throws `invalidFields`.
    static func typedWon(_ text: String, _ field: String) throws(CrewError) -> Money {
        do throws(FieldError) {
            return try Money(typed: text, .krw, field: field)
        } catch {
            throw .invalidFields([error])
        }
    }
}
