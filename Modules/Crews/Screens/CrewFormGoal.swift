import Commands
import Crews
import CrewsConsole
import Terminal
import Vocabulary

/// What a form of crews is for.
enum CrewFormGoal: Hashable, Sendable {
    case found
    case edit(CrewID)
    /// The message to the managers, who accept members.
    case join(CrewID)
    /// What a member tells about themselves.
    case describe(CrewID)
    case ban(MemberID, CrewID)
    case meet(CrewID)
    case change(MeetingID)
    /// Going, with guests.
    case guests(MeetingID)
    case plan(CrewID)
    case waive(DueID, CrewID)
    case cash(CrewID)
    case account(CrewID)

    var title: Phrase {
        switch self {
        case .found: CrewListScreen.found.title
        case .edit, .change: Phrase(en: "Edit", ko: "수정")
        case .join: CrewChange.join.action.title
        case .describe: CrewScreen.describe.title
        case .ban: PersonChange.ban.action.title
        case .meet: MeetingListScreen.new.title
        case .guests: MeetingScreen.guests.title
        case .plan: LedgerScreen.plan.title
        case .waive: DueListScreen.waive.title
        case .cash: LedgerScreen.cash.title
        case .account: LedgerScreen.account.title
        }
    }

    /// How many pictures go with it: the cover, or the photo of a receipt.
    var pictures: Int {
        switch self {
        case .found, .edit, .cash: 1
        default: 0
        }
    }

    /// The fields whose text has lines: Enter ends one.
    static let texts: Set<String> = ["introduction", "note", "message"]

    /// The values from which a field is chosen; nil for one that is typed freely.
    func choices(of field: String) -> [Phrase]? {
        switch field {
        case "sport": CrewSport.allCases.filter { $0 != .other }.map(\.words)
        case "joining": CrewJoining.allCases.map(\.words)
        case "repeatedHour": RepeatedHour.allCases.map(\.words)
        case "flow": CashFlow.allCases.map(\.words)
        default: nil
        }
    }
}

/// What a form changes, as it was read.
struct CrewFormBase: Hashable, Sendable {
    var crew: CrewView?
    var words = MembershipWords()
    var meeting: MeetingView?
    /// The account as it is named so far; nil for none.
    var naming: PayoutNaming?
    /// The dues of this month; nil for none.
    var dues: DuesPlan?
}

extension CrewFormGoal {
    /// Reads what the form changes.
    func base(_ crews: any CrewRepository) async throws(CrewError) -> CrewFormBase {
        var base = CrewFormBase()
        switch self {
        case .edit(let id): base.crew = try await crews.crew(id)
        case .describe(let id):
            guard let own = try await crews.membership(in: id) else { throw .notFound }
            base.words = own.membership.words
        case .change(let id), .guests(let id): base.meeting = try await crews.meeting(id)
        case .account(let id): base.naming = try await crews.account(of: id)
        case .plan(let id):
            let crew = try await crews.crew(id)
            base.dues = crew.comingDues ?? crew.dues
        case .found, .join, .ban, .meet, .waive, .cash: break
        }
        return base
    }

    /// The version of what is changed, so that entries of an earlier one are not restored; nil for a new one.
    func version(of base: CrewFormBase) -> Version? {
        base.crew?.crew.version ?? base.meeting?.meeting.version
    }
}

extension Destination {
    static let formName = "crews.form"

    static let newCrew = form(.found)

    /// A form of crews.
    static func form(_ goal: CrewFormGoal) -> Destination {
        Destination(formName, goal.values)
    }

    /// The form that its values name; nil if they name none.
    var form: CrewFormGoal? {
        let id = values["id"]
        let crew = id.flatMap { CrewID($0) }
        switch values["goal"] {
        case "found": return .found
        case "edit": return crew.map { .edit($0) }
        case "join": return crew.map { .join($0) }
        case "describe": return crew.map { .describe($0) }
        case "meet": return crew.map { .meet($0) }
        case "plan": return crew.map { .plan($0) }
        case "cash": return crew.map { .cash($0) }
        case "account": return crew.map { .account($0) }
        case "change": return id.flatMap { MeetingID($0) }.map { .change($0) }
        case "guests": return id.flatMap { MeetingID($0) }.map { .guests($0) }
        case "ban":
            guard let crew, let member = values["member"].flatMap({ MemberID($0) }) else { return nil }
            return .ban(member, crew)
        case "waive":
            guard let crew, let due = values["due"].flatMap({ DueID($0) }) else { return nil }
            return .waive(due, crew)
        default: return nil
        }
    }
}

extension CrewFormGoal {
    fileprivate var values: [String: String] {
        switch self {
        case .found: ["goal": "found"]
        case .edit(let id): ["goal": "edit", "id": "\(id)"]
        case .join(let id): ["goal": "join", "id": "\(id)"]
        case .describe(let id): ["goal": "describe", "id": "\(id)"]
        case .meet(let id): ["goal": "meet", "id": "\(id)"]
        case .plan(let id): ["goal": "plan", "id": "\(id)"]
        case .cash(let id): ["goal": "cash", "id": "\(id)"]
        case .account(let id): ["goal": "account", "id": "\(id)"]
        case .change(let id): ["goal": "change", "id": "\(id)"]
        case .guests(let id): ["goal": "guests", "id": "\(id)"]
        case .ban(let member, let id): ["goal": "ban", "id": "\(id)", "member": "\(member)"]
        case .waive(let due, let id): ["goal": "waive", "id": "\(id)", "due": "\(due)"]
        }
    }
}
