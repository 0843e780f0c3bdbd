import ArgumentParser
public import Commands
public import Comments
public import Terminal
import Vocabulary

/// A title, given by its flag.
struct TitleOption: ParsableArguments {
    @Option(help: .words(en: "The title: 2 to 100 characters.", ko: "제목: 2자에서 100자.", value: "text"))
    var title: String
}

/// What shall be called otherwise, and how.
struct RenameOptions: ParsableArguments {
    @OptionGroup var comment: IdentifierArgument<CommentSubject>
    @OptionGroup var written: TitleOption
}

extension CommentSubject: NamedSubject {
    /// A comment.
    public static var noun: Phrase { Phrase(en: "comment", ko: "항목") }
}
