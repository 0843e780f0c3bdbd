import Commands
import Terminal
import Testing
import Vocabulary

/// Records of several kinds, named by rows of whichever list of them was the last, and by what they are
/// called.
@Suite struct RecordKindsTests {
    private static let kinds = RecordKinds([DogSubject.self, CatSubject.self])
    private let lists = LastLists.inMemory()
    private let console = Console.recording().console
    private let dog = Identifier<DogSubject>(RawIdentifier(high: 0, low: 1))
    private let cat = Identifier<CatSubject>(RawIdentifier(high: 0, low: 2))

    private func named(_ text: String, of kinds: RecordKinds = kinds) throws(UsageError) -> AnyIdentifier {
        try AnyIdentifier(typed: text, among: lists, of: kinds)
    }

    @Test func theListThatWasTheLastCounts() throws {
        lists.keep([dog], on: console)
        lists.keep([cat], on: console)
        #expect(try named("1") == AnyIdentifier(cat))
        lists.keep([dog], on: console)
        #expect(try named("1") == AnyIdentifier(dog))
        // A list of what is not wanted replaces the one before, too.
        lists.keep([cat], on: console)
        #expect(throws: UsageError.self) { try named("1", of: Self.kinds.publicKinds) }
        #expect(throws: UsageError.self) { try named("1", of: Self.kinds.without(["cat"])) }
        #expect(try Identifier<CatSubject>(typed: "1", among: lists) == cat)
    }

    @Test func aListOfSeveralKindsCountsToo() throws {
        lists.keep([dog], on: console)
        lists.keep([AnyIdentifier(cat), AnyIdentifier(dog)], on: console)
        #expect(try named("1") == AnyIdentifier(cat))
        #expect(try named("2") == AnyIdentifier(dog))
        #expect(try named(String(AnyIdentifier(cat).short.plain)) == AnyIdentifier(cat))
        let other = #expect(throws: UsageError.self) { try named("1", of: Self.kinds.without(["cat"])) }
        #expect(other?.phrase.en.contains("and dogs are wanted here. List dogs first") == true)
        lists.keep([dog], on: console)
        #expect(try named("1") == AnyIdentifier(dog))
    }

    @Test func anIdentifierOfAnyKindIsTakenAsItIs() throws {
        let bird = "brd_00000000000000000000000001"
        #expect(try "\(named(bird.uppercased()))" == bird)
    }

    @Test func whatIsNeitherIsRefused() {
        let unlisted = #expect(throws: UsageError.self) { try named("3") }
        #expect(
            unlisted?.phrase.en.hasPrefix(
                "'3' is a row number, but you have not listed any dogs or cats in this terminal yet.") == true
        )
        #expect(unlisted?.phrase.ko.contains("개·고양이 목록") == true)
        let unknown = #expect(throws: UsageError.self) { try named("의자") }
        #expect(unknown?.phrase.en.hasPrefix("'의자' is not an ID.") == true)
        lists.keep([dog], on: console)
        let beyond = #expect(throws: UsageError.self) { try named("2") }
        #expect(beyond?.phrase.en == "There is no row 2: the last list had 1.")
    }

    @Test func kindsAreNamedInBothLanguages() {
        #expect(Self.kinds["cat"] == CatSubject.noun && Self.kinds["brd"] == Phrase("brd"))
        for text in ["cat", "Cat", "고양이"] { #expect(Self.kinds.prefix(typed: text) == "cat") }
        #expect(Self.kinds.prefix(typed: "brd") == "brd")
    }
}

enum CatSubject: NamedSubject {
    static let prefix = "cat"
    static let noun = Phrase(en: "cat", ko: "고양이")
    static var isPrivate: Bool { true }
}
