import Commands
import Comments
import CommentsConsole
import CommentsContract
import ContractKit
import Terminal
import TestKit
import Testing
import Vocabulary

/// What people see of comments on the command line, in both languages and for programs.
@Suite struct ConsoleTests {
    /// One call of a command as a person makes it; `{s}`, `{c}` and `{r}` stand for the subject, the first
    /// comment and its reply.
    struct Scene: Sendable {
        let name: String
        let words: [String]
        var by: Role? = .member
        var input: [String] = []
        var isEmpty = false
        /// Whether it is about conversations: `{v}` stands for the first.
        var isTalk = false
        var noun: String { isTalk ? "conversations" : "comments" }
    }

    static let scenes = [
        Scene(name: "list", words: ["list", "{s}"], by: nil),
        Scene(name: "list-newest", words: ["list", "{s}", "--order", "newest", "--limit", "1"], by: nil),
        Scene(name: "list-nothing", words: ["list", "{s}"], by: nil, isEmpty: true),
        Scene(name: "list-invalid", words: ["list", "{s}", "--order", "best", "--limit", "0"]),
        Scene(name: "list-no-subject", words: ["list", "책상"]),
        Scene(name: "list-row", words: ["list", "3"]),
        Scene(name: "list-unknown", words: ["list", "lst_00000000000000000000000001"]),
        Scene(name: "show", words: ["show", "{c}"], by: nil),
        Scene(name: "show-unknown", words: ["show", "com_00000000000000000000000001"]),
        Scene(name: "replies", words: ["replies", "{c}"], by: nil),
        Scene(name: "add", words: ["add", "{s}", "내일 볼 수 있을까요?"]),
        Scene(name: "add-standard-input", words: ["add", "{s}", "-"], input: ["첫 줄", "둘째 줄"]),
        Scene(name: "add-asked", words: ["add", "{s}"], input: ["물어본 내용"]),
        Scene(name: "add-nobody-to-ask", words: ["add", "{s}"]),
        Scene(name: "add-invalid", words: ["add", "{s}", " "]),
        Scene(name: "add-visitor", words: ["add", "{s}", "안녕하세요"], by: nil),
        Scene(name: "reply", words: ["reply", "{c}", "저도 궁금해요"]),
        Scene(name: "reply-to-reply", words: ["reply", "{r}", "저도 궁금해요"]),
        Scene(name: "edit", words: ["edit", "{c}", "팔렸나요?"]),
        Scene(name: "edit-not-yours", words: ["edit", "{r}", "팔렸나요?"]),
        Scene(name: "remove", words: ["remove", "{c}"], input: ["y"]),
        Scene(name: "remove-declined", words: ["remove", "{c}"], input: ["n"]),
        Scene(name: "mine", words: ["mine"]),
        Scene(name: "mine-nothing", words: ["mine"], isEmpty: true),
        Scene(name: "hide", words: ["hide", "{c}", "--reason", "전화번호를 적었습니다"], by: .moderator),
        Scene(name: "hide-member", words: ["hide", "{c}", "--reason", "전화번호를 적었습니다"]),
        Scene(name: "restore-shown", words: ["restore", "{c}"], by: .moderator),
        Scene(name: "talk-list", words: ["list"], isTalk: true),
        Scene(name: "talk-list-about", words: ["list", "--about", "책상"], isTalk: true),
        Scene(name: "talk-list-nothing", words: ["list"], by: .moderator, isTalk: true),
        Scene(name: "talk-show", words: ["show", "{v}"], isTalk: true),
        Scene(name: "talk-show-about", words: ["show", "{s}"], isTalk: true),
        Scene(name: "talk-show-unknown", words: ["show", "con_00000000000000000000000001"], isTalk: true),
        Scene(name: "talk-show-foreign", words: ["show", "{v}"], by: .moderator, isTalk: true),
        Scene(name: "talk-send", words: ["send", "{s}", "토요일 괜찮으세요?"], isTalk: true),
        Scene(name: "talk-send-asked", words: ["send", "{v}"], input: ["네, 10시에 봬요."], isTalk: true),
        Scene(name: "talk-send-invalid", words: ["send", "책상", "네"], isTalk: true),
        Scene(name: "talk-send-blank", words: ["send", "{v}", " "], isTalk: true),
    ]

    static let folder = GoldenFolder("Comments")

