import ContractKit
import Crews
import SampleKit
import Vocabulary

/// Founds crews and does what people do in them, for one client of a drill.
struct CrewWriter: DrillWriter {
    private let drill: CrewDrill
    /// Those of this round, by their names.
    private var own: [(name: String, crew: CrewDrill.Known)] = []

    /// An owner has twenty open crews at most, in all rounds together.
    private static let mostOpen = 12
    /// How many of them are joined by paying: these are not closed, since their money is on its way.
    private static let mostPaid = 4

    /// A writer that tells the drill what it founds.
    init(_ drill: CrewDrill) {
        self.drill = drill
    }

    mutating func write(_ client: inout DrillClient) async {
        let open = drill.open(of: client.member.number).filter { !$0.value.isPaid }
        if open.count >= Self.mostOpen, let oldest = open.min(by: { $0.value.id < $1.value.id }) {
            return await end(oldest.key, oldest.value, &client)
        }
        guard !own.isEmpty, client.random.chance(75) else { return await found(&client) }
        let index = client.random.below(own.count)
        switch client.random.below(10) {
        case 0...2: await move(index, &client)
        case 3...6: await letGuest(index, &client)
        default: await meet(index, &client)
        }
    }

    private mutating func found(_ client: inout DrillClient) async {
        let name = client.newName("크루")
        var draft = CrewDraft()
        (draft.name, draft.place, draft.capacity) = (Self.title(of: name), "송정 풋살장", 5)
        let paid = drill.open(of: client.member.number).count { $0.value.isPaid }
        let isPaid = paid < Self.mostPaid && client.random.chance(30)
        if isPaid { (draft.fee, draft.fullDays) = (Self.fee, 7) }
        let view = await client.send(.crew(name), "\(draft.place) \(CrewState.open.rawValue)") {
            [member = client.member, draft] () throws(CrewError) in
            try await member.crews().found(draft, cover: nil, idempotencyKey: nil)
        }
        guard let crew = view?.crew else { return }
        let owner = client.member.number
        keep(
            name,
            CrewDrill.Known(
                id: crew.id, owner: owner, title: draft.name, place: draft.place, isPaid: isPaid))
    }

    /// The crew moves to another place.
    private mutating func move(_ index: Int, _ client: inout DrillClient) async {
        var (name, crew) = own[index]
        crew.place = "공원 \(client.random.below(1_000))번 구장"
        var draft = CrewDraft()
        (draft.name, draft.place, draft.capacity) = (crew.title, crew.place, 5)
        if crew.isPaid { (draft.fee, draft.fullDays) = (Self.fee, 7) }
        let view = await client.send(.crew(name), "\(draft.place) \(CrewState.open.rawValue)") {
            [member = client.member, draft, id = crew.id] () throws(CrewError) in
            try await member.crews().edit(id, draft, cover: nil, expecting: nil)
        }
        if view != nil { keep(name, crew) }
    }

    /// By its last digits a price can tell a sandbox to go wrong: these do not.
    private static let fee: Int64 = 30_000

    /// The guest joins, and pays where there is a fee, or leaves.
    private mutating func letGuest(_ index: Int, _ client: inout DrillClient) async {
        guard let guest = client.member.guest(among: client.members) else { return }
        var (name, crew) = own[index]
        guard !crew.isSpent else { return await move(index, &client) }
        let joins = !crew.hasGuest
        let state: MembershipState = joins ? .member : .left
        let isDone: Void? = await client.send(.crewGuest(name), state.rawValue) {
            [id = crew.id, source = drill.source] () throws(CrewError) in
            guard joins else {
                _ = try await guest.crews().leave(id)
                return
            }
            try await Self.join(id, guest, source)
        }
        guard isDone != nil else { return }
        (crew.hasGuest, crew.isSpent) = (joins, crew.isPaid && !joins)
        keep(name, crew)
    }

    /// Joins, and pays for the seat where that is due. Throws `unavailable` while the payment has not led to
    /// a membership: then it may still do so.
    private static func join(
        _ id: CrewID, _ guest: DrillMember, _ source: CrewPartSource
    ) async throws(CrewError) {
        guard let record = try await guest.crews().join(id, message: "").record else { return }
        try await guest.actingInCrews { try await source.pay($0, record) }
        let own = try await guest.crews().membership(in: id)?.membership
        guard own?.state.isOfCrew ?? false else {
            throw .service(.unavailable("the membership is not known yet"))
        }
    }

    /// Sets up the crew's meeting, or answers to it as its owner.
    private mutating func meet(_ index: Int, _ client: inout DrillClient) async {
        var (name, crew) = own[index]
        guard let meeting = crew.meeting else {
            let made = await client.send(.crewMeeting(name), "none") {
                [member = client.member, id = crew.id, now = client.time.now()] () throws(CrewError) in
                let draft = CrewTestDrafts.meeting(at: now)
                return try await member.crews().meet(id, draft, weeks: 1, idempotencyKey: nil)
            }
            crew.meeting = made?.first?.meeting.id
            return keep(name, crew)
        }
        let answer: MeetingAnswer = client.random.chance(60) ? .going : .notGoing
        let guests = answer == .going ? client.random.below(3) : 0
        let place: MeetingPlace = answer == .going ? .going : .notGoing
        _ = await client.send(.crewMeeting(name), "\(place.rawValue) \(guests)") {
            [member = client.member] () throws(CrewError) in
            try await member.crews().answer(meeting, answer, guests: guests, for: nil)
        }
    }

    /// The guest leaves, then the crew closes: owners have room for others.
    private mutating func end(
        _ name: String, _ crew: CrewDrill.Known, _ client: inout DrillClient
    ) async {
        var crew = crew
        if crew.hasGuest, let guest = client.member.guest(among: client.members) {
            let left = await client.send(.crewGuest(name), MembershipState.left.rawValue) {
                [id = crew.id] () throws(CrewError) in try await guest.crews().leave(id)
            }
            guard left != nil else { return }
            crew.hasGuest = false
        }
        let closed = await client.send(.crew(name), "\(crew.place) \(CrewState.closed.rawValue)") {
            [member = client.member, id = crew.id] () throws(CrewError) in
            try await member.crews().close(id)
        }
        crew.isOpen = closed == nil
        own.removeAll { $0.name == name }
        drill.note(name, crew)
    }

    private mutating func keep(_ name: String, _ crew: CrewDrill.Known) {
        own.removeAll { $0.name == name }
        own.append((name, crew))
        drill.note(name, crew)
    }
}

extension CrewWriter {
    /// The mark before the last word of a crew's name.
    private static let mark = "c-"

    /// The name of a crew: the last word of that one backwards behind the mark. A crew stays its members'
    /// when its owner withdraws, with its name, so that none may have in it what a drill looks for in
    /// erased data.
    static func title(of name: String) -> String {
        inLastWord(of: name) { mark + String($0.reversed()) }
    }

    /// The name for which a crew is called so.
    static func name(inTitle title: String) -> String {
        inLastWord(of: title) { isMarked($0) ? String($0.dropFirst(mark.count).reversed()) : $0 }
    }

    /// Whether a crew of a drill is called so.
    static func isTitle(_ title: String) -> Bool { title.split(separator: " ").last.map(isMarked) ?? false }

    private static func isMarked(_ word: some StringProtocol) -> Bool { word.hasPrefix(mark) }

    private static func inLastWord(of text: String, _ change: (String) -> String) -> String {
        var words = text.split(separator: " ").map(String.init)
        guard let last = words.popLast() else { return text }
        return (words + [change(last)]).joined(separator: " ")
    }
}
