import Auth
import Commands
import Terminal
import Vocabulary

/// Chooses the portrait from the machine's files, or removes it.
extension AccountScreen {
    static let portrait = Action(
        "account.portrait", Phrase(en: "Choose a picture", ko: "프로필 사진 바꾸기"), [.text("p")], isShown: true)
    static let noPortrait = Action(
        "account.no-portrait", Phrase(en: "Remove the picture", ko: "프로필 사진 빼기"), [.text("X")])

    func change(_ state: inout State, _ event: Event) -> [Request<Event>] {
        switch event {
        case .pickPortrait: return [.open(.files)]
        case .picked(let file):
            guard let uploads else { return [] }
            return [.load(slot: "portrait") { .uploaded(file, await uploads.photo(file)) }]
        case .uploaded(_, .done(let picture)): return [show(picture.id)]
        case .uploaded(_, .refused(let why)): return [.toast(why)]
        case .uploaded(let file, .failed(let error)): return [.failed(error, retry: .picked(file))]
        case .askPortrait:
            return [.ask(Phrase(en: "Remove your picture?", ko: "프로필 사진을 뺄까요?"), yes: .show(nil))]
        case .show(let picture): return [show(picture)]
        case .shown(let picture, .success(let account)):
            state.account = account
            let words =
                picture == nil
                ? Phrase(en: "Your picture is removed.", ko: "프로필 사진을 뺐습니다.")
                : Phrase(en: "Your picture is changed.", ko: "프로필 사진을 바꿨습니다.")
            return [.toast(words)]
        case .shown(let picture, .failure(let error)): return [.failed(error, retry: .show(picture))]
        default: return []
        }
    }

    private func show(_ picture: PictureID?) -> Request<Event> {
        .load(slot: "portrait") { [auth] in
            .shown(
                picture,
                await Result { () async throws(AuthError) in try await auth.changePicture(to: picture) })
        }
    }
}
