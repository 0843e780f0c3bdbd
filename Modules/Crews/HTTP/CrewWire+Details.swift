import Crews
import Vocabulary
import Wire

extension CrewWire {
    /// What a crew says about itself.
    static let details = Shape<CrewDetails>(
        "CrewDetails",
        Field(flattening: profile) { Profile($0) },
        Field("uniform", colour) { $0.uniform },
        Field("capacity", .count) { $0.capacity },
        Field(flattening: fee) { $0.fee },
        Field("joining", WireCoder<CrewJoining>.choice) { $0.joining }
    ) { profile, uniform, capacity, fee, joining in
        CrewDetails(
            name: profile.name, sport: profile.sport, otherSport: profile.otherSport, place: profile.place,
            schedule: profile.schedule, introduction: profile.introduction, uniform: uniform,
            capacity: capacity, fee: fee, joining: joining)
    }

    /// The same before its check: an edited answer can be sent back.
    static let draft = Shape<CrewDraft>(
        "CrewDraft",
        Field(flattening: profile) { Profile($0) },
        Field("uniform", colourText, fallback: "\(CrewColour.white)") { $0.uniform },
        Field("capacity", .count(in: CrewDraft.capacities)) { $0.capacity },
        Field(flattening: fee) {
            CrewFee(amount: Money($0.fee, .krw), fullDays: $0.fullDays, halfDays: $0.halfDays)
        },
        Field("joining", WireCoder<CrewJoining>.choice, fallback: .open) { $0.joining }
    ) { profile, uniform, capacity, fee, joining in
        var draft = CrewDraft()
        (draft.name, draft.sport, draft.otherSport) = (profile.name, profile.sport, profile.otherSport)
        (draft.place, draft.schedule) = (profile.place, profile.schedule)
        (draft.introduction, draft.uniform) = (profile.introduction, uniform)
        (draft.capacity, draft.joining) = (capacity, joining)
        (draft.fee, draft.fullDays, draft.halfDays) = (fee.amount.minorUnits, fee.fullDays, fee.halfDays)
        return draft
    }

    /// The fee for joining, and the days within which it comes back.
    static let fee = Shape<CrewFee>(
        "CrewFee",
        Field("fee", won, fallback: 0) { $0.amount.minorUnits },
        Field("fullDays", .count(in: CrewDraft.days), fallback: 0) { $0.fullDays },
        Field("halfDays", .count(in: CrewDraft.days), fallback: 0) { $0.halfDays }
    ) { amount, fullDays, halfDays in
        CrewFee(amount: Money(amount, .krw), fullDays: fullDays, halfDays: halfDays)
    }

    /// An amount in won; the currency is written, and no other is read.
    static let won = WireCoder<Money>.money.map(
        expected: #"{"amount": 12000, "currency": "KRW"}"#, to: { (amount: Int64) in Money(amount, .krw) },
        from: { $0.currency == .krw ? $0.minorUnits : nil })
}

extension CrewWire {
    /// The members that checked and unchecked details share.
    struct Profile: Sendable {
        let name: String
        let sport: CrewSport
        let otherSport: String
        let place: String
        let schedule: CrewSchedule?
        let introduction: String
    }

    private static let profile = Shape<Profile>(
        "CrewProfile",
        Field(
            "name", .text(minimumLength: 2, maximumLength: 40, example: "느티나무 FC"), fallback: "",
            note: .required
        ) { $0.name },
        Field("sport", WireCoder<CrewSport>.choice) { $0.sport },
        Field("otherSport", .text(maximumLength: 30, example: "얼티밋"), fallback: "") { $0.otherSport },
        Field("place", .text(maximumLength: 60, example: "송정 풋살장"), fallback: "") { $0.place },
        Field("schedule", schedule.optional) { $0.schedule },
        Field("introduction", .text(maximumLength: 2_000, example: "토요일 저녁에 모입니다."), fallback: "") {
            $0.introduction
        }
    ) { name, sport, otherSport, place, schedule, introduction in
        Profile(
            name: name, sport: sport, otherSport: otherSport, place: place, schedule: schedule,
            introduction: introduction)
    }

    private static let colourText = WireCoder<String>.text(
        pattern: "^#[0-9a-fA-F]{6}$", example: "#0a3d8f")

    private static let colour = colourText.map(
        expected: "#0a3d8f", to: { (colour: CrewColour) in "\(colour)" }, from: { CrewColour($0) })
}

extension CrewWire.Profile {
    fileprivate init(_ details: CrewDetails) {
        (name, sport, otherSport) = (details.name, details.sport, details.otherSport)
        (place, schedule, introduction) = (details.place, details.schedule, details.introduction)
    }

    fileprivate init(_ draft: CrewDraft) {
        (name, sport, otherSport) = (draft.name, draft.sport, draft.otherSport)
        (place, schedule, introduction) = (draft.place, draft.schedule, draft.introduction)
    }
}
