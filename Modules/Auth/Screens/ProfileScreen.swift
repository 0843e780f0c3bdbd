import Auth
import AuthConsole
import Commands
import Terminal
import Vocabulary

/// What everybody sees of a member.
struct ProfileScreen: Screen {
    struct State: Hashable {
        var profile: Profile?
        /// The first line that is seen.
        var top = 0
    }

    enum Event {
        case came(Result<Profile, AuthError>), refresh
        case move(ListMove)
    }

    let id: MemberID
    let auth: any AuthRepository

    var actions: [Action] { [AccountScreen.refresh] + Action.moving }

    func start() -> (State, [Request<Event>]) { (State(), [load()]) }

    func title(_ state: State) -> Phrase { Phrase(en: "Member", ko: "회원") }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if let move = ListMove(input) { return .move(move) }
        switch input {
        case .action(AccountScreen.refresh.id), .renewed: return .refresh
        default: return nil
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .came(.success(let profile)): state.profile = profile
        case .came(.failure(let error)): return [.failed(error, retry: .refresh)]
        case .refresh: return [load()]
        case .move(let move):
            guard let profile = state.profile else { return [] }
            let room = parts(profile, around).text
            state.top = move.line(from: state.top, of: text(profile, around).height, room.size.rows)
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
        frame.put(text(profile, around), from: state.top, in: parts.text)
        if let part = parts.picture, let picture = profile.picture {
            frame.put(
                picture, picture.words(in: around.language), caption: picture.description, in: part, around)
        }
        return frame
    }

    private func parts(_ profile: Profile, _ around: Surroundings) -> (picture: Rect?, text: Rect) {
        around.parts(with: profile.picture)
    }

    private func text(_ profile: Profile, _ around: Surroundings) -> ReadingText {
        let language = around.language
        let parts = parts(profile, around)
        var text = ReadingText(columns: parts.text.size.columns, language)
        let card = MemberCard(id: profile.id, nickname: profile.nickname, picture: nil)
        text.add(card.name(in: language), .heading)
        if !profile.introduction.isEmpty { text.add(profile.introduction) }
        text.addBlank()
        if parts.picture == nil, let picture = profile.picture {
            text.add(AuthLabels.picture, picture.words(in: language))
        }
        text.add(AuthLabels.joined, profile.joinedAt.relative(to: around.now, in: language))
        return text
    }
}
