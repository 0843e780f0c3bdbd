import Commands
import Synchronization
import Terminal
import Testing
import Vocabulary

/// Rows of the last list, named by their numbers or a part of their identifiers.
@Suite struct LastListsTests {
    static let ids = [
        "0000000000000000000012ab34", "0000000000000000000012cd34", "0000000000000000000099zz34",
    ].map {
        "dog_\($0)"
    }
    static let known = LastLists(
        recalling: { () throws(UsageError) in ids }, keeping: { _ in })
    static let unreadable = LastLists(
        recalling: { () throws(UsageError) in throw UsageError(Phrase("unreadable")) }, keeping: { _ in })

    @Test(arguments: [
        ("1", 0), ("3", 2), ("003", 2), ("ab34", 0), ("AB34", 0), ("99z", 2), ("cd", 1), ("12ab", 0),
        (ids[1], 1),
    ])
    func aRowIsNamed(_ text: String, _ index: Int) throws {
        #expect(try Identifier<DogSubject>(typed: text, among: Self.known).description == Self.ids[index])
    }

    @Test(arguments: [
        ("4", "There is no row 4: the last list had 3."), ("0", "There is no row 0: the last list had 3."),
        ("12", "There is no row 12: the last list had 3."),
        ("34", "There is no row 34: the last list had 3."),
        ("0012", "'0012' matches 2 IDs of the last list (12ab34, 12cd34). Type more of it."),
        ("xyz", "'xyz' is not a dog ID"), ("유기견", "'유기견' is not a dog ID"),
        ("", "'' is not a dog ID"),
        ("lst_00000000000000000000000001", "is not a dog ID"),
    ])
    func anythingElseIsRefused(_ text: String, _ words: String) {
        let error = #expect(throws: UsageError.self) {
            try Identifier<DogSubject>(typed: text, among: Self.known)
        }
        #expect(error?.phrase.en.contains(words) == true, "\(error?.phrase.en ?? "")")
    }

    @Test func withoutAListANumberIsExplained() {
        let error = #expect(throws: UsageError.self) { try Identifier<DogSubject>(typed: "3", among: .none) }
        #expect(
            error?.phrase.en.hasPrefix(
                "'3' is a row number, but you have not listed any dogs in this terminal yet.") == true)
        #expect(error?.phrase.ko.contains("개 목록") == true)
    }

    @Test func aListThatCannotBeReadIsToldWhenItIsUsed() throws {
        #expect(throws: UsageError(Phrase("unreadable"))) {
            try Identifier<DogSubject>(typed: "3", among: Self.unreadable)
        }
        #expect(
            try Identifier<DogSubject>(typed: Self.ids[0], among: Self.unreadable).description == Self.ids[0])
    }

    @Test(arguments: OutputFormat.allCases) func onlyPeopleCountRows(_ format: OutputFormat) throws {
        let kept = Mutex<[[String]]>([])
        let lists = LastLists(
            recalling: { () throws(UsageError) in nil }, keeping: { ids in kept.withLock { $0.append(ids) } })
        let id = try #require(Identifier<DogSubject>(Self.ids[0]))
        let console = Console.recording(ConsoleOptions(format: format, language: .en)).console
        lists.keep([id], on: console)
        lists.keep([Identifier<DogSubject>](), on: console)
        #expect(kept.withLock { $0 } == (format == .human ? [[Self.ids[0]], []] : []))
        #expect(id.short.plain == "12ab34")
    }

    @Test func anEmptyListReplacesTheOneBefore() throws {
        let (lists, console) = (LastLists.inMemory(), Console.recording().console)
        lists.keep([try #require(Identifier<DogSubject>(Self.ids[0]))], on: console)
        lists.keep([Identifier<DogSubject>](), on: console)
        let error = #expect(throws: UsageError.self) { try Identifier<DogSubject>(typed: "1", among: lists) }
        #expect(error?.phrase.en.hasPrefix("There is no row 1: the last list has none.") == true)
        #expect(error?.phrase.ko.contains("마지막 목록에는 번호로 고를 것이 없습니다") == true)
    }

    @Test(arguments: ["1", "ab34"]) func aRowOfAnotherKindIsRefused(_ text: String) {
        let error = #expect(throws: UsageError.self) {
            try Identifier<CatSubject>(typed: text, among: Self.known)
        }
        #expect(
            error?.phrase.en.hasPrefix("'\(text)' of the last list is \(Self.ids[0]), and cats are wanted")
                == true)
        #expect(error?.phrase.ko.contains("고양이만 쓸 수 있습니다") == true)
    }

    @Test func aCommandTakesARowOfTheLastList() async {
        var services = Services(Dogs())
        services.provide(LastLists.self, Self.known)
        let shown = await CommandRecording(DogsCommand.self, ["call", "2"], services: services)
        #expect(shown.status == .ok && shown.output == "It says 멍.\n")
    }
}
