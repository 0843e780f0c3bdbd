import Auth
import AuthConsole
import Terminal
import Vocabulary
public import Web

/// What browsers see of members.
public enum ProfilePages {
    /// The page of a member, on which other domains show what is theirs.
    public static var all: DomainPages {
        DomainPages(
            templates: EmittedTemplates.all,
            records: [RecordPage(name: "auth.page", prefix: MemberSubject.prefix, make: page)])
    }

    /// The page of a member who has not withdrawn.
    @Sendable private static func page(
        _ record: AnyIdentifier, _ services: Services, _ context: PageContext
    ) async throws(ServiceFailure) -> WebPage? {
        guard let id = record.typed(MemberSubject.self) else { return nil }
        let profile = try await ifVisible { () throws(AuthError) in
            try await services.auth.profile(of: id)
        }
        guard let profile, let nickname = profile.nickname else { return nil }
        let page = ProfilePage(profile, nickname, context)
        return WebPage("profile", page, head: page.head)
    }
}

/// The values of a member's page.
struct ProfilePage: ViewModel {
    let head: PageHead
    private let nickname: String
    private let introduction: String
    private let portrait: Photo?
    private let facts: [Fact]

    /// What a visitor sees of the member with that nickname. Search engines must not list it: no member has
    /// asked to be found by name.
    init(_ profile: Profile, _ nickname: String, _ context: PageContext) {
        (self.nickname, introduction) = (nickname, profile.introduction)
        portrait = profile.picture.map { context.photo($0, named: AuthLabels.picture) }
        facts =
            [context.fact(AuthLabels.joined, profile.joinedAt)]
            + (profile.business.map { Self.facts($0, context) } ?? [])
        head = PageHead(
            nickname, profile.introduction, .profile, picture: profile.picture, isIndexed: false)
    }

    /// That the member sells as a business, and which one.
    private static func facts(_ business: BusinessDisclosure, _ context: PageContext) -> [Fact] {
        [context.fact(AuthLabels.sells, SellerKind.business.words)]
            + business.lines.map { context.fact($0.label, Phrase($0.text)) }
    }

    func shown(_ name: String) -> Shown? {
        switch name {
        case "nickname": .text(nickname)
        case "introduction": .text(introduction)
        case "portrait": .optional(portrait)
        case "facts": .list(facts)
        default: nil
        }
    }
}
