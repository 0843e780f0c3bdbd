import UnicodeText
import Vocabulary

/// A crew before its check, as it is typed.
public struct CrewDraft: Hashable, Sendable {
    public var name = ""
    public var sport: CrewSport = .football
    public var otherSport = ""
    public var place = ""
    public var schedule: CrewSchedule?
    public var introduction = ""
    /// `#rrggbb`
    public var uniform = "\(CrewColour.white)"
    public var capacity = 20
    /// In won.
    public var fee: Int64 = 0
    public var fullDays = 0
    /// At least `fullDays`; 0 where half of the fee never comes back.
    public var halfDays = 0
    public var joining = CrewJoining.open

    /// A draft with nothing filled in.
    public init() {}

    /// The draft that reproduces the crew.
    public init(_ details: CrewDetails) {
        (name, sport, otherSport, place) = (details.name, details.sport, details.otherSport, details.place)
        (schedule, introduction) = (details.schedule, details.introduction)
        (uniform, capacity, joining) = ("\(details.uniform)", details.capacity, details.joining)
        (fee, fullDays) = (details.fee.amount.minorUnits, details.fee.fullDays)
        halfDays = details.fee.halfDays > fullDays ? details.fee.halfDays : 0
    }

    /// How many members a crew may have.
    public static let capacities = 1...500
    /// The highest joining fee, in won.
    public static let largestFee: Int64 = 1_000_000
    /// For how many days a fee may come back.
    public static let days = 0...365

    /// The checked details, texts trimmed and in NFC. The zone of the schedule is checked where the zones
    /// are. Throws `invalidFields` with all field errors.
    public func checked() throws(CrewError) -> CrewDetails {
        var fieldErrors = errorsOfNumbers()
        func read(_ field: String, _ text: String, _ rule: TextRule) -> String {
            let reading = rule.read(text)
            fieldErrors += reading.brokenRules.map { FieldError(field, $0) }
            return reading.text
        }
        let name = read("name", name, Self.nameRule)
        let own = sport == .other ? read("otherSport", otherSport, Self.sportRule) : ""
        let place = read("place", place, Self.placeRule)
        let introduction = read("introduction", introduction, Self.introductionRule)
        guard fieldErrors.isEmpty, let colour = CrewColour(uniform) else { throw .invalidFields(fieldErrors) }
        return CrewDetails(
            name: name, sport: sport, otherSport: own, place: place, schedule: schedule,
            introduction: introduction, uniform: colour, capacity: capacity,
            fee: CrewFee(amount: Money(fee, .krw), fullDays: fullDays, halfDays: max(fullDays, halfDays)),
            joining: joining)
    }

    private func errorsOfNumbers() -> [FieldError] {
        var fieldErrors: [FieldError] = []
        func require(_ field: String, _ number: Int64, in range: ClosedRange<Int64>) {
            if range.contains(number) { return }
            fieldErrors.append(
                FieldError(field, .outOfRange(minimum: range.lowerBound, maximum: range.upperBound)))
        }
        let days = Int64(Self.days.lowerBound)...Int64(Self.days.upperBound)
        require(
            "capacity", Int64(capacity),
            in: Int64(Self.capacities.lowerBound)...Int64(Self.capacities.upperBound))
        require("fee", fee, in: 0...Self.largestFee)
        require("fullDays", Int64(fullDays), in: days)
        let least = halfDays == 0 || !days.contains(Int64(fullDays)) ? 0 : Int64(fullDays)
        require("halfDays", Int64(halfDays), in: least...days.upperBound)
        if CrewColour(uniform) == nil {
            fieldErrors.append(FieldError("uniform", .malformed(expected: "#0a3d8f")))
        }
        return fieldErrors
    }

    private static let nameRule = TextRule(.line, characters: 2...40)
    private static let sportRule = TextRule(.line, characters: 1...30)
    private static let placeRule = TextRule(.line, characters: 0...60)
    private static let introductionRule = TextRule(.paragraph, characters: 0...2_000)
}
