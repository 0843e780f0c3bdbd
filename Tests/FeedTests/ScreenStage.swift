import Commands
import ContractKit
import Feed
import FeedContract
import FeedScreens
import Terminal
import TestKit
import Testing
import Vocabulary

/// The small feed of `ConsoleStage` on a whole screen, with made-up pages of members, listings and comments.
struct ScreenStage {
    let feed: ConsoleStage
    private let files = ChosenFiles()
    private let folder: TemporaryFolder

    /// Opens the feed; empty, if there shall be nothing to see.
    init(empty: Bool = false) async throws {
        feed = try await ConsoleStage(empty: empty)
        folder = try TemporaryFolder()
    }

    var members: ClauseMembers { feed.environment.members }

    /// The verbs of a member, without a screen.
    func verbs(of principal: Principal) -> any FeedRepository { feed.service.repository(for: principal) }

    /// A screen before which a member sits, or a visitor; the feed unless said.
    func shell(
        of principal: Principal, at place: Destination = .feed, _ language: Language = .ko,
        _ size: Size = ShellStage.sizes[0], keys: KeyMap = KeyMap(), drafts: KeptDrafts = KeptDrafts(),
        drawing: Bool = false
    ) async -> ShellStage {
        var shell = ShellStage(
            router(of: principal), opening: place, size: size, language, member: principal.memberID,
            clock: feed.environment.clock, keys: keys, drafts: drafts)
        if drawing { shell.drawPictures() }
        await shell.settle()
        return shell
    }

    /// All screens, with the member's services.
    func router(of principal: Principal) -> Router {
        let services = services(of: principal)
        let destinations = RecordDestinations(
            comments: { Destination("comments", ["of": "\($0)", "title": $1]) },
            place: { Destination("page", ["of": "\($0)"]) })
        return Router.feed(services, destinations: destinations).merging(files.router)
            .merging(
                Router(
                    ["comments": { Mount(MadeUpPage(text: "댓글 \($0.values["title"] ?? "")")) }],
                    hosts: ["page": page]))
    }

    private func services(of principal: Principal) -> Services {
        var services = Services()
        services.provide((any FeedRepository).self, verbs(of: principal))
        if let member = principal.memberID {
            services.provide(
                (any PictureUploading).self,
                MadeUpUploads(pictures: feed.environment.pictures, owner: member))
        }
        return services
    }

    /// The page of a member or a listing, with the tabs of the feed.
    private func page(at destination: Destination, _ router: Router) -> (any Mounted)? {
        guard let id = destination.values["of"].flatMap({ AnyIdentifier($0) }) else { return nil }
        let member = id.typed(MemberSubject.self)
        return Tabs(
            Mount(MadeUpPage(text: member == nil ? "물건 화면" : "회원 화면")),
            named: Phrase(en: "About", ko: "소개"), member.map { .feed(of: $0) } ?? .feed(wearing: id), router)
    }

    /// The page of a record.
    static func page(of record: AnyIdentifier) -> Destination { Destination("page", ["of": "\(record)"]) }

    /// The page of a member. Throws for a visitor.
    func page(of principal: Principal) throws -> Destination {
        Self.page(of: AnyIdentifier(try #require(principal.memberID)))
    }

    /// Lets the next photos be chosen, one after the other.
    func choose(_ descriptions: String...) throws {
        for description in descriptions { try folder.write("JPEG", to: "\(description).jpg") }
        files.rest = descriptions.map { PickedFile("\(folder.path)/\($0).jpg", description: $0) }
    }
}

/// A page that says one thing.
private struct MadeUpPage: Screen {
    let text: String

    var actions: [Action] { [] }
    func start() -> (String, [Request<Never>]) { (text, []) }
    func title(_ state: String) -> Phrase { Phrase(state) }
    func event(for input: ScreenInput, in state: String) -> Never? { nil }
    func update(_ state: inout String, _ event: Never, _ around: Surroundings) -> [Request<Never>] {}
    func view(_ state: String, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        frame.put(line: state, in: frame.bounds)
        return frame
    }
}

/// Takes each file for a picture of that member.
private struct MadeUpUploads: PictureUploading {
    let pictures: KnownPictures
    let owner: MemberID
    let largestFile = 1_000

    func problem(with file: DescribedFile) -> Phrase? { nil }

    func upload(
        _ files: [DescribedFile], progress: @escaping @Sendable (_ sent: Int, _ total: Int) -> Void
    ) async throws -> [PictureCard] {
        files.map { pictures.add(by: owner, $0.description) }
    }
}
