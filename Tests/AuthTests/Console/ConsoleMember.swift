import Auth
import AuthConsole
import AuthContract
import Commands
import ContractKit
import Synchronization
import Terminal
import Testing
import Vocabulary

/// A person at a console: one member of a neighbourhood, signed in or not.
struct ConsoleMember {
    /// The member's password.
    static let password = "느티나무 그늘 아래 42"

    let fixture = AuthFixture(store: InMemoryAuthStore(), order: .ascending)
    let session: MemberSession
    let emails = MemoryOfEmail()
    private(set) var signedIn: SignedIn?
    private let role: Role

    /// A member who is signed in or not; as an operator among some neighbours.
    init(isSignedIn: Bool, role: Role = .member) async throws {
        self.role = role
        let service = fixture.service
        session = MemberSession(InMemorySessionStorage()) { token throws(AuthError) in
            try await service.repository(for: .anonymous).refresh(token)
        }
        guard isSignedIn else { return }
        let draft = JoinDraft(
            email: "minjun@example.com", password: Self.password, nickname: "민준", phone: "010-1234-5678",
            birthday: "1990-01-31")
        let signedIn = try await fixture.anonymous.join(draft, device: "madang (laptop)")
        try await session.begin(signedIn)
        self.signedIn = signedIn
        fixture.counts.set(signedIn.account.id, Self.counts)
        _ = try await fixture.anonymous.login(
            email: "minjun@example.com", password: Self.password, device: "다른 기기")
        fixture.clock.advance(by: .seconds(7200))
        if role == .operator { try await meetNeighbours(signedIn.account.id) }
    }

    private func meetNeighbours(_ id: MemberID) async throws {
        try await fixture.service.appoint(id, as: .operator)
        for nickname in ["서연", "느티나무아래사는사람", "bora"] {
            let email = "\(nickname == "bora" ? "bora" : "neighbour\(nickname.count)")@example.com"
            let draft = JoinDraft(email: email, password: Self.password, nickname: nickname)
            _ = try await fixture.anonymous.join(draft, device: "phone")
        }
        let gone = JoinDraft(email: "gone@example.com", password: Self.password, nickname: "gone")
        let left = try await fixture.anonymous.join(gone, device: "phone")
        try await fixture.bearing(left.tokens.accessToken).withdraw(password: Self.password)
    }

    /// What other domains count of the member; the last kind is one that no domain has words for.
    private static let counts = [
        MemberCount(MemberCountKind(declared: "board-posts"), 12),
        MemberCount(MemberCountKind(declared: "listings"), 0),
        MemberCount(MemberCountKind(declared: "of-a-newer-server"), 7),
    ]

    /// What these counts are called.
    static let counted = MemberCountWordings([
        MemberCountWording(MemberCountKind(declared: "board-posts"), Phrase(en: "Board posts", ko: "게시글")),
        MemberCountWording(MemberCountKind(declared: "listings"), Phrase(en: "Goods", ko: "물건")),
    ])

    /// Runs a command such as `auth login` there.
    func run(_ command: String, _ words: [String], on console: Console) async throws {
        let context = CommandContext(console, services: try await services())
        let names = command.split(separator: " ").map(String.init)
        switch names[0] {
        case "profile": try await context.run(ProfileCommand.self, names.dropFirst() + words)
        case "members": try await context.run(MembersCommand.self, names.dropFirst() + words)
        case "invitations": try await context.run(InvitationsCommand.self, names.dropFirst() + words)
        default: try await context.run(AuthCommand.self, names.dropFirst() + words)
        }
    }

    /// The services of whoever is signed in.
    func services() async throws -> Services {
        var services = Services()
        services.provide(
            SigningPlace.self, SigningPlace(session, emails: emails, device: "madang (laptop)"))
        var principal = Principal.anonymous
        if let signedIn, let kept = try await session.current() {
            principal = .member(signedIn.account.id, session: kept.session, role: role)
        }
        let uploads = KnownUploads(pictures: fixture.pictures, owner: principal.memberID)
        services.provide((any PictureUploading).self, uploads)
        services.provide(MemberCountWordings.self, Self.counted)
        services.provide((any AuthRepository).self, fixture.service.repository(for: principal))
        return services
    }
}

/// Remembers the email in memory.
final class MemoryOfEmail: EmailMemory {
    private let email = Mutex<String?>(nil)

    func recall() -> String? { email.withLock { $0 } }
    func remember(_ email: String) { self.email.withLock { $0 = email } }
}

/// Takes each file for a picture of that member, and none of a visitor's.
private struct KnownUploads: PictureUploading {
    let pictures: KnownPictures
    let owner: MemberID?
    var largestFile: Int { 1_000 }

    func problem(with file: DescribedFile) -> Phrase? { nil }

    func upload(
        _ files: [DescribedFile], progress: @escaping @Sendable (_ sent: Int, _ total: Int) -> Void
    ) async throws -> [PictureCard] {
        guard let owner else { throw AuthError.service(.signInRequired) }
        return files.map { pictures.add(by: owner, $0.description) }
    }
}
