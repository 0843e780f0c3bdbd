public import Auth
import ContractKit
import TestHooks
public import Vocabulary
public import Wire

/// The endpoints by which a run controls a server of `madang-harness serve-tests`. They are on the loopback
/// interface and take the token that the server wrote into a file.
public enum TestControl {
    /// Why a command fails.
    public typealias Failure = AuthError

    /// A required part does not answer.
    public static func outage(_ failure: ServiceFailure) -> Failure { .service(failure) }

    static let outages = FailureCoder<Failure>()

    /// Opens a new empty place in place of the current one; returns its address. Its clock stands still.
    public static let open = Endpoint<Nothing, String, AuthError>(
        name: "control.open", .post, "/control/place", access: .member,
        summary: "Opens an empty place.", input: .nothing, output: address, failures: failures)

    /// Sets the place's clock to microseconds since 1970.
    public static let clock = Endpoint<Int64, Nothing, AuthError>(
        name: "control.clock", .put, "/control/clock", access: .member,
        summary: "Sets the clock.", input: moment, failures: failures)

    /// Gives a member a role.
    public static let appoint = Endpoint<TestAppointment, Nothing, AuthError>(
        name: "control.appoint", .put, "/control/roles", access: .member,
        summary: "Gives a member a role.", input: appointment, failures: failures)

    /// The outgoing mail.
    public static let mail = Endpoint<Nothing, [Mail], AuthError>(
        name: "control.mail", .get, "/control/mail", access: .member,
        summary: "The mail that has gone out.", input: .nothing, output: letters, failures: failures)

    /// Makes outgoing mail fail.
    public static let breakMail = Endpoint<Nothing, Nothing, AuthError>(
        name: "control.breakMail", .delete, "/control/mail", access: .member,
        summary: "Lets no mail go out any more.", input: .nothing, failures: failures)

    /// Test hook: records an audit event without an act.
    public static let recordAct = Endpoint<AuditEvent, Nothing, AuthError>(
        name: "control.recordAct", .post, "/control/acts", access: .member,
        summary: "Tells the audit log an act.", input: act, failures: failures)

    /// The audit log's entries, from the beginning.
    public static let acts = Endpoint<Nothing, [AuditEvent], AuthError>(
        name: "control.acts", .get, "/control/acts", access: .member,
        summary: "What stands in the audit log.", input: .nothing, output: eventList, failures: failures)

    private static let failures = FailureCoder<AuthError>(.plain(.noSuchMember))
    private static let address = Shape<String>("Address", Field("address", .text) { $0 }) { $0 }.coder
    private static let moment = Shape<Int64>("Moment", Field("microseconds", .integer) { $0 }) { $0 }
    private static let appointment = Shape<TestAppointment>(
        "Appointment", Field("member", .id()) { $0.member }, Field("role", .choice) { $0.role },
        Field("isAct", .bool) { $0.isAct }
    ) { TestAppointment(member: $0, role: $1, isAct: $2) }
    private static let act = ClauseAuditLog.act
    private static let eventList = Shape<[AuditEvent]>("Acts", Field("acts", act.coder.array) { $0 }) { $0 }
        .coder
    private static let letters = Shape<[Mail]>("Letters", Field("mail", letter.array) { $0 }) { $0 }.coder
    private static let letter = Shape<Mail>(
        "Mail", Field("recipient", .text) { $0.recipient }, Field("name", .text) { $0.name },
        Field("subject", .text) { $0.subject }, Field("text", .text) { $0.text }
    ) { Mail(recipient: $0, name: $1, subject: $2, text: $3) }.coder
}

/// A member, and their new role.
public struct TestAppointment: Sendable {
    /// The member.
    public let member: MemberID
    /// The role.
    public let role: Role
    /// Whether the audit log records it as an act of the machine.
    public let isAct: Bool
}
