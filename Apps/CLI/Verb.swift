import ArgumentParser
import Auth
import AuthConsole
import Composition
import Listings
import ListingsConsole
import Terminal
import Vocabulary

/// A command that does something.
protocol Verb: ParsableCommand {
    /// The options that every command has.
    var global: GlobalOptions { get }
    /// Does it. Throws what went wrong for the program to report.
    func run(_ call: Call) async throws
}

/// What a verb works with: the person, the settings, and the platform that they name once it is needed.
struct Call: Sendable {
    let console: Console
    let settings: Settings
    let environment: [String: String]

    /// Where this backend's session is kept; in memory for a backend that ends with the program.
    var keeping: any SessionStorage {
        switch settings.backend {
        case .memory: InMemorySessionStorage()
        case .sqlite, .postgres, .server: FileSessionStorage(in: settings.places.state, for: settings.backend)
        }
    }

    /// Opens the platform for the body and closes it afterwards.
    func withPlatform(_ body: (any Platform, MemberSession) async throws -> Void) async throws {
        let platform = try await Backend.open(settings)
        do {
            if let local = platform as? LocalPlatform { try await local.resumeDepartures() }
            try await body(platform, platform.session(keptIn: keeping))
        } catch {
            await platform.close()
            throw error
        }
        await platform.close()
    }

    /// Listings, for whoever is signed in.
    func listings(_ body: (ListingCommands) async throws -> Void) async throws {
        try await withPlatform { platform, session in
            let services = try await platform.services(for: session)
            try await body(ListingCommands(services.listings, console))
        }
    }

    /// Accounts, for whoever is signed in.
    func account(_ body: (AuthCommands) async throws -> Void) async throws {
        try await withPlatform { platform, session in
            let services = try await platform.services(for: session)
            try await body(try commands(services, session))
        }
    }

    /// Accounts, for a visitor: to join and to sign in.
    func visitor(_ body: (AuthCommands) async throws -> Void) async throws {
        try await withPlatform { platform, session in
            try await body(try commands(platform.anonymous, session))
        }
    }

    /// Accounts, for whoever was signed in, even if that session has ended.
    func leaver(_ body: (AuthCommands) async throws -> Void) async throws {
        try await withPlatform { platform, session in
            do {
                let services = try await platform.services(for: session)
                try await body(try commands(services, session))
            } catch let failure as ServiceFailure where failure.kind == .unauthenticated {
                try await body(try commands(platform.anonymous, session))
            }
        }
    }

    private func commands(_ services: Services, _ session: MemberSession) throws -> AuthCommands {
        let place = SigningPlace(
            session, emails: FileEmailMemory(in: settings.places.state), device: "madang (\(hostName()))")
        return AuthCommands(try services.auth, at: place, console)
    }
}
