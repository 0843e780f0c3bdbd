import Crews
import Vocabulary
import Wire

extension CrewWire {
    /// The errors of crews on the wire.
    static let failures = FailureCoder<CrewError>(ofCrews + ofMembers + ofMeetingsAndDues)

    private static let ofCrews: [FailureCoder<CrewError>.Case] = [
        .fieldErrors(CrewError.invalidFields), .plain(.notFound), .plain(.ownerOnly), .plain(.managersOnly),
        .plain(.treasurersOnly),
        .carrying("version", .version, example: .first, CrewError.changed) {
            if case .changed(let version) = $0 { version } else { nil }
        },
        .plain(.closed), .plain(.tooLate), .plain(.hasMoney),
        .carrying("most", .count, example: CrewError.mostOwned, CrewError.tooManyCrews) {
            if case .tooManyCrews(let most) = $0 { most } else { nil }
        },
    ]

    private static let ofMembers: [FailureCoder<CrewError>.Case] = [
        .carrying("state", WireCoder<MembershipState>.choice, example: .lapsed, CrewError.wrongState) {
            if case .wrongState(let state) = $0 { state } else { nil }
        },
        .carrying("until", .timestamp, example: exampleMoment, { CrewError.banned(until: $0) }) {
            if case .banned(let until) = $0 { until } else { nil }
        },
        .carrying("fee", .money, example: Money(30_000, .krw), CrewError.feeIsDue) {
            if case .feeIsDue(let fee) = $0 { fee } else { nil }
        },
        .carrying("order", .id(), example: exampleOrder, CrewError.beingPaid) {
            if case .beingPaid(let order) = $0 { order } else { nil }
        },
        .plain(.ownerStays), .plain(.suspendedFromCrew),
    ]

    private static let ofMeetingsAndDues: [FailureCoder<CrewError>.Case] = [
        .plain(.calledOff), .plain(.hasBegun), .plain(.notBegun), .plain(.hasEnded), .plain(.answersEnded),
        .carrying("state", WireCoder<DueState>.choice, example: .paid, CrewError.wrongDue) {
            if case .wrongDue(let state) = $0 { state } else { nil }
        },
    ]

    /// 2026-01-01T01:00:00Z.
    static let exampleMoment = Timestamp(microseconds: 1_767_229_200_000_000)

    /// An order of that moment.
    static let exampleOrder = OrderID(RawIdentifier(milliseconds: 1_767_229_200_000, random: (0, 2)))
}
