import ArgumentParser
import Commands
import Funding
import Terminal
import Vocabulary

/// The shelter of a command, as a person names it.
struct ShelterArgument: ParsableArguments {
    @Argument(
        help: .words(
            en: "The shelter: its name, its ID, part of it, or its row number in the last list.",
            ko: "보호소: 이름, ID나 그 일부, 또는 마지막 목록의 행 번호.", value: "shelter"))
    var shelter: String
}

/// A shelter that shall be shown, and how.
struct ShowShelterOptions: ParsableArguments {
    @OptionGroup var shelter: ShelterArgument
    @OptionGroup var drawing: PictureOption
}

/// Which shelters are listed, and which part of them.
struct ShelterListOptions: ParsableArguments {
    @OptionGroup var search: SearchWords
    @Option(
        help: .words(
            en: "Only names with all of these words.", ko: "이름에 입력한 단어가 모두 들어 있는 보호소만.", value: "text"))
    var name: String?
    @Option(
        help: .words(
            en: "Only places with all of these words.", ko: "지역에 입력한 단어가 모두 들어 있는 보호소만.", value: "text"))
    var place: String?
    @Option(
        help: .words(
            en: "Only this state, such as verified; for operators also pending.",
            ko: "이 상태만, 예: verified(확인됨). 운영자는 pending(확인 대기)도 볼 수 있습니다.", value: "state"),
        completion: .list(ShelterState.codes))
    var state: String?
    @Flag(help: .words(en: "Only your own shelters.", ko: "내가 속한 보호소만."))
    var mine = false
    @OptionGroup var pages: PageOptions

    func validate() throws {
        guard mine, search.keyword(with: name) != nil || place != nil || state != nil else { return }
        throw ValidationError.words(
            en: "--mine cannot be combined with filters.", ko: "--mine은 다른 조건과 함께 쓸 수 없습니다.")
    }

    /// The query that is wanted; field errors are added.
    func query(_ fieldErrors: inout [FieldError]) -> ShelterQuery {
        var query = ShelterQuery()
        (query.name, query.place) = (search.keyword(with: name) ?? "", place ?? "")
        query.state = state.flatMap { value("state", $0, &fieldErrors) }
        return query
    }

    /// The words of a command line that would ask for the same shelters.
    var words: [String] {
        let named = search.keyword(with: name)
        return [("--name", named), ("--place", place), ("--state", state)].flatMap { flag, value in
            value.map { [flag, $0] } ?? []
        }
    }
}

/// The fields of a shelter, each by its option.
struct ShelterDraftOptions: ParsableArguments {
    @Option(help: .words(en: "The name, 2-40 characters.", ko: "이름, 2-40자.", value: "text"))
    var name: String?
    @Option(
        help: .words(
            en: "The number under which it is registered, 5-30 characters.", ko: "등록번호, 5-30자.",
            value: "number"))
    var registration: String?
    @Option(help: .words(en: "Where it is, 2-100 characters.", ko: "지역, 2-100자.", value: "text"))
    var place: String?
    @Option(help: .words(en: "How it is reached, 2-100 characters.", ko: "연락처, 2-100자.", value: "text"))
    var contact: String?
    @Option(
        help: .words(en: "The introduction, up to 2000 characters.", ko: "소개, 2000자까지.", value: "text"))
    var introduction: String?
    @Option(
        help: .words(en: "A photo's file.", ko: "사진 파일.", value: "file"),
        completion: .file(extensions: ["jpg", "jpeg", "png", "webp", "gif", "heic", "avif"]))
    var photo: String?
    @Option(
        help: .words(
            en: "What is to be seen in the photo.", ko: "사진을 볼 수 없는 사람을 위한 설명.", value: "text"))
    var photoDescription: String?

    var isEmpty: Bool {
        name == nil && registration == nil && place == nil && contact == nil && introduction == nil
            && photo == nil
    }

    /// The draft with what was given, but for the photo.
    func applied(to base: ShelterDraft) -> ShelterDraft {
        var draft = base
        draft.name = name ?? draft.name
        draft.registrationNumber = registration ?? draft.registrationNumber
        draft.place = place ?? draft.place
        draft.contact = contact ?? draft.contact
        draft.introduction = introduction ?? draft.introduction
        return draft
    }
}

/// A shelter and the changes to make.
struct EditShelterOptions: ParsableArguments {
    @OptionGroup var shelter: ShelterArgument
    @OptionGroup var draft: ShelterDraftOptions
    @Flag(help: .words(en: "Take the photo away.", ko: "사진을 뺍니다."))
    var removePhoto = false

    func validate() throws {
        guard removePhoto, draft.photo != nil else { return }
        throw ValidationError.words(
            en: "Use --photo or --remove-photo, not both.", ko: "--photo와 --remove-photo 중 하나만 쓰세요.")
    }
}

/// A shelter and its account for payouts.
struct ShelterAccountOptions: ParsableArguments {
    @OptionGroup var shelter: ShelterArgument
    @OptionGroup var account: BankAccountOptions
}

/// A shelter, and a person in it.
struct ShelterPersonOptions: ParsableArguments {
    @OptionGroup var shelter: ShelterArgument
    @Argument(
        help: .words(
            en: "The person: an ID, part of it, a row number in the last list, or a nickname.",
            ko: "대상: ID나 그 일부, 마지막 목록의 행 번호, 또는 닉네임.", value: "member"))
    var member: String
}

/// A person of a shelter, and the role that they get.
struct ShelterRoleOptions: ParsableArguments {
    @OptionGroup var person: ShelterPersonOptions
    @Argument(
        help: .words(
            en: "The role: owner, treasurer or helper.", ko: "역할: owner(대표), treasurer(회계), helper(봉사자).",
            value: "role"),
        completion: .list(ShelterRole.codes))
    var role: String
}
