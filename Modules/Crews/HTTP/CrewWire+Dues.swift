public import Crews
public import Vocabulary
public import Wire

extension CrewWire {
    /// A due as its member or the treasurer sees it. Its identifier names the record that is paid for.
    public static let due: WireCoder<DueView> = Shape<DueView>(
        "CrewDue",
        Field("id", .id()) { $0.due.id },
        Field("crew", .id()) { $0.due.crew },
        Field("crewName", name) { $0.crewName },
        Field("member", person) { $0.member },
        Field(flattening: claim) {
            Claim(month: $0.due.month, amount: $0.due.amount, payBy: $0.due.payBy)
        },
        Field(flattening: course) { course(of: $0.due) },
        Field("isInArrears", .bool) { $0.isInArrears }
    ) { id, crew, crewName, member, claim, course, isInArrears in
        let due = Due(
            id: id, crew: crew, member: member.id, month: claim.month, amount: claim.amount,
            payBy: claim.payBy, state: course.state, order: course.order, reason: course.reason,
            remindAt: course.remindAt, createdAt: course.createdAt, updatedAt: course.updatedAt,
            version: course.version)
        return DueView(due: due, member: member, crewName: crewName, isInArrears: isInArrears)
    }.coder

    /// A page of dues.
    public static let dues: WireCoder<Page<DueView>> = .page("CrewDuePage", of: due)

    /// A month of the Korean calendar: `2026-12`.
    static let month = WireCoder<String>.text(pattern: "^[0-9]{4}-[0-9]{2}$", example: "2026-12").map(
        expected: "2026-12", to: { (month: CivilMonth) in "\(month)" }, from: { CivilMonth($0) })

    /// Why dues are waived.
    static let reason = WireCoder<String>.text(minimumLength: 1, maximumLength: 100, example: "부상으로 쉼")

    /// The monthly dues of a crew from a month on.
    static let duesPlan = Shape<DuesPlan>(
        "CrewDuesPlan",
        Field("amount", .money) { $0.amount },
        Field("day", .count(in: DuesPlan.days)) { $0.day },
        Field("from", month) { $0.from }
    ) { amount, day, from in DuesPlan(amount: amount, day: day, from: from) }
}

extension CrewWire {
    /// What is owed for a month.
    private struct Claim: Sendable {
        let month: CivilMonth
        let amount: Money
        let payBy: Timestamp
    }

    private static let claim = Shape<Claim>(
        "CrewDueClaim",
        Field("month", month) { $0.month },
        Field("amount", .money) { $0.amount },
        Field("payBy", .timestamp) { $0.payBy }
    ) { month, amount, payBy in Claim(month: month, amount: amount, payBy: payBy) }

    /// How far a due has come.
    private struct Course: Sendable {
        let state: DueState
        let order: OrderID?
        let reason: String
        let remindAt: Timestamp?
        let createdAt: Timestamp
        let updatedAt: Timestamp
        let version: Version
    }

    private static let course = Shape<Course>(
        "CrewDueCourse",
        Field("state", WireCoder<DueState>.choice) { $0.state },
        Field("order", WireCoder<OrderID>.id().optional) { $0.order },
        // Without the least length: blank, the default, is no reason.
        Field("reason", .text(maximumLength: 100, example: "부상으로 쉼"), fallback: "") { $0.reason },
        Field("remindAt", WireCoder<Timestamp>.timestamp.optional) { $0.remindAt },
        Field("createdAt", .timestamp) { $0.createdAt },
        Field("updatedAt", .timestamp) { $0.updatedAt },
        Field("version", .version) { $0.version }
    ) { state, order, reason, remindAt, createdAt, updatedAt, version in
        Course(
            state: state, order: order, reason: reason, remindAt: remindAt, createdAt: createdAt,
            updatedAt: updatedAt, version: version)
    }

    private static func course(of due: Due) -> Course {
        Course(
            state: due.state, order: due.order, reason: due.reason, remindAt: due.remindAt,
            createdAt: due.createdAt, updatedAt: due.updatedAt, version: due.version)
    }
}
