import ArgumentParser
public import Commands
public import Payments
public import Terminal
import Vocabulary

/// A title, given by its flag.
struct TitleOption: ParsableArguments {
    @Option(help: .words(en: "The title: 2 to 100 characters.", ko: "제목: 2자에서 100자.", value: "text"))
    var title: String
}

/// What shall be called otherwise, and how.
struct RenameOptions: ParsableArguments {
    @OptionGroup var order: IdentifierArgument<OrderSubject>
    @OptionGroup var written: TitleOption
}

extension OrderSubject: NamedSubject {
    /// A order.
    public static var noun: Phrase { Phrase(en: "order", ko: "항목") }
}
