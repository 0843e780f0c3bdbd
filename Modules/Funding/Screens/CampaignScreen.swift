import Commands
import Funding
import FundingConsole
import Terminal
import Vocabulary

/// One campaign, and what its owner can do with it.
struct CampaignScreen: Screen {
    struct State: Hashable {
        var view: CampaignView?
    }

    enum Event {
        case came(Result<CampaignView, CampaignError>), refresh
        case rename, hide, ask, remove
        case hidden(Result<CampaignView, CampaignError>), removed(CampaignError?)
    }

    let id: CampaignID
    let funding: any CampaignRepository

    static let rename = Action("funding.rename", Phrase(en: "Rename", ko: "수정"), [.text("e")], isShown: true)
    static let hide = Action("funding.hide", Phrase(en: "Hide", ko: "숨기기"), [.text("x")], isShown: true)
    static let remove = Action("funding.remove", Phrase(en: "Remove", ko: "삭제"), [.text("D")], isShown: true)

    var actions: [Action] { [Self.rename, Self.hide, Self.remove, CampaignListScreen.refresh] }

    func start() -> (State, [Request<Event>]) { (State(), [load()]) }

    func title(_ state: State) -> Phrase { Phrase(state.view?.campaign.title ?? "") }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        if action == CampaignListScreen.refresh.id { return .possible }
        guard let view = state.view, view.owner.id == around.member else { return .absent }
        return action == Self.hide.id && view.campaign.state == .hidden
            ? .refused(CampaignError.alreadyHidden.phrase) : .possible
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        switch input {
        case .action(Self.rename.id): .rename
        case .action(Self.hide.id): .hide
        case .action(Self.remove.id): .ask
        // What is shown may have been renamed on the screen above.
        case .action(CampaignListScreen.refresh.id), .renewed, .appeared: .refresh
        default: nil
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .came(.success(let view)): state.view = view
        case .came(.failure(let error)): return [.failed(error, retry: .refresh)]
        case .refresh: return [load()]
        case .rename: return [.open(.renaming(id))]
        case .hide: return [hide()]
        case .hidden(.success(let view)):
            state.view = view
            return [.toast(Phrase(en: "Hidden.", ko: "숨겼습니다."))]
        case .hidden(.failure(let error)): return [.failed(error, retry: .hide)]
        case .ask: return [.ask(Phrase(en: "Remove it for good?", ko: "정말 삭제할까요? 되돌릴 수 없습니다."), yes: .remove)]
        case .remove: return [remove()]
        case .removed(nil): return [.toast(Phrase(en: "Removed.", ko: "삭제했습니다.")), .back]
        case .removed(let error?): return [.failed(error, retry: .remove)]
        }
        return []
    }

    private func load() -> Request<Event> {
        .load(slot: "campaign") { [id, funding] in
            .came(await Result { () async throws(CampaignError) in try await funding.campaign(id) })
        }
    }

    private func hide() -> Request<Event> {
        .load(slot: "change") { [id, funding] in
            .hidden(await Result { () async throws(CampaignError) in try await funding.hide(id) })
        }
    }

    private func remove() -> Request<Event> {
        .load(slot: "change") { [id, funding] in
            do throws(CampaignError) { try await funding.remove(id) } catch { return .removed(error) }
            return .removed(nil)
        }
    }

    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        guard let view = state.view else { return frame }
        frame.put(ReadingText(Details(view), around), from: 0, in: frame.bounds)
        return frame
    }
}
