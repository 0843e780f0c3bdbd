import ArgumentParser
import Commands
import Terminal

/// The crew of a command, as a person names it.
struct CrewArgument: ParsableArguments {
    @Argument(
        help: .words(
            en: "The crew: its name, its ID, part of it, or its row number in the last list.",
            ko: "크루: 이름, ID나 그 일부, 또는 마지막 목록의 행 번호.", value: "crew"))
    var crew: String
}

/// A crew that shall be shown, and how.
struct ShowCrewOptions: ParsableArguments {
    @OptionGroup var crew: CrewArgument
    @OptionGroup var drawing: PictureOption
}

/// A crew, and a person in it.
struct PersonArguments: ParsableArguments {
    @OptionGroup var crew: CrewArgument
    @Argument(
        help: .words(
            en: "The person: a nickname, an ID, part of it, or a row number in the last list.",
            ko: "대상: 닉네임, ID나 그 일부, 또는 마지막 목록의 행 번호.", value: "member"))
    var member: String
}

/// A crew, and a part of a list about it.
struct CrewPageOptions: ParsableArguments {
    @OptionGroup var crew: CrewArgument
    @OptionGroup var pages: PageOptions
}