    @Test(arguments: scenes.map(\.name)) func looksAsItDid(_ name: String) async throws {
        let scene = try #require(Self.scenes.first { $0.name == name })
        try await Self.folder.expectConsole(
            name, "madang \(scene.noun) \(scene.words.joined(separator: " "))"
        ) {
            form in
            try await Self.transcript(of: scene, form)
        }
    }

    @Test func aRenamedCommandKeepsItsFormerName() {
        let words = CommandWords(["write", "1", "네"], in: .tree(of: ConversationsCommand.self, in: .en))
        #expect(words.command.path == "conversations send" && words.rest == ["1", "네"])
    }

    @Test func everyFileIsUsed() throws {
        try Self.folder.expectAllUsed(
            Self.scenes.map { "console-\($0.name).txt" } + ScreenTests.files, ending: ".txt")
    }

    @Test(arguments: WireTests.errors) func everyErrorIsWordedInBothLanguages(_ error: CommentError) {
        ErrorWording.expectWorded(error.phrase, of: error.code)
    }

    @Test func whoIsSilencedIsToldUntilWhenOnTheirClock() {
        let error = CommentError.service(.silenced(.example))
        let phrase = error.phrase { Phrase($0.absolute(in: .korea)) }
        #expect(phrase.en.contains("until 2026-02-01 09:00."), "\(phrase.en)")
        #expect(phrase.ko.hasPrefix("2026-02-01 09:00까지"), "\(phrase.ko)")
    }

    @Test func whatIsCommentedOnIsNamedByItsRow() async throws {
        let place = ServicePlace()
        let talk = try await Talk(place)
        let lists = LastLists.inMemory()
        let console = Console.recording().console
        var services = Services()
        let buyer = place.environment.members.buyer
        services.provide((any CommentRepository).self, place.service.repository(for: buyer))
        services.provide(LastLists.self, lists)
        services.provide(RecordKinds.self, RecordKinds([RecordSubject.self, CommentSubject.self]))
        let id = try #require(talk.subject.typed(RecordSubject.self))
        let records = [Identifier<RecordSubject>(place.environment.ids.next()), id]
        lists.keep(records, on: console)
        let listed = await CommandRecording(CommentsCommand.self, ["list", "2"], services: services)
        #expect(listed.status == .ok && listed.output.contains("네, 있습니다."), "\(listed)")
        // The numbers are those of the comments now, which are none of what is commented on.
        let refused = await CommandRecording(
            CommentsCommand.self, ["add", "2", "내일 갈게요"], services: services)
        #expect(refused.status == .usage && refused.errors.contains("com_"), "\(refused)")
        lists.keep(records, on: console)
        let added = await CommandRecording(CommentsCommand.self, ["add", "2", "내일 갈게요"], services: services)
        #expect(added.status == .ok, "\(added)")
        lists.keep(records, on: console)
        let first = await CommandRecording(
            CommentsCommand.self, ["list", "2", "--limit", "1"], services: services)
        #expect(first.errors.contains("comments list \(talk.subject)"), "\(first.errors)")
    }

    /// What two alone see is talked about, and not commented on.
    @Test func rowsOfConversationsAreForTalking() async throws {
        let place = ServicePlace()
        var talk = try await Talk(place)
        try await talk.converse(place)
        let (recording, lists) = (Console.recording(), LastLists.inMemory())
        var services = Services()
        services.provide(
            (any CommentRepository).self,
            place.service.repository(for: place.environment.members.buyer))
        services.provide(LastLists.self, lists)
        services.provide(RecordKinds.self, RecordKinds([CommentSubject.self, ConversationSubject.self]))
        let context = CommandContext(recording.console, services: services)
        try await context.run(ConversationsCommand.self, ["list"])
        try await context.run(ConversationsCommand.self, ["show", "1"])
        #expect(recording.output.contains("마당 앞에서 봬요."), "\(recording.output)")
        let refusal = await #expect(throws: UsageError.self) {
            try await context.run(CommentsCommand.self, ["list", "1"])
        }
        let words = refusal?.phrase.en ?? ""
        #expect(words.contains("of the last list is com_"), "\(words)")
    }

    private static func transcript(of scene: Scene, _ form: ConsoleForm) async throws -> String {
        let place = ServicePlace()
        let (environment, members) = (place.environment, place.environment.members)
        var talk = try await Talk(place, isEmpty: scene.isEmpty)
        if scene.isTalk { try await talk.converse(place) }
        environment.clock.advance(by: .seconds(3600))
        let principal: Principal =
            switch scene.by {
            case nil: .anonymous
            case .member?: members.buyer
            default: members.moderator
            }
        var services = Services()
        services.provide((any CommentRepository).self, place.service.repository(for: principal))
        let isAsked = !scene.input.isEmpty && !scene.words.contains("-")
        return await form.transcript(
            now: environment.clock.now(), input: scene.input, isTerminal: isAsked, yes: !isAsked,
            reporting: { console, error in console.report(failure: error) }
        ) { [services, talk] console in
            let context = CommandContext(console, services: services)
            let words = scene.words.map(talk.filled)
            if scene.isTalk { return try await context.run(ConversationsCommand.self, words) }
            try await context.run(CommentsCommand.self, words)
        }
    }
}

