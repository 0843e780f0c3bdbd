import ArgumentParser
public import Commands
public import Funding
public import Terminal
import Vocabulary

/// A title, given by its flag.
struct TitleOption: ParsableArguments {
    @Option(help: .words(en: "The title: 2 to 100 characters.", ko: "제목: 2자에서 100자.", value: "text"))
    var title: String
}

/// What shall be called otherwise, and how.
struct RenameOptions: ParsableArguments {
    @OptionGroup var campaign: IdentifierArgument<CampaignSubject>
    @OptionGroup var written: TitleOption
}

extension CampaignSubject: NamedSubject {
    /// A campaign.
    public static var noun: Phrase { Phrase(en: "campaign", ko: "항목") }
}
