import Auth
import AuthConsole
import Commands
import Composition
import DeviceState
import Operations
import Settings
import Terminal
import Vocabulary

/// One command's work at an open platform.
struct Visit {
    let installation: Installation
    let platform: any Platform
    let session: MemberSession
    let console: Console

    /// Gives the actor's services to the body. Throws outages, and what the body throws.
    func run(for actor: CommandActor, _ body: (Services) async throws -> Void) async throws {
        guard actor == .anyone else {
            return try await body(try await completed(try await services(for: actor)))
        }
        let isSignedIn = try await session.current() != nil
        do {
            try await body(try await completed(try await services(for: .signedIn)))
        } catch let error as any DomainError where isSignedIn && error.kind == .unauthenticated {
            console.remark(
                Phrase(
                    en:
                        "Your session has ended; you see this signed out. Sign in with 'madang auth login'.",
                    ko: "세션이 종료되어 로그아웃한 상태로 보여 줍니다. 'madang auth login'으로 다시 로그인하세요."))
            try await body(try await completed(platform.anonymous))
        }
    }

    private func services(for actor: CommandActor) async throws(ServiceFailure) -> Services {
        switch actor {
        case .visitor, .newcomer: return platform.anonymous
        case .signedIn, .anyone: return try await platform.services(for: session)
        case .member:
            guard try await session.current() != nil else { throw .signInRequired }
            return try await platform.services(for: session)
        case .leaving:
            do throws(ServiceFailure) {
                return try await platform.services(for: session)
            } catch {
                // A session that has ended already is left all the same.
                guard error.kind == .unauthenticated else { throw error }
                return platform.anonymous
            }
        }
    }

    /// The services with what commands need besides.
    private func completed(_ services: Services) async throws(ServiceFailure) -> Services {
        var services = services
        let (platform, session, settings) = (platform, session, installation.settings)
        let member = try await session.current()?.member
        let lists = FileLastLists(in: settings.directories.state, platform.backend, member)
        services.provide(LastLists.self, lists.lists.finding(services.memberNames))
        if let member { services.provide(SignedInMember.self, SignedInMember(member)) }
        let person = PersonalServices(installation, platform, session, program: "madang")
        services.provide(SigningPlace.self, person.place)
        let drawing = CachedPictureDrawing(
            services, at: platform.backend, settings.directories, time: console.clock)
        if let drawing { services.provide((any PictureDrawing).self, drawing) }
        services.provide(ActWords.self, ActWords(Domain.all.acts))
        services.provide(RecordKinds.self, Domain.all.recordKinds)
        services.provide(NoticeWordings.self, Domain.all.noticeWordings)
        services.provide(MemberCountWordings.self, Domain.all.countWordings)
        services.provide(RecordCommands.self, .ofMadang)
        services.provide(RecordNames.self, Domain.all.recordNames(services))
        let pages = RecordPages(
            at: settings.backend, of: Domain.all.pageKinds, environment: installation.environment)
        services.provide(RecordPages.self, pages)
        services.provide(ServerPages.self, pages.serverPages)
        services.provide(
            APIRequests.self,
            APIRequests { request throws(ServiceFailure) in
                try await platform.answer(to: request, for: session)
            })
        return services
    }
}