/// What is commented on, as its domain would name it.
private enum RecordSubject: NamedSubject {
    static let prefix = MadeUpSubject.prefix
    static let noun = Phrase(en: "post", ko: "글")
}

/// A thread that scenes speak of: a long comment of the buyer's with five replies of the owner's, one of the
/// stranger's, and a place.
struct Talk: Sendable {
    let subject: AnyIdentifier
    private(set) var comment: CommentID?
    private(set) var reply: CommentID?
    private(set) var conversation: AnyIdentifier?

    /// Lets the buyer talk with the owner about the subject, and about something that is gone since.
    mutating func converse(_ place: ServicePlace) async throws {
        let (members, clock) = (place.environment.members, place.environment.clock)
        let (owner, buyer) = (
            place.service.repository(for: members.owner), place.service.repository(for: members.buyer)
        )
        let subjects = place.clientSubjects(of: members.owner)
        let gone = try await subjects.makeSubject()
        _ = try await buyer.sendMessage("이건 팔렸나요?", about: gone)
        place.environment.subjects.remove(gone)
        clock.advance(by: .seconds(60))
        let asked = try await buyer.sendMessage("직접 보고 사고 싶어요.\n토요일 오전에 가도 될까요?", about: subject)
        clock.advance(by: .seconds(60))
        _ = try await owner.sendMessage(
            "네, 10시에 마당 앞에서 봬요. Bring a friend: it is heavy.", about: asked.subject)
        conversation = asked.subject
    }

    init(_ place: ServicePlace, isEmpty: Bool = false) async throws {
        let (members, clock) = (place.environment.members, place.environment.clock)
        subject = try await place.clientSubjects(of: members.owner).makeSubject()
        if isEmpty { return }
        let (owner, buyer) = (verbs(members.owner), verbs(members.buyer))
        func verbs(_ principal: Principal) -> any CommentRepository {
            place.service.repository(for: principal)
        }
        let long = "@주인님, 아직 있나요? 사진으로 보니 상태가 아주 좋아 보이는데 실제로도 흠집이 없는지 궁금합니다.\n내일 볼 수 있을까요?"
        comment = try await buyer.add(CommentDraft(long), to: subject).id
        for number in 1...5 {
            clock.advance(by: .seconds(60))
            let draft = CommentDraft(number == 1 ? "네, 있습니다." : "덧붙임 \(number)", replyTo: comment)
            let view = try await owner.add(draft, to: subject)
            if number == 1 { reply = view.id }
        }
        clock.advance(by: .seconds(60))
        let gone = try await verbs(members.stranger).add(CommentDraft("지울 말"), to: subject).id
        _ = try await buyer.add(CommentDraft("왜 지우셨어요?", replyTo: gone), to: subject)
        try await verbs(members.stranger).remove(gone)
        clock.advance(by: .seconds(60))
        let last = try await verbs(members.stranger).add(CommentDraft("A question in English"), to: subject)
        _ = try await verbs(members.stranger).edit(last.id, text: "An edited question", expecting: nil)
    }

    /// A word of a command with what it stands for.
    func filled(_ word: String) -> String {
        switch word {
        case "{s}": "\(subject)"
        case "{c}": comment.map { "\($0)" } ?? word
        case "{v}": conversation.map { "\($0)" } ?? word
        case "{r}": reply.map { "\($0)" } ?? word
        default: word
        }
    }
}
