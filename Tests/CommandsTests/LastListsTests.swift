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
        recalling: { kind throws(UsageError) in
            kind == "dog" ? LastLists.Kept(at: Timestamp(microseconds: 1), ids) : nil
        }, keeping: { _, _ in })
    static let unreadable = LastLists(
        recalling: { _ throws(UsageError) in throw UsageError(Phrase("unreadable")) }, keeping: { _, _ in })

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
            error?.phrase.en.hasPrefix("'3' is a row number, but you have not listed any dogs yet.") == true)
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
        let kept = Kept()
        let lists = LastLists(recalling: { _ throws(UsageError) in nil }, keeping: { kept.keep($0, $1) })
        let id = try #require(Identifier<DogSubject>(Self.ids[0]))
        lists.keep([id], on: Console.recording(ConsoleOptions(format: format, language: .en)).console)
        lists.keep([Identifier<DogSubject>](), on: Console.recording().console)
        #expect(kept.all == (format == .human ? ["dog: \(Self.ids[0])"] : []))
        #expect(id.short.plain == "12ab34")
    }

    @Test func aCommandTakesARowOfTheLastList() async {
        var services = Services(Dogs())
        services.provide(LastLists.self, Self.known)
        let shown = await CommandRecording(DogsNoun.self, ["call", "2"], services: services)
        #expect(shown.status == .ok && shown.output == "It says 멍.\n")
    }
}

/// What was kept.
private final class Kept: Sendable {
    private let lists = Mutex<[String]>([])

    var all: [String] { lists.withLock { $0 } }

    func keep(_ kind: String, _ ids: [String]) {
        lists.withLock { $0.append("\(kind): \(ids.joined(separator: " "))") }
    }
}
