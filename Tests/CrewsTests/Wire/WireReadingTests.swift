import Crews
import TestKit
import Testing
import Vocabulary
import Wire

@testable import CrewsHTTP

/// How requests and answers of other programs are read.
@Suite struct WireReadingTests {
    @Test func anEditedAnswerIsSentBack() throws {
        let answer = CrewWire.view.text(of: ShownCrews.open)
        let edited = answer.replacing("느티나무 FC", with: "단풍나무 FC")
        #expect(edited != answer)
        let edit = try CrewEndpoints.edit.input.read(edited)
        var expected = CrewDraft(ShownCrews.details)
        expected.name = "단풍나무 FC"
        #expect(edit.content.draft == expected && edit.content.cover == ShownCrews.cover)
        #expect(edit.id == ShownCrews.id && edit.version == Version(3))
    }

    @Test func onlyNameSportAndCapacityAreAskedForOfANewCrew() throws {
        let text = #"{"name":"느티나무 FC","sport":"table-tennis","capacity":8}"#
        var expected = CrewDraft()
        (expected.name, expected.sport, expected.capacity) = ("느티나무 FC", .tableTennis, 8)
        #expect(try NewCrew.shape.read(text).draft == expected)
        #expect(
            try NewCrew.shape.faults(of: "{}") == [
                FieldError("sport", .required), FieldError("capacity", .required),
            ])
    }

    @Test(
        "A schedule that there is not is refused by the field that is wrong",
        arguments: [
            (#"{"weekday":8,"minute":0,"zone":"Asia/Seoul"}"#, "schedule.weekday", 1, 7),
            (#"{"weekday":7,"minute":1440,"zone":"Asia/Seoul"}"#, "schedule.minute", 0, 1_439),
        ] as [(String, String, Int64, Int64)])
    func schedules(_ schedule: String, field: String, minimum: Int64, maximum: Int64) throws {
        let text = #"{"name":"느티나무","sport":"golf","capacity":8,"schedule":\#(schedule)}"#
        let rule = FieldError.Rule.outOfRange(minimum: minimum, maximum: maximum)
        #expect(try NewCrew.shape.faults(of: text) == [FieldError(field, rule)])
    }

    @Test func aFeeInAnotherCurrencyIsRefused() throws {
        let text = #"{"name":"느티나무","sport":"golf","capacity":8,"fee":{"amount":3,"currency":"USD"}}"#
        #expect(try NewCrew.shape.faults(of: text).map(\.field) == ["fee"])
    }

    @Test func listAndMonthAreNotAskedForTogether() throws {
        let text = #"{"id":"\#(ShownCrews.id)","list":"all","month":"2026-12"}"#
        #expect(try DuesInput.shape.faults(of: text) == [FieldError("month", .unexpected)])
        let wrong = #"{"id":"\#(ShownCrews.id)","month":"2026-13"}"#
        #expect(
            try DuesInput.shape.faults(of: wrong) == [
                FieldError("month", .malformed(expected: "2026-12"))
            ])
    }

    @Test func aMemberIsNotedOnce() throws {
        let noted = #"{"member":"\#(ShownCrews.member.id)","came":true}"#
        let text = #"{"id":"\#(ShownMeetings.id)","attendance":[\#(noted),\#(noted)]}"#
        #expect(
            try AttendanceInput.shape.faults(of: text) == [FieldError("attendance.1.member", .repeated)])
    }

    @Test func theMomentsOfAMeetingAreNoLocalTimes() throws {
        let answer = CrewWire.meeting.text(of: ShownMeetings.open)
        let faults = try CrewEndpoints.editMeeting.input.faults(of: answer)
        #expect(faults.contains(FieldError("counts", .unexpected)), "\(faults)")
    }

    @Test func aRefusalDoesNotRepeatTheNumberOfAnAccount() throws {
        let text = #"{"id":"\#(ShownCrews.id)","bank":"국민은행","number":12345678901234,"holder":"나무"}"#
        let faults = try AccountInput.shape.faults(of: text)
        #expect(faults.map(\.field) == ["number"] && !"\(faults)".contains("12345678901234"))
    }

    @Test(
        "A line of the ledger has one column",
        arguments: [
            #"{"gained":{"amount":1,"currency":"KRW"}}"#,
            #"{"gained":{"amount":1,"currency":"KRW"},"gateway":{"kind":"earned","purpose":"dues"}}"#,
        ])
    func ledgerLines(_ line: String) throws {
        let answer = CrewWire.ledger.text(of: ShownMoney.quiet, .compact)
        let day = #""days":[{"day":"2026-12-05","lines":[\#(line)]}]"#
        let broken = answer.replacing(#""days":[]"#, with: day)
        #expect(broken != answer)
        let json = try JSONReader.read(Array(broken.utf8))
        #expect(throws: DecodingFailure.self) { try CrewWire.ledger.read(json, .answer) }
    }
}
