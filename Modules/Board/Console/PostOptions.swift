import ArgumentParser
public import Board
public import Commands
public import Terminal
import Vocabulary

/// A title, given by its flag.
struct TitleOption: ParsableArguments {
    @Option(help: .words(en: "The title: 2 to 100 characters.", ko: "제목: 2자에서 100자.", value: "text"))
    var title: String
}

/// What shall be called otherwise, and how.
struct RenameOptions: ParsableArguments {
    @OptionGroup var post: IdentifierArgument<PostSubject>
    @OptionGroup var written: TitleOption
}

extension PostSubject: NamedSubject {
    /// A post.
    public static var noun: Phrase { Phrase(en: "post", ko: "항목") }
}
