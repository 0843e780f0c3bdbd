import UnicodeText
public import Vocabulary

/// An entry of cash before its check, as the treasurer types it.
public struct CashDraft: Hashable, Sendable {
    public var flow = CashFlow.spent
    /// In won.
    public var amount: Int64 = 0
    public var purpose = ""
    /// `yyyy-mm-dd` of the Korean calendar; blank for today.
    public var day = ""
    public var receipt: PictureID?
    /// The entry that is taken back: direction and amount are then its own, reversed, whatever is typed.
    public var takesBack: CashEntryID?

    /// A draft with nothing filled in.
    public init() {}

    /// The amounts that an entry may have, in won.
    public static let amounts: ClosedRange<Int64> = 1...100_000_000
    /// How many days back an entry may lie.
    static let mostDaysBack: Int64 = 366

    /// The entry that it makes, the text trimmed and in NFC; `earlier` is the entry that is taken back, nil
    /// for none. Throws `invalidFields` with all field errors: `takesBack` for an entry that there is not, or
    /// that takes back another itself.
    func checked(
        _ id: CashEntryID, in crew: CrewID, by author: MemberID, takingBack earlier: CashEntry?,
        at now: Timestamp
    ) throws(CrewError) -> CashEntry {
        let reading = Self.purposeRule.read(purpose)
        var fieldErrors = reading.brokenRules.map { FieldError("purpose", $0) }
        if takesBack != nil {
            let isUsable = earlier.map { $0.crew == crew && $0.takesBack == nil } ?? false
            if !isUsable { fieldErrors.append(FieldError("takesBack", .unusable)) }
        } else if !Self.amounts.contains(amount) {
            let (least, most) = (Self.amounts.lowerBound, Self.amounts.upperBound)
            fieldErrors.append(FieldError("amount", .outOfRange(minimum: least, maximum: most)))
        }
        let today = now.koreanDay
        let day = day.isEmpty ? today : CivilDay(day)
        if let rule = Self.rule(brokenBy: day, on: today) { fieldErrors.append(FieldError("day", rule)) }
        guard fieldErrors.isEmpty, let day else { throw .invalidFields(fieldErrors) }
        return CashEntry(
            id: id, crew: crew, author: author, flow: earlier?.flow.reversed ?? flow,
            amount: earlier?.amount ?? Money(amount, .krw), purpose: reading.text, day: day,
            receipt: receipt, takesBack: earlier?.id, createdAt: now)
    }

    /// What is wrong with the day of an entry, which is nil for a text that is none; nil for nothing.
    private static func rule(brokenBy day: CivilDay?, on today: CivilDay) -> FieldError.Rule? {
        guard let day else { return .malformed(expected: "\(today)") }
        let earliest = today.advanced(byDays: -mostDaysBack)
        if day < earliest { return .tooEarly(earliest: "\(earliest)") }
        return day > today ? .tooLate(latest: "\(today)") : nil
    }

    /// The draft as the content of a request.
    var content: [String?] {
        [
            flow.rawValue, "\(amount)", purpose, day, receipt.map { "\($0)" },
            takesBack.map { "\($0)" },
        ]
    }

    private static let purposeRule = TextRule(.line, characters: 1...100)
}
