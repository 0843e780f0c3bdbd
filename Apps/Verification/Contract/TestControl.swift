public import Auth
import Composition
import ContractKit
public import Vocabulary
public import Wire

/// How a run commands a server of `madang-harness serve-tests`: endpoints that take the token which that
/// server wrote into a file, on the loopback interface.
public enum TestControl {
    /// Why a command is not done.
    public typealias Failure = AuthError

    /// A part that is needed does not answer.
    public static func outage(_ failure: ServiceFailure) -> Failure { .service(failure) }

    static let outages = FailureCoder<Failure>()

    /// Opens an empty place of its own, after ending the one before; answers its address. Its clock stands.
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

    /// The mail that has gone out.
    public static let mail = Endpoint<Nothing, [Mail], AuthError>(
        name: "control.mail", .get, "/control/mail", access: .member,
        summary: "The mail that has gone out.", input: .nothing, output: letters, failures: failures)

    /// Lets no mail go out any more.
    public static let breakMail = Endpoint<Nothing, Nothing, AuthError>(
        name: "control.breakMail", .delete, "/control/mail", access: .member,
        summary: "Lets no mail go out any more.", input: .nothing, failures: failures)

    /// Tells the audit log an act that nobody has done.
    public static let recordAct = Endpoint<AuditEvent, Nothing, AuthError>(
        name: "control.recordAct", .post, "/control/acts", access: .member,
        summary: "Tells the audit log an act.", input: act, failures: failures)

    /// What stands in the audit log, from its beginning on.
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

/// A member, and the role that they get.
public struct TestAppointment: Sendable {
    /// Who.
    public let member: MemberID
    /// Which.
    public let role: Role
    /// Whether it is an act of the machine's, of which the audit log is told.
    public let isAct: Bool
}
