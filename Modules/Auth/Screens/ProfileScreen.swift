import Auth
import AuthConsole
import Commands
import Terminal
import Vocabulary

/// The public profile of a member.
struct ProfileScreen: Screen {
    struct State: Hashable {
        var profile: Profile?
        /// Whether the member was just blocked here, so that the profile can no longer be read.
        var isBlocked = false
        /// The first visible line.
        var top = 0
    }

    enum Event {
        case came(Result<Profile, AuthError>), refresh
        case move(ListMove)
        case report
        case ask, change(isBlocked: Bool), changed(isBlocked: Bool, AuthError?)
    }

    let id: MemberID
    let auth: any AuthRepository
    let destinations: RecordDestinations
    /// What the counts of the profile are called.
    let counted: MemberCountWordings

    /// The tab of the profile before those of other domains.
    static let tab = Phrase(en: "Profile", ko: "프로필")
    static let block = Action("member.block", Phrase(en: "Block", ko: "차단"), [.text("b")], isShown: true)
    static let unblock = Action(
        "member.unblock", Phrase(en: "Unblock", ko: "차단 해제"), [.text("B")], isShown: true)

    var actions: [Action] {
        [Self.block, Self.unblock, Action.page, RecordDestinations.report, AccountScreen.refresh]
            + Action.moving
    }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        let isOther = around.member.map { $0 != id } ?? false
        return switch action {
        case Self.block.id:
            isOther && state.profile?.isWithdrawn == false && !state.isBlocked ? .possible : .absent
        case RecordDestinations.report.id:
            destinations.availability(of: action, isOwn: around.member == id) ?? .absent
        case Self.unblock.id: state.isBlocked ? .possible : .absent
        default: .possible
        }
    }

    func start() -> (State, [Request<Event>]) { (State(), [load()]) }

    func title(_ state: State) -> Phrase { Phrase(en: "Member", ko: "회원") }

    func record(in state: State) -> AnyIdentifier? {
        state.profile?.isWithdrawn == false ? AnyIdentifier(id) : nil
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if let move = ListMove(input) { return .move(move) }
        if input.tells(of: { $0 == AnyIdentifier(id) }) { return .refresh }
        switch input {
        case .action(AccountScreen.refresh.id), .renewed: return .refresh
        case .action(Self.block.id): return .ask
        case .action(RecordDestinations.report.id): return .report
        case .action(Self.unblock.id): return .change(isBlocked: false)
        default: return nil
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .came(.success(let profile)): state.profile = profile
        case .came(.failure(let error)): return [.failed(error, retry: .refresh)]
        case .refresh: return state.isBlocked ? [] : [load()]
        case .report:
            let way = destinations.destination(
                of: RecordDestinations.report.id, from: AnyIdentifier(id), titled: "")
            return way.map { [.open($0)] } ?? []
        case .ask, .change, .changed: return block(&state, event)
        case .move(let move):
            guard let profile = state.profile else { return [] }
            let room = parts(profile, around).text
            state.top = move.line(
                from: state.top, of: text(profile, state, around).height, room.size.rows)
        }
        return []
    }

    private func load() -> Request<Event> {
        .load(slot: "profile") { [id, auth] in
            .came(await Result { () async throws(AuthError) in try await auth.profile(of: id) })
        }
    }

    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        guard let profile = state.profile else { return frame }
        let parts = parts(profile, around)
        frame.put(text(profile, state, around), from: state.top, in: parts.text)
        if !state.isBlocked, let part = parts.picture, let picture = profile.picture {
            frame.put(
                picture, picture.words(in: around.language), caption: picture.description, in: part, around)
        }
        return frame
    }

    private func parts(_ profile: Profile, _ around: Surroundings) -> (picture: Rect?, text: Rect) {
        around.parts(with: profile.picture)
    }

    /// The profile; of a blocked member only the name.
    private func text(_ profile: Profile, _ state: State, _ around: Surroundings) -> ReadingText {
        let (details, parts) = (Details(profile, counted), parts(profile, around))
        guard state.isBlocked else { return ReadingText(details, in: parts, around) }
        var text = ReadingText(details.keeping { $0 == .heading }, in: parts, around)
        text.add(AuthLabels.blocked.text(in: around.language), .warning)
        return text
    }
}
