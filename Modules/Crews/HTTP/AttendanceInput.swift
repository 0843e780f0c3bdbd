import Crews
import Vocabulary
import Wire

/// A note of who came to a meeting.
struct AttendanceInput: Sendable {
    let id: MeetingID
    let attendance: [MemberID: Bool]

    static let shape = Shape<Parts>(
        "AttendanceInput",
        Field("id", .id()) { $0.id },
        Field("attendance", noted.array) { $0.attendance }
    ) { id, attendance in Parts(id: id, attendance: attendance) }
    .map(
        to: { (input: AttendanceInput) in
            let noted = input.attendance.map { Noted(member: $0.key, came: $0.value) }
            return Parts(id: input.id, attendance: noted.sorted { $0.member < $1.member })
        },
        from: { parts, place throws(DecodingFailure) in
            var attendance: [MemberID: Bool] = [:]
            for (index, noted) in parts.attendance.enumerated() {
                guard attendance.updateValue(noted.came, forKey: noted.member) == nil else {
                    let item = CodingPath.item(index, of: .member("attendance", of: place))
                    throw DecodingFailure(.member("member", of: item), .repeated)
                }
            }
            return AttendanceInput(id: parts.id, attendance: attendance)
        })

    /// The members in the order of their identifiers.
    private struct Parts: Sendable {
        let id: MeetingID
        let attendance: [Noted]
    }

    private struct Noted: Sendable {
        let member: MemberID
        let came: Bool
    }

    private static let noted: WireCoder<Noted> = Shape<Noted>(
        "NotedAttendance",
        Field("member", .id()) { $0.member },
        Field("came", .bool) { $0.came }
    ) { member, came in Noted(member: member, came: came) }.coder
}
