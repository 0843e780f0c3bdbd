import ArgumentParser
import Commands
import Funding
import Terminal
import Vocabulary

/// The campaign of a command, as a person names it.
struct CampaignArgument: ParsableArguments {
    @Argument(
        help: .words(
            en: "The campaign: its title, its ID, part of it, or its row number in the last list.",
            ko: "펀딩: 제목, ID나 그 일부, 또는 마지막 목록의 행 번호.", value: "campaign"))
    var campaign: String
}

/// A campaign that shall be shown, and how.
struct ShowCampaignOptions: ParsableArguments {
    @OptionGroup var campaign: CampaignArgument
    @OptionGroup var drawing: PictureOption
}

/// A campaign, and a part of a list about it.
struct CampaignPageOptions: ParsableArguments {
    @OptionGroup var campaign: CampaignArgument
    @OptionGroup var pages: PageOptions
}

/// The filter and order of a list of campaigns.
struct CampaignFilterOptions: ParsableArguments {
    @Option(
        help: .words(
            en: "Which: open, ended or all; default: open.",
            ko: "어떤 펀딩: open(진행 중), ended(마감), all(전체). 기본값: open.", value: "phase"),
        completion: .list(CampaignPhase.codes))
    var phase: String?
    @Option(
        help: .words(
            en: "The order: newest, ending-soon.", ko: "정렬: newest(최신순), ending-soon(마감 임박순)."),
        completion: .list(CampaignQuery.Order.codes))
    var order: String?
    @Option(
        help: .words(
            en: "Only this model: keep-it-all, all-or-nothing, item-based.",
            ko: "이 방식만: keep-it-all(모인 만큼 전달), all-or-nothing(목표 달성 시 전달), item-based(물품별).",
            value: "model"),
        completion: .list(CampaignModel.codes))
    var model: String?
    @Flag(help: .words(en: "Only campaigns for items.", ko: "물품 펀딩만."))
    var items = false

    /// The query that is wanted, of campaigns with these words in their titles; field errors are added.
    func query(_ text: String, _ fieldErrors: inout [FieldError]) -> CampaignQuery {
        var query = CampaignQuery()
        (query.text, query.itemsOnly) = (text, items)
        query.phase = phase.flatMap { value("phase", $0, &fieldErrors) } ?? .open
        query.order = order.flatMap { value("order", $0, &fieldErrors) } ?? .newest
        query.model = model.flatMap { value("model", $0, &fieldErrors) }
        return query
    }

    /// The words of a command line that would ask for the same campaigns.
    var words: [String] {
        let options = [("--phase", phase), ("--order", order), ("--model", model)]
        return options.flatMap { flag, value in value.map { [flag, $0] } ?? [] } + (items ? ["--items"] : [])
    }
}

/// Which campaigns are listed, and which part of them.
struct CampaignListOptions: ParsableArguments {
    @OptionGroup var search: SearchWords
    @OptionGroup var filter: CampaignFilterOptions
    @Option(
        help: .words(en: "Only campaigns of this shelter.", ko: "이 보호소의 펀딩만.", value: "shelter"))
    var shelter: String?
    @Flag(
        help: .words(
            en: "With --shelter: all of them, drafts among them, for its people.",
            ko: "--shelter와 함께: 작성 중인 것까지 모두(보호소 구성원)."))
    var drafts = false
    @OptionGroup var pages: PageOptions

    func validate() throws {
        guard drafts, shelter == nil || !(filter.words + search.words).isEmpty else { return }
        throw ValidationError.words(
            en: "Use --drafts with --shelter, and without filters.",
            ko: "--drafts는 --shelter와 함께, 다른 조건 없이 쓰세요.")
    }
}

/// A search for campaigns by title.
struct CampaignSearchOptions: ParsableArguments {
    @Argument(
        help: .words(
            en: "Words of the title; all must occur.", ko: "제목에 들어 있는 단어. 모두 들어 있어야 합니다.", value: "text"))
    var text: [String]
    @OptionGroup var filter: CampaignFilterOptions
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
