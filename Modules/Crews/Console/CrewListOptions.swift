import ArgumentParser
import Commands
import Crews
import Terminal
import Vocabulary

/// The filter and order of a list of crews.
struct CrewFilterOptions: ParsableArguments {
    @Option(
        help: .words(
            en: "Only this sport, such as football, running or other.", ko: "이 종목만, 예: 축구, 러닝, 기타.",
            value: "name"),
        completion: .list(CrewSport.codes))
    var sport: String?
    @Option(
        help: .words(
            en: "Only places with all of these words.", ko: "지역에 입력한 단어가 모두 들어 있는 크루만.", value: "text"))
    var place: String?
    @Flag(
        help: .words(
            en: "Leave out crews that are full or take no members.", ko: "정원이 찼거나 회원을 받지 않는 크루는 뺍니다."))
    var joinable = false
    @Option(
        help: .words(
            en: "The order: newest, most-members, active.",
            ko: "정렬: newest(최신순), most-members(회원순), active(활동순)."),
        completion: .list(CrewQuery.Order.codes))
    var order: String?

    /// The query that is wanted, of crews with these words in their names; field errors are added.
    func query(_ name: String, _ fieldErrors: inout [FieldError]) -> CrewQuery {
        var query = CrewQuery()
        (query.name, query.place, query.freeOnly) = (name, place ?? "", joinable)
        query.sport = sport.flatMap { value("sport", $0, &fieldErrors) }
        query.order = order.flatMap { value("order", $0, &fieldErrors) } ?? .newest
        return query
    }

    /// The words of a command line that would ask for the same crews.
    var words: [String] {
        let options = [("--sport", sport), ("--place", place), ("--order", order)]
        return options.flatMap { flag, value in value.map { [flag, $0] } ?? [] }
            + (joinable ? ["--joinable"] : [])
    }
}

/// Which crews are listed, and which part of them.
struct CrewListOptions: ParsableArguments {
    @OptionGroup var search: SearchWords
    @OptionGroup var filter: CrewFilterOptions
    @Flag(help: .words(en: "Only crews that you are in, or wait for.", ko: "내가 속했거나 기다리는 크루만."))
    var mine = false
    @Option(help: .words(en: "Only crews of this member.", ko: "이 회원의 크루만.", value: "member"))
    var member: String?
    @OptionGroup var pages: PageOptions

    func validate() throws {
        guard mine || member != nil else { return }
        guard filter.words.isEmpty, search.words.isEmpty, !mine || member == nil else {
            throw ValidationError.words(
                en: "--mine and --member cannot be combined with filters.",
                ko: "--mine과 --member는 다른 조건과 함께 쓸 수 없습니다.")
        }
    }
}

/// A search for crews by name.
struct CrewSearchOptions: ParsableArguments {
    @Argument(
        help: .words(
            en: "Words of the name; all must occur.", ko: "이름에 들어 있는 단어. 모두 들어 있어야 합니다.", value: "text"))
    var text: [String]
    @OptionGroup var filter: CrewFilterOptions
    @OptionGroup var pages: PageOptions
}

/// The value that the person means; a field error about the field if there is none.
func value<Value: LocalizedValue>(
    _ field: String, _ text: String, _ fieldErrors: inout [FieldError]
) -> Value? {
    if let value = Value(typed: text) { return value }
    fieldErrors.append(FieldError(field, .unknown(allowed: Value.codes)))
    return nil
}
